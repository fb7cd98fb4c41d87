import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { openBrowser } from "../e2e/browser.ts";
import { startProduct } from "../e2e/product.ts";
import { quickly } from "../e2e/steps/house.ts";
import { measureFonts } from "./font-bytes.ts";

/**
 * How soon the two pages a newcomer meets are there on a slow phone: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms away.
 * `node bench/vitals.ts [runs]`; each run is a browser that has never been here. E2E_WEB_DIR names another build than dist/web.
 * After them the bytes of fonts that a first reading of each topic fetches and a further one adds; `fonts` instead of a number measures these alone.
 */
const isFontsOnly = process.argv[2] === "fonts";
const runs = Number((isFontsOnly ? undefined : process.argv[2]) ?? 5);
const cpuSlowdown = 4;
const bytesPerMbit = 1_000_000 / 8;
const network = { offline: false, latency: 150, downloadThroughput: 1.6 * bytesPerMbit, uploadThroughput: 0.75 * bytesPerMbit };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Late fonts and pictures still move things: the page is watched so long after it says that it is loaded. */
const watchedMs = 4000;

interface Vitals {
  fcpMs: number;
  lcpMs: number;
  cls: number;
  largest: string;
  moved: string[];
}
interface Subject {
  name: string;
  path: string;
  locale: string;
  /** A newcomer's first step; its time counts from opening the page, and so do the shifts it brings. */
  step?: (page: Page) => Promise<void>;
}

const turnCard = async (page: Page): Promise<void> => {
  await page.locator(".seal-line code").waitFor();
  await page.locator(".draw").nth(1).tap();
  await page.locator(".told-words p").first().waitFor();
};
const subjects: Subject[] = [
  { name: "landing zh", path: "/", locale: "zh-CN" },
  { name: "landing en", path: "/", locale: "en-GB" },
  { name: "  a card, zh", path: "/", locale: "zh-CN", step: turnCard },
  { name: "  a card, en", path: "/", locale: "en-GB", step: turnCard },
  { name: "chat zh", path: "/index?type=tarot_zh", locale: "zh-CN" },
  { name: "chat en", path: "/index?type=tarot_en", locale: "en-GB" },
];

const visit = async (browser: Browser, url: string, { path, locale, step }: Subject): Promise<Vitals & { stepMs: number }> => {
  const context = await browser.newContext({ ...phone, locale });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.addInitScript({ path: join(import.meta.dirname, "vitals-watch.js") });
    const openedMs = performance.now();
    await page.goto(url + path, { waitUntil: step ? "commit" : "load" });
    await step?.(page);
    const stepMs = performance.now() - openedMs;
    await page.waitForTimeout(watchedMs);
    const vitals = await page.evaluate<Vitals>("vitals");
    return { ...vitals, stepMs };
  } finally {
    await context.close();
  }
};

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const print = (cells: string[]): void => void process.stdout.write(`${cells.map((cell, at) => cell.padEnd([16, 9, 9, 9, 14][at] ?? 0)).join("")}\n`);

/** Kilobytes of fonts a topic, in both languages. */
const printFonts = async (browser: Browser, url: string): Promise<void> => {
  const kb = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;
  for (const locale of ["zh", "en"] as const) {
    print([`fonts ${locale}`, "first", "files", "further", "", "after"]);
    for await (const { topic, first, firstFiles, further, before } of measureFonts(browser, url, locale, phone))
      print([`  ${topic}`, kb(first), String(firstFiles), kb(further), "", before]);
  }
};

/** @param work is done in a browser, on a product with these settings */
const withProduct = async (settings: Record<string, string>, work: (browser: Browser, url: string) => Promise<void>): Promise<void> => {
  const product = await startProduct(settings);
  const browser = await openBrowser();
  try {
    await work(browser, product.url);
  } finally {
    await browser.close();
    await product.close();
  }
};

const printVitals = async (browser: Browser, url: string): Promise<void> => {
  process.stdout.write(`Medians of ${runs} cold visits, CPU ${cpuSlowdown}× slower, 1.6 Mbit/s, 150 ms\n`);
  print(["", "FCP", "LCP", "CLS", "first words", "largest paint · what moved"]);
  for (const subject of subjects) {
    const seen: (Vitals & { stepMs: number })[] = [];
    for (let run = 0; run < runs; run += 1) seen.push(await visit(browser, url, subject));
    const of = (pick: (one: Vitals & { stepMs: number }) => number): number => median(seen.map(pick));
    const last = seen.at(-1);
    const step = subject.step ? seconds(of(({ stepMs }) => stepMs)) : "";
    const notes = `${last?.largest ?? ""} · ${last?.moved.slice(0, 3).join(", ") ?? ""}`;
    print([subject.name, seconds(of(({ fcpMs }) => fcpMs)), seconds(of(({ lcpMs }) => lcpMs)), of(({ cls }) => cls).toFixed(3), step, notes]);
  }
};

if (!isFontsOnly) await withProduct({}, printVitals);
await withProduct(quickly, printFonts);
