import { useRef, useState } from "react";
import { isCalm } from "../../../../ui/media/is-calm.ts";

/**
 * A movement that is seen before what it does: a card lifts, then it is drawn.
 * @returns which one moves, and the way to begin
 */
export const useGesture = (durationMs: number, act: () => void): [moving: number | null, begin: (which: number) => void] => {
  const [moving, setMoving] = useState<number | null>(null);
  const isUnderway = useRef(false);
  const begin = (which: number) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setMoving(which);
    setTimeout(
      () => {
        act();
        isUnderway.current = false;
        setMoving(null);
      },
      isCalm() ? 0 : durationMs,
    );
  };
  return [moving, begin];
};
