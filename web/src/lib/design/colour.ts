/** Colours as numbers: mixing them, and how well one reads on another (WCAG 2). */

export type Hex = `#${string}`;
export type Rgb = readonly [red: number, green: number, blue: number];

export function rgb(colour: Hex): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A colour by its hue in degrees, and its saturation and lightness in percent. */
export function hsl(hue: number, saturation: number, lightness: number): Hex {
  const [s, l] = [saturation / 100, lightness / 100];
  const channel = (offset: number): string => {
    const k = (offset + hue / 30) % 12;
    const share = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** The colour that is `share` of the second and the rest of the first. */
export function mix(first: Hex, second: Hex, share: number): Hex {
  const [a, b] = [rgb(first), rgb(second)];
  const part = (index: 0 | 1 | 2): string =>
    Math.round(a[index] + (b[index] - a[index]) * share)
      .toString(16)
      .padStart(2, "0");
  return `#${part(0)}${part(1)}${part(2)}`;
}

/** A channel of sRGB as an amount of light. */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: Hex): number {
  const [red, green, blue] = rgb(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of two colours, 1 to 21; body text needs 4.5, large text and signs need 3. */
export function contrast(first: Hex, second: Hex): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
