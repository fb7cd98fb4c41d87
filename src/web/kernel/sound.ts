import { useSyncExternalStore } from "react";
import { keep, onKeptChange, readKept } from "./storage.ts";

/** Until somebody chooses, a phone may be heard and felt, and a desk is quiet. */
const isHandheld = (): boolean => matchMedia("(hover: none) and (pointer: coarse)").matches;

/** Whether cards, coins and sticks make a little sound, and a phone a little knock. */
export const hasSound = (): boolean => {
  const chosen = readKept("sound");
  return chosen === null ? isHandheld() : chosen === "on";
};
export const setSound = (isOn: boolean): void => keep("sound", isOn ? "on" : "off");
export const useSound = (): boolean => useSyncExternalStore(onKeptChange, hasSound, () => false);
