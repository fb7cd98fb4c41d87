import { useRef, useState } from "react";

/** How many steps can be taken back. */
const longest = 60;

export interface History<Value> {
  value: Value;
  canUndo: boolean;
  /** Changes the value. Changes under one `sign`, such as those of a drag, are taken back as one. */
  change(next: (now: Value) => Value, sign?: string): void;
  undo(): void;
}

/** A value with its past. */
export const useHistory = <Value>(first: () => Value): History<Value> => {
  const [value, setValue] = useState(first);
  const [past, setPast] = useState<readonly Value[]>([]);
  const lastSign = useRef<string | null>(null);
  return {
    value,
    canUndo: past.length > 0,
    change(next, sign) {
      if (sign === undefined || sign !== lastSign.current) setPast((before) => [...before, value].slice(-longest));
      lastSign.current = sign ?? null;
      setValue(next);
    },
    undo() {
      const before = past.at(-1);
      if (before === undefined) return;
      lastSign.current = null;
      setPast(past.slice(0, -1));
      setValue(before);
    },
  };
};
