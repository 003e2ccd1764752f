/**
 * Draws a faction's pictures on one sheet, to look them over: `npm run sheet -- pirates pirates.png [name of a card …]`.
 * Each is shown large, and at 120 and 40 px on the page's light and dark ground. No browser and no server is needed.
 */

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { createServer } from "vite";

const CELL = { width: 560, height: 356 };
const LARGE = { width: 400, height: 320 };
const THEMES = ["#f4f1fb", "#15121f"];

const [faction, target, ...only] = process.argv.slice(2);
if (!faction || !target) {
  console.error("usage: npm run sheet -- FACTION OUT.png [NAME …]");
  process.exit(2);
}

const vite = await createServer({
  root: fileURLToPath(new URL("..", import.meta.url)),
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const { PICTURE_FILES } = await vite.ssrLoadModule("/src/lib/design/pictures.ts");
  const { lookOf } = await vite.ssrLoadModule("/src/lib/design/looks.ts");
  const { svgOf } = await vite.ssrLoadModule("/src/lib/design/svg.ts");
  const { CARD, BASE } = await vite.ssrLoadModule("/src/lib/design/art.ts");
  const load = PICTURE_FILES.get(faction);
  if (!load) throw new Error(`${faction} has no file in src/lib/design/pictures/`);
  const { cards, bases } = await load();
  const { palette } = lookOf(faction);
  const pictures = [
    ...Object.entries(cards).map(([name, art]) => ({ name, field: CARD, svg: svgOf(art, palette, CARD) })),
    ...Object.entries(bases).map(([name, art]) => ({ name, field: BASE, svg: svgOf(art, palette, BASE) })),
  ].filter(({ name }) => only.length === 0 || only.includes(name));
  const columns = Math.min(3, pictures.length);
  const rows = Math.ceil(pictures.length / columns);
  const cells = pictures.map((picture, index) =>
    cell(picture, (index % columns) * CELL.width, Math.floor(index / columns) * CELL.height),
  );
  const sheet =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * CELL.width}" height="${rows * CELL.height}">` +
    `<rect width="100%" height="100%" fill="#8a8794"/>${cells.join("")}</svg>`;
  writeFileSync(target, new Resvg(sheet, { font: { defaultFontFamily: "sans-serif" } }).render().asPng());
  console.log(`${pictures.length} pictures of ${faction} in ${target}`);
} finally {
  await vite.close();
}

/** One picture: large, then the sizes of a table and of a fan in both themes, its name below. */
function cell({ name, field, svg }, x, y) {
  const put = (left, top, width, height) => {
    const png = new Resvg(cropped(svg, field, width / height), { fitTo: { mode: "width", value: width } })
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
    `<text x="6" y="342" font-size="20" font-family="sans-serif" fill="#fff">${name}</text></g>`
  );
}

/** The picture in another shape, as Picture.svelte and Land.svelte crop it. */
function cropped(svg, { width, height }, ratio) {
  const [across, down] = width === 160 ? [0.62, 0.45] : [0.5, 0.5];
  const [w, h] = width / height > ratio ? [height * ratio, height] : [width, width / ratio];
  const box = `${(width - w) * across} ${(height - h) * down} ${w} ${h}`;
  return svg.replace(/width="\d+" height="\d+" viewBox="[^"]+"/, `width="${w}" height="${h}" viewBox="${box}"`);
}
