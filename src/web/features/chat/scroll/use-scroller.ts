import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { isCalm } from "../../../../ui/media/is-calm.ts";
import { createScroller, type Scroller } from "./scroller.ts";

const glideMs = 260;

export interface ThreadScroll {
  scroller: RefObject<Scroller | null>;
  /** True far from the newest words. */
  isFar: boolean;
  /** Glides to a place, or jumps where motion is not wanted. */
  glideTo(toTop: () => number): void;
}

/** The document is the one scroller; nothing else on the page is scrolled by us. */
export const useScroller = (content: RefObject<HTMLElement | null>): ThreadScroll => {
  const scroller = useRef<Scroller | null>(null);
  const [isFar, setFar] = useState(false);
  useLayoutEffect(() => {
    const page = document.scrollingElement ?? document.documentElement;
    const made = createScroller({
      read: () => ({ top: page.scrollTop, height: page.scrollHeight, view: page.clientHeight }),
      write: (top) => {
        page.scrollTop = top;
      },
      onFar: setFar,
      nextFrame: (step) => requestAnimationFrame(step),
    });
    scroller.current = made;
    const restoration = history.scrollRestoration;
    history.scrollRestoration = "manual";
    const sizes = new ResizeObserver(() => made.handleResize());
    if (content.current) sizes.observe(content.current);
    addEventListener("scroll", made.handleScroll, { passive: true });
    addEventListener("resize", made.handleResize);
    return () => {
      history.scrollRestoration = restoration;
      sizes.disconnect();
      removeEventListener("scroll", made.handleScroll);
      removeEventListener("resize", made.handleResize);
      scroller.current = null;
    };
  }, [content]);
  const glideTo = useCallback((toTop: () => number) => scroller.current?.glide(toTop, isCalm() ? 0 : glideMs), []);
  return useMemo(() => ({ scroller, isFar, glideTo }), [isFar, glideTo]);
};
