import { useSyncExternalStore } from "react";
import { keep, onKeptChange, readKept } from "./storage.ts";

/** What the Enter key does where one writes. */
export type EnterChoice = "send" | "line";

export const getEnter = (): EnterChoice => (readKept("enter") === "line" ? "line" : "send");
export const setEnter = (choice: EnterChoice): void => keep("enter", choice);
export const useEnterChoice = (): EnterChoice => useSyncExternalStore(onKeptChange, getEnter, () => "send");
