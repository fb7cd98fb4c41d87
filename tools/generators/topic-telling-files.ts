import type { TopicNames } from "./topic-names.ts";

const toReading = ({ type }: TopicNames, language: "Zh" | "En"): string => `import type { Reader } from "../kit/reading.ts";
import type { ${type}Cast } from "./engine.ts";
import type { ${type}Facts } from "./facts.ts";

const tell: Reader<${type}Cast, ${type}Facts>["tell"] = ({ cast: { asked }, facts }) => ({
  headline: asked,
  paragraphs: facts.map(({ id, values }) => ({ label: "", text: values.text, facts: [id], part: "body" })),
  followUps: [],
});

export const reading${language}: Reader<${type}Cast, ${type}Facts> = {
  words: {
    asked: ({ text }) => ({ label: "", value: text }),
  },
  tell,
  answer: tell,
  summarise: ({ asked }) => asked,
};
`;

const toPrompt = ({ constant }: TopicNames): string => `import type { TopicPrompt } from "../kit/prompt.ts";

export const ${constant}Prompt: TopicPrompt = {
  role: { zh: "", en: "" },
  names: { zh: [], en: [] },
  namesIn: () => [],
};
`;

const terms = `import type { Term } from "../kit/terms/term.ts";

export const terms: readonly Term[] = [];
`;

/** What is told: both built-in readers, what a language model is given, and the terms explained. */
export const toTellingFiles = (names: TopicNames): Record<string, string> => ({
  "reading.zh.ts": toReading(names, "Zh"),
  "reading.en.ts": toReading(names, "En"),
  "prompt.ts": toPrompt(names),
  "terms.ts": terms,
});
