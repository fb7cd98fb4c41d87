import { afterAll, beforeAll } from "vitest";
import * as z from "zod/mini";
import { testVersions } from "../../shared/test-ids.ts";
import { answersInput } from "../../topics/kit/questionnaire/answers-input.ts";
import { defineQuestionnaire } from "../../topics/kit/questionnaire/define-questionnaire.ts";
import type { Answer, Item } from "../../topics/kit/questionnaire/questionnaire.ts";
import type { Reader } from "../../topics/kit/reading.ts";
import { defineTopic } from "../../topics/kit/topic.ts";
import { questionnaires } from "../../topics/questionnaires.ts";
import { registry } from "../../topics/registry.ts";
import { words as tarotWords } from "../../topics/tarot/words.ts";

/** One of each kind; the simplified version asks the first two. */
export const smallItems: Item[] = [
  { id: "a", type: "scale" },
  { id: "b", type: "choice" },
  { id: "c", type: "mostLeast" },
  { id: "d", type: "final" },
];
const words = {
  a: { text: "A", options: [] },
  b: { text: "", options: ["B1", "B2"] },
  c: { text: "C", options: ["C1", "C2", "C3", "C4"] },
  d: { text: "D", options: ["D1", "D2"] },
};
const listItems = (version: string): Item[] => (version === "simplified" ? smallItems.slice(0, 2) : smallItems);
const smallTest = defineQuestionnaire({
  test: "disc",
  versions: ["simplified", "full"],
  listItems,
  words: { zh: () => words, en: () => words },
  minutes: { simplified: 1, full: 2 },
});

interface Report {
  answers: Answer[];
  question: string;
}

const tell: Reader<Report, Record<never, never>>["tell"] = ({ cast }) => ({
  headline: `报告：${JSON.stringify(cast.answers)}`,
  paragraphs: [{ label: "", text: `你问的是“${cast.question}”。`, facts: [], part: "lead" }],
  followUps: [],
});
const reader: Reader<Report, Record<never, never>> = { words: {}, tell, answer: tell, summarise: () => "一份报告" };

const head = z.object({ test: z._default(z.enum(["disc"]), "disc"), version: z.enum(testVersions), question: z._default(z.string(), "") });
const versionField = {
  name: "version",
  kind: "choice" as const,
  label: { zh: "做多长的", en: "How long a test" },
  isRequired: true,
  options: [
    { value: "simplified", label: { zh: "2 题", en: "2 questions" } },
    { value: "full", label: { zh: "4 题", en: "4 questions" } },
  ],
};
const testField = { ...versionField, name: "test", isRequired: true, options: [{ value: "disc", label: { zh: "小测试", en: "Small test" } }] };

const smallTopic = defineTopic({
  id: "tarot",
  words: tarotWords,
  engineVersion: 1,
  input: answersInput(head, ({ version }) => listItems(version)),
  fields: [testField, versionField, { name: "answers", kind: "answers", label: { zh: "答题", en: "The questions" }, isRequired: true }],
  isDraw: false,
  understand: (text) => ({
    ...(/小测试|small/i.test(text) && { test: "disc" as const }),
    ...(/2 ?题/.test(text) && { version: "simplified" as const }),
    ...(/4 ?题/.test(text) && { version: "full" as const }),
  }),
  cast: ({ answers, question }): Report => ({ answers, question }),
  facts: () => [],
  readers: { zh: reader, en: reader },
});

/** A topic of one small test stands in the tarot's place while these tests run. */
export const standInSmallTest = (): void => {
  const { topic } = registry.tarot;
  const { disc } = questionnaires;
  beforeAll(() => {
    registry.tarot.topic = async () => smallTopic;
    questionnaires.disc = async () => smallTest;
  });
  afterAll(() => {
    registry.tarot.topic = topic;
    if (disc) questionnaires.disc = disc;
    else delete questionnaires.disc;
  });
};
