import { graceCharacters } from "./data/characters-grace.ts";
import { natureCharacters } from "./data/characters-nature.ts";
import { skyCharacters } from "./data/characters-sky.ts";
import { virtueCharacters } from "./data/characters-virtue.ts";

export const themes = ["water", "light", "plants", "jade", "sky", "mountain", "virtue", "learning", "strength", "grace", "peace"] as const;
export type Theme = (typeof themes)[number];
export type Leaning = "female" | "male" | "either";

/** A character that names are made of. */
export interface NameCharacter {
  char: string;
  theme: Theme;
  leaning: Leaning;
  meaning: { zh: string; en: string };
}

const leanings: Record<string, Leaning> = { f: "female", m: "male", u: "either" };
const rows: Record<Theme, string> = { ...natureCharacters, ...skyCharacters, ...virtueCharacters, ...graceCharacters };

const toCharacter = (theme: Theme, row: string): NameCharacter => {
  const [char = "", leaning = "", ...rest] = row;
  const [zh = "", en = ""] = rest.join("").split("|");
  return { char, theme, leaning: leanings[leaning]!, meaning: { zh, en } };
};

export const nameCharacters: readonly NameCharacter[] = themes.flatMap((theme) =>
  rows[theme]
    .trim()
    .split("\n")
    .map((row) => toCharacter(theme, row)),
);

const byChar = new Map(nameCharacters.map((entry) => [entry.char, entry]));

/** Meaning, theme and leaning of a character that names use; undefined for others. */
export const findNameCharacter = (char: string): NameCharacter | undefined => byChar.get(char);
