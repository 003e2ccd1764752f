/** What is said at a table again and again, ready to be said with one press. */

export const QUICK_PHRASES = [
  "Hello!",
  "Good luck!",
  "Well played!",
  "Ouch!",
  "Just a moment …",
  "Your turn!",
  "Thank you!",
  "Good game!",
] as const;
