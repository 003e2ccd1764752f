/** What the build adds: the list of files for the service worker, and every file compressed ahead. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

export const WORKER = "sw.js";

/** Tells the service worker which files were built. Fonts in an old format are not for browsers that have workers. */
export function listForWorker(): Plugin {
  return {
    name: "list-for-worker",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error(`the build has no ${WORKER}`);
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith("assets/") && !name.endsWith(".woff"))
          .map((name) => `/${name}`)
          .sort();
        const version = createHash("sha256").update(`${files.join()}${worker.code}`).digest("hex").slice(0, 12);
        const text = JSON.stringify(JSON.stringify({ version, files }));
        if (!/(["'`])__BUILT__\1/.test(worker.code)) throw new Error(`${WORKER} has no place for the list of files`);
        worker.code = worker.code.replace(/(["'`])__BUILT__\1/, () => text);
      },
    },
  };
}

const COMPRESSED = /\.(?:js|css|svg|webmanifest)$/;

/** Beside each text file but the page itself, into which the server writes what a link is about, the same in brotli and gzip, for the server to send as it is. */
export function compressAhead(): Plugin {
  let folder = "";
  return {
    name: "compress-ahead",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith("/")) folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!COMPRESSED.test(name)) continue;
        const file = join(folder, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
        );
      }
    },
  };
}

const START = "/src/main.ts";

type ModuleInfo = (id: string) => { importedIds: readonly string[] } | null;

/** Everything that the first page needs in one file, so that little has to be asked for: the chunk's name, or none. */
export function startChunk(): (id: string, context: { getModuleInfo: ModuleInfo }) => string | null {
  const needed = new Set<string>();
  let begun = false;
  return (id, modules) => {
    if (!begun) {
      begun = true;
      const start = new URL("src/main.ts", import.meta.url).pathname;
      for (const next = [start]; next.length > 0;) {
        const one = next.pop() ?? "";
        if (needed.has(one)) continue;
        needed.add(one);
        next.push(...(modules.getModuleInfo(one)?.importedIds ?? []));
      }
    }
    return needed.has(id) && !id.endsWith(START) ? "start" : null;
  };
}
