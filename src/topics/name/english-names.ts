import { englishNamesToJ } from "./data/english-names-a-j.ts";
import { englishNamesFromK } from "./data/english-names-k-z.ts";

/** Where a name comes from: Hebrew, Greek, Latin, Germanic, Old English, Gaelic, Welsh, Norse, French, Spanish, Russian, Persian, Sanskrit. */
export type Origin = "he" | "el" | "la" | "de" | "en" | "ga" | "we" | "no" | "fr" | "es" | "ru" | "pe" | "sa";

export interface EnglishName {
  name: string;
  leaning: "female" | "male" | "either";
  origin: Origin;
  meaning: { zh: string; en: string };
}

const leanings = { f: "female", m: "male", u: "either" } as const;

export const englishNames: readonly EnglishName[] = [englishNamesToJ, englishNamesFromK]
  .map((rows) => rows.trim())
  .join("\n")
  .split("\n")
  .map((row) => {
    const [name = "", leaning = "", origin = "", ...rest] = row.split(" ");
    const [zh = "", en = ""] = rest.join(" ").split("|");
    return { name, leaning: leanings[leaning as keyof typeof leanings], origin: origin as Origin, meaning: { zh, en } };
  });

const byName = new Map(englishNames.map((entry) => [entry.name.toLowerCase(), entry]));

/** Shorter and other spellings of names in the table. */
const shortFor: Record<string, string> = Object.fromEntries(
  "Alex:Alexander Andy:Andrew Becky:Rebecca Ben:Benjamin Bill:William Bob:Robert Cathy:Catherine Chris:Christopher Dan:Daniel Dave:David Ed:Edward Eliza:Elizabeth Emilie:Emily Fred:Frederick Gabe:Gabriel Greg:Gregory Izzy:Isabella Jake:Jacob Jamie:James Jen:Jennifer Jenny:Jennifer Jim:James Joe:Joseph Jon:Jonathan Josh:Joshua Kathy:Katherine Kim:Kimberley Larry:Laurence Lawrence:Laurence Liz:Elizabeth Lizzie:Elizabeth Lou:Louis Luca:Lucas Maggie:Margaret Mathew:Matthew Matt:Matthew Mike:Michael Mick:Michael Nat:Nathaniel Nate:Nathan Ned:Edward Nick:Nicholas Pam:Pamela Pat:Patrick Phil:Philip Rob:Robert Ron:Ronald Sam:Samuel Sara:Sarah Sofia:Sophia Steph:Stephanie Steve:Stephen Steven:Stephen Stuart:Stewart Sue:Susan Ted:Edward Terry:Terence Theo:Theodore Tim:Timothy Toby:Tobias Tom:Thomas Tony:Anthony Vicky:Victoria Will:William Zach:Zachary"
    .split(" ")
    .map((pair) => pair.toLowerCase().split(":") as [string, string]),
);

/** A given name's origin and meaning, by its own or its full form (Tom is Thomas); undefined for others. */
export const findEnglishName = (word: string): EnglishName | undefined => {
  const key = word
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
  return byName.get(key) ?? byName.get(shortFor[key] ?? "");
};
