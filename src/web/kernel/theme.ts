import { useSyncExternalStore } from "react";
import { keep, onKeptChange, readKept } from "./storage.ts";

export type Theme = "light" | "dark";

const night = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

/** The kept choice, else the system's. */
export const getTheme = (): Theme => {
  const kept = readKept("theme");
  return kept === "light" || kept === "dark" ? kept : night().matches ? "dark" : "light";
};

/** The browser's own bars take the paper's colour. */
export const colourBars = (): void => {
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper").trim();
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) bar.content = paper;
};

export const setTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  keep("theme", theme);
  colourBars();
};

const subscribe = (listener: () => void): (() => void) => {
  const stop = onKeptChange(listener);
  const system = night();
  system.addEventListener("change", listener);
  return () => {
    stop();
    system.removeEventListener("change", listener);
  };
};
/** A page rendered ahead of its reader is light until it is taken over. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, getTheme, () => "light");
