import { isDespair } from "../../src/server/features/chat/flow/care.ts";
import { findCaution } from "../../src/server/features/chat/flow/caution.ts";
import { planNext } from "../../src/server/features/chat/flow/plan.ts";
import { toTitle } from "../../src/server/features/chat/flow/title.ts";
import type { FlowState } from "../../src/server/features/chat/tables.ts";
import { checkFacts } from "../../src/server/features/chat/telling/check-facts.ts";
import { withoutBirths } from "../../src/server/features/chat/telling/without-births.ts";
import { chanceOf } from "../../src/shared/chance.ts";
import { AppError } from "../../src/shared/errors.ts";
import { type Locale, locales } from "../../src/shared/i18n/locale.ts";
import { castId } from "../../src/shared/ids.ts";
import { findCommand } from "../../src/topics/kit/hearing/command.ts";
import { hearQuestion } from "../../src/topics/kit/hearing/to-question.ts";
import { findPlaceInText } from "../../src/topics/kit/places/find-place-in-text.ts";
import { findPlaces } from "../../src/topics/kit/places/find-places.ts";
import type { TopicPrompt } from "../../src/topics/kit/prompt.ts";
import type { CastTopic, Topic } from "../../src/topics/kit/topic.ts";
import { getTopic, registry } from "../../src/topics/registry.ts";
import { type CastTopicId, topicIds } from "../../src/topics/topic-ids.ts";
import { samples } from "./samples.ts";

export interface TextReader {
  name: string;
  /** What it gives, or a promise of it. */
  read(text: string): unknown;
}

const topics = new Map<string, Topic>();
const prompts = new Map<string, TopicPrompt>();
for (const id of topicIds) {
  topics.set(id, await getTopic(id));
  if (id !== "ask") prompts.set(id, await registry[id satisfies CastTopicId].prompt());
}

const moment = "2026-11-20T04:00:00.000Z";
const telling = { tier: "plus", variant: 0 } as const;

/** A field that a topic refuses is an answer too. */
const orRefused = async (call: () => unknown): Promise<unknown> => {
  try {
    return await call();
  } catch (error) {
    if (error instanceof AppError && error.details) return error.details;
    throw error;
  }
};

const ask = topics.get("ask")!;

const listTopicReaders = (topic: CastTopic, locale: Locale): TextReader[] => {
  const known = samples[topic.id] ?? {};
  const castOf = (input: unknown): unknown => topic.cast(topic.parse(input), { chance: chanceOf(new Uint8Array(32), topic.id, ""), moment });
  const cast = castOf(known);
  const plain = hearQuestion("", locale);
  const texts = topic.fields.filter(({ kind }) => kind !== "answers").map(({ name }) => name);
  const readers: TextReader[] = [
    { name: "understand", read: (text) => topic.understand(text, {}, locale) },
    { name: "understand, known", read: (text) => topic.understand(text, known, locale) },
    { name: "understand, more names", read: (text) => topic.understand(text, { ...known, suggest: true }, locale) },
    { name: "missing", read: (text) => topic.missing(Object.fromEntries(texts.map((name) => [name, text]))) },
    ...texts.map((name) => ({ name: `parse ${name}`, read: (text: string) => orRefused(() => topic.parse({ ...known, [name]: text })) })),
    ...texts.map((name) => ({ name: `cast of ${name}`, read: (text: string) => orRefused(() => topic.facts(castOf({ ...known, [name]: text }))) })),
    { name: "tell", read: (text) => topic.tell(cast, hearQuestion(text, locale), telling) },
    { name: "answer", read: (text) => topic.answer(cast, plain, { ...telling, asked: hearQuestion(text, locale), turn: 0 }) },
    {
      name: "answer to a long question",
      read(text) {
        const question = hearQuestion(text, locale);
        return topic.answer(cast, question, { ...telling, asked: question, turn: 2 });
      },
    },
  ];
  return readers.map(({ name, read }) => ({ name: `${topic.id} ${locale} ${name}`, read }));
};

const listFlowReaders = (locale: Locale): TextReader[] => [
  { name: `question ${locale}`, read: (text) => hearQuestion(text, locale) },
  { name: `places in text ${locale}`, read: (text) => findPlaceInText(text, locale) },
  { name: `places ${locale}`, read: (text) => findPlaces(text, { locale }) },
  { name: `route ${locale}`, read: (text) => ask.kind === "route" && ask.route(hearQuestion(text, locale)) },
  ...topicIds.flatMap((topic): TextReader[] => {
    const found = topics.get(topic)!;
    const flow: FlowState = { topic, known: samples[topic] ?? {}, question: "", castId: null, turn: 0 };
    const plan = (text: string, before: FlowState | null, inputs = {}): unknown =>
      orRefused(() => planNext({ topic, flow: before, text, inputs, locale, recent: [], today: "2026-11-20" }));
    return [
      { name: `plan ${topic} ${locale} first`, read: (text: string) => plan(text, null) },
      { name: `plan ${topic} ${locale} second`, read: (text: string) => plan(text, { ...flow, question: text }) },
      ...found.fields.map(({ name }) => ({
        name: `plan ${topic} ${locale} with ${name}`,
        read: (text: string) => plan("", null, { ...samples[topic], [name]: text }),
      })),
      { name: `plan ${topic} ${locale} later`, read: (text: string) => plan(text, { ...flow, question: text, castId: castId.parse("cast-1"), turn: 3 }) },
    ];
  }),
  ...topicIds.flatMap((id) => {
    const topic = topics.get(id)!;
    const prompt = prompts.get(id);
    if (topic.kind !== "cast" || !prompt) return [];
    const cast = topic.cast(topic.parse(samples[id] ?? {}), { chance: chanceOf(new Uint8Array(32), id, ""), moment });
    const chips = topic.chips(cast, locale);
    return [{ name: `check ${id} ${locale}`, read: (text: string) => checkFacts({ text, locale, chips, prompt, cast }) }];
  }),
];

/** Every function of ours that a person's words, or a model's, come to. */
export const listReaders = (): TextReader[] => [
  { name: "care", read: isDespair },
  { name: "caution", read: findCaution },
  { name: "intent", read: findCommand },
  { name: "title", read: toTitle },
  { name: "without births", read: (text) => withoutBirths(text, { birth: { date: "1990-05-01", time: null } }) },
  ...locales.flatMap(listFlowReaders),
  ...topicIds.flatMap((id) => {
    const topic = topics.get(id)!;
    return topic.kind === "cast" ? locales.flatMap((locale) => listTopicReaders(topic, locale)) : [];
  }),
];
