import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { openBrowser } from "../e2e/browser.ts";
import { startProduct } from "../e2e/product.ts";
import { furnishLongChat } from "../e2e/steps/furnish-long-chat.ts";
import { paths } from "../src/web/app/paths.ts";

/**
 * A chat of 1,000 messages: how soon it is there, and how soon a letter typed while an answer is told.
 * `node bench/long-chat.ts [runs]`; E2E_WEB_DIR names another build than dist/web.
 */
const runs = Number(process.argv[2] ?? 5);
const turns = 500;
const slowdown = 4;
const written = "forty letters or so, while it is told: go";
/** A fast typist. */
const betweenKeysMs = 60;

interface Seen {
  openedMs: number;
  keysMs: number[];
}

const dataOf: { msggroup: string; secret: string } = { msggroup: "", secret: "" };
const settings = { READER_PACE: "25", APP_SECRET: "a secret of the bench" };
const product = await startProduct(settings, async (dataDir) => {
  Object.assign(dataOf, await furnishLongChat(dataDir, turns, settings.APP_SECRET));
});

const until = async (page: Page, isSo: string): Promise<void> => {
  while (!(await page.evaluate<boolean>(isSo))) await page.waitForTimeout(20);
};

/** Back to the chat's first message. */
const loadAll = async (page: Page): Promise<void> => {
  while ((await page.locator(".older").count()) > 0) {
    const before = await page.locator(".turn").count();
    await page.evaluate("scrollTo(0, 0)");
    await until(page, `document.querySelectorAll(".turn").length > ${before} || !document.querySelector(".older")`);
  }
};

const visit = async (browser: Browser, cpuSlowdown: number, isAll: boolean): Promise<Seen> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "zh-CN" });
  try {
    await context.addInitScript(`localStorage.setItem("visitor", "${dataOf.secret}")`);
    await context.addInitScript({ path: join(import.meta.dirname, "long-chat-watch.js") });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.goto(product.url + paths.chat({ topic: "tarot", locale: "zh", msggroup: dataOf.msggroup }));
    await until(page, "longChat.openedMs > 0");
    if (isAll) await loadAll(page);
    await page.locator("#ask").fill("那眼下这个月呢？");
    await page.locator("#ask").press("Enter");
    await page.locator(".turn.is-last .reading p").first().waitFor();
    await page.evaluate("longChat.keysMs.length = 0");
    await page.locator("#ask").pressSequentially(written, { delay: betweenKeysMs });
    const seen = await page.evaluate<Seen>("longChat");
    await page.locator(".send.is-stop").click();
    await page.locator(".turn.is-last .answer[aria-busy=false]").waitFor();
    return seen;
  } finally {
    await context.close();
  }
};

const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const print = (cells: string[]): void => void process.stdout.write(`${cells.map((cell, at) => cell.padEnd(at === 0 ? 38 : 12)).join("")}\n`);
const ms = (value: number): string => `${value.toFixed(0)} ms`;

const browser = await openBrowser();
try {
  process.stdout.write(`${turns * 2} messages, ${runs} cold visits each; a key counts until it is painted\n`);
  print(["", "open p50", "open max", "key p50", "key p95", "key max"]);
  for (const cpuSlowdown of [1, slowdown])
    for (const isAll of [false, true]) {
      const seen: Seen[] = [];
      for (let run = 0; run < runs; run += 1) seen.push(await visit(browser, cpuSlowdown, isAll));
      const opened = seen.map(({ openedMs }) => openedMs);
      const keys = seen.flatMap(({ keysMs }) => keysMs);
      const name = `${isAll ? "all messages loaded" : "newest page"}${cpuSlowdown > 1 ? `, CPU ${cpuSlowdown}× slower` : ""}`;
      print([name, ...[percentile(opened, 0.5), Math.max(...opened), percentile(keys, 0.5), percentile(keys, 0.95), Math.max(...keys)].map(ms)]);
    }
} finally {
  await browser.close();
  await product.close();
}
