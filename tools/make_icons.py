"""Draw the pictures that browsers and other programs want of the page as PNG: its icons, and what a shared link shows.

They come from `web/public/icon.svg` and from the built page itself, so run `make web` first:

    python -m tools.make_icons
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.machine import chromium
from tests.server.processes import ServeProcess

PUBLIC = Path(__file__).parents[1] / "web" / "public"
GROUND = "#1d1830"
ICONS = {"icon-192.png": (192, 1.0, None), "icon-512.png": (512, 1.0, None)}
"""File: size, share of it that is drawn on, ground."""
ON_GROUND = {"icon-maskable.png": (512, 0.62, GROUND), "apple-touch-icon.png": (180, 0.8, GROUND)}
SHARED: ViewportSize = {"width": 1200, "height": 630}
SAME_PAIR = "Math.random = () => 0.13"
COMPOSE = """() => {
  const fan = document.querySelector(".picture"), logo = document.querySelector(".home");
  const words = document.createElement("p");
  words.textContent = "Shuffle two factions. Smash some bases.";
  document.querySelector("#app").replaceChildren(fan, logo, words);
  Object.assign(document.body.style, { position: "relative", height: "100vh", overflow: "hidden" });
  Object.assign(fan.style, { position: "absolute", right: "40px", top: "70px", width: "690px" });
  Object.assign(logo.style, { position: "absolute", left: "56px", top: "130px", transformOrigin: "0 0", scale: 3.3 });
  Object.assign(logo.querySelector(".words").style, { display: "grid" });
  Object.assign(words.style, { position: "absolute", left: "64px", top: "420px", width: "440px",
                               font: "400 38px/1.15 var(--font-display)" });
}"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        for name, (size, share, ground) in {**ICONS, **ON_GROUND}.items():
            draw(browser, name, size, share, ground)
        server = ServeProcess("--database", str(Path(folder) / "tables.sqlite3"))
        try:
            share_picture(browser, server.url)
        finally:
            server.kill()


def draw(browser: Browser, name: str, size: int, share: float, ground: str | None) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    icon = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    edge = f"width:{round(size * share)}px;height:{round(size * share)}px"
    style = f"display:grid;place-items:center;margin:0;height:100vh;background:{ground or 'transparent'}"
    page.set_content(f'<body style="{style}"><div style="{edge}">{icon}</div></body>')
    page.screenshot(path=PUBLIC / name, omit_background=ground is None)
    page.close()


def share_picture(browser: Browser, url: str) -> None:
    context = browser.new_context(viewport=SHARED, color_scheme="light", reduced_motion="reduce")
    context.add_init_script(SAME_PAIR)
    page = context.new_page()
    page.goto(url)
    page.locator(".fan .deck").wait_for()
    page.locator(".fan .picture img").nth(3).wait_for()  # The last of the pictures on its cards.
    page.evaluate(COMPOSE)
    page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    page.screenshot(path=PUBLIC / "share.png")
    context.close()


if __name__ == "__main__":
    main()
