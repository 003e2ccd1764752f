/**
 * Shows factions side by side, two in a row, each with its emblem and all of its pictures, as in the README:
 * `npm run overview -- factions.png pirates dinosaurs wizards sharks`.
 */

import { writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

import { cropped, drawn } from "./drawn.js";

const COLUMNS = 5;
const CELL = { width: 75, height: 60 };
const GAP = 4;
const STEP = { x: CELL.width + GAP, y: CELL.height + GAP };

const [target, ...factions] = process.argv.slice(2);
if (!target || factions.length === 0) {
  console.error("usage: npm run overview -- OUT.png FACTION …");
  process.exit(2);
}

const all = await drawn(factions);
const rows = Math.max(...all.map(({ pictures }) => Math.ceil((pictures.length + 1) / COLUMNS)));
const block = { width: COLUMNS * STEP.x + GAP, height: rows * STEP.y + GAP };
const blocks = all.map(({ palette, emblem, pictures }, index) => {
  const [x, y] = [(index % 2) * (block.width + GAP), Math.floor(index / 2) * (block.height + GAP)];
  const cells = [emblem, ...pictures].map((picture, place) =>
    cell(picture, palette, GAP + (place % COLUMNS) * STEP.x, GAP + Math.floor(place / COLUMNS) * STEP.y),
  );
  const frame = `<rect width="${block.width}" height="${block.height}" rx="10" fill="${palette.deep}"/>`;
  return `<g transform="translate(${x} ${y})">${frame}${cells.join("")}</g>`;
});
const size = {
  width: Math.min(2, all.length) * (block.width + GAP) - GAP,
  height: Math.ceil(all.length / 2) * (block.height + GAP) - GAP,
};
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${blocks.join("")}</svg>`;
writeFileSync(target, new Resvg(sheet).render().asPng());
console.log(`${factions.join(", ")} in ${target}`);

/** A picture fills its cell; an emblem stands in it, on the ground of its faction. */
function cell(picture, palette, x, y) {
  const { width, height } = CELL;
  const isPicture = picture.field.width !== picture.field.height;
  const shown = isPicture ? width : height * 0.8;
  const svg = isPicture ? cropped(picture, width / height) : picture.svg;
  const png = new Resvg(svg, { fitTo: { mode: "width", value: shown } }).render().asPng();
  const href = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  const [left, top, high] = isPicture ? [x, y, height] : [x + (width - shown) / 2, y + (height - shown) / 2, shown];
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${palette.ground}"/>` +
    `<image x="${left}" y="${top}" width="${shown}" height="${high}" href="${href}"/>`
  );
}
