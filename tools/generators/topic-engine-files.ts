import type { TopicNames } from "./topic-names.ts";

const toTopic = ({ id, constant, type }: TopicNames): string => `import { defineTopic } from "../kit/topic.ts";
import { cast${type} } from "./engine.ts";
import { to${type}Facts } from "./facts.ts";
import { ${constant}Fields, ${constant}Input } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { understand${type} } from "./understand.ts";
import { words } from "./words.ts";

export const ${constant} = defineTopic({
  id: "${id}",
  words,
  engineVersion: 1,
  input: ${constant}Input,
  fields: ${constant}Fields,
  isDraw: false,
  understand: understand${type},
  cast: cast${type},
  facts: to${type}Facts,
  readers: { zh: readingZh, en: readingEn },
});
`;

const words = `import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: { title: "", lead: "", verb: "", opening: "", starters: [] },
  en: { title: "", lead: "", verb: "", opening: "", starters: [] },
};
`;

const toInput = ({ constant, type }: TopicNames): string => `import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";

export const ${constant}Input = z.object({
  question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
});
export type ${type}Input = z.infer<typeof ${constant}Input>;

export const ${constant}Fields: InputField[] = [];
`;

const toUnderstand = ({ type }: TopicNames): string => `import type { Locale } from "../../shared/i18n/locale.ts";
import type { ${type}Input } from "./input.ts";

/** What of the input these words give: nothing yet, and never a guess. */
export const understand${type} = (_text: string, _known: Partial<${type}Input>, _locale: Locale): Partial<${type}Input> => ({});
`;

const toEngine = ({ type }: TopicNames): string => `import type { CastContext } from "../kit/topic.ts";
import type { ${type}Input } from "./input.ts";

export interface ${type}Cast {
  /** The question as it was put: there are no rules yet, so there is nothing else to tell. */
  asked: string;
}

/** Pure, keys not words: whatever chance or the moment give comes from the context. */
export const cast${type} = ({ question }: ${type}Input, _context: CastContext): ${type}Cast => ({ asked: question });
`;

const toFacts = ({ type }: TopicNames): string => `import type { FactOf } from "../kit/fact.ts";
import type { ${type}Cast } from "./engine.ts";

export type ${type}Facts = {
  asked: { text: string };
};

/** What the cast says, the rarest first. */
export const to${type}Facts = ({ asked }: ${type}Cast): FactOf<${type}Facts>[] => [{ id: "asked", key: "asked", values: { text: asked } }];
`;

/** Matches nothing until the craft's own words stand here. */
const asked = `import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /(?!)/,
  because: { zh: "", en: "" },
};
`;

/** Until somebody has thought about it nothing of a cast is shown to strangers. */
const sharing = `import { defineSharing } from "../kit/sharing/sharing.ts";

export const sharing = defineSharing({ holds: () => ["birth", "name"], toLines: () => [] });
`;

/** What is computed: the topic's assembly, its input, its engine and its facts. */
export const toEngineFiles = (names: TopicNames): Record<string, string> => ({
  "topic.ts": toTopic(names),
  "words.ts": words,
  "asked.ts": asked,
  "sharing.ts": sharing,
  "input.ts": toInput(names),
  "understand.ts": toUnderstand(names),
  "engine.ts": toEngine(names),
  "facts.ts": toFacts(names),
});
