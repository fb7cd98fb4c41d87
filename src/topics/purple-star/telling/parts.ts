import type { PalaceName } from "../data/palaces.ts";
import type { PatternName } from "../data/patterns.ts";

export const parts = ["character", "love", "work", "money", "people", "health", "year", "school"] as const;
export type Part = (typeof parts)[number];
/** The parts that have palaces of their own. */
export const fields = ["character", "love", "work", "money", "people", "health"] as const;
export type Field = (typeof fields)[number];

/** The palaces a part is told from, the one it belongs to first. */
export const palacesOf: Readonly<Record<Field, readonly PalaceName[]>> = {
  character: ["命宫", "福德"],
  love: ["夫妻", "子女"],
  work: ["官禄", "迁移"],
  money: ["财帛", "田宅"],
  people: ["仆役", "兄弟", "父母"],
  health: ["疾厄"],
};

export const fieldOf = (name: PalaceName): Field => fields.find((field) => palacesOf[field].includes(name))!;

const partPatterns: Partial<Record<Part, readonly PatternName[]>> = {
  money: ["fireWolf", "bellWolf", "stipendHorse", "twoStipendsAttend"],
  work: ["treasuryMinister", "clerkStars", "threeWonders", "purpleTreasuryAttend", "sunBeamScholarStipend", "giantSun"],
  people: ["aidesTogether", "aidesFlank", "patrons", "wealthFlanksSeal", "troubleFlanksSeal"],
};

/** Patterns are told where they bite; the rest belong to the person. */
export const toPatternPart = (name: PatternName): Part =>
  (Object.entries(partPatterns) as [Part, readonly PatternName[]][]).find(([, names]) => names.includes(name))?.[0] ?? "character";
