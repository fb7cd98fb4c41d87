import type { Locale } from "./locale.ts";

/** Why a recording is not taken, by the code its field carries. */
const problems = {
  audioType: { zh: "这段录音读不出来，再说一次，或者打字", en: "That recording can’t be read; say it again, or type" },
  audioLong: { zh: "一次最多说一分半钟，分两次说，或者打字", en: "A recording can last a minute and a half; say it in two, or type" },
  audioPlus: { zh: "说话要用 Plus 模型", en: "Speaking needs the Plus model" },
} satisfies Record<string, Record<Locale, string>>;

export type AudioProblem = keyof typeof problems;

/** The words of a recording field's code, or null for a code of another kind. */
export const findAudioProblemText = (code: string, locale: Locale): string | null =>
  Object.hasOwn(problems, code) ? problems[code as AudioProblem][locale] : null;
