import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/** The system's own browser; `CHROMIUM` names another. */
export const findChromium = (): string | undefined => [process.env.CHROMIUM, ...places].find((path) => path && existsSync(path));

export const openBrowser = (): Promise<Browser> => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("no Chromium: set CHROMIUM to its path");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
};
