import { chanceOf } from "../../../../../shared/chance.ts";
import { locales } from "../../../../../shared/i18n/locale.ts";
import { hear } from "../../../../../topics/kit/hearing/hear.ts";
import { getCastTopic } from "../../../../../topics/registry.ts";
import { type CastTopicId, topicIds } from "../../../../../topics/topic-ids.ts";
import { checkReading, type Problem } from "../check-reading.ts";
import { type TellRequest, tellCast } from "../tell-cast.ts";
import { inputsOf } from "./inputs.ts";

const asked = {
  zh: [
    ["我该不该换工作？", "那什么时候合适？", "我怕的是什么"],
    ["他还会回来吗", "他现在怎么想", "我要不要先开口"],
    ["今年财运如何", "要留意谁", "为什么这么说呢"],
    ["搬去上海好不好", "房子呢", "还有呢"],
  ],
  en: [
    ["Should I change jobs?", "When would be right?", "What am I afraid of?"],
    ["Will he come back?", "What does he think now?", "Should I speak first?"],
    ["How is my money this year?", "Whom should I mind?", "Why do you say so?"],
    ["Is moving to Leeds wise?", "And the flat?", "What else?"],
  ],
} as const;

/** The day the talks are held. */
const today = "2026-11-20";

export interface Found extends Problem {
  topic: string;
  seed: number;
}

/** One talk of a reading and two further questions, cast by its number. */
const talkOnce = async (seed: number): Promise<Found[]> => {
  const crafts = topicIds.filter((id) => id !== "ask") as CastTopicId[];
  const id = crafts[seed % crafts.length]!;
  const locale = locales[Math.floor(seed / crafts.length) % locales.length]!;
  const [question, ...others] = asked[locale][seed % asked[locale].length]!;
  const topic = await getCastTopic(id);
  const input = topic.parse({ ...inputsOf[id], question });
  const cast = topic.cast(input, { chance: chanceOf(new Uint8Array(32).fill(seed % 251), `${id}${seed}`, "n"), moment: `${today}T04:00:00.000Z` });
  const said: string[] = [];
  const found: Found[] = [];
  const request: Omit<TellRequest, "further" | "said"> = {
    topic: id,
    cast,
    input,
    question,
    locale,
    tier: seed % 3 === 0 ? "basic" : "plus",
    variant: 0,
    because: null,
    after: null,
    risk: null,
  };
  const tell = async (further: TellRequest["further"]): Promise<void> => {
    const { text } = await tellCast({ ...request, further, said: [...said] });
    const problems = checkReading({ text, locale, chips: topic.chips(cast, locale), risk: null, said, today });
    found.push(...problems.map((problem) => ({ ...problem, topic: id, seed })));
    said.push(text);
  };
  await tell(null);
  for (const [turn, text] of others.entries()) await tell({ asked: text, heard: hear({ topic: id, locale, state: "told", recent: [], text }), turn });
  return found;
};

/** What is found wrong in so many talks, from the number `from` on. */
export const findInTalks = async (count: number, from = 0): Promise<Found[]> => {
  const found: Found[] = [];
  for (let seed = from; seed < from + count; seed += 1) found.push(...(await talkOnce(seed)));
  return found;
};
