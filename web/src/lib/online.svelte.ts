/** Is there a network? What needs it says so at once, and what does not goes on. */

class Online {
  now: boolean = $state(true);

  /** Follow the browser, which knows; returns how to stop. */
  start(): () => void {
    const look = (): void => void (this.now = navigator.onLine);
    look();
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }
}

export const online = new Online();
