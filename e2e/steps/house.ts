import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import type { Locale } from "../../src/shared/i18n/locale.ts";
import { keepBrowser, openBrowser } from "../browser.ts";
import { keepProduct, type Product, startProduct } from "../product.ts";
import { type Words, words } from "./words.ts";

/** The built-in reader tells an answer at once. */
export const quickly = { READER_PACE: "0" };
/** An answer takes some eight seconds: it can be caught in the middle. */
export const slowly = { READER_PACE: "120" };

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
/** How long anything may take to appear on a busy machine. */
const patienceMs = 45_000;

export interface Guest {
  locale?: Locale;
  device?: keyof typeof sizes;
  colorScheme?: "light" | "dark";
  /** Wants no movement on the page. */
  isCalm?: boolean;
  /** Looks at what asks them to sign in; others close it wherever it comes, and go on. */
  isAsked?: boolean;
}

/** Somebody at a browser of their own. */
export interface Person {
  page: Page;
  context: BrowserContext;
  locale: Locale;
  words: Words;
  url: string;
}

/** Waits until something read again and again is as expected. */
export const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: patienceMs, interval: 100 });

const photograph = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.E2E_PHOTO_FOLDER ?? tmpdir();
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name.replace(/[^\p{Letter}\p{Number}]+/gu, "-").slice(0, 80)}.png`);
  await page.screenshot({ path }).catch(() => undefined);
  process.stdout.write(`the page as it was: ${path}\n`);
};

type Settings = Record<string, string>;
interface Own {
  /** For journeys that kill or stop the server; one that is furnished or made for one file stands alone in any case. */
  isAlone?: boolean;
  furnish?: (dataDir: string) => Promise<void>;
  /** Switches of a browser for these journeys alone. */
  browserSwitches?: readonly string[];
}

/** A running product and a browser: the worker's own, which other journeys see too, unless these need one to themselves. */
export const openHouse = (settings: Settings | (() => Promise<Settings>), { isAlone = false, furnish, browserSwitches }: Own = {}) => {
  const isShared = !isAlone && !furnish && typeof settings !== "function";
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    browser = browserSwitches ? await openBrowser(browserSwitches) : await keepBrowser();
    product = isShared ? await keepProduct(settings) : await startProduct(typeof settings === "function" ? await settings() : settings, furnish);
  });
  afterAll(async () => {
    if (browserSwitches) await browser?.close();
    if (!isShared) await product?.close();
  });
  return {
    get product() {
      return product;
    },
    /** A newcomer. Whatever breaks in their page fails the test. */
    async visit({ locale = "zh", device = "desktop", colorScheme = "light", isCalm = false, isAsked = false }: Guest = {}): Promise<Person> {
      const isPhone = device === "phone";
      const context = await browser.newContext({
        viewport: sizes[device],
        isMobile: isPhone,
        hasTouch: isPhone,
        locale: locale === "zh" ? "zh-CN" : "en-GB",
        timezoneId: "Asia/Shanghai",
        colorScheme,
        reducedMotion: isCalm ? "reduce" : "no-preference",
      });
      context.setDefaultTimeout(patienceMs);
      const broken: string[] = [];
      context.on("weberror", (error) => broken.push(String(error.error())));
      context.on("console", (message) => {
        if (message.type() === "error" && /Content Security Policy|React/.test(message.text())) broken.push(message.text());
      });
      const page = await context.newPage();
      const asking = page.locator(".dialog.sign-in", { has: page.locator(".banner.is-asking") });
      if (!isAsked) await page.addLocatorHandler(asking, () => asking.getByRole("button", { name: words[locale].signIn.close, exact: true }).click());
      onTestFinished(async ({ task }) => {
        if (task.result?.state === "fail") await photograph(page, task.name);
        await context.close();
        expect(broken).toEqual([]);
      });
      return { page, context, locale, words: words[locale], url: product.url };
    },
  };
};
