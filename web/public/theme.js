try {
  document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "auto";
  document.documentElement.dataset.motion =
    JSON.parse(localStorage.getItem("smashup.settings") ?? "{}").motion ?? "system";
} catch {
  document.documentElement.dataset.theme ??= "auto";
}
