import type { Luck } from "../kit/grids/numbers.ts";
import type { Element, Relation } from "../kit/hexagrams/elements.ts";
import type { Ending } from "./brand-sound.ts";
import type { Standing } from "./owner.ts";

export type BusinessFacts = {
  score: { score: number; parts: string };
  /** One character; `by` says where its element comes from, null beside the brand. */
  char: {
    place: number;
    char: string;
    traditional: string;
    strokes: number;
    today: number;
    isNumeral: boolean;
    radical: string;
    radicalStrokes: number;
    shortForm: string | null;
    rest: number;
    element: Element | null;
    by: "radical" | "sense" | "sound" | null;
    isCore: boolean;
  };
  affix: { text: string; kind: "region" | "trade" | "form"; core: string };
  /** `sum` is written out: "9 + 9". */
  strokeNumber: { of: "core" | "total"; name: string; sum: string; strokes: number; number: number; luck: Luck; element: Element };
  nameElement: { elements: string; main: Element };
  sound: { core: string; pinyin: string; tones: string; elements: string; ending: Ending; issues: string; homophones: string; score: number };
  length: { count: number; isLatin: boolean };
  /** `steps` is "L3 U3 M4 A1". */
  letters: { name: string; steps: string; sum: number; root: number; group: string | null; isSuited: boolean };
  beats: { name: string; syllables: number; stress: number; ending: "open" | "soft" | "stop"; longestRun: number };
  clash: { word: string | null; initials: string; initialsClash: string | null };
  industry: { id: string | null; text: string; main: Element | null; second: Element | null };
  /** How the name's element stands to the trade's. */
  fit: { name: Element; trade: Element; relation: Relation };
  owner: { pillars: string; dayMaster: string; dayElement: Element; level: string; percent: string; useful: string; adverse: string };
  ownerTrade: { trade: Element; standing: Standing; relation: Relation; second: Element | null; secondStanding: Standing | null };
  ownerName: { brought: string; useful: string };
  openingRange: { from: string; to: string; dayCount: number; rankedCount: number; lostToOwner: number; isFallback: boolean; mostScore: number };
  openingDay: {
    rank: number;
    date: string;
    weekday: number;
    lunar: string;
    ganzhi: string;
    duty: string;
    mansion: string;
    clashBranch: string;
    score: number;
    why: string;
    hours: string;
  };
  suggestion: {
    rank: number;
    name: string;
    traditional: string;
    pinyin: string;
    strokes: number;
    luck: Luck;
    elements: string;
    score: number;
    isWord: boolean;
  };
};
