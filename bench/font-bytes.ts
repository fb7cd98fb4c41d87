import type { Browser, BrowserContextOptions } from "playwright-core";
import { castTopic } from "../e2e/steps/cast.ts";
import { waitStill } from "../e2e/steps/chat.ts";
import { words } from "../e2e/steps/words.ts";
import type { Locale } from "../src/shared/i18n/locale.ts";
import { type TopicId, topicIds } from "../src/topics/topic-ids.ts";

export interface FontBytes {
  topic: TopicId;
  /** What a newcomer fetches from the topic's first screen to its reading. */
  first: number;
  firstFiles: number;
  /** What the same reading adds where a reading of another topic was before it. */
  further: number;
  before: TopicId;
}

/** Letters ask for their files when they are drawn; a moment after the last one nothing more is wanted. */
const settledMs = 800;

/** Fetches of font files in a browser that has never been here. */
const openReader = async (browser: Browser, url: string, locale: Locale, device: BrowserContextOptions) => {
  const context = await browser.newContext({ ...device, locale: locale === "zh" ? "zh-CN" : "en-GB", timezoneId: "Asia/Shanghai", reducedMotion: "reduce" });
  context.setDefaultTimeout(45_000);
  const fetched = new Map<string, number>();
  context.on("response", (response) => {
    if (response.url().endsWith(".woff2")) fetched.set(response.url(), Number(response.headers()["content-length"] ?? 0));
  });
  const page = await context.newPage();
  return {
    close: () => context.close(),
    /** @returns what has been fetched when the reading stands */
    async read(topic: TopicId) {
      await castTopic({ page, context, locale, words: words[locale], url }, topic);
      await waitStill(page);
      await page.waitForTimeout(settledMs);
      return { bytes: [...fetched.values()].reduce((sum, bytes) => sum + bytes, 0), files: fetched.size };
    },
  };
};

/** A first reading of every topic, and a further one: each is read after the one that stands before it in the list. */
export async function* measureFonts(browser: Browser, url: string, locale: Locale, device: BrowserContextOptions): AsyncGenerator<FontBytes> {
  const seen = new Map<TopicId, { bytes: number; files: number }>();
  const added = new Map<TopicId, number>();
  for (const [at, topic] of topicIds.entries()) {
    const reader = await openReader(browser, url, locale, device);
    try {
      const first = await reader.read(topic);
      seen.set(topic, first);
      const next = topicIds[(at + 1) % topicIds.length]!;
      added.set(next, (await reader.read(next)).bytes - first.bytes);
    } finally {
      await reader.close();
    }
  }
  for (const [at, topic] of topicIds.entries()) {
    const { bytes, files } = seen.get(topic)!;
    yield { topic, first: bytes, firstFiles: files, further: added.get(topic)!, before: topicIds.at(at - 1)! };
  }
}
