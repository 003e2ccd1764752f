/**
 * Lets the page open without a network. The build writes in which files there are and a version that changes with them.
 *
 * A new version takes over at once: pages come from the network first, so nobody is held in an old shell, and a part of
 * an old page that is gone makes that page load afresh (`src/lib/reload.ts`).
 */

import { READ, SMALL, strategyFor } from "./strategy";

declare const self: ServiceWorkerGlobalScope;

const { version, files } = JSON.parse("__BUILT__") as { version: string; files: string[] };
const OURS = "smashup-";
const CACHE = OURS + version;
const PATIENCE = 4_000;

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll());
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  switch (strategyFor(request, self.location.origin)) {
    case "shell": {
      event.respondWith(shell(request));
      return;
    }
    case "kept": {
      event.respondWith(kept(request));
      return;
    }
    case "renewed": {
      event.respondWith(renewed(request));
      return;
    }
    case "last": {
      event.respondWith(last(request));
      return;
    }
    case "network":
      return;
  }
});

/** The shell and every page's parts; what the pages read comes along if it can. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(["/", ...files, ...SMALL]);
  await Promise.allSettled(READ.map((path) => cache.add(path)));
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function shell(request: Request): Promise<Response> {
  const answer = fetch(request);
  try {
    const first = await Promise.race([answer, after(PATIENCE)]);
    if (first) return first;
  } catch {
    // No network: what is kept.
  }
  return (await caches.match("/", { cacheName: CACHE })) ?? answer;
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);
}

async function renewed(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const old = await cache.match(request);
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  });
  if (!old) return fresh;
  fresh.catch(() => undefined);
  return old;
}

async function last(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const old = await cache.match(request);
    if (old) return old;
    throw error;
  }
}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((done) => setTimeout(() => done(undefined), milliseconds));
