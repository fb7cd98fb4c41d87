import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";
import type { Point } from "../../../../../../topics/palmistry/marks.ts";
import { findKeyMove } from "./draft.ts";

interface PointMarkProps {
  at: Point;
  kind: "tip" | "base" | "edge" | "line";
  /** Beside the point where there is room; empty for none. */
  name: string;
  label: string;
  /** The box its place is measured in. */
  plan: RefObject<HTMLElement | null>;
  /** @param sign changes with every new drag */
  onMove(to: Point, sign: string): void;
  /** While it is held or has the keyboard, its place stands under the lens. */
  onHold(isHeld: boolean): void;
}

let drags = 0;

/** A point on the hand that is dragged, or moved by keys. */
export const PointMark = ({ at, kind, name, label, plan, onMove, onHold }: PointMarkProps) => {
  /** From the pointer to the point, so that it does not jump when it is taken up. */
  const grip = useRef<(Point & { sign: string }) | null>(null);
  const toPlace = ({ clientX, clientY }: PointerEvent): Point => {
    const box = plan.current?.getBoundingClientRect();
    return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : at;
  };
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const place = toPlace(event);
    drags += 1;
    grip.current = { x: at.x - place.x, y: at.y - place.y, sign: `drag ${drags}` };
    onHold(true);
  };
  const move = (event: PointerEvent) => {
    if (!grip.current) return;
    const place = toPlace(event);
    onMove({ x: place.x + grip.current.x, y: place.y + grip.current.y }, grip.current.sign);
  };
  const release = () => {
    grip.current = null;
    onHold(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const moved = findKeyMove(at, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    onMove(moved, `keys ${label.split(/[，,]/)[0]}`);
    onHold(true);
  };
  return (
    <button
      type="button"
      className={`palm-point is-${kind}`}
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
      aria-label={label}
      data-name={name || undefined}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
      onBlur={() => onHold(false)}
    />
  );
};
