import { toCapital } from "../../../../shared/capital.ts";
import type { DayTie, TieKind } from "../../../kit/almanac/day-person.ts";
import type { Duty } from "../../../kit/almanac/duties.ts";
import { getMansion } from "../../../kit/almanac/mansion.ts";
import type { PathSpirit } from "../../../kit/almanac/paths.ts";
import type { Warning } from "../../../kit/almanac/warnings.ts";
import { toBranch, toSixtyPlace, toStem } from "../../../kit/calendar/sexagenary.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import type { AuspiciousDay } from "../../engine.ts";
import type { RuleKey } from "../rules.ts";
import { findNeighbour, findSpoilt, findWeekend, toMainMark, toMainReason } from "../rules-others.ts";
import { type AuspiciousView, findListed, listLostTo, listOthers, toLater } from "../view.ts";
import { closes } from "./closing.ts";
import {
  directionNames,
  dutyMeanings,
  dutyNames,
  elementNames,
  mansionMeanings,
  pathMeanings,
  pathNames,
  toADuty,
  toAnAnimal,
  toAnimal,
  toDayName,
  toHourName,
  toMonthDay,
  warningMeanings,
  warningNames,
} from "./names.ts";
import { purposeNames } from "./purposes.ts";
import { sayDay } from "./say-day.ts";
import { toLineText, toStrikeText } from "./sum.ts";
import { termNames } from "./term-names.ts";
import { toTermName } from "./terms.ts";

