import { chanceOf } from "../../src/shared/chance.ts";
import type { FactChip } from "../../src/shared/contract/stream.ts";
import { almanacActs } from "../../src/topics/auspicious/data/terms-acts.ts";
import type { HuangdiCast } from "../../src/topics/huangdi/cast-types.ts";
import { hearQuestion } from "../../src/topics/kit/hearing/to-question.ts";
import type { Reading } from "../../src/topics/kit/reading.ts";
import { sampleInputs } from "../../src/topics/kit/terms/testing/sample-inputs.ts";
import { goldens } from "../../src/topics/kit/testing/list-golden.ts";
import type { CastTopic, TopicWords } from "../../src/topics/kit/topic.ts";
import { manifest } from "../../src/topics/manifest.ts";
import { getCastTopic } from "../../src/topics/registry.ts";
import { listCasts } from "../../src/topics/sample-casts.ts";
import type { TaoTeChingCast } from "../../src/topics/tao-te-ching/engine.ts";
import { type CastTopicId, type TopicId, topicIds, toTopicFolder } from "../../src/topics/topic-ids.ts";
import { toLetters } from "./letters.ts";
import { listInstrumentLetters } from "./own-texts.ts";

/** The letters one visit shows in each face, from the topic's first screen to its reading. */
export interface Page {
  topic: TopicId;
  bold: ReadonlySet<string>;
  regular: ReadonlySet<string>;
  verse: ReadonlySet<string>;
}

/** On every page: the name over the rail, the day as an almanac heads its page, the button of the topics, the wheels of a date. */
const onEveryPage = {
  bold: "话题选年月日时辰",
  regular: "先算，后说。年月日·正一二三四五六七八九十初廿冬腊闰甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥",
};
const questions = goldens.filter(({ locale }) => locale === "zh").map(({ text }) => text);

/** What a card's figure prints of a fact: its name, and a value that is a name too. */
const toShown = ({ label, value }: FactChip): string => (value.length <= 8 ? label + value : label);
/** The verse that a card's figure shows whole. */
const figureVerse: Partial<Record<CastTopicId, (cast: unknown) => string>> = {
  TaoTeChing: (cast) => (cast as TaoTeChingCast).text,
  huangdi: (cast) => (cast as HuangdiCast).boneVerse?.join("") ?? "",
};
/** So many acts stand under 宜 and 忌 of a day, in the light serif. */
const actsShown = 16;
const figureNames: Partial<Record<TopicId, (at: number) => string>> = {
  auspicious: (at) => Array.from({ length: actsShown }, (_, place) => almanacActs[(at * 7 + place * 5) % almanacActs.length]!.name).join(""),
};
const isVerse = (line: string): boolean => line.startsWith(">");
const toVerse = ({ paragraphs }: Reading): string =>
  paragraphs
    .flatMap(({ text }) => text.split("\n"))
    .filter(isVerse)
    .join("");
const toHeadings = ({ headline, paragraphs }: Reading): string => [headline, ...paragraphs.map(({ label }) => label)].join("");

const toWords = async (id: TopicId): Promise<TopicWords> => {
  const { words } = manifest[id];
  return (typeof words === "function" ? (await words()).words : words).zh;
};

/** What a topic shows before anything is asked. */
const listOpened = async (id: TopicId): Promise<Omit<Page, "topic" | "verse">> => {
  const { title, lead, verb, starters } = await toWords(id);
  const instrument = [...listInstrumentLetters(toTopicFolder(id))].join("");
  return {
    bold: toLetters(onEveryPage.bold, manifest[id].names.zh.name, title, verb, instrument),
    regular: toLetters(onEveryPage.regular, lead, ...starters, instrument),
  };
};

/** A draw can fall on so much more than what is computed from a birth, that it is drawn so many times as often. */
const drawsEach = 3;
const moment = "2026-06-15T04:00:00Z";
const drawAgain = (topic: CastTopic, count: number, from: number): unknown[] => {
  const inputs = sampleInputs[topic.id as CastTopicId] ?? [{}];
  return Array.from({ length: count }, (_, at) => {
    const seed = new Uint8Array(32).fill(at % 256).fill(from + 1 + Math.floor(at / 256), 16);
    return topic.cast(topic.parse(inputs[at % inputs.length]), { chance: chanceOf(seed, `${topic.id}-${at}`, ""), moment });
  });
};

/** @param each so many pages, from casts that lie far apart, each told for another question. @param from another number, other draws, questions and tellings */
const listPagesOf = async (id: CastTopicId, each: number, from: number): Promise<Page[]> => {
  const [topic, opened] = await Promise.all([getCastTopic(id), listOpened(id)]);
  const count = topic.isDraw ? each * drawsEach : each;
  const casts = topic.isDraw ? drawAgain(topic, count, from) : await listCasts(id);
  return Array.from({ length: count }, (_, at) => {
    const cast = casts[Math.floor((at * casts.length) / count + from) % casts.length];
    const text = questions[(at * 37 + from * 11) % questions.length]!;
    const reading = topic.tell(cast, hearQuestion(text, "zh"), { tier: "plus", variant: (at + from) % 3 });
    return {
      topic: id,
      bold: opened.bold.union(toLetters(toHeadings(reading), ...topic.chips(cast, "zh").map(toShown))),
      regular: opened.regular.union(toLetters(...reading.followUps, figureNames[id]?.(at) ?? "")),
      verse: toLetters(toVerse(reading), figureVerse[id]?.(cast) ?? ""),
    };
  });
};

/** @param count pages a topic, of draws three times as many. Visits of all twenty topics; `ask` shows its own first screen and the reading of another. */
export const listPages = async (count: number, from = 0): Promise<Page[]> => {
  const pages: Page[] = [];
  for (const id of topicIds) if (id !== "ask") pages.push(...(await listPagesOf(id, count, from)));
  const opened = await listOpened("ask");
  const told = pages.filter(({ topic }) => topic === "zhouYi");
  const asked = told
    .slice(0, count)
    .map(({ bold, regular, verse }): Page => ({ topic: "ask", bold: bold.union(opened.bold), regular: regular.union(opened.regular), verse }));
  return [...pages, ...asked];
};
