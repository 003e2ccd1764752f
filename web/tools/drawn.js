/** Factions as they are drawn, for the tools beside this one. No browser and no server is needed. */

import { fileURLToPath } from "node:url";
import { createServer } from "vite";

/** Of each faction its colours, and its emblem, cards and bases as SVG, each with its name and its field. */
export async function drawn(factions) {
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
    const one = async (faction) => {
      const load = PICTURE_FILES.get(faction);
      if (!load) throw new Error(`${faction} has no file in src/lib/design/pictures/`);
      const { palette, emblem } = lookOf(faction);
      const pictures = (arts, field) =>
        Object.entries(arts).map(([name, art]) => ({ name, field, svg: svgOf(art, palette, field) }));
      const { cards, bases } = await load();
      const sign = { name: faction, field: EMBLEM, svg: svgOf(emblem, palette, EMBLEM) };
      return { palette, emblem: sign, pictures: [...pictures(cards, CARD), ...pictures(bases, BASE)] };
    };
    return await Promise.all(factions.map(one));
  } finally {
    await vite.close();
  }
}

const EMBLEM = { width: 64, height: 64 };

/** The picture in another shape, as Picture.svelte and Land.svelte crop it. */
export function cropped({ svg, field: { width, height } }, ratio) {
  const [across, down] = width === 160 ? [0.62, 0.45] : [0.5, 0.5];
  const [w, h] = width / height > ratio ? [height * ratio, height] : [width, width / ratio];
  const box = `${(width - w) * across} ${(height - h) * down} ${w} ${h}`;
  return svg.replace(/width="\d+" height="\d+" viewBox="[^"]+"/, `width="${w}" height="${h}" viewBox="${box}"`);
}