export const toDate = (day: AuspiciousDay): string => toMonthDay(day.date);
const thing = ({ purpose }: AuspiciousView): string => purposeNames[purpose].thing;
export const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? "" : "s"}`;

export const toPersonName = ({ cast }: AuspiciousView, person: number): string => {
  const { name, year } = cast.people[person]!;
  return name ?? (cast.people.length === 1 ? "you" : `the ${toAnimal(toBranch(year))}-year person`);
};
export const toPossessive = (view: AuspiciousView, person: number): string => {
  const name = toPersonName(view, person);
  return name === "you" ? "your" : `${name}’s`;
};
const listDates = (days: readonly AuspiciousDay[], most = 4): string =>
  days.length > most ? `${days.slice(0, most).map(toDate).join(", ")} and ${days.length - most} more` : listAnd(days.map(toDate));
export const toStrikes = (view: AuspiciousView, { struck }: AuspiciousDay): string =>
  listAnd(
    struck
      .slice(0, 2)
      .map(({ reason, of, person }) => `${toStrikeText([reason, of, "-"].join(" "))}${person === null ? "" : `, which is ${toPossessive(view, person)}`}`),
  );

const tied = (view: AuspiciousView, kind: TieKind): { person: number; day: string; tie: DayTie; own: string } => {
  const person = view.focus.ties.findIndex((ties) => ties.some((tie) => tie.kind === kind));
  const tie = view.focus.ties[person]!.find((one) => one.kind === kind)!;
  const own = tie.pillar === null ? "" : `${toPossessive(view, person)} ${tie.pillar} pillar ${view.cast.people[person]![tie.pillar]}`;
  return { person, day: view.focus.pillars.day, tie, own };
};

const reasonGroups: Record<string, (view: AuspiciousView) => string> = {
  avoided: (view) => `“${toTermName(view.struck.find(({ struck }) => struck[0]!.reason === "avoided")!.struck[0]!.of)}” under “avoid”`,
  allAvoided: () => "a bare “undertake nothing”",
  nothingElse: () => "a list that ends with “nothing else”",
  broken: () => "a Break day, branch against month",
  clash: () => "a clash with one of you",
};

const compare = (view: AuspiciousView, day: AuspiciousDay): string => {
  const gap = view.focus.score - day.score;
  const mansion = `under ${getMansion(day.mansion).en}, ${day.isMansionLucky ? "a lucky mansion" : "which isn’t a lucky one"}`;
  if (gap === 0) return `level at ${day.score}, ${mansion}`;
  return `${day.score}, ${gap > 0 ? `${gap} behind` : `${-gap} more`}, ${mansion}`;
};

export const say: Sayings<AuspiciousView, RuleKey> = {
  ...sayDay,
  strikes: (view) =>
    `${toDate(view.focus)} is a ${view.focus.pillars.day} day: ${toStrikes(view, view.focus)}. For ${thing(view)} the almanac shakes its head.`,
  near: (view) => {
    const { term } = findListed(view)!;
    return `Nothing on the leaf for ${toDate(view.focus)} names ${thing(view)} outright; “${toTermName(term)}” comes nearest, and counts 3 instead of 5.`;
  },
  unlisted: (view) =>
    `The leaf for ${toDate(view.focus)} doesn’t name ${thing(view)}, nor anything near it; the day is left over because nothing strikes it and the rest is better than its neighbours.`,
  duty: (view) =>
    `Counted from its month, ${toDate(view.focus)} is the ${dutyNames[view.focus.duty]} day (${view.focus.duty}): ${dutyMeanings[view.focus.duty]}.`,
  onTerm: (view) =>
    `${view.focus.term.days === 0 ? `${toDate(view.focus)} is itself ${termNames[view.focus.term.name]}` : `${toDate(view.focus)} comes the day after ${termNames[view.focus.term.name]}`}, so the season’s wind is fresh.`,
  tieFullClash: (view) => {
    const { day, own } = tied(view, "fullClash");
    return `${toCapital(own)} and the day’s ${day} fight by stem and by branch, the heaviest clash there is; take another day rather than brave it.`;
  },
  tieYearClash: (view) => {
    const { day, own, person } = tied(view, "yearClash");
    return `The branch of ${day} stands opposite ${own}, the clash people mean by “clashing animals”; the day only comes into question if ${toPersonName(view, person) === "you" ? "somebody else leads" : "that person stays out of it"}.`;
  },
  tieDayClash: (view) => {
    const { day, own } = tied(view, "dayClash");
    return `The branch of ${day} stands opposite ${own}, 2 points off: tempers run short, so say what matters in the first half of the day.`;
  },
  tieNoble: (view) => {
    const { person, tie } = tied(view, "noble");
    return `With ${tie.of} as ${toPossessive(view, person)} day stem, the noble helper (天乙) sits in ${toBranch(view.focus.pillars.day)}, which is this very day; where something sticks, ask and somebody answers.`;
  },
  tieSixHarmony: (view) => {
    const { day, own, person } = tied(view, "sixHarmony");
    return `${toCapital(own)} and ${day} are one of the six pairs that fit like door and frame, so let ${toPersonName(view, person)} do the talking.`;
  },
  tieThreeHarmony: (view) => {
    const { day, own } = tied(view, "threeHarmony");
    return `${toCapital(own)} and ${day} belong to one triad, three branches of a single element, and help turns up unasked.`;
  },
  tieUseful: (view) => {
    const { day, person, tie } = tied(view, "useful");
    return `What ${toPossessive(view, person)} chart wants most is ${elementNames[tie.of as never]}, and the stem of ${day}, ${toStem(view.focus.pillars.day)}, is just that: expect more go than usual.`;
  },
  tiePunishment: (view) => {
    const { day, own } = tied(view, "punishment");
    return `${day} and ${own} punish one another, 1 point off: it gets done, with an edge in the voice, so leave one sentence unsaid.`;
  },
  tieHarm: (view) => {
    const { day, own } = tied(view, "harm");
    return `${day} and ${own} harm one another, 1 point off; it’s small stuff, and a written list of who does what gets past it.`;
  },
  untied: (view, of) =>
    `${toCapital(toPossessive(view, Number(of.split(".")[0])))} year and day pillars neither clash nor join with ${view.focus.pillars.day}: nothing added there, nothing taken.`,
  lost: (view, of) => {
    const person = Number(of.split(".")[0]);
    return `To spare ${toPersonName(view, person)} a clash I struck ${listDates(listLostTo(view, person))}; should ${toPersonName(view, person) === "you" ? "you not be needed" : "that person not be needed"}, those come back.`;
  },
  second: (view) => {
    const second = listOthers(view)[0]!;
    return `${view.isOne ? "If you can take another day, look first at" : "Second comes"} ${toDayName(second)}, ${dutyNames[second.duty]} day, ${compare(view, second)}.`;
  },
  third: (view) => {
    const third = listOthers(view)[1]!;
    return `After that ${toDayName(third)}, a ${third.pillars.day} day at ${third.score}, under ${getMansion(third.mansion).en}, ${mansionMeanings[third.mansion]}.`;
  },
  fourth: (view) => {
    const fourth = listOthers(view)[2]!;
    return `A third you could change to is ${toDayName(fourth)}, ${fourth.pillars.day}, at ${fourth.score}, with ${pathNames[fourth.spirits.path]}, ${pathMeanings[fourth.spirits.path]}.`;
  },
  instead: (view) => {
    const best = listOthers(view)[0]!;
    return `${toDate(best)} is ${best.pillars.day}, with ${pathNames[best.spirits.path]}, ${pathMeanings[best.spirits.path]}; its leaf is good for ${listAnd(best.good.slice(0, 3).map(toTermName))}.`;
  },
  insteadSum: (view) => {
    const best = listOthers(view)[0]!;
    const sum = best.why
      .map(({ part, of, points, person }) => toLineText([part, of, points, person ?? "-"].join(" "), (index) => toPersonName(view, index)))
      .join(", ");
    return `The ${best.score} of ${toDate(best)} come from this: ${sum}, which is safer ground for ${thing(view)} than ${toDate(view.focus)}.`;
  },
  around: (view) =>
    `From a week before ${toDate(view.focus)} to a month after I found ${count(view.cast.instead.length, "day")} that serve better or as well: ${listAnd(view.cast.instead.map((day) => `${toDate(day)} at ${day.score}`))}.`,
  weekend: (view) => {
    const day = findWeekend(view)!;
    return `If it has to be a weekend, ${toDayName(day)}, ${dutyNames[day.duty]} day at ${day.score}, ${day.score < view.focus.score ? `gives up ${count(view.focus.score - day.score, "point")} for everybody being free` : `loses nothing to ${toDate(view.focus)}`}.`;
  },
  equal: (view) => {
    const [second] = listOthers(view);
    const balance = (day: AuspiciousDay): string => `${day.spirits.good.length} good to ${day.spirits.bad.length} bad`;
    return `${toDate(view.focus)} and ${toDate(second!)} both reach ${view.focus.score}; only their spirits part them, ${balance(view.focus)} against ${balance(second!)}. Take whichever is handier.`;
  },
  only: (view) =>
    `From ${toMonthDay(view.cast.from)} to ${toMonthDay(view.cast.to)} ${toDate(view.focus)} is the one day left for ${thing(view)}, so keep half a day free on either side of it.`,
  struckMost: (view, of) => {
    const main = toMainReason(view)!;
    const [group = "", mark = ""] = of.split(".");
    const why = group === "warning" ? warningNames[mark as Warning] : reasonGroups[group]!(view);
    return `Of ${count(view.cast.days.length, "day")} ${view.struck.length} are struck, ${main.days.length} of them for ${why}: ${listDates(main.days)}.`;
  },
  struckMark: (view, of) => {
    const mark = toMainMark(view)!;
    return `${listDates(mark.days, 3)} ${mark.days.length === 1 ? "is" : "are"} marked ${warningNames[of as Warning]} (${warningMeanings[of as Warning]}), and great affairs step aside.`;
  },
  neighbour: (view) => {
    const day = findNeighbour(view)!;
    return `${toDate(day)} lies right beside ${toDate(view.focus)} and still won’t do: ${toStrikes(view, day)}.`;
  },
  spoilt: (view) => {
    const day = findSpoilt(view)!;
    return `The pity is ${toDayName(day)}, ${toADuty(day.duty)} day that adds up to ${day.score} and falls to one thing: ${toStrikes(view, day)}.`;
  },
  hourStill: (view) => {
    const [first, second] = view.stillHours;
    return `If the date can’t move, ${toDate(view.focus)} still has yellow hours: ${toHourName(first!)} under ${pathNames[first!.spirit]}${second ? ` and ${toHourName(second)} under ${pathNames[second.spirit]}` : ""}. An hour can’t mend a day; it spares ${thing(view)} a bump or two.`;
  },
  fortune: (view) =>
    `Fortune lies ${directionNames[view.focus.directions.fortune]} in the row most almanacs print, though schools differ; on ${toDate(view.focus)} sit with your back to it.`,
  nayin: (view) =>
    `${view.focus.pillars.day} is number ${toSixtyPlace(view.focus.pillars.day) + 1} of the cycle of sixty, and the same pillar comes round again on ${toMonthDay(toLater(view.focus.date))}.`,
  mark: (view, of) => `${toDate(view.focus)} also bears the mark ${warningNames[of as Warning]}: ${warningMeanings[of as Warning]}.`,
  flawDayClash: (view, of) => {
    const [person, branch] = of.split(".");
    const [second] = listOthers(view);
    return `Against it: ${toDate(view.focus)} stands opposite ${branch}, the branch of ${toPossessive(view, Number(person))} own day. If the whole thing turns on ${toPersonName(view, Number(person))}, I’d sooner take ${second ? toDayName(second) : "a day in the month after"}.`;
  },
  flawCrossed: (view, of) => {
    const person = Number(of.split(".")[0]);
    return `It isn’t all smooth: ${view.focus.pillars.day} crosses ${toPossessive(view, person)} pillars, and the sum has paid for that already. If you fear words, ${toPersonName(view, person) === "you" ? "come" : "ask that person to come"} half an hour late.`;
  },
  flawWarning: (view, of) => {
    const [second] = listOthers(view);
    return `Somebody may object: ${toDate(view.focus)} is marked ${warningNames[of as Warning]}, ${warningMeanings[of as Warning]}. I take off one point; a family that keeps to it would choose ${second ? toDayName(second) : "another month"}.`;
  },
  flawDuty: (view, of) =>
    `The duty doesn’t help: ${toDate(view.focus)} is ${toADuty(of as Duty)} day, ${dutyMeanings[of as Duty]}. Old practice keeps ${thing(view)} away from it, and only the other lines hold it up.`,
  flawPath: (view, of) =>
    `${pathNames[of as PathSpirit]} walks the black path, ${pathMeanings[of as PathSpirit]}. ${toDate(view.focus)} lacks 2 points there, so be choosier about the hour.`,
  flawMansion: (view, of) =>
    `The mansion is ${getMansion(of).en}, unlucky in the almanac: ${mansionMeanings[of]}. That’s why ${toDate(view.focus)} isn’t full.`,
  flawNo: (view) =>
    `There’s another side: ${toDate(view.focus)} is ${toADuty(view.focus.duty)} day and adds up to ${view.focus.score} on its own. Where the date can’t be changed, mend what can be: the hour, and who leads.`,
  doing: (view) => {
    const [first] = view.hours;
    const day = view.isNo ? (listOthers(view)[0] ?? null) : view.focus;
    if (day === null) return "Leave it for now, move the range on by a month and ask me again.";
    return closes[view.purpose].doing(toDate(day), !view.isNo && first ? toHourName(first) : "");
  },
  doingBackup: (view) => {
    const [second] = listOthers(view);
    return `Ring ${toDayName(second!)} in the calendar too, ${toADuty(second!.duty)} day at ${second!.score}, and pay deposits only where a date can be moved.`;
  },
  doingHour: (view) => {
    const [first] = view.hours;
    return `Tonight set an alarm on ${toDate(view.focus)} for an hour before the ${first!.branch} hour, and when it’s time do nothing but ${purposeNames[view.purpose].act}.`;
  },
  watchingClash: (view) =>
    `Watch who comes on ${toDate(view.focus)} from ${toAnAnimal(view.focus.clash.branch)} year, let them enter a step later, and leave the ${directionNames[view.focus.clash.direction]} seat empty.`,
  watchingHour: (view) => `Watch the two hours of ${view.focus.clash.branch}: on a ${view.focus.pillars.day} day minds change then, so settle nothing in them.`,
  watching: (view) => closes[view.purpose].watching(dutyNames[view.focus.duty], toADuty(view.focus.duty)),
};
