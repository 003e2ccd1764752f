/** The theme: as the system wants it, light, or dark. `public/theme.js` sets it before anything is painted. */

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";

export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

class ThemeChoice {
  now: Theme = $state(read());

  choose(theme: Theme): void {
    this.now = theme;
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
}

function read(): Theme {
  const theme = document.documentElement.dataset.theme;
  return isTheme(theme) ? theme : "auto";
}

export const theme = new ThemeChoice();
