import { chanceOf } from "../../../../../shared/chance.ts";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { Heard } from "../../../../../topics/kit/hearing/heard.ts";
import { hearQuestion } from "../../../../../topics/kit/hearing/to-question.ts";
import { sampleInputs } from "../../../../../topics/kit/terms/testing/sample-inputs.ts";
import { questionnaires } from "../../../../../topics/questionnaires.ts";
import { getCastTopic } from "../../../../../topics/registry.ts";
import { type CastTopicId, topicIds } from "../../../../../topics/topic-ids.ts";
import { toMarkdown } from "../../telling/to-markdown.ts";
import type { TalkRequest } from "../talk.ts";

export const castIds = topicIds.filter((id): id is CastTopicId => id !== "ask");

/** A test answered down its middle, a little this way and that. */
const sitTest = async (test: "mbti" | "bigFive"): Promise<object> => {
  const { versions, listItems } = await questionnaires[test]!();
  const answers = listItems(versions[0]).map(({ type }, at) => (type === "mostLeast" ? [1, 2] : 1 + (at % 2)));
  return { test, version: versions[0], answers };
};

const listInputs = async (id: CastTopicId): Promise<readonly object[]> => {
  if (id === "mbti") return [await sitTest("mbti")];
  if (id === "personality") return [await sitTest("bigFive")];
  return sampleInputs[id] ?? [];
};

const questions: Record<Locale, string> = { zh: "我该不该换工作？", en: "Should I change jobs?" };

const silent: Heard = {
  act: "explain",
  risk: null,
  frame: { matter: null, who: null, wants: null, kind: null, options: null, window: null, isDreaded: false },
  slots: { part: null, term: null, craft: null, birth: null, whose: null, count: null },
  confidence: 1,
};

/** A chat in which the reading of one cast has been told; `at` is which of the topic's samples. */
export const tellStanding = async (id: CastTopicId, locale: Locale, at = 0): Promise<{ request: TalkRequest; reading: string }> => {
  const topic = await getCastTopic(id);
  const inputs = await listInputs(id);
  const input = topic.parse(inputs[at % inputs.length]);
  const cast = topic.cast(input, { chance: chanceOf(new Uint8Array(32).fill(7), `${id}-${at}`, ""), moment: "2026-11-20T04:00:00Z" });
  const question = questions[locale];
  const { text } = toMarkdown(topic.tell(cast, hearQuestion(question, locale), { tier: "basic", variant: 0 }), []);
  const standing = { topic: id, cast, input, question };
  const request: TalkRequest = {
    say: "explain",
    heard: silent,
    text: "",
    locale,
    topic: id,
    standing,
    question,
    risk: null,
    tier: "basic",
    variant: 0,
    said: [text],
  };
  return { request, reading: text };
};
