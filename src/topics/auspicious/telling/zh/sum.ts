import type { TieKind } from "../../../kit/almanac/day-person.ts";
import type { ScorePart, StrikeReason } from "../../../kit/almanac/score-day.ts";
import type { Warning } from "../../../kit/almanac/warnings.ts";
import { tieNames, warningNames } from "./names.ts";

const partTexts: Record<ScorePart, (of: string) => string> = {
  listed: (of) => `宜${of}`,
  near: (of) => `宜${of}（相近）`,
  path: (of) => `${of}黄道`,
  mansion: (of) => `${of}宿吉`,
  duty: (of) => `${of}日合用`,
  shunnedDuty: (of) => `${of}日不合`,
  warning: (of) => warningNames[of as Warning],
  helped: (of) => tieNames[of as TieKind],
  crossed: (of) => tieNames[of as TieKind],
  dayClash: (of) => `冲日支${of}`,
};

/** How a person, counted from 0, is called. */
type ToName = (person: number) => string;
const byPlace: ToName = (person) => `第 ${person + 1} 位`;
const whose = (person: string | undefined, toName: ToName): string => (person === undefined || person === "-" ? "" : toName(Number(person)));

/** "listed 嫁娶 5 -" → 宜嫁娶 +5 */
export const toLineText = (line: string, toName: ToName = byPlace): string => {
  const [part = "", of = "", points = "", person] = line.split(" ");
  return `${whose(person, toName)}${partTexts[part as ScorePart](of)} ${Number(points) > 0 ? "+" : "−"}${Math.abs(Number(points))}`;
};

const reasonTexts: Record<StrikeReason, (of: string) => string> = {
  avoided: (of) => `忌项写着${of}`,
  allAvoided: () => "历本写着诸事不宜",
  nothingElse: () => "宜项末了写着馀事勿取，单子以外的都不做",
  broken: () => "破日，与本月相冲",
  warning: (of) => `日值${warningNames[of as Warning]}`,
  fullClash: (of) => `与${of}天克地冲`,
  yearClash: (of) => `冲年支${of}`,
};

/** "yearClash 午 0" → 第 1 位：冲年支午 */
export const toStrikeText = (strike: string): string => {
  const [reason = "", of = "", person] = strike.split(" ");
  const who = whose(person, byPlace);
  return `${who}${who === "" ? "" : "："}${reasonTexts[reason as StrikeReason](of)}`;
};
