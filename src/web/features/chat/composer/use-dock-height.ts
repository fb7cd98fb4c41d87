import { type RefObject, useLayoutEffect } from "react";

/** Tells the page how high the input stands, and how much of the window a keyboard covers that does not make it smaller (iOS). */
export const useDockHeight = (dock: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const put = (name: string, px: number) => root.style.setProperty(name, `${Math.round(px)}px`);
    const sizes = new ResizeObserver(() => dock.current && put("--dock-height", dock.current.offsetHeight));
    if (dock.current) sizes.observe(dock.current);
    const view = window.visualViewport;
    const lift = () => {
      // A pinched page is smaller too, but no keyboard makes it so.
      const covered = view && view.scale === 1 ? window.innerHeight - view.height - view.offsetTop : 0;
      put("--keyboard", Math.max(0, covered));
    };
    view?.addEventListener("resize", lift);
    view?.addEventListener("scroll", lift);
    return () => {
      sizes.disconnect();
      view?.removeEventListener("resize", lift);
      view?.removeEventListener("scroll", lift);
      root.style.removeProperty("--dock-height");
      root.style.removeProperty("--keyboard");
    };
  }, [dock]);
};
