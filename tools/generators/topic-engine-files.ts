import type { TopicNames } from "./topic-names.ts";

const toTopic = ({ id, constant, type }: TopicNames): string => `import { defineTopic } from "../kit/topic.ts";
import { cast${type} } from "./engine.ts";
import { to${type}Facts } from "./facts.ts";
import { fields, input } from "./input.ts";
import { readerEn } from "./reading.en.ts";
import { readerZh } from "./reading.zh.ts";
import { understand${type} } from "./understand.ts";
import { words } from "./words.ts";

export const ${constant} = defineTopic({
  id: "${id}",
  words,
  engineVersion: 1,
  input,
  fields,
  isDraw: false,
  understand: understand${type},
  cast: cast${type},
  facts: to${type}Facts,
  readers: { zh: readerZh, en: readerEn },
});
`;

const words = `import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: { opening: "", starters: [] },
  en: { opening: "", starters: [] },
};
`;

const toInput = ({ type }: TopicNames): string => `import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/chat.ts";

export const input = z.object({
  question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
});
export type ${type}Input = z.infer<typeof input>;

export const fields: InputField[] = [];
`;

const toUnderstand = ({ type }: TopicNames): string => `import type { Locale } from "../../shared/i18n/locale.ts";
import type { ${type}Input } from "./input.ts";

/** What of the input these words give: nothing yet, and never a guess. */
export const understand${type} = (_text: string, _known: Partial<${type}Input>, _locale: Locale): Partial<${type}Input> => ({});
`;

const toEngine = ({ type }: TopicNames): string => `import { AppError } from "../../shared/errors.ts";
import type { CastContext } from "../kit/topic.ts";
import type { ${type}Input } from "./input.ts";

export interface ${type}Cast {
  /** A key of the craft, never a word. */
  result: string;
}

/** @throws AppError topicNotOpen until the rules are written */
export const cast${type} = (_input: ${type}Input, _context: CastContext): ${type}Cast => {
  throw new AppError("topicNotOpen");
};
`;

const toFacts = ({ type }: TopicNames): string => `import type { FactOf } from "../kit/fact.ts";
import type { ${type}Cast } from "./engine.ts";

export type ${type}Facts = {
  result: { key: string };
};

/** What the cast says, the rarest first. */
export const to${type}Facts = ({ result }: ${type}Cast): FactOf<${type}Facts>[] => [{ id: "result", key: "result", values: { key: result } }];
`;

/** What is computed: the topic's assembly, its input, its engine and its facts. */
export const toEngineFiles = (names: TopicNames): Record<string, string> => ({
  "topic.ts": toTopic(names),
  "words.ts": words,
  "input.ts": toInput(names),
  "understand.ts": toUnderstand(names),
  "engine.ts": toEngine(names),
  "facts.ts": toFacts(names),
});
