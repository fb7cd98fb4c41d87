import type { InputField } from "../../../../shared/contract/input-field.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { isAsking } from "../../../../topics/kit/birth/speech/gate.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";
import { getCastTopic, listCrafts } from "../../../../topics/registry.ts";
import { type CastTopicId, isTopicId, type TopicId } from "../../../../topics/topic-ids.ts";
import type { FlowState } from "../tables.ts";

export const isAnswers = ({ kind }: InputField): boolean => kind === "answers";

/** True for a topic that asks its questions in a sitting. */
export const hasTest = ({ fields }: CastTopic): boolean => fields.some(isAnswers);

/** Of what was gathered, which test and how long: whoever sits it again need not say so again. */
export const pickTest = (known: Record<string, unknown>, topic: CastTopic): Record<string, unknown> =>
  hasTest(topic) ? Object.fromEntries(["test", "version"].flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]]))) : {};

/** A test that is a topic of its own is sat there: who picks the sixteen types among other tests gets that topic. */
export const toTestTopic = async (topic: CastTopic, { test }: Record<string, unknown>): Promise<CastTopic> =>
  hasTest(topic) && typeof test === "string" && test !== topic.id && isTopicId(test) ? getCastTopic(test) : topic;

/** A test that is a topic of its own, as words name it elsewhere. */
const findNamedTest = async (topic: CastTopic, text: string): Promise<string | undefined> =>
  (await listCrafts()).find((craft) => craft.topic !== topic.id && craft.test?.test(text))?.topic;

/** A test that is named where tests are sat is picked, not another craft. */
export const picksTestHere = async (topic: TopicId, craft: CastTopicId | null): Promise<boolean> =>
  craft !== null && topic !== "ask" && hasTest(await getCastTopic(topic)) && hasTest(await getCastTopic(craft));

const asksSomething = (text: string): boolean => isAsking(text) || /[?？]/.test(text);

/**
 * What words give a topic, and what they give the topic its test is sat in. Once a report is told, a question that names the same test is one about
 * the report and gives nothing.
 */
export const understandWords = async (
  topic: CastTopic,
  text: string,
  { known, castId }: Pick<FlowState, "known" | "castId">,
  locale: Locale,
): Promise<Record<string, unknown>> => {
  const own = topic.understand(text, known, locale);
  if (!hasTest(topic)) return own;
  const named = await findNamedTest(topic, text);
  const heard: Record<string, unknown> = { ...(named && { test: named }), ...own };
  if (castId !== null && asksSomething(text) && (heard.test === undefined || heard.test === known.test)) return {};
  const sitsIn = await toTestTopic(topic, { ...known, ...heard });
  return sitsIn === topic ? heard : { ...heard, ...sitsIn.understand(text, known, locale) };
};

/** True for words that only say which test, or how long a one. */
export const picksOnlyTest = (topic: CastTopic, text: string, understood: object): boolean =>
  hasTest(topic) && Object.keys(understood).length > 0 && !asksSomething(text);
