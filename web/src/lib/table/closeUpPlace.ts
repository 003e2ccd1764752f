/** Where a close-up goes: beside what it shows, on the screen, and never over what is asked. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;

/** `avoid`: the question with its answers. */
export function closeUpPlace(
  of: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  avoid: Box | null,
): { left: number; top: number } {
  const within = (at: number, length: number, whole: number): number =>
    Math.max(GAP, Math.min(at, whole - length - GAP));
  const right = of.left + of.width + GAP;
  const left = right + size.width + GAP <= screen.width ? right : of.left - GAP - size.width;
  const beside = {
    left: within(left, size.width, screen.width),
    top: within(of.top + of.height / 2 - size.height / 2, size.height, screen.height),
  };
  if (!avoid || !overlap({ ...beside, ...size }, avoid)) return beside;
  const above = { left: beside.left, top: avoid.top - GAP - size.height };
  if (of.top < avoid.top && above.top >= GAP) return above;
  return {
    left: within(of.left + of.width / 2 - size.width / 2, size.width, screen.width),
    top: Math.max(GAP, above.top),
  };
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
