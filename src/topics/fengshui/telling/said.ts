import { toCapital } from "../../../shared/capital.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { fittingHead, type Head, type Wording } from "../../kit/telling/head.ts";

/** A clause that answers, and what it leaves out. */
export type Way = readonly [clause: string, rest?: string];

/** An answer, from its fullest way to the shortest, behind its verdict. */
export interface Said {
  lead?: string;
  ways: readonly [Way, ...Way[]];
}

const ends: Record<Locale, string> = { zh: "。", en: "." };
const joints: Record<Locale, string> = { zh: "；", en: "; " };

/** What a clause is as a sentence; nothing stays nothing. */
const toSentence = (locale: Locale, clause: string | undefined): string => (clause ? `${toCapital(clause)}${ends[locale]}` : "");
/** “可以，” → “可以” */
const toBare = (lead: string): string => lead.replace(/[，：:]\s*$/u, "");

/** The first way that fits behind its verdict, else the verdict with the rest below it. */
export const toHead = (locale: Locale, { lead = "", ways }: Said): Head => {
  const say = (clause: string | undefined): string => toSentence(locale, clause);
  const wordings = ways.map(([clause, rest]): Wording => [say(`${lead}${clause}`), say(rest)]);
  const bare: Wording[] = lead ? [[say(toBare(lead)), say(ways.at(-1)![0])]] : [];
  return fittingHead(locale, ...([...wordings, ...bare] as [Wording, ...Wording[]]));
};

/** The same answer in a further follow-up: in its shortest way, with one thing more. */
export const toFurtherHead = (locale: Locale, { lead = "", ways }: Said, more: string): Head => {
  const say = (clause: string): string => toSentence(locale, clause);
  const [shortest] = ways.at(-1)!;
  const bare: Wording[] = lead ? [[say(toBare(lead)), say(`${shortest}${joints[locale]}${more}`)]] : [];
  return fittingHead(locale, say(`${lead}${shortest}${joints[locale]}${more}`), [say(`${lead}${more}`), say(shortest)], ...bare);
};
