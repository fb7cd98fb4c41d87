import { describe, expect, it } from "vitest";
import { toSentences } from "../../kit/telling/sentences.ts";
import { symbolIds, symbols } from "./entries.ts";
import { categories, dreamThemes, moods, type SymbolWords, states } from "./symbol.ts";
import { symbolsEn } from "./words.en.ts";
import { symbolsZh } from "./words.zh.ts";

const wordings = { zh: symbolsZh, en: symbolsEn } as const;
const count = (text: string, locale: "zh" | "en"): number =>
  locale === "zh" ? (text.match(/\p{Script=Han}/gu)?.length ?? 0) : (text.match(/[A-Za-z0-9’'-]+/g)?.length ?? 0);
/** Least and most: Chinese characters, English words. */
const lengths = {
  zh: { says: [45, 130], other: [15, 90], look: [10, 60] },
  en: { says: [32, 85], other: [12, 55], look: [8, 38] },
} as const;
const textsOf = ({ says, other, look, turns }: SymbolWords): string[] => [says, other, look, ...Object.values(turns ?? {})];

describe("an image of the lexicon", () => {
  it("is one of at least six hundred, each worded in both languages", () => {
    expect(symbolIds.length).toBeGreaterThanOrEqual(600);
    for (const words of [symbolsZh, symbolsEn]) expect(Object.keys(words).sort()).toEqual([...symbolIds].sort());
  });
  it("belongs to a known category, touches known themes and has forms in both languages", () => {
    for (const id of symbolIds) {
      const { category, themes, zh, en } = symbols[id];
      expect(categories).toContain(category);
      for (const theme of themes) expect(dreamThemes).toContain(theme);
      expect(zh.length, id).toBeGreaterThan(0);
      expect(en.length, id).toBeGreaterThan(0);
      for (const form of zh) expect(form, id).toMatch(/^[\p{Script=Han}A-Za-z0-9]+$/u);
      for (const form of en) expect(form, id).toMatch(/^=?[a-z0-9][a-z0-9' -]*$/);
    }
  });
  it.each(["zh", "en"] as const)("shares no form with another in %s", (locale) => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const id of symbolIds)
      for (const form of symbols[id][locale]) {
        const owner = owners.get(form.replace("=", ""));
        if (owner) shared.push(`${form}: ${owner}, ${id}`);
        owners.set(form.replace("=", ""), id);
      }
    expect(shared).toEqual([]);
  });
});

describe.each(["zh", "en"] as const)("the words in %s", (locale) => {
  const words: Readonly<Record<string, SymbolWords>> = wordings[locale];
  it("keep their lengths", () => {
    const outside: string[] = [];
    for (const id of symbolIds)
      for (const [part, [least, most]] of Object.entries(lengths[locale])) {
        const length = count(words[id]![part as "says"], locale);
        if (length < least || length > most) outside.push(`${id}.${part}: ${length}`);
      }
    expect(outside).toEqual([]);
  });
  it("use turns that there are", () => {
    const known: string[] = [...states, ...moods];
    expect(symbolIds.flatMap((id) => Object.keys(words[id]!.turns ?? {}).filter((turn) => !known.includes(turn)))).toEqual([]);
  });
  it("are whole sentences in the house’s punctuation", () => {
    const wrong: string[] = [];
    for (const id of symbolIds) {
      for (const text of textsOf(words[id]!)) {
        if (!(locale === "zh" ? /[。？”]$/ : /[.?”]$/).test(text)) wrong.push(`${id} end: ${text}`);
        if (
          (locale === "zh"
            ? /[!！?;,:]|[a-z]{3}|您|亲爱|象征|代表着|预示|意味着|首先|其次|基于/
            : /[!—“”]{2}|!|symboli[sz]|represents|journey|energy|universe|embrace|tapestry|delve/
          ).test(text)
        )
          wrong.push(`${id} word: ${text}`);
      }
      if (locale === "en" && !/^[a-z]/.test(words[id]!.look)) wrong.push(`${id} look begins small`);
    }
    expect(wrong).toEqual([]);
  });
  it("say no sentence twice", () => {
    const sentences = symbolIds.flatMap((id) => textsOf(words[id]!).flatMap(toSentences));
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });
  it("open and turn in their own ways", () => {
    const most = Math.max(3, Math.ceil(symbolIds.length / 60));
    for (const part of ["says", "other", "look"] as const) {
      const starts = new Map<string, number>();
      for (const id of symbolIds) {
        const text = words[id]![part];
        const start = locale === "zh" ? text.slice(0, 4) : text.split(" ").slice(0, 3).join(" ");
        starts.set(start, (starts.get(start) ?? 0) + 1);
      }
      expect([...starts].filter(([, times]) => times > most)).toEqual([]);
    }
  });
});
