import { useSyncExternalStore } from "react";
import { forget, onKeptChange, readKept } from "./storage.ts";
import { colourBars, setTheme, type Theme } from "./theme.ts";

/** By day, by night, or as the system has it. */
export type ThemeChoice = Theme | "system";

const readChoice = (): ThemeChoice => {
  const kept = readKept("theme");
  return kept === "light" || kept === "dark" ? kept : "system";
};

export const chooseTheme = (choice: ThemeChoice): void => {
  if (choice === "system") {
    delete document.documentElement.dataset.theme;
    forget(["theme"]);
    colourBars();
  } else setTheme(choice);
};
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(onKeptChange, readChoice, () => "system");
