/**
 * Draws a faction's pictures on one sheet, to look them over: `npm run sheet -- pirates pirates.png [name of a card …]`.
 * Each is shown large, and at 120 and 40 px on the page's light and dark ground.
 */

import { writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

import { cropped, drawn } from "./drawn.js";

const CELL = { width: 560, height: 356 };
const LARGE = { width: 400, height: 320 };
const THEMES = ["#f4f1fb", "#15121f"];

const [faction, target, ...only] = process.argv.slice(2);
if (!faction || !target) {
  console.error("usage: npm run sheet -- FACTION OUT.png [NAME …]");
  process.exit(2);
}

const [{ pictures }] = await drawn([faction]);
const shown = pictures.filter(({ name }) => only.length === 0 || only.includes(name));
const columns = Math.min(3, shown.length);
const rows = Math.ceil(shown.length / columns);
const cells = shown.map((picture, index) =>
  cell(picture, (index % columns) * CELL.width, Math.floor(index / columns) * CELL.height),
);
const sheet =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * CELL.width}" height="${rows * CELL.height}">` +
  `<rect width="100%" height="100%" fill="#8a8794"/>${cells.join("")}</svg>`;
writeFileSync(target, new Resvg(sheet, { font: { defaultFontFamily: "sans-serif" } }).render().asPng());
console.log(`${shown.length} pictures of ${faction} in ${target}`);

/** One picture: large, then the sizes of a table and of a fan in both themes, its name below. */
function cell(picture, x, y) {
  const put = (left, top, width, height) => {
    const png = new Resvg(cropped(picture, width / height), { fitTo: { mode: "width", value: width } })
      .render()
      .asPng();
    const href = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
    return `<image x="${left}" y="${top}" width="${width}" height="${height}" href="${href}"/>`;
  };
  const small = THEMES.map((colour, index) => {
    const top = index * 160;
    return (
      `<rect x="408" y="${top}" width="146" height="158" fill="${colour}"/>` +
      put(420, top + 8, 120, 96) +
      put(420, top + 112, 40, 32) +
      put(470, top + 110, 30, 40) +
      put(506, top + 118, 44, 20)
    );
  });
  return (
    `<g transform="translate(${x} ${y})">${put(0, 0, LARGE.width, LARGE.height)}${small.join("")}` +
    `<text x="6" y="342" font-size="20" font-family="sans-serif" fill="#fff">${picture.name}</text></g>`
  );
}
