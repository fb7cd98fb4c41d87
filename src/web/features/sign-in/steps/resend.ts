import { useEffect, useState } from "react";
import { resendCountdownSeconds } from "../../../../shared/constants.ts";

const key = "codesSent";
const gapMs = resendCountdownSeconds * 1000;

type Sent = Record<string, number>;

const readSent = (nowMs: number): Sent => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Sent;
    return Object.fromEntries(Object.entries(kept).filter(([, at]) => nowMs - at < gapMs));
  } catch {
    return {};
  }
};

/** Where a code goes, and for what: another can be had for another purpose at once. */
export const toPlace = (purpose: "register" | "reset" | "code", target: string): string => `${purpose} ${target}`;

/** Remembers that a code was sent just now, for this tab and a reload of it. */
export const keepSent = (place: string, nowMs: number = Date.now()): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readSent(nowMs), [place]: nowMs }));
  } catch {
    // Forbidden: the server counts too.
  }
  for (const listener of listeners) listener();
};

const listeners = new Set<() => void>();

/** Whole seconds until another code may be sent; 0: now. */
export const secondsLeft = (place: string, nowMs: number = Date.now()): number => {
  const at = readSent(nowMs)[place];
  return at === undefined ? 0 : Math.max(0, Math.ceil((at + gapMs - nowMs) / 1000));
};

/** The countdown of one place, second by second. */
export const useSecondsLeft = (place: string): number => {
  const [left, setLeft] = useState(() => secondsLeft(place));
  useEffect(() => {
    const look = () => setLeft(secondsLeft(place));
    look();
    const timer = setInterval(look, 500);
    listeners.add(look);
    return () => {
      clearInterval(timer);
      listeners.delete(look);
    };
  }, [place]);
  return left;
};
