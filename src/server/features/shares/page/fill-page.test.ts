import { expect, test } from "vitest";
import type { ShareSnapshot } from "../../../../shared/contract/share.ts";
import { hostileTexts } from "../testing/hostile-texts.ts";
import { fillPage } from "./fill-page.ts";

const html = `<!doctype html><html lang="zh-Hans"><head><title>Yarrow 蓍问</title></head><body><div id="root"></div></body></html>`;

const toSnapshot = (text: string): ShareSnapshot => ({
  lang: "en",
  topic: "tarot",
  title: text,
  description: text,
  day: "2026-11-20",
  out: { birth: false, names: false, photo: false },
  records: [
    {
      asked: text,
      photos: [],
      figure: { topic: "tarot", title: text, lines: [{ label: text, value: text }], cast: { cards: [text] }, isBounded: false, commitment: text },
      headline: text,
      passages: [{ label: text, part: "body", blocks: [{ kind: "text", text }] }],
      isCut: false,
    },
  ],
});
const fill = (text: string): string =>
  fillPage(html, {
    state: "open",
    key: "k",
    url: "https://yarrow.example/chat/k",
    image: "https://yarrow.example/share/k/card.png",
    snapshot: toSnapshot(text),
  });

test.each(hostileTexts)("a snapshot that says %s opens no tag and no attribute of its own", (text) => {
  const filled = fill(text);
  // What a parser sees as tags is what the page had, and what is written here.
  const tags = (filled.match(/<[a-z!/][^>]*>/gi) ?? []).map((tag) => tag.replace(/"[^"]*"/g, '""'));
  const own = (fill("plain").match(/<[a-z!/][^>]*>/gi) ?? []).map((tag) => tag.replace(/"[^"]*"/g, '""'));
  expect(tags).toEqual(own);
});

test("title, description and picture stand in the head, for those who run no script; the words stand in the page", () => {
  const filled = fill('A "quoted" answer & more');
  expect(filled).toContain("<title>A &quot;quoted&quot; answer &amp; more · Yarrow</title>");
  expect(filled).toContain('<meta property="og:image" content="https://yarrow.example/share/k/card.png">');
  expect(filled).toContain('<meta property="og:description" content="A &quot;quoted&quot; answer &amp; more">');
  expect(filled).toContain("<h1>A &quot;quoted&quot; answer &amp; more</h1>");
  expect(filled).toMatch(/^<!doctype html><html lang="en">/);
});

test("withdrawn, nothing of it is left", () => {
  const filled = fillPage(html, { state: "revoked", locale: "en" });
  expect(filled).toContain("This reading was withdrawn");
  expect(filled).not.toMatch(/og:|data-share/);
});
