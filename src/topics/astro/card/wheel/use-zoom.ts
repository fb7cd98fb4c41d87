import { type RefObject, useEffect, useRef, useState } from "react";
import type { Spot } from "./geometry.ts";
import { listenToHands } from "./listen-to-hands.ts";
import { toDrawn, wholeWheel, type Zoom, zoomAbout } from "./zoom.ts";

export interface Zooming {
  zoom: Zoom;
  /** A step of a button or key glides; what a hand does follows the hand at once. */
  isGliding: boolean;
  step(factor: number): void;
  reset(): void;
}

/**
 * The zoom of a drawing under fingers, wheel, keys and buttons.
 * @param onTap a spot in units of the drawing, and how many of them a px is as it is zoomed
 */
export const useZoom = (ref: RefObject<SVGSVGElement | null>, onTap: (drawn: Spot, unitsPerPx: number) => void): Zooming => {
  const [state, setState] = useState({ zoom: wholeWheel, isGliding: false });
  const latest = useRef({ zoom: wholeWheel, onTap });
  useEffect(() => {
    latest.current = { zoom: state.zoom, onTap };
  });
  useEffect(() => {
    if (!ref.current) return;
    return listenToHands(ref.current, {
      change: (toNext, isGliding) => setState(({ zoom }) => ({ zoom: toNext(zoom), isGliding })),
      getZoom: () => latest.current.zoom,
      onTap(seen, unitsPerPx) {
        const { zoom, onTap: tap } = latest.current;
        tap(toDrawn(zoom, seen), unitsPerPx / zoom.scale);
      },
    });
  }, [ref]);
  return {
    ...state,
    step: (factor) =>
      setState(({ zoom }) => ({
        zoom: zoomAbout(zoom, factor),
        isGliding: true,
      })),
    reset: () => setState({ zoom: wholeWheel, isGliding: true }),
  };
};
