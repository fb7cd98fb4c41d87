import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { readTyped, step } from "./turn.ts";
import { useTurning } from "./use-turning.ts";
import "./wheel.css";

interface WheelProps {
  label: string;
  /** In their order; a value stands for one row. */
  options: readonly { value: number; label: string }[];
  /** Null until it is set. */
  value: number | null;
  /** What stands in the middle until it is set. */
  placeholder: string;
  /** The row an unset wheel starts from. */
  start: number;
  /** After the last row comes the first. */
  isRound?: boolean;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  /** The value that typed figures name; by default the one that is written so. */
  find?(typed: number): number | null;
  onChange(value: number): void;
}

const rowsAround = [-2, -1, 0, 1, 2];
const typingMs = 1500;
const farSteps = 10;

/** Digits of any script's full width too, as an input method may write them. */
const toDigits = (text: string): string => text.normalize("NFKC").replace(/\D/g, "");

/** A wheel of values: turned by hand, scrolled, by arrows, or typed into. */
export const Wheel = ({ label, options, value, placeholder, start, isRound = false, isInvalid = false, describedBy, find, onChange }: WheelProps) => {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const findAt = (wanted: number): number => options.findIndex((option) => option.value === wanted);
  const set = value === null ? -1 : findAt(value);
  const at = set < 0 ? Math.max(0, findAt(start)) : set;
  const put = (place: number) => {
    const option = options[place];
    if (option && option.value !== value) onChange(option.value);
  };
  const { place, hand } = useTurning({
    root,
    count: options.length,
    at,
    isRound,
    onRest: put,
    onTap(rows) {
      if (rows !== 0) put(step(at, rows, options.length, isRound));
      input.current?.focus({ preventScroll: true });
    },
  });
  useEffect(() => {
    if (typed === "") return;
    const timer = setTimeout(() => setTyped(""), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const type = (text: string) => {
    const digits = toDigits(text).slice(-4);
    const read = readTyped(digits, find ?? ((wanted) => (findAt(wanted) < 0 ? null : wanted)));
    setTyped(read?.digits ?? digits);
    if (read && read.value !== value) onChange(read.value);
  };
  const press = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: farSteps, PageDown: -farSteps, Home: -options.length, End: options.length }[event.key];
    if (event.key === "Enter") setTyped("");
    if (steps === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (steps === undefined) return;
    setTyped("");
    const isFar = event.key === "Home" || event.key === "End";
    // The first turn of an unset wheel sets it to what stands before one's eyes.
    put(set < 0 && !isFar ? at : step(at, steps, options.length, isRound && !isFar));
  };
  const middle = Math.round(place ?? at);
  const isEmpty = set < 0 && place === null;
  const shown = set < 0 ? placeholder : options[set]!.label;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it is what keys and readers meet; a hand may take hold anywhere
    <div ref={root} className={isEmpty ? "wheel is-empty" : "wheel"} onMouseDown={(event) => event.preventDefault()} {...hand}>
      <div className="wheel-rows" aria-hidden="true" style={{ transform: `translateY(${(middle - (place ?? at)) * 100}%)` }}>
        {rowsAround.map((away) => {
          const row = isRound ? step(middle, away, options.length, true) : middle + away;
          const text = away === 0 && isEmpty ? placeholder : options[row]?.label;
          return (
            <span key={away} className={away === 0 ? "is-middle" : undefined}>
              {text}
            </span>
          );
        })}
      </div>
      <input
        ref={input}
        className={typed === "" ? undefined : "is-typed"}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={set < 0 ? undefined : value!}
        aria-valuemin={options[0]?.value}
        aria-valuemax={options.at(-1)?.value}
        aria-valuetext={shown}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => setTyped("")}
      />
    </div>
  );
};
