import { expect, test } from "vitest";
import { type Locale, locales } from "../../../../../shared/i18n/locale.ts";
import { hearQuestion } from "../../../../../topics/kit/hearing/to-question.ts";
import { toOrdinal } from "../../../../../topics/kit/wording/ordinal.ts";
import { getCastTopic } from "../../../../../topics/registry.ts";
import type { CastTopicId } from "../../../../../topics/topic-ids.ts";
import { castIds, tellStanding } from "../testing/standing-casts.ts";
import { listSentences, toSaid } from "../wording/sentences.ts";
import { explain } from "./explain.ts";

const each = castIds.flatMap((id) => locales.map((locale): [CastTopicId, Locale] => [id, locale]));
const hanNumbers = "一二三四五六七八九".split("");

test.each(each)("every label on a chip of %s is explained by its own facts (%s)", async (id, locale) => {
  const { request } = await tellStanding(id, locale);
  const chips = (await getCastTopic(id)).chips(request.standing!.cast, locale);
  const labels = [...new Set(chips.map(({ label }) => label))];
  for (const label of labels) {
    const text = locale === "zh" ? `“${label}”是什么意思？` : `What does “${label}” mean?`;
    const told = await explain({ ...request, text, heard: { ...request.heard, slots: { ...request.heard.slots, term: label } } });
    const bearers = chips.filter((chip) => chip.label === label).map((chip) => chip.id);
    const resting = told.data.paragraphs.flatMap(({ facts }) => facts);
    expect.soft([label, resting.some((fact) => bearers.includes(fact))]).toEqual([label, true]);
  }
});

test.each(each)("every paragraph of %s is found by its number, the last too, and one beyond is not (%s)", async (id, locale) => {
  const { request } = await tellStanding(id, locale);
  const topic = await getCastTopic(id);
  const reading = topic.tell(request.standing!.cast, hearQuestion(request.question, locale), {
    tier: "basic",
    variant: 0,
  });
  const ask = (nth: string) => explain({ ...request, text: nth });
  for (const [at, paragraph] of reading.paragraphs.entries()) {
    const told = await ask(locale === "zh" ? `第${hanNumbers[at]}段什么意思` : `what does the ${toOrdinal(at + 1)} paragraph mean?`);
    expect.soft(paragraph.facts).toEqual(expect.arrayContaining(told.data.paragraphs[0]!.facts));
    expect.soft(told.data.paragraphs[0]!.facts.length).toBeGreaterThan(0);
  }
  const last = await ask(locale === "zh" ? "最后一段没看懂" : "the last paragraph lost me");
  expect(reading.paragraphs.at(-1)!.facts).toEqual(expect.arrayContaining(last.data.paragraphs[0]!.facts));
  const beyond = await ask(locale === "zh" ? "第四十段什么意思" : "what does paragraph 40 mean?");
  expect(beyond.text).toContain(String(reading.paragraphs.length));
});

test.each(each)("the reason given for %s names facts, in two to four sentences, none said before (%s)", async (id, locale) => {
  const { request } = await tellStanding(id, locale);
  const told = await explain({ ...request, text: locale === "zh" ? "为什么这么说" : "why do you say that?" });
  const sentences = listSentences(told.text);
  expect(told.data.paragraphs[0]!.facts.length).toBeGreaterThan(0);
  expect(sentences.length).toBeGreaterThanOrEqual(2);
  expect(sentences.length).toBeLessThanOrEqual(5);
  expect(sentences.filter(toSaid(request.said))).toEqual([]);
});

test("a number counts the cards, the lines, the names and the days that lie there", async () => {
  const ask = async (id: CastTopicId, at: number, text: string) =>
    (await explain({ ...(await tellStanding(id, "zh", at)).request, text })).data.paragraphs[0]!.facts;
  expect(await ask("tarot", 8, "第三张牌什么意思")).toEqual(["card.3"]);
  expect(await ask("tarot", 8, "最后一张呢")).toEqual(["card.3"]);
  expect(await ask("tarot", 8, "中间那张怎么讲")).toEqual(["card.2"]);
  expect(await ask("tarot", 8, "第三点什么意思")).toEqual(["card.3"]);
  expect(await ask("name", 4, "第三个名字什么意思")).toEqual(["suggestion.3"]);
  expect(await ask("auspicious", 0, "第二个日子为什么好")).toEqual(["rank.2"]);
  expect(await ask("tarot", 8, "第五张牌什么意思")).toEqual([]);
});

test("a word of no craft is said to be unknown, with two that are", async () => {
  const { request } = await tellStanding("tarot", "zh", 8);
  const told = await explain({ ...request, text: "量子纠缠是什么意思" });
  expect(told.text).toContain("量子纠缠");
  expect(told.followUps).toHaveLength(2);
  for (const text of told.followUps) expect((await explain({ ...request, text })).data.paragraphs[0]!.facts.length).toBeGreaterThan(0);
});

test("a word of another craft is explained, and said not to be in this cast; without a cast it stands alone", async () => {
  const { request } = await tellStanding("tarot", "en", 8);
  const told = await explain({ ...request, text: "what’s a trine?" });
  expect(told.text).toContain("120°");
  expect(told.data.paragraphs[0]!.facts).toEqual([]);
  const alone = await explain({ ...request, standing: null, text: "what’s a trine?" });
  expect(alone.text).toContain("120°");
  expect(told.text).not.toBe(alone.text);
});

test("asked for twice, a card is explained in other words", async () => {
  const { request } = await tellStanding("tarot", "zh", 8);
  const said = [...request.said];
  for (let at = 0; at < 3; at += 1) {
    const { text } = await explain({ ...request, said, text: "第三张牌什么意思" });
    expect(said.some((one) => one === text)).toBe(false);
    said.push(text);
  }
});

test("where no cast may give a verdict, nothing is said but the value and the word", async () => {
  const { request } = await tellStanding("tarot", "zh", 8);
  const told = await explain({ ...request, risk: { kind: "medical", turns: 1 }, text: "为什么这么说" });
  expect(told.text).not.toContain("劝你");
});
