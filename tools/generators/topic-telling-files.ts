import type { TopicNames } from "./topic-names.ts";

const toReading = ({ type }: TopicNames, language: "Zh" | "En"): string => `import { AppError } from "../../shared/errors.ts";
import type { Reader } from "../kit/reading.ts";
import type { ${type}Cast } from "./engine.ts";
import type { ${type}Facts } from "./facts.ts";

export const reader${language}: Reader<${type}Cast, ${type}Facts> = {
  words: {
    result: ({ key }) => ({ label: "", value: key }),
  },
  tell() {
    throw new AppError("topicNotOpen");
  },
  answer() {
    throw new AppError("topicNotOpen");
  },
  summarise: ({ result }) => result,
};
`;

const toPrompt = ({ constant }: TopicNames): string => `import type { TopicPrompt } from "../kit/prompt.ts";

export const ${constant}Prompt: TopicPrompt = {
  role: { zh: "", en: "" },
  names: { zh: [], en: [] },
  namesIn: () => [],
};
`;

/** What is told: both built-in readers, and what a language model is given. */
export const toTellingFiles = (names: TopicNames): Record<string, string> => ({
  "reading.zh.ts": toReading(names, "Zh"),
  "reading.en.ts": toReading(names, "En"),
  "prompt.ts": toPrompt(names),
});
