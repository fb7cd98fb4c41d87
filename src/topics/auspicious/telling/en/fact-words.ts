import { getMansion } from "../../../kit/almanac/mansion.ts";
import type { FactWording } from "../../../kit/fact.ts";
import { branches } from "../../../kit/hexagrams/branches.ts";
import type { AuspiciousFacts } from "../../fact-types.ts";
import {
  directionNames,
  dutyMeanings,
  dutyNames,
  elementNames,
  mansionMeanings,
  pathMeanings,
  pathNames,
  tieNames,
  toAnimal,
  toDayName,
  toHourName,
  toMonthDay,
  warningMeanings,
  warningNames,
} from "./names.ts";
import { purposeNames } from "./purposes.ts";
import { toLineText, toStrikeText } from "./sum.ts";
import { termNames } from "./term-names.ts";
import { toTermName } from "./terms.ts";
import { tieReasons } from "./ties.ts";

const split = (names: string): string[] => names.split(" ").filter(Boolean);
const terms = (names: string): string => split(names).map(toTermName).join(", ");
const counted = (from: string, to: string): number => ((branches.indexOf(to as never) - branches.indexOf(from as never) + 12) % 12) + 1;
const fits = {
  suits: (thing: string) => `It suits ${thing}: 1 point.`,
  shuns: (thing: string) => `It doesn’t suit ${thing}: 1 point off.`,
  neither: (thing: string) => `For ${thing} it counts neither way.`,
};
const hourOf = (branch: string): string => toHourName({ branch, from: (branches.indexOf(branch as never) * 2 + 23) % 24 });
const days = (count: number): string => (count === 1 ? "1 day" : `${count} days`);

