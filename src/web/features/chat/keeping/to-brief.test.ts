import { expect, test } from "vitest";
import { keepingMessagesEn } from "./messages.en.ts";
import { keepingMessagesZh } from "./messages.zh.ts";
import { type Brief, toJsonBrief, toMarkdownBrief, toTextBrief } from "./to-brief.ts";

const brief: Brief = {
  craft: "塔罗",
  asked: "我该不该\n换工作？",
  moment: "2026-11-20T04:00:00Z",
  commitment: "7c1e9a40",
  cast: { spread: "three", cards: ["hermit"] },
  facts: [
    { id: "card.1", key: "card", label: "走到这里", value: "隐者·正位", note: "隐者是第九张大牌。" },
    { id: "counts", key: "counts", label: "大牌", value: "2" },
  ],
  text: "## 可以走。\n\n**三张**合看。",
};

test("as Markdown: what was asked, the facts with their rules, what another reader may do with them, and our reading", () => {
  expect(toMarkdownBrief(brief, keepingMessagesZh)).toBe(`# 蓍问 · 塔罗

- 问的是：我该不该 换工作？
- 起于：2026-11-20T04:00:00Z
- 抽之前封存的种子：7c1e9a40

## 算出来的（2 条）

${keepingMessagesZh.rule}

- 走到这里：隐者·正位  隐者是第九张大牌。
- 大牌：2

## 蓍问的读法

### 可以走。

**三张**合看。
`);
});

test("as text no mark is left; an answer without cast or facts is only what was asked and said", () => {
  expect(toTextBrief(brief, keepingMessagesEn)).not.toMatch(/[#*]|\*\*/);
  const bare = toTextBrief({ ...brief, moment: null, commitment: null, cast: null, facts: [] }, keepingMessagesEn);
  expect(bare).toBe("Yarrow · 塔罗\n\nAsked: 我该不该 换工作？\n\nYarrow’s reading\n\n可以走。\n\n三张合看。\n");
});

test("as JSON a program has the cast whole and each fact with its rule", () => {
  expect(JSON.parse(toJsonBrief(brief, keepingMessagesEn))).toEqual({
    craft: "塔罗",
    asked: brief.asked,
    moment: brief.moment,
    commitment: "7c1e9a40",
    cast: brief.cast,
    text: brief.text,
    rule: keepingMessagesEn.rule,
    facts: [
      { key: "card", label: "走到这里", value: "隐者·正位", rule: "隐者是第九张大牌。" },
      { key: "counts", label: "大牌", value: "2" },
    ],
  });
});
