import { describe, expect, test } from "vitest";
import { type Locale, locales } from "../../../../../shared/i18n/locale.ts";
import type { CastTopicId } from "../../../../../topics/topic-ids.ts";
import { castIds, tellStanding } from "../testing/standing-casts.ts";
import { listSentences, toSaid } from "../wording/sentences.ts";
import { findManner, type RestyleManner } from "./manner.ts";
import { restyle } from "./restyle.ts";

const each = castIds.flatMap((id) => locales.map((locale): [CastTopicId, Locale] => [id, locale]));

const asked: Record<RestyleManner, Record<Locale, readonly string[]>> = {
  one: { zh: ["一句话总结", "用一句话告诉我", "一句话说完"], en: ["in one sentence", "bottom line?", "give me one line", "in a nutshell"] },
  shorter: { zh: ["总结一下", "太长了", "说重点", "短一点", "概括一下"], en: ["tl;dr", "shorter please", "can you summarise", "too long", "sum it up"] },
  plainer: {
    zh: ["说人话", "听不懂，说明白点", "通俗一点", "用白话讲"],
    en: ["in plain english", "simpler please", "explain like i'm five", "too much jargon"],
  },
  longer: { zh: ["详细说说", "展开讲讲", "多说一点", "再具体点"], en: ["more detail please", "go deeper", "can you elaborate", "longer"] },
  points: { zh: ["分点说", "列一下", "一条一条说", "按步骤来"], en: ["bullet points", "step by step", "list it", "in points"] },
  again: { zh: ["换个说法", "再说一遍"], en: ["say it another way", "rephrase that"] },
};

test.each(Object.entries(asked))("%s is heard in both languages", (manner, texts) => {
  for (const text of [...texts.zh, ...texts.en]) expect([text, findManner(text)]).toEqual([text, manner]);
});

describe.each(each)("%s in %s", (id, locale) => {
  const as = async (manner: RestyleManner, said?: readonly string[]) => {
    const { request, reading } = await tellStanding(id, locale);
    const told = await restyle({ ...request, say: "restyle", text: asked[manner][locale][0]!, said: said ?? request.said });
    return { told, reading };
  };

  test("one sentence is one, and short", async () => {
    const { text } = (await as("one")).told;
    expect(listSentences(text)).toHaveLength(1);
    if (locale === "zh") expect(text.length).toBeLessThanOrEqual(45);
    else expect(text.split(/\s+/).length).toBeLessThanOrEqual(30);
  });

  test.each(["one", "shorter", "points", "plainer", "again"] as const)("%s says no sentence that was said, and rests on facts", async (manner) => {
    const { told, reading } = await as(manner);
    expect(listSentences(told.text).filter(toSaid([reading]))).toEqual([]);
    expect(told.data.paragraphs[0]!.facts.length).toBeGreaterThan(0);
    if (manner === "one" || manner === "shorter") expect(told.text.length).toBeLessThan(reading.length);
    if (manner === "points") expect(told.text).toMatch(/^1\. .+\n2\. .+/);
    expect(told.text).not.toMatch(/\{|undefined|：：|，，|。。|, ,|;;/);
  });

  test("longer tells paragraphs that were not told, and says when there are no more", async () => {
    const { request, reading } = await tellStanding(id, locale);
    const said = [reading];
    for (let at = 0; at < 12; at += 1) {
      const told = await restyle({ ...request, say: "restyle", text: asked.longer[locale][0]!, said });
      const sentences = told.data.paragraphs.length > 0 ? listSentences(told.text).slice(1) : [];
      expect(sentences.filter(toSaid(said))).toEqual([]);
      said.push(told.text);
      if (told.data.paragraphs.length === 0) return;
    }
    throw new Error("never ends");
  });
});

test("asked twice, it is put in other words", async () => {
  const { request } = await tellStanding("tarot", "zh", 8);
  const first = await restyle({ ...request, text: "总结一下" });
  const second = await restyle({ ...request, text: "总结一下", said: [...request.said, first.text] });
  expect(listSentences(second.text).filter(toSaid([first.text]))).toEqual([]);
});

test("where no cast may give a verdict, no manner gives one", async () => {
  const { request, reading } = await tellStanding("tarot", "zh", 8);
  for (const [text] of Object.values(asked).map(({ zh }) => zh)) {
    const told = await restyle({ ...request, risk: { kind: "medical", turns: 1 }, text: text! });
    expect(told.data.facts).toEqual([]);
    expect(told.text).not.toContain(reading.slice(3, 12));
  }
});
