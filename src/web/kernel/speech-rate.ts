import { useSyncExternalStore } from "react";
import { keep, onKeptChange, readKept } from "./storage.ts";

/** How fast an answer is read aloud; 1 is a person's pace. */
export const rates = [1, 1.25, 1.5, 0.8] as const;

export const readRate = (): number => rates.find((rate) => String(rate) === readKept("speechRate")) ?? 1;
export const keepRate = (rate: number): void => keep("speechRate", String(rate));
export const useRate = (): number => useSyncExternalStore(onKeptChange, readRate, () => 1);
