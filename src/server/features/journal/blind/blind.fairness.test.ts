import { describe, expect, test } from "vitest";
import { bytesToHex, chanceOf, commitmentOf, hexToBytes } from "../../../../shared/chance.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { toBinomialTail } from "../../../../shared/odds/hits.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { getCastTopic } from "../../../../topics/registry.ts";
import type { CastTopicId } from "../../../../topics/topic-ids.ts";
import { type Blind, lookCount, makeBlind } from "./make-blind.ts";

const moment = "2026-11-20T04:00:00.000Z";
const questions: Record<Locale, readonly string[]> = {
  zh: [
    "该不该换工作？",
    "我和他还能复合吗？",
    "今年能升职吗？",
    "要不要搬去上海？",
    "他对我是认真的吗？",
    "这次考试能过吗？",
    "要不要和朋友合伙？",
    "今年会遇到合适的人吗？",
    "房子现在卖合适吗？",
    "我和我妈怎么相处？",
  ],
  en: [
    "Should I change jobs?",
    "Will we get back together?",
    "Will I be promoted this year?",
    "Should I move to Leeds?",
    "Is he serious about me?",
    "Will I pass the exam?",
    "Should I go into business with my friend?",
    "Will I meet somebody this year?",
    "Is it a good time to sell the flat?",
    "How do I get on with my mother?",
  ],
};
const births = ["1990-05-01", "1984-02-04", "2001-09-23", "1968-12-21", "1995-07-15", "1977-03-08", "1992-11-30", "1959-08-19", "1988-06-29", "1973-10-10"];

interface Made {
  topic: CastTopicId;
  locale: Locale;
  question: string;
  cast: unknown;
  blind: Blind;
}

const make = async (id: CastTopicId, given: object, question: string, locale: Locale, at: number): Promise<Made | null> => {
  const topic = await getCastTopic(id);
  const input = topic.parse(given);
  const cast = topic.cast(input, { chance: chanceOf(new Uint8Array(32).fill(1), `${id} ${at}`, "own"), moment });
  const seed = bytesToHex(Uint8Array.from({ length: 32 }, (_, place) => (at * 31 + place * 7) % 256));
  const blind = await makeBlind({ id: `m${id}${at}`, topic: id, cast, input, moment, question, locale, tier: at % 2 ? "basic" : "plus", read: "", seed });
  return blind && { topic: id, locale, question, cast, blind };
};

const drawn: Made[] = [];
const born: Made[] = [];
const draws: CastTopicId[] = ["tarot", "zhouYi", "fortune", "number", "TaoTeChing"];
const each = 40;

const madeOf = async (): Promise<void> => {
  if (drawn.length > 0) return;
  for (const id of draws)
    for (let at = 0; at < each; at += 1) {
      const locale = at % 2 === 0 ? "zh" : "en";
      const made = await make(id, {}, questions[locale][(at >> 1) % 10]!, locale, at);
      if (made) drawn.push(made);
    }
  for (const [at, date] of births.entries())
    for (const locale of ["zh", "en"] as const) {
      const birth = {
        date,
        time: `${String((at * 5) % 24).padStart(2, "0")}:20`,
        timeZone: "Asia/Shanghai",
        latitude: 31.2,
        longitude: 121.5,
        sex: at % 2 ? "male" : "female",
      };
      const made = await make("astro", { birth }, questions[locale][at]!, locale, 500 + at * 2 + (locale === "en" ? 1 : 0));
      if (made) born.push(made);
    }
};

/** How surprising so many, or so few, hits are at 1/4. */
const toSurprise = (hits: number, of: number): number => Math.min(toBinomialTail(hits, of, 1 / 4), toBinomialTail(of - hits, of, 3 / 4));
const outOfReach = 0.001;

