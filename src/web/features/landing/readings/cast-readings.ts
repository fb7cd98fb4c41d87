import { type Chance, chanceOf, hexToBytes } from "../../../../shared/chance.ts";
import type { FactChip } from "../../../../shared/contract/stream.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { castAstro } from "../../../../topics/astro/engine.ts";
import { toAstroFacts } from "../../../../topics/astro/facts.ts";
import { astroInput } from "../../../../topics/astro/input.ts";
import { readingEn as astroEn } from "../../../../topics/astro/reading.en.ts";
import { readingZh as astroZh } from "../../../../topics/astro/reading.zh.ts";
import { castFortune } from "../../../../topics/fortune/engine.ts";
import { toFortuneFacts } from "../../../../topics/fortune/facts.ts";
import { fortuneInput } from "../../../../topics/fortune/input.ts";
import { readingEn as fortuneEn } from "../../../../topics/fortune/reading.en.ts";
import { readingZh as fortuneZh } from "../../../../topics/fortune/reading.zh.ts";
import type { Fact, FactMap, FactOf, FactWords } from "../../../../topics/kit/fact.ts";
import { hearQuestion } from "../../../../topics/kit/hearing/to-question.ts";
import { parseInput } from "../../../../topics/kit/parse-input.ts";
import type { Reader, Reading } from "../../../../topics/kit/reading.ts";
import { castTarot } from "../../../../topics/tarot/engine.ts";
import { toTarotFacts } from "../../../../topics/tarot/facts.ts";
import { tarotInput } from "../../../../topics/tarot/input.ts";
import { readingEn as tarotEn } from "../../../../topics/tarot/reading.en.ts";
import { readingZh as tarotZh } from "../../../../topics/tarot/reading.zh.ts";

export const shownTopics = ["astro", "tarot", "fortune"] as const;
export type ShownTopic = (typeof shownTopics)[number];

interface Given {
  question: Record<Locale, string>;
  input: Record<string, unknown>;
  /** Of a draw: the seed it comes from, as hex; anyone who casts with it draws the same. */
  seed: string | null;
}

const interview: Given["question"] = { zh: "明天的面试，会顺利吗？", en: "Will tomorrow’s interview go well?" };
const change: Given["question"] = { zh: "该不该换工作？", en: "Should I change jobs?" };

/** What the three readings of the page are made from. The birth is the one worked through above them on the page. */
export const givens: Record<ShownTopic, Given> = {
  astro: {
    question: { zh: "", en: "" },
    input: { birth: { date: "1990-05-01", time: "13:45", latitude: 31.23, longitude: 121.47, timeZone: "Asia/Shanghai" } },
    seed: null,
  },
  tarot: { question: change, input: { spread: "three" }, seed: "2222" },
  fortune: { question: interview, input: {}, seed: "02" },
};
const moment = "2026-11-20T00:00:00.000Z";

export interface CastReading {
  cast: unknown;
  facts: FactChip[];
  reading: Reading;
  /** What one types to cast it again. */
  command: string;
}

interface Craft<Input, Cast, Facts extends FactMap> {
  schema: Parameters<typeof parseInput<Input>>[0];
  cast(input: Input, context: { chance: Chance; moment: string }): Cast;
  toFacts(cast: Cast): FactOf<Facts>[];
  readers: Record<Locale, Reader<Cast, Facts>>;
}

const toCommand = (topic: ShownTopic, locale: Locale, input: object): string => {
  const { seed } = givens[topic];
  const drawn = seed === null ? "" : ` --seed ${seed}`;
  return `yarrow cast ${topic}${drawn} --at ${moment.slice(0, 10)} --lang ${locale} --as reading --input '${JSON.stringify(input)}'`;
};

const work =
  <Input, Cast, Facts extends FactMap>(topic: ShownTopic, { schema, cast: castIt, toFacts, readers }: Craft<Input, Cast, Facts>) =>
  (locale: Locale): CastReading => {
    const { question, input: given, seed } = givens[topic];
    const input = question[locale] === "" ? given : { ...given, question: question[locale] };
    const cast = castIt(parseInput(schema, input), { chance: chanceOf(hexToBytes(seed ?? ""), "", ""), moment });
    const facts = toFacts(cast);
    const reader = readers[locale];
    const words = reader.words as Record<string, (values: Fact["values"]) => FactWords>;
    return {
      cast,
      facts: facts.map(({ id, key, values }) => ({ id, key, ...words[key]!(values) })),
      reading: reader.tell({ cast, facts, question: hearQuestion(question[locale], locale), tier: "plus", variant: 0 }),
      command: toCommand(topic, locale, input),
    };
  };

/** Casts and tells one of the three readings, as the chat would: from what was given and the seed, and nothing else. */
export const castReading: Record<ShownTopic, (locale: Locale) => CastReading> = {
  astro: work("astro", { schema: astroInput, cast: castAstro, toFacts: toAstroFacts, readers: { zh: astroZh, en: astroEn } }),
  tarot: work("tarot", { schema: tarotInput, cast: castTarot, toFacts: toTarotFacts, readers: { zh: tarotZh, en: tarotEn } }),
  fortune: work("fortune", { schema: fortuneInput, cast: castFortune, toFacts: toFortuneFacts, readers: { zh: fortuneZh, en: fortuneEn } }),
};
