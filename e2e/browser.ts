import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** Has no window to draw, which takes a fifth off what a journey costs; it has no microphone either. */
const shells = ["/usr/bin/chromium-headless-shell"];
const browsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

const findFirst = (paths: readonly (string | undefined)[]): string | undefined => paths.find((path) => path && existsSync(path));
/** The system's own whole browser; `CHROMIUM` names another. */
export const findWholeChromium = (): string | undefined => findFirst([process.env.CHROMIUM, ...browsers]);
/** The headless shell where there is one. */
export const findChromium = (): string | undefined => findFirst([process.env.CHROMIUM, ...shells, ...browsers]);

/**
 * Playwright's own list (a second `--disable-features` replaces the first) and, at its end, the address bar's suggestions, a web page of the browser's own
 * that would cost every window a process.
 */
const disabledFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** @param more switches of its own, for what only another browser can try */
export const openBrowser = (more: readonly string[] = []): Promise<Browser> => {
  const executablePath = more.length > 0 ? findWholeChromium() : findChromium();
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
      `--disable-features=${disabledFeatures.join(",")}`,
      ...more,
    ],
  });
};

let kept: Promise<Browser> | undefined;
/** The browser that this worker's journeys share; opened anew if it has gone. It ends with the worker. */
export const keepBrowser = async (): Promise<Browser> => {
  if (kept && !(await kept.then((browser) => browser.isConnected()).catch(() => false))) kept = undefined;
  kept ??= openBrowser();
  return kept;
};
