import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { breakpoints } from "../../../shared/constants.ts";

export interface Drawer {
  isOpen: boolean;
  open(): void;
  close(): void;
  /** The rail itself, the button that opens it, and the one that closes it. */
  rail: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLButtonElement | null>;
  closer: RefObject<HTMLButtonElement | null>;
}

/** Tab goes round inside the open drawer. */
const keepInside = (event: KeyboardEvent, rail: HTMLElement): void => {
  const stops = [...rail.querySelectorAll<HTMLElement>("a[href], button:not([disabled]), input:not([disabled])")].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const inside = rail.contains(document.activeElement);
  if (event.shiftKey && (document.activeElement === first || !inside)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && (document.activeElement === last || !inside)) {
    event.preventDefault();
    first?.focus();
  }
};

/** The rail as a drawer at 900 px and below: Esc, the scrim, a link or a wider window close it, and focus goes back to its button. */
export const useDrawer = (): Drawer => {
  const [isOpen, setOpen] = useState(false);
  const rail = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  // A new place closes the drawer.
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    setOpen(false);
  }
  useEffect(() => {
    if (!isOpen) return;
    closer.current?.focus();
    const back = opener.current;
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
      if (event.key === "Tab" && rail.current) keepInside(event, rail.current);
    };
    const wide = matchMedia(`(min-width: ${breakpoints.drawer + 1}px)`);
    addEventListener("keydown", press);
    wide.addEventListener("change", close);
    return () => {
      removeEventListener("keydown", press);
      wide.removeEventListener("change", close);
      back?.focus();
    };
  }, [isOpen, close]);
  return { isOpen, open, close, rail, opener, closer };
};
