import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useRef } from "react";
import type { Point } from "./draft.ts";

interface MarkProps {
  kind: "centre" | "door" | "room" | "front";
  at: Point;
  /** Says what it is and where it stands. */
  label: string;
  /** The box its place is measured in. */
  plan: RefObject<HTMLElement | null>;
  children: ReactNode;
  onMove(to: Point): void;
  /** @returns whether the key meant something here */
  onKey(key: string, isShift: boolean): boolean;
}

/** A point of a plan that is dragged, or moved by keys. */
export const Mark = ({ kind, at, label, plan, children, onMove, onKey }: MarkProps) => {
  /** From the pointer to the point's middle, so that it does not jump when it is taken up; null while nothing is held. */
  const grip = useRef<Point | null>(null);
  const toPlace = ({ clientX, clientY }: PointerEvent): Point => {
    const box = plan.current?.getBoundingClientRect();
    return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : at;
  };
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const place = toPlace(event);
    grip.current = { x: at.x - place.x, y: at.y - place.y };
  };
  const move = (event: PointerEvent) => {
    if (!grip.current) return;
    const place = toPlace(event);
    onMove({ x: place.x + grip.current.x, y: place.y + grip.current.y });
  };
  const release = () => {
    grip.current = null;
  };
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !onKey(event.key, event.shiftKey)) return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      className={`mark is-${kind}${at.x > 0.7 ? " is-right" : ""}`}
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
      aria-label={label}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
    >
      {children}
    </button>
  );
};
