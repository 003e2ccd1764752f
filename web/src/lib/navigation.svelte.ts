import { handles, routeOf, type Route } from "./router";

/** Where the program is; follows the browser's history. */
class Navigation {
  route: Route = $state(routeOf(location.pathname));
  /** Rises with every step, also to the same page with another fragment. */
  step = $state(0);

  /** Go to an address of this site. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.follow();
    scrollTo(0, 0);
  }

  /** Listen to links and to the browser's back and forward; returns how to stop. */
  start(): () => void {
    const back = (): void => this.follow();
    const click = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !handles(event, link, location)) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    addEventListener("popstate", back);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("click", click);
    };
  }

  private follow(): void {
    this.route = routeOf(location.pathname);
    this.step += 1;
  }
}

export const navigation = new Navigation();
