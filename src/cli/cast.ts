import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { bytesToHex, chanceOf, hexToBytes } from "../shared/chance.ts";
import { modelNames, type Tier, tierOf } from "../shared/constants.ts";
import { isLocale, type Locale } from "../shared/i18n/locale.ts";
import { hearQuestion } from "../topics/kit/hearing/to-question.ts";
import type { Topic } from "../topics/kit/topic.ts";
import { getCastTopic, getTopic } from "../topics/registry.ts";
import { findTopicId, topicIds } from "../topics/topic-ids.ts";
import { type Castable, horoscope } from "./horoscope.ts";
import { eachLine, parseObject } from "./lines.ts";
import { UsageProblem } from "./usage.ts";

interface Options {
  topic: Topic | Castable;
  /** undefined: a fresh one for each cast. */
  seed: Uint8Array | undefined;
  moment: string;
  locale: Locale;
  as: "cast" | "facts" | "reading";
  tier: Tier;
}

const findCastable = async (name: string): Promise<Topic | Castable | undefined> => {
  if (name === horoscope.id) return horoscope;
  const id = findTopicId(name);
  return id && getTopic(id);
};

const toOptions = async (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      input: { type: "string", default: "{}" },
      jsonl: { type: "boolean", default: false },
      seed: { type: "string" },
      at: { type: "string" },
      lang: { type: "string", default: "zh" },
      as: { type: "string", default: "cast" },
      model: { type: "string", default: "4" },
    },
  });
  const topic = await findCastable(positionals[0] ?? "");
  if (!topic) throw new UsageProblem(`cast needs a topic, one of: ${[...topicIds, horoscope.id].join(", ")}`);
  const { seed, at, lang, as, model } = values;
  if (seed !== undefined && !/^([0-9a-f]{2}){1,64}$/i.test(seed)) throw new UsageProblem("--seed takes 1 to 64 bytes as hex");
  const atMs = at === undefined ? Date.now() : Date.parse(at);
  if (Number.isNaN(atMs)) throw new UsageProblem("--at takes an instant, e.g. 2026-11-20T04:00:00Z");
  if (!isLocale(lang)) throw new UsageProblem("--lang takes zh or en");
  if (as !== "cast" && as !== "facts" && as !== "reading") throw new UsageProblem("--as takes cast, facts or reading");
  const modelName = modelNames.find((name) => name === model);
  if (!modelName) throw new UsageProblem("--model takes 3.5 or 4");
  const options: Options = {
    topic,
    seed: seed === undefined ? undefined : hexToBytes(seed),
    moment: new Date(atMs).toISOString(),
    locale: lang,
    as,
    tier: tierOf[modelName],
  };
  return { options, input: values.input, isJsonl: values.jsonl };
};

interface Resolved {
  topic: Castable;
  input: unknown;
  question: string;
  /** Set where a routing topic chose the method. */
  routed: { topic: string; input: unknown; because: string } | null;
}

const resolve = async ({ topic, locale }: Options, given: Record<string, unknown>): Promise<Resolved> => {
  if (topic.kind === "cast") {
    const input = topic.parse(given);
    return { topic, input, question: String((input as { question?: unknown }).question ?? ""), routed: null };
  }
  const { question } = topic.parse(given);
  const route = topic.route(hearQuestion(question, locale));
  const chosen = await getCastTopic(route.topic);
  const input = chosen.parse({ ...route.input, question });
  return { topic: chosen, input, question, routed: { topic: route.topic, input, because: route.because } };
};

/** One cast, as the caller wants it. A cast's own fields stand at the top, with what it takes to cast it again beside them. */
const castOne = async (options: Options, given: Record<string, unknown>, nonce: string): Promise<Record<string, unknown>> => {
  const { topic, input, question, routed } = await resolve(options, given);
  const seed = options.seed ?? new Uint8Array(randomBytes(32));
  const cast = topic.cast(input, { chance: chanceOf(seed, "", nonce), moment: options.moment }) as Record<string, unknown>;
  const again = { engineVersion: topic.engineVersion, moment: options.moment, ...(topic.isDraw ? { seed: bytesToHex(seed), nonce } : {}) };
  if (options.as === "facts") return { topic: topic.id, facts: topic.facts(cast), ...again };
  if (options.as === "reading") {
    const asked = hearQuestion(question, options.locale);
    const { headline, paragraphs, followUps } = topic.tell(cast, asked, { tier: options.tier, variant: 0 });
    const markdown = [`## ${headline}`, ...paragraphs.map(({ text }) => text)].join("\n\n");
    return { topic: topic.id, reading: markdown, followUps, ...again };
  }
  return routed ? { ...routed, cast, ...again } : { ...cast, topic: topic.id, ...again };
};

/** `yarrow cast`. @throws AppError invalidParameters, UsageProblem */
export const runCast = async (args: string[]): Promise<void> => {
  const { options, input, isJsonl } = await toOptions(args);
  if (isJsonl) return eachLine((line, number) => castOne(options, parseObject(line), options.seed ? String(number) : ""));
  const result = await castOne(options, parseObject(input), "");
  process.stdout.write(options.as === "reading" ? `${String(result.reading)}\n` : `${JSON.stringify(result)}\n`);
};