describe("a look of four", () => {
  test("can be made of nearly every draw, and of births where the craft has enough to say", async () => {
    await madeOf();
    for (const id of draws) expect(drawn.filter(({ topic }) => topic === id).length, id).toBeGreaterThan(each * 0.6);
    expect(born.length).toBeGreaterThan(8);
  });

  test("holds four different readings of three sentences and more, near to one length", async () => {
    await madeOf();
    for (const { blind, locale } of [...drawn, ...born]) {
      expect(new Set(blind.looks).size).toBe(lookCount);
      const lengths = blind.looks.map(({ length }) => length);
      const [least, most] = locale === "zh" ? [64, 160] : [190, 520];
      expect(Math.min(...lengths)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(most);
    }
  });

  test("names no card, hexagram, lot, sign, house, degree or date of its casts", async () => {
    await madeOf();
    for (const { topic: id, blind, cast, locale } of [...drawn, ...born]) {
      const topic = await getCastTopic(id);
      const namedBy = manifest[id].engine?.namedBy ?? [];
      const names = topic
        .chips(cast, locale)
        .filter(({ key }) => namedBy.includes(key))
        .flatMap(({ value }) => value.split(/[·,，（(]/).map((name) => name.trim()))
        .filter((name) => name.length > 1);
      const own = blind.looks[blind.own]!;
      expect(names.filter((name) => own.includes(name))).toEqual([]);
      expect(blind.looks.join("\n")).not.toMatch(
        /[\p{Nd}°′]|牌|卦|签(?![字名约单证])|第[一二三四五六七八九十]{1,3}[章宫]|\b(?:cards?|hexagrams?|lots?|houses?|planets?)\b/iu,
      );
    }
  });

  test("takes no sentence from what was read, and tells one’s own by sentences its first telling did not have", async () => {
    await madeOf();
    const [one] = drawn;
    const topic = await getCastTopic(one!.topic);
    const seed = "07".repeat(32);
    const request = {
      id: "m1",
      topic: one!.topic,
      cast: one!.cast,
      input: topic.parse({}),
      moment,
      question: one!.question,
      locale: one!.locale,
      seed,
    } as const;
    const first = await makeBlind({ ...request, tier: "plus", read: "" });
    const second = await makeBlind({ ...request, tier: "plus", read: first!.looks[first!.own]! });
    const sentences = first!.looks[first!.own]!.split(/(?<=[。！？])/u).filter(Boolean);
    expect(sentences.length).toBeGreaterThan(2);
    for (const sentence of sentences) expect(second?.looks[second.own] ?? "").not.toContain(sentence);
  });

  test("is what its seal says: the same seed makes the same four in the same order", async () => {
    await madeOf();
    const { topic: id, cast, question, locale, blind } = drawn[3]!;
    const topic = await getCastTopic(id);
    const again = await makeBlind({ id: "m", topic: id, cast, input: topic.parse({}), moment, question, locale, tier: "basic", read: "", seed: blind.seed });
    const twice = await makeBlind({ id: "m", topic: id, cast, input: topic.parse({}), moment, question, locale, tier: "basic", read: "", seed: blind.seed });
    expect(twice).toEqual(again);
    expect(again!.commitment).toBe(commitmentOf(hexToBytes(blind.seed), "m"));
  });
});

describe("a sceptic", () => {
  const byLength = (blind: Blind): number[] =>
    blind.looks
      .map((look, at) => ({ at, length: look.length }))
      .sort((a, b) => a.length - b.length)
      .map(({ at }) => at);
  const overlap = (look: string, question: string): number => [...new Set(question)].filter((letter) => look.includes(letter)).length;
  /** Of several alike their own coin decides. */
  const best = (scores: readonly number[], { blind }: Made): number => {
    const top = Math.max(...scores);
    const alike = scores.flatMap((score, at) => (score === top ? [at] : []));
    return alike[chanceOf(hexToBytes(blind.seed), blind.commitment, "coin").below(alike.length)]!;
  };
  const guesses: Record<string, (made: Made) => number> = {
    "always takes the first": () => 0,
    "always takes the last": () => 3,
    "takes the shortest": ({ blind }) => byLength(blind)[0]!,
    "takes the second shortest": ({ blind }) => byLength(blind)[1]!,
    "takes the longest": ({ blind }) => byLength(blind)[3]!,
    "takes the one with the most letters of the question": (made) =>
      best(
        made.blind.looks.map((look) => overlap(look, made.question)),
        made,
      ),
    "takes the one with the most sentences": (made) =>
      best(
        made.blind.looks.map((look) => look.split(/[。.!?！？]/u).length),
        made,
      ),
  };
  test.each(Object.entries(guesses))("who %s is right in one look of four", async (_, guess) => {
    await madeOf();
    const all = [...drawn, ...born];
    const hits = all.filter((made) => guess(made) === made.blind.own).length;
    expect(toSurprise(hits, all.length), `${hits} of ${all.length}`).toBeGreaterThan(outOfReach);
  });
});
