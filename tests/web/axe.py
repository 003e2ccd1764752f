"""axe-core looks through what a person sees, in light and in dark."""

from __future__ import annotations

from pathlib import Path

from tests.web.person import Person

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

# With a window open the rest of the page is out of reach, and was looked through before. In the dark nothing but the
# colours is different. A colour on its way to another one would be judged as it is just then.
SERIOUS = """async () => {
  document.adoptedStyleSheets = [];  // It is judged as it is seen.
  const root = document.documentElement;
  const chosen = root.dataset.theme;
  const found = [];
  for (const [theme, rules] of [["light", {}], ["dark", { runOnly: ["color-contrast"] }]]) {
    root.dataset.theme = theme;
    // What ends may set off something else.
    let moving = [];
    do {
      await Promise.allSettled(moving.map((one) => one.finished));
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
      moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    } while (moving.some((one) => one.playState === "running"));
    const seen = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const { violations } = await axe.run(seen, { resultTypes: ["violations"], ...rules });
    for (const { impact, help, nodes } of violations)
      if (["serious", "critical"].includes(impact))
        found.push([theme, help, ...nodes.slice(0, 3).map((node) => node.html + node.failureSummary)].join("; "));
  }
  root.dataset.theme = chosen;
  return found;
}"""


def look_through(person: Person, where: str) -> None:
    """Nothing serious may be wrong with what is seen now."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text())
    found = person.page.evaluate(SERIOUS)
    assert found == [], f"{where}: {found}"
