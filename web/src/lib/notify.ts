/** Notifications of the browser: that it is your turn, while you look elsewhere. */

import { set, settings } from "./settings.svelte";

/** Can this browser show them at all? */
export const canNotify = (): boolean => "Notification" in globalThis;

/** Switch them on, if the person allows it; a sentence says why not. */
export async function switchOn(): Promise<string> {
  if (!canNotify()) return "This browser shows no notifications.";
  const answer = await Notification.requestPermission();
  set("notify", answer === "granted");
  return answer === "granted"
    ? ""
    : "Your browser does not let this page show notifications. Its settings can allow it.";
}

/** Tell whoever looks elsewhere; a newer one takes the place of the one before. */
export function notify(title: string, text: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body: text, tag: "smashup-turn", icon: "/icon.svg" });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
