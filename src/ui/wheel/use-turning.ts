import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { isCalm } from "../media/is-calm.ts";
import { carry, step } from "./turn.ts";

const settleMs = 220;
const stillPx = 4;
const notchPx = 40;
const mostNotches = 3;
const gestureMs = 250;

interface Turning {
  root: RefObject<HTMLElement | null>;
  count: number;
  /** Where it rests. */
  at: number;
  isRound: boolean;
  /** It has come to rest somewhere. */
  onRest(at: number): void;
  /** It was tapped, so many rows from its middle. */
  onTap(rows: number): void;
}

/**
 * Turns a wheel by the hand: dragged it runs on and settles on a row, scrolled over it goes row by row. Each new touch takes over from what still moves.
 * @returns where it stands in rows, between two of them while it moves; null at rest
 */
export const useTurning = ({ root, count, at, isRound, onRest, onTap }: Turning) => {
  const [place, setPlace] = useState<number | null>(null);
  const latest = useRef({ at, onRest, place: at });
  latest.current = { at, onRest, place: place ?? at };
  const drag = useRef<{ y: number; from: number; rowPx: number; isMoved: boolean; trail: { y: number; ms: number }[] } | null>(null);
  const frame = useRef(0);
  const limit = (to: number): number => (isRound ? to : Math.min(count - 1, Math.max(0, to)));

  const rest = (to: number) => {
    setPlace(null);
    latest.current.onRest(step(Math.round(to), 0, count, isRound));
  };
  const settle = (to: number) => {
    cancelAnimationFrame(frame.current);
    const from = latest.current.place;
    if (isCalm() || from === to) return rest(to);
    const began = performance.now();
    const run = (nowMs: number) => {
      const part = Math.min(1, Math.max(0, (nowMs - began) / settleMs));
      if (part === 1) return rest(to);
      setPlace(from + (to - from) * (1 - (1 - part) ** 3));
      frame.current = requestAnimationFrame(run);
    };
    frame.current = requestAnimationFrame(run);
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  // A page that is being scrolled and comes to lie under the pointer with a wheel goes on scrolling.
  const turn = useRef((_rows: number) => {});
  turn.current = (rows) => settle(limit(Math.round(latest.current.place) + rows));
  useEffect(() => {
    const wheel = root.current;
    if (!wheel) return;
    let elsewhereMs = Number.NEGATIVE_INFINITY;
    let gathered = 0;
    const scroll = (event: WheelEvent) => {
      if (!wheel.contains(event.target as Node) || performance.now() - elsewhereMs < gestureMs) {
        elsewhereMs = performance.now();
        return;
      }
      event.preventDefault();
      gathered += event.deltaY;
      const rows = Math.trunc(gathered / notchPx);
      gathered -= rows * notchPx;
      if (rows !== 0) turn.current(Math.max(-mostNotches, Math.min(mostNotches, rows)));
    };
    addEventListener("wheel", scroll, { passive: false, capture: true });
    return () => removeEventListener("wheel", scroll, { capture: true });
  }, [root]);

  const hand = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      cancelAnimationFrame(frame.current);
      const { height } = event.currentTarget.getBoundingClientRect();
      drag.current = { y: event.clientY, from: latest.current.place, rowPx: height / 3, isMoved: latest.current.place !== latest.current.at, trail: [] };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = drag.current;
      if (!held) return;
      if (!held.isMoved && Math.abs(event.clientY - held.y) < stillPx) return;
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) event.currentTarget.setPointerCapture(event.pointerId);
      held.isMoved = true;
      held.trail = [...held.trail.slice(-4), { y: event.clientY, ms: event.timeStamp }];
      setPlace(limit(held.from - (event.clientY - held.y) / held.rowPx));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const held = drag.current;
      drag.current = null;
      if (!held) return;
      if (!held.isMoved) {
        const { top, height } = event.currentTarget.getBoundingClientRect();
        return onTap(Math.floor(((event.clientY - top) / height) * 3) - 1);
      }
      const [first] = held.trail;
      const lastedMs = first ? event.timeStamp - first.ms : 0;
      const speed = first && lastedMs > 0 ? (first.y - event.clientY) / held.rowPx / lastedMs : 0;
      settle(limit(Math.round(latest.current.place) + carry(speed)));
    },
    onPointerCancel() {
      if (drag.current) settle(limit(Math.round(latest.current.place)));
      drag.current = null;
    },
  };
  return { place, hand };
};
