import { type RefObject, useEffect, useState } from "react";

/** How far outside the window something still counts as near, in px. */
const nearPx = 1600;

/**
 * Whether an element is near the window. One that has gone far is measured first, so that an empty box of its height can stand for it.
 * @param isWindowed false: always near
 */
export const useNearby = (element: RefObject<HTMLElement | null>, isWindowed: boolean): { isNear: boolean; heightPx: number } => {
  const [place, setPlace] = useState({ isNear: true, heightPx: 0 });
  useEffect(() => {
    if (!isWindowed || !element.current) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPlace(entry.isIntersecting ? { isNear: true, heightPx: 0 } : { isNear: false, heightPx: entry.boundingClientRect.height });
      },
      { rootMargin: `${nearPx}px 0px` },
    );
    seen.observe(element.current);
    return () => {
      seen.disconnect();
      setPlace({ isNear: true, heightPx: 0 });
    };
  }, [element, isWindowed]);
  return place;
};
