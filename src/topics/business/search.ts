import { getLuckNumber } from "../kit/grids/numbers.ts";
import { type Element, toRelation } from "../kit/hexagrams/elements.ts";
import { findStrokes, listReadings } from "../kit/strokes/strokes.ts";
import { parseSyllable, type Syllable } from "../kit/strokes/syllable.ts";
import { type BrandCharacter, brandCharacterList, brandWordList, findGroupsOf, moodsOfGroups } from "./brand-stems.ts";
import { type ChineseName, toChineseName } from "./chinese.ts";
import type { Industry } from "./industries.ts";
import type { Owner } from "./owner.ts";
import { listScoreParts, type ScorePart, toScore } from "./score.ts";

export interface BrandWish {
  industry: Industry | null;
  owner: Owner | null;
  /** Characters not to use. */
  avoid: string;
  count: number;
}

export interface Proposal {
  chinese: ChineseName;
  /** True where the pair is a stem of the list, false where it was put together. */
  isWord: boolean;
  score: number;
  scoreParts: ScorePart[];
}

/** Names of well-known companies that the characters would make. */
const taken =
  "泰康 飞鹤 小鹏 飞书 小马 金山 白云 海信 同程 微信 悦动 金鼎 小舍 飞动 朱雀 新科 元素 清华 丹东 大海 大力 大动 大行 小康 动物 白川 白石 白燕 野鹤 野马 土豆 小路 小腾 素食 素鸡 明火 光火".split(
    " ",
  );
/** Pairs weighed in full. */
const looked = 160;
const wordBonus = 26;
/** For a stem that belongs to the trade. */
const ownWord = 24;

interface Candidate {
  entry: BrandCharacter;
  strokes: number;
  element: Element | null;
  syllable: Syllable;
}

const candidates: readonly Candidate[] = brandCharacterList.flatMap((entry) => {
  const found = findStrokes(entry.char);
  const [reading] = listReadings(entry.char);
  return found && reading !== undefined ? [{ entry, strokes: found.strokes, element: found.element, syllable: parseSyllable(reading) }] : [];
});

const toMoodWorth = (moods: string, industry: Industry | null): number => {
  if (industry === null) return 0;
  const wanted = moodsOfGroups[industry.group];
  return [...moods].reduce((sum, mood) => sum + (wanted.includes(mood) ? 18 - wanted.indexOf(mood) * 5 : 0), 0);
};

const luckWorth = { lucky: 30, half: 10, unlucky: -30 } as const;

/** A fixed number of the characters, so that equals do not fall in the order of the table. */
const toSpread = (text: string): number => [...text].reduce((sum, char) => (sum * 31 + char.codePointAt(0)!) % 13, 5);

const toElementWorth = (element: Element | null, { industry, owner }: BrandWish): number => {
  if (element === null) return 0;
  const toTrade = industry === null ? 0 : { same: 10, feedsMe: 10, iHold: 3, iFeed: 0, holdsMe: -12 }[toRelation(industry.main, element)];
  return toTrade + (owner?.useful.includes(element) ? 10 : 0);
};

const listPairs = (wish: BrandWish): { word: string; worth: number }[] => {
  const fit = candidates
    .filter(({ entry }) => !wish.avoid.includes(entry.char))
    .map((one) => ({ ...one, worth: toMoodWorth(one.entry.moods, wish.industry) + toElementWorth(one.element, wish) }));
  const firsts = fit.filter(({ entry }) => entry.place !== "l");
  const lasts = fit.filter(({ entry }) => entry.place !== "f");
  const pairs = firsts.flatMap((one) =>
    lasts.flatMap((other) => {
      const word = one.entry.char + other.entry.char;
      if (one === other || one.entry.char === other.entry.char || taken.includes(word)) return [];
      if (one.syllable.tone === other.syllable.tone || one.syllable.initial === other.syllable.initial || one.syllable.final === other.syllable.final)
        return [];
      return [{ word, worth: one.worth + other.worth + luckWorth[getLuckNumber(one.strokes + other.strokes).luck] + toSpread(word) }];
    }),
  );
  return pairs.sort((one, other) => other.worth - one.worth).slice(0, looked);
};

const listWords = ({ avoid, industry }: BrandWish): { word: string; worth: number }[] =>
  brandWordList.flatMap(({ word, moods }) => {
    if ([...word].some((char) => avoid.includes(char))) return [];
    const groups = findGroupsOf(word);
    if (groups === undefined) return [{ word, worth: toMoodWorth(moods, industry) }];
    return industry === null || groups.includes(industry.group) ? [{ word, worth: toMoodWorth(moods, industry) + ownWord }] : [];
  });

/** Stems of like worth are handed round among people: a fixed number of the word and the owner’s pillars. */
const ownSpread = 3;
/** For one whose element the owner can use. */
const broughtBonus = 30;
const bringsUseful = ({ elements }: ChineseName, owner: Owner | null): boolean => elements.some(({ element }) => owner?.useful.includes(element));

const leastMood = 13;

/**
 * Brand names of two characters for a trade: the stems of the list whose mood suits it, and pairs of characters that differ in tone, initial and final.
 * Each is weighed as any name is; one that sounds like an unwelcome word, that is read in two ways, or whose number is unlucky is left out. A stem goes
 * before a pair of like score, and no character stands twice in the list. The same wish gives the same names.
 */
export const searchBrands = (wish: BrandWish): Proposal[] => {
  const person = wish.owner ? Object.values(wish.owner.pillars).join("") : "";
  const weigh = ({ word, worth }: { word: string; worth: number }, isWord: boolean) => {
    const chinese = toChineseName(word);
    const { homophones, issues } = chinese.sound;
    if (homophones.length > 0 || issues.includes("twoReadings") || chinese.coreNumber.luck === "unlucky") return [];
    const scoreParts = listScoreParts({ chinese, latin: null, industry: wish.industry, owner: wish.owner });
    const score = toScore(scoreParts);
    return [
      {
        chinese,
        isWord,
        score,
        scoreParts,
        rank: score * 2 + worth + (isWord ? wordBonus : 0) + (bringsUseful(chinese, wish.owner) ? broughtBonus : 0) + toSpread(word + person) * ownSpread,
      },
    ];
  };
  const words = listWords(wish)
    .filter(({ worth }) => wish.industry === null || worth >= leastMood)
    .flatMap((one) => weigh(one, true));
  const pairs = listPairs(wish).flatMap((one) => weigh({ ...one, worth: one.worth / 4 }, false));
  const used = new Set<string>();
  const chosen: Proposal[] = [];
  for (const { rank: _rank, ...proposal } of [...words, ...pairs].sort((one, other) => other.rank - one.rank)) {
    if (chosen.length === wish.count) break;
    if ([...proposal.chinese.core].some((char) => used.has(char))) continue;
    for (const char of proposal.chinese.core) used.add(char);
    chosen.push(proposal);
  }
  return chosen.sort((one, other) => other.score - one.score);
};
