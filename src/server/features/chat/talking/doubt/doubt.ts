import { hearQuestion } from "../../../../../topics/kit/hearing/to-question.ts";
import { manifest } from "../../../../../topics/manifest.ts";
import { getCastTopic } from "../../../../../topics/registry.ts";
import { isTopicId, type TopicId } from "../../../../../topics/topic-ids.ts";
import { withoutBirths } from "../../telling/without-births.ts";
import type { TalkRequest } from "../talk.ts";
import { toTold } from "../told.ts";
import { holdsSentenceOf } from "../wording/holds-sentence.ts";
import { toInnerQuotes } from "../wording/inner-quotes.ts";
import { findWording, pickWording } from "../wording/pick-wording.ts";
import { joinSentences, type Say } from "../wording/say.ts";
import { findWatch } from "./find-watch.ts";
import { words as en } from "./words.en.ts";
import { words as zh } from "./words.zh.ts";

/** How what stands came to be: drawn under a seal, chosen by the person, reckoned from calendar or sky, counted by a rule, answered in a test, or dreamt. */
type Making = "draw" | "own" | "reckoned" | "counted" | "answered" | "dreamt";
/** By making; then what holds for any; then what would count against the cast. */
export type DoubtWords = Record<Making | "any" | "watch" | "headline", readonly string[]>;

const words: Record<TalkRequest["locale"], DoubtWords> = { zh, en };

const makings: Partial<Record<TopicId, Making>> = {
  mbti: "answered",
  personality: "answered",
  dream: "dreamt",
  name: "counted",
  business: "counted",
  numerology: "counted",
  palmistry: "counted",
};
/** Inputs by which a person sets the draw of themselves. */
const ownDraws = ["cards", "lines", "numbers", "digits", "chapter"];

const toMaking = ({ topic, input }: NonNullable<TalkRequest["standing"]>): Making => {
  if (!isTopicId(topic)) return "reckoned";
  if (!manifest[topic].isDraw) return makings[topic] ?? "reckoned";
  const given = (input ?? {}) as Record<string, unknown>;
  return ownDraws.some((name) => given[name] !== null && given[name] !== undefined) ? "own" : "draw";
};

/** What would count against the cast that stands: its own sign once in a chat, then its headline once. Where danger was heard, nothing is staked. */
const findTest = async (request: TalkRequest, { watch, headline }: DoubtWords): Promise<string | null> => {
  const { standing, risk, heard, locale, said } = request;
  if (!standing || risk !== null || heard.risk !== null) return null;
  const isSaid = (pool: readonly string[]) => said.some((earlier) => pool.some((wording) => holdsSentenceOf(earlier, wording)));
  if (isSaid(headline)) return null;
  const topic = await getCastTopic(standing.topic);
  const reading = topic.tell(standing.cast, hearQuestion(withoutBirths(standing.question, standing.input), locale), { tier: "plus", variant: 0 });
  const sign = isSaid(watch) ? null : findWatch(reading, locale);
  const slots = { watch: sign && toInnerQuotes(sign), headline: toInnerQuotes(reading.headline.replace(/[。.]$/, "")) };
  return findWording([watch, headline], { ...request, slots });
};

export const sayDoubted: Say = async (request) => {
  const own = words[request.locale];
  const pools = request.standing ? [own[toMaking(request.standing)], own.any] : [own.any];
  return toTold(joinSentences(request.locale, pickWording(pools, request), await findTest(request, own)));
};
