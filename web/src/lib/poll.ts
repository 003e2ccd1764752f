/** Ask again and again while the page is looked at; returns how to stop. */
export function poll(task: () => Promise<void>, seconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === "visible") await task();
    if (!stopped) timer = setTimeout(() => void round(), seconds * 1000);
  }
  const seen = (): void => {
    if (document.visibilityState === "visible") void round();
  };

  void round();
  document.addEventListener("visibilitychange", seen);
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
