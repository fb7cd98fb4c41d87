import type { Locale } from "../../../shared/i18n/locale.ts";

/** A part of the craft that a follow-up asks about. */
export type Topic = "dissent" | "use" | "body" | "changed" | "nuclear" | "line" | "casting";

const signs: Record<Locale, [Topic, RegExp][]> = {
  zh: [
    ["dissent", /反对|反过来|反面|另一面|异议|唱反调|反着/],
    ["casting", /怎么起|怎么算|起卦|余数|三个数/],
    ["nuclear", /互卦|中段|过程/],
    ["changed", /变卦|后来|以后|结果|将来|最后/],
    ["line", /动爻|爻辞|那一爻|这一爻|哪一爻/],
    ["use", /用卦|体用|对面|那件事/],
    ["body", /体卦/],
  ],
  en: [
    ["dissent", /\b(?:oppos\w+ view|disagree\w*|dissent\w*|other side of it|against it)\b/i],
    ["casting", /\b(?:how was it cast|remainder|the three numbers|how did you (?:get|make))\b/i],
    ["nuclear", /\b(?:nuclear|midway|middle)\b/i],
    ["changed", /\b(?:become|becomes|turns? into|later|outcome|result|in the end)\b/i],
    ["line", /\b(?:moving line|that line|the line)\b/i],
    ["use", /\bthe use\b/i],
    ["body", /\bthe body\b/i],
  ],
};

export const findTopic = (text: string, locale: Locale): Topic | null => signs[locale].find(([, pattern]) => pattern.test(text))?.[0] ?? null;
