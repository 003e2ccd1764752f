try {
  document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "auto";
} catch {
  document.documentElement.dataset.theme = "auto";
}
