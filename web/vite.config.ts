import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { compressAhead, listForWorker, startChunk, WORKER } from "./build.ts";

const server = process.env.SMASHUP_SERVER ?? "http://127.0.0.1:8000";

/** The one place that states the version is the Python package. */
function version(): string {
  const source = readFileSync(new URL("../src/smashup/version.py", import.meta.url), "utf8");
  const found = /^__version__ = "(.+)"$/m.exec(source);
  if (!found?.[1]) throw new Error("src/smashup/version.py states no __version__");
  return found[1];
}

export default defineConfig({
  plugins: [svelte(), listForWorker(), compressAhead()],
  define: { __VERSION__: JSON.stringify(version()) },
  build: {
    outDir: "../src/smashup/server/static",
    emptyOutDir: true,
    // The content security policy allows nothing but the server itself, so nothing may become a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: "index.html", worker: "worker/serviceWorker.ts" },
      // The worker's name stays, so that browsers find its next version.
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: startChunk() }] },
      },
    },
  },
  server: {
    // The rules page shows docs/rules.md.
    fs: { allow: [".", "../docs"] },
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    maxWorkers: 2,
    // Some start a process, and the machine may have other things to do.
    testTimeout: 60_000,
  },
});