export const factWords: FactWording<AuspiciousFacts> = {
  purpose: ({ purpose, terms: own, near, duties, days: all, takeable, isFallback }) => ({
    label: "Chosen for",
    value: purposeNames[purpose].option,
    note: `${own === "" ? "The almanac has no “good for” entry of this kind; path, mansion, duty and the “avoid” list decide." : `In the almanac’s terms: ${terms(own)}${near === "" ? "" : `; near it: ${terms(near)}`}.`} Duties that suit: ${split(
      duties,
    )
      .map((duty) => dutyNames[duty as never])
      .join(", ")}. Of ${days(all)}, ${takeable} will do${isFallback && own !== "" ? ", though none is listed for it" : ""}.`,
  }),
  sum: ({ most, people }) => ({
    label: "The sum",
    value: `out of ${most}`,
    note: `${most - people >= 10 ? "Listed as good 5 (3 for a near term), " : ""}yellow path 2, lucky mansion 2, a duty that suits 1, one that doesn’t −1, a mark against the day −1${people > 0 ? "; for each person a tie that helps 1, punishment or harm −1, a clash with their day −2" : ""}. Struck outright: named under “avoid”, Break days, grave marks${people > 0 ? ", a clash with somebody’s year" : ""}. Equal days go by good spirits over bad. The points are ours; the old books give none.`,
  }),
  struck: ({ total, avoided, allAvoided, nothingElse, broken, warning, clash }) => ({
    label: "Struck",
    value: days(total),
    note: `Named under “avoid” ${avoided}, nothing to be undertaken ${allAvoided}, nothing but what is listed ${nothingElse}, Break days ${broken}, marked days ${warning}, clashes with people ${clash}. Each day is counted once, by its first reason.`,
  }),
  person: ({ index, name, year, day, useful }) => ({
    label: name ?? `Person ${index}`,
    value: `${year} year, ${day} day`,
    note: `From the birth: year pillar ${year} (counted from early February) and day pillar ${day}. Each day’s pillar is held against these two. The elements this chart wants: ${split(
      useful,
    )
      .map((one) => elementNames[one as never])
      .join(", ")}.`,
  }),
  rank: ({ date, weekday, rank, score, most, lines }) => ({
    label: rank === 0 ? "Asked" : `No. ${rank}`,
    value: `${toDayName({ date, weekday })}, ${score}`,
    note: `${
      lines === ""
        ? "nothing added"
        : lines
            .split("|")
            .map((line) => toLineText(line))
            .join("; ")
    }. Together ${score} of ${most}.`,
  }),
  duty: ({ date, monthBranch, dayBranch, duty, fit, purpose }) => ({
    label: "Duty",
    value: `${dutyNames[duty]} (${duty})`,
    note: `Twelve duties are counted from the month’s branch. ${toMonthDay(date)} lies in the ${monthBranch} month; from ${monthBranch} to the day’s ${dayBranch} is place ${counted(monthBranch, dayBranch)}: ${dutyNames[duty]}, ${dutyMeanings[duty]}. ${fits[fit](purposeNames[purpose].thing)}`,
  }),
  mansion: ({ date, mansion, isLucky }) => ({
    label: "Mansion",
    value: `${getMansion(mansion).en} ${mansion}, ${isLucky ? "lucky" : "unlucky"}`,
    note: `The 28 lunar mansions take turns a day each and never skip. ${toMonthDay(date)} falls to ${getMansion(mansion).en}: ${mansionMeanings[mansion]}. The almanac counts it ${isLucky ? "lucky: 2 points" : "unlucky: no points"}.`,
  }),
  path: ({ monthBranch, dayBranch, spirit, isYellow }) => ({
    label: "Spirit",
    value: `${pathNames[spirit]}, ${isYellow ? "yellow" : "black"} path`,
    note: `Twelve spirits take turns, starting anew with each month’s branch; a ${dayBranch} day in the ${monthBranch} month falls to ${pathNames[spirit]} (${spirit}), ${pathMeanings[spirit]}. Six of the twelve walk the yellow path: ${isYellow ? "2 points" : "this one doesn’t"}.`,
  }),
  good: ({ terms: list, hit, isNear, monthBranch, day }) => ({
    label: "Good for",
    value: hit ? `${toTermName(hit)}${isNear ? " (near)" : ""}` : list === "" ? "nothing listed" : toTermName(split(list)[0]!),
    note: `For a ${day} day in the ${monthBranch} month the received tables list: ${list === "" || list === "诸事不宜" ? "nothing" : terms(list)}.`,
  }),
  avoid: ({ terms: list, hit }) => ({
    label: "Avoid",
    value: hit ? toTermName(hit) : list === "" ? "nothing listed" : toTermName(split(list)[0]!),
    note: `The same tables say to avoid: ${list === "" ? "nothing" : terms(list)}. ${hit ? "That covers this matter, so the day is struck." : "None of it touches this matter."}`,
  }),
  spirits: ({ good, bad }) => ({
    label: "Spirits",
    value: `${split(good).length} good, ${split(bad).length} bad`,
    note: `Looked up by the month’s branch and the day’s pillar. Good: ${good || "none"}. Bad: ${bad || "none"}. They only part days of equal score.`,
  }),
  clash: ({ dayBranch, branch, ganzhi, direction }) => ({
    label: "Clash",
    value: `${toAnimal(branch)} (${ganzhi}), blight ${directionNames[direction]}`,
    note: `The day’s branch ${dayBranch} stands opposite ${branch}: people born in a ${toAnimal(branch)} year meet head wind, ${ganzhi} most of all. The day’s blight lies ${directionNames[direction]}; don’t shift heavy things that way.`,
  }),
  pillars: ({ year, month, day }) => ({
    label: "Pillars",
    value: `${year} year, ${month} month, ${day} day`,
    note: "The year turns in early February, the month with the solar term, the day runs through a cycle of sixty. A day on which a term falls belongs wholly to the new month.",
  }),
  term: ({ name, days: count }) => ({
    label: "Term",
    value: count === 0 ? `${termNames[name] ?? name}, today` : `${days(count)} after ${termNames[name] ?? name}`,
    note: `Counted from the day the Sun reaches ${termNames[name] ?? name} (${name}). Months and duties change with these terms.`,
  }),
  hours: ({ dayBranch, hours, against }) => ({
    label: "Lucky hours",
    value: hours || "none",
    note: `On a ${dayBranch} day the twelve spirits walk through the double hours too; those on the yellow path will do: ${split(hours).map(hourOf).join(", ")}.${against === "" ? "" : ` ${split(against).join(", ")} would be yellow, but clash with the day or with somebody here.`}`,
  }),
  directions: ({ stem, joy, wealth, fortune }) => ({
    label: "Directions",
    value: `joy ${directionNames[joy]}, wealth ${directionNames[wealth]}`,
    note: `By the day’s stem ${stem}: joy lies ${directionNames[joy]}, wealth ${directionNames[wealth]}, fortune ${directionNames[fortune]}. By custom one sets out a few steps that way; schools differ over fortune.`,
  }),
  pengzu: ({ stem, branch }) => ({
    label: "Pengzu’s taboos",
    value: `${stem} ${branch}`,
    note: "An old list gives each stem and each branch one thing to leave alone. Some of them nobody does any more; they count for nothing in the sum.",
  }),
  warning: ({ warning, isStruck }) => ({
    label: "Mark",
    value: warningNames[warning],
    note: `${warningMeanings[warning]}. ${isStruck ? "Great affairs keep away, so the day is struck." : "1 point off, not struck."}`,
  }),
  tie: ({ index, name, own, day, kind, of }) => ({
    label: name ?? `Person ${index}`,
    value: tieNames[kind],
    note: tieReasons[kind]({ own, day, of: kind === "useful" ? elementNames[of as never] : of }),
  }),
  day: ({ date, weekday, pillar, duty, mansion, isLucky, spirit, isYellow, score, most, strikes, isListed }) => ({
    label: toDayName({ date, weekday }),
    value: strikes === "" ? `${score} of ${most}${isListed ? "" : ", not listed"}` : "struck",
    note: `A ${pillar} day. ${dutyNames[duty]} (${duty}): ${dutyMeanings[duty]}. Mansion ${getMansion(mansion).en}, ${isLucky ? "lucky" : "unlucky"}; ${pathNames[spirit]} on the ${isYellow ? "yellow" : "black"} path. ${strikes === "" ? `Together ${score} of ${most}.` : `Struck: ${strikes.split("|").map(toStrikeText).join("; ")}.`}`,
  }),
};
