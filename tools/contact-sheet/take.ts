import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { castTopic } from "../../e2e/steps/cast.ts";
import { lastTurn, openTopic, waitStill } from "../../e2e/steps/chat.ts";
import type { Person } from "../../e2e/steps/house.ts";
import { listBroken, look, type Seen } from "../../e2e/steps/seen.ts";
import { words } from "../../e2e/steps/words.ts";
import type { Locale } from "../../src/shared/i18n/locale.ts";
import type { Options, State, Theme, Window } from "./options.ts";
import type { Subject } from "./subjects.ts";

export interface Shot {
  subject: string;
  window: Window;
  locale: Locale;
  theme: Theme;
  state: State;
  /** The picture's name in the folder of its width. */
  file: string;
  /** Of a reading: where things stand. */
  seen?: Seen;
  /** Each limit that is broken there. */
  broken: string[];
}

/** Nothing more has come for a while. */
const isLoaded = `new Promise((resolve) => {
  const count = () => performance.getEntriesByType("resource").length;
  const before = count();
  setTimeout(() => resolve(before === count() && document.fonts.status === "loaded"), 300);
})`;

/** High enough for every row of a chart, open. */
const tallPx = 3600;

const openGuest = async (browser: Browser, url: string, locale: Locale, { width, height, isTouch }: Window, textPercent: number): Promise<Person> => {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height },
    isMobile: isTouch,
    hasTouch: isTouch,
    locale: locale === "zh" ? "zh-CN" : "en-GB",
    timezoneId: "Asia/Shanghai",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  if (textPercent !== 100) {
    const grow = `new MutationObserver((_, watcher) => {
      if (!document.documentElement) return;
      document.documentElement.style.fontSize = "${textPercent}%";
      watcher.disconnect();
    }).observe(document, { childList: true })`;
    await page.addInitScript(grow);
  }
  return { page, context, locale, words: words[locale], url };
};

/** Takes one subject in one language at windows of one kind, first as it opens, then with its cast. */
export const takeSubject = async (
  browser: Browser,
  url: string,
  subject: Subject,
  locale: Locale,
  windows: readonly Window[],
  { states, themes, textPercent, folder }: Options,
): Promise<Shot[]> => {
  const [first] = windows;
  if (!first) return [];
  const person = await openGuest(browser, url, locale, first, textPercent);
  const { page } = person;
  const shots: Shot[] = [];

  const take = async (window: Window, state: State, shoot: (path: string) => Promise<unknown>, measure?: () => Promise<Seen>): Promise<void> => {
    if (!states.includes(state)) return;
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await waitStill(page);
      const seen = await measure?.();
      const file = `${subject.name}-${state}-${locale}-${theme}.png`;
      await shoot(join(folder, String(window.width), file));
      shots.push({ subject: subject.name, window, locale, theme, state, file, ...(seen && { seen }), broken: seen ? listBroken(seen) : [] });
    }
  };
  /** Drawings and letters come after the words. */
  const waitDrawn = async (): Promise<void> => {
    await page.waitForFunction(isLoaded);
  };
  const atEach = async (act: (window: Window) => Promise<void>): Promise<void> => {
    for (const window of windows) {
      await page.setViewportSize(window);
      await act(window);
    }
  };
  const screen = (path: string) => page.screenshot({ path });
  const plate = page.locator(".sitting .plate").last();

  const takeDetails = async (window: Window): Promise<void> => {
    const whole = lastTurn(page).locator(".plate-cap button");
    const hasButton = await whole.isVisible();
    if (hasButton) await whole.click();
    await page.setViewportSize({ width: window.width, height: tallPx });
    await page.evaluate("for (const row of document.querySelectorAll('.folds details')) row.open = true");
    await waitStill(page);
    const sheet = page.locator("[role=dialog]");
    const isSheet = await sheet.isVisible();
    await take(window, "details", (path) => (isSheet ? sheet : page.locator(".sitting .fig-in").last()).screenshot({ path }));
    if (isSheet) await page.keyboard.press("Escape");
    else if (hasButton) await whole.click();
    await page.setViewportSize(window);
    await page.evaluate("document.activeElement?.blur()");
  };

  try {
    if (states.includes("opening")) {
      await openTopic(person, subject.topic);
      await page.locator(".device-skeleton").first().waitFor({ state: "detached" });
      await waitDrawn();
      await atEach((window) => take(window, "opening", screen));
    }
    if (states.some((state) => state !== "opening")) {
      await page.setViewportSize(first);
      await castTopic(person, subject.topic, subject.sentence);
      await waitDrawn();
      await atEach(async (window) => {
        await take(window, "reading", screen, () => look(page));
        await take(window, "figure", (path) => plate.screenshot({ path }));
        if (states.includes("details")) await takeDetails(window);
      });
    }
  } finally {
    await person.context.close();
  }
  return shots;
};
