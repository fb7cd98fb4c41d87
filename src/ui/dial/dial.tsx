import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { readTyped, type Scale, turn } from "./turn.ts";
import "./dial.css";

interface DialProps extends Scale {
  label: string;
  value: number | null;
  onChange(value: number | null): void;
  /** Where nothing stands yet. */
  placeholder?: string;
  /** How a number is shown above and below, and read out. */
  toText?(value: number): string;
  /** The next one to be set. */
  isNext?: boolean;
  style?: CSSProperties;
}

/** A finger moves so far for one step. */
const stepPx = 26;
/** As in any spin button, up is more. */
const keySteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A small wheel for one number: dragged, scrolled, stepped with arrows, or typed into. */
export const Dial = ({ label, value, onChange, placeholder = "–", toText = String, isNext = false, style, ...scale }: DialProps) => {
  const { min, max } = scale;
  const box = useRef<HTMLDivElement>(null);
  const drag = useRef<{ y: number; value: number | null; hasMoved: boolean } | null>(null);
  const step = (steps: number) => onChange(turn(value, steps, scale));
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    const element = box.current;
    const roll = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(Math.sign(event.deltaY));
    };
    // React's own listener is passive: the page would scroll along.
    element?.addEventListener("wheel", roll, { passive: false });
    return () => element?.removeEventListener("wheel", roll);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = keySteps[event.key];
    if (steps === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    step(steps);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const held = drag.current;
    if (!held) return;
    const steps = Math.trunc((held.y - event.clientY) / stepPx);
    if (steps === 0 && !held.hasMoved) return;
    if (!held.hasMoved) event.currentTarget.setPointerCapture(event.pointerId);
    held.hasMoved = true;
    const next = steps === 0 ? held.value : turn(held.value, steps, scale);
    if (next !== value) onChange(next);
  };
  const beside = (steps: number) => (value === null ? "" : toText(turn(value, steps, scale)));
  return (
    <div
      ref={box}
      className={isNext ? "dial is-next" : "dial"}
      style={style}
      onPointerDown={({ clientY }) => {
        drag.current = { y: clientY, value, hasMoved: false };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => setTimeout(() => (drag.current = null))}
      onPointerCancel={() => (drag.current = null)}
    >
      <button type="button" className="dial-step" tabIndex={-1} aria-hidden="true" onClick={() => drag.current?.hasMoved || step(-1)}>
        {beside(-1) || "▴"}
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null ? undefined : toText(value)}
        placeholder={placeholder}
        value={value ?? ""}
        onChange={(event) => onChange(readTyped(event.target.value, scale))}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="dial-step" tabIndex={-1} aria-hidden="true" onClick={() => drag.current?.hasMoved || step(1)}>
        {beside(1) || "▾"}
      </button>
    </div>
  );
};
