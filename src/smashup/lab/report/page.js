"use strict";

// Tables: a click (or Enter, or Space) on a head sorts by that column, again turns the order round.
for (const table of document.querySelectorAll("table")) {
  const body = table.tBodies[0];
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => head.querySelector("button").addEventListener("click", () => {
    const usual = head.classList.contains("number") ? "descending" : "ascending";
    const other = usual === "ascending" ? "descending" : "ascending";
    const order = head.getAttribute("aria-sort") === usual ? other : usual;
    for (const each of heads) each.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", order);
    const sign = order === "ascending" ? 1 : -1;
    const key = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
    const numeric = head.classList.contains("number");
    const rows = [...body.rows].map((row) => [numeric ? parseFloat(key(row)) : key(row), row]);
    rows.sort(([a], [b]) => {
      if (!numeric) return sign * a.localeCompare(b);
      // What has no number stays below, whichever the order.
      if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) - Number.isNaN(b);
      return sign * (a - b);
    });
    body.append(...rows.map(([, row]) => row));
  }));
}

// Long tables: only the rows that contain every word typed.
for (const field of document.querySelectorAll("input[type=search]")) {
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of document.getElementById(field.dataset.table).tBodies[0].rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
  });
}

// Pictures: what a mark stands for, at once and on touch too, instead of the browser's slow hints.
const tip = document.createElement("div");
tip.id = "tip";
tip.hidden = true;
document.body.append(tip);
for (const title of document.querySelectorAll("svg :not(svg) > title")) {
  title.parentNode.dataset.hint = title.textContent;
  title.remove();
}
const show = (event) => {
  const mark = event.target.closest?.("[data-hint]");
  tip.hidden = !mark;
  if (!mark) return;
  tip.textContent = mark.dataset.hint;
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(event.clientX + 14, innerWidth - width - 8);
  const below = event.clientY + 18 + height < innerHeight;
  tip.style.left = `${Math.max(8, left)}px`;
  tip.style.top = `${below ? event.clientY + 18 : event.clientY - height - 12}px`;
};
document.addEventListener("pointermove", show);
document.addEventListener("pointerdown", show);
document.addEventListener("scroll", () => { tip.hidden = true; }, { passive: true });
