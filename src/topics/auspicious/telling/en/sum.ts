import type { TieKind } from "../../../kit/almanac/day-person.ts";
import type { Duty } from "../../../kit/almanac/duties.ts";
import { getMansion } from "../../../kit/almanac/mansion.ts";
import type { PathSpirit } from "../../../kit/almanac/paths.ts";
import type { ScorePart, StrikeReason } from "../../../kit/almanac/score-day.ts";
import type { Warning } from "../../../kit/almanac/warnings.ts";
import { pathNames, tieNames, toADuty, toAnimal, warningNames } from "./names.ts";
import { toTermName } from "./terms.ts";

const partTexts: Record<ScorePart, (of: string) => string> = {
  listed: (of) => `good for ${toTermName(of)}`,
  near: (of) => `good for ${toTermName(of)}, which comes near`,
  path: (of) => `${pathNames[of as PathSpirit]}, yellow path`,
  mansion: (of) => `lucky mansion ${getMansion(of).en}`,
  duty: (of) => `${toADuty(of as Duty)} day suits it`,
  shunnedDuty: (of) => `${toADuty(of as Duty)} day doesn’t suit it`,
  warning: (of) => warningNames[of as Warning],
  helped: (of) => tieNames[of as TieKind],
  crossed: (of) => tieNames[of as TieKind],
  dayClash: (of) => `clash with the day branch ${of}`,
};

/** How a person, counted from 0, is called. */
type ToName = (person: number) => string;
const byPlace: ToName = (person) => `person ${person + 1}`;
const whose = (person: string | undefined, toName: ToName): string => (person === undefined || person === "-" ? "" : `${toName(Number(person))}: `);

/** "listed 嫁娶 5 -" → good for wedding +5 */
export const toLineText = (line: string, toName: ToName = byPlace): string => {
  const [part = "", of = "", points = "", person] = line.split(" ");
  return `${whose(person, toName)}${partTexts[part as ScorePart](of)} ${Number(points) > 0 ? "+" : "−"}${Math.abs(Number(points))}`;
};

const reasonTexts: Record<StrikeReason, (of: string) => string> = {
  avoided: (of) => `the almanac says to avoid ${toTermName(of)}`,
  allAvoided: () => "the almanac says to undertake nothing",
  nothingElse: () => "its list ends with “nothing else”",
  broken: () => "a Break day, at odds with its month",
  warning: (of) => `marked ${warningNames[of as Warning]}`,
  fullClash: (of) => `full clash with ${of}`,
  yearClash: (of) => `clash with the ${toAnimal(of)} year`,
};

export const toStrikeText = (strike: string): string => {
  const [reason = "", of = "", person] = strike.split(" ");
  return `${whose(person, byPlace)}${reasonTexts[reason as StrikeReason](of)}`;
};
