import type { Locale } from "../../../shared/i18n/locale.ts";
import * as en from "./data/kinds.en.ts";
import * as zh from "./data/kinds.zh.ts";

const longestOption = 60;

const toPair = (first: string, second: string): [string, string] | null => {
  const [a, b] = [first, second].map((option) => option.trim().replace(/^[“"'‘「]+|(?<![”"'’」])[”"'’」]+$/g, ""));
  return a && b && a !== b && a.length <= longestOption && b.length <= longestOption ? [a, b] : null;
};

const lastClause = (text: string, edge: RegExp): string => text.split(edge).at(-1) ?? text;

const findOptionsZh = (text: string): [string, string] | null => {
  const sentence = text.split(/[。！!；;\n]/).find((part) => zh.choiceJoins.versus.test(part));
  if (sentence !== undefined) {
    const parts = sentence.split(zh.choiceJoins.versus);
    const after = parts[1] ?? "";
    const first = lastClause(parts[0] ?? "", /[，,：:？?]/.test(parts[0] ?? "") && !/[，,]\s*$/.test(parts[0] ?? "") ? /[，,：:？?]/ : /[：:？?]/)
      .replace(/[，,]\s*$/, "")
      .replace(zh.choiceLead, "");
    const second = (after.split(/[，,：:？?]/)[0] ?? "").replace(zh.choiceLead, "").replace(zh.choiceTail, "");
    if (!zh.stillAfter.test(after) && !/吗[？?]?\s*$/.test(sentence)) return toPair(first, second);
  }
  for (const pattern of zh.choiceJoins.pairs) {
    const match = pattern.exec(text);
    if (match) return toPair(match[1]!.replace(zh.choiceLead, ""), match[2]!);
  }
  return null;
};

const findOptionsEn = (text: string): [string, string] | null => {
  const { between, which, or, versus } = en.choiceJoins;
  const paired = between.exec(text) ?? which.exec(text);
  if (paired) return toPair(paired[1]!, paired[2]!);
  for (const sentence of text.split(/(?<=[?.!;])\s+/)) {
    const join = versus.test(sentence) ? versus : or;
    const match = join.exec(sentence);
    if (!match) continue;
    const before = sentence.slice(0, match.index);
    const after = sentence
      .slice(match.index + match[0].length)
      .replace(/(?<![?.!,;\s])[?.!,;\s]+$/, "")
      .replace(/(?<!\s)\s+(?:instead|for now|then|now)$/i, "");
    const isAsked = join === versus || /\?/.test(text) || en.choiceLead.test(before) || /^\w+(?: \w+){0,3}$/.test(before);
    if (!isAsked || en.emptyAfterOr.test(after)) continue;
    return toPair(lastClause(before.replace(en.choiceLead, ""), /[:;]\s|,\s(?=\w+$)/), after);
  }
  return null;
};

/** The two ways of a choice as they were written, without the words that ask; null where nothing is to be chosen. */
export const findOptions = (text: string, locale: Locale): [string, string] | null => (locale === "zh" ? findOptionsZh(text) : findOptionsEn(text));
