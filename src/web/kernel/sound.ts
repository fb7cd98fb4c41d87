import { useSyncExternalStore } from "react";
import { isTouch } from "../../ui/media/is-touch.ts";
import { keep, onKeptChange, readKept } from "./storage.ts";

/** Whether cards, coins and sticks make a little sound, and a phone a little knock. Until somebody chooses, a phone may, and a desk is quiet. */
export const hasSound = (): boolean => {
  const chosen = readKept("sound");
  return chosen === null ? isTouch() : chosen === "on";
};
export const setSound = (isOn: boolean): void => keep("sound", isOn ? "on" : "off");
export const useSound = (): boolean => useSyncExternalStore(onKeptChange, hasSound, () => false);
