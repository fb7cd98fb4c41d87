import { toCapital } from "../../../../shared/capital.ts";
import { getMansion } from "../../../kit/almanac/mansion.ts";
import { toBranch, toStem } from "../../../kit/calendar/sexagenary.ts";
import { branches } from "../../../kit/hexagrams/branches.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import type { AuspiciousDay } from "../../engine.ts";
import type { BadSpirit, GoodSpirit } from "../known-spirits.ts";
import { vary } from "../vary.ts";
import { type AuspiciousView, countAlike, findListed, listClashYears, listFriends } from "../view.ts";
import { directionNames, dutyMeanings, dutyNames, mansionMeanings, pathMeanings, pathNames, toAnAnimal, toAnimal, toHourName, toMonthDay } from "./names.ts";
import { purposeNames } from "./purposes.ts";
import { badSpiritMeanings, badSpiritNames, goodSpiritMeanings, goodSpiritNames } from "./spirits.ts";
import { termNames } from "./term-names.ts";
import { toTermName } from "./terms.ts";

const toDate = (day: AuspiciousDay): string => toMonthDay(day.date);
const thing = ({ purpose }: AuspiciousView): string => purposeNames[purpose].thing;
const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? "" : "s"}`;

/** What is said of the day itself, each in three ways. */
export const sayDay = {
  listed: (view: AuspiciousView) => {
    const { term, place } = findListed(view)!;
    const { good } = view.focus;
    return vary(view, "listed", [
      () =>
        `The leaf for ${toDate(view.focus)} lists ${count(good.length, "thing")} it’s good for, and “${toTermName(term)}” stands ${place === 1 ? "first" : `in place ${place}`}.`,
      () => `Turn to ${toDate(view.focus)} and “${toTermName(term)}” is there in print, line ${place} of ${good.length}.`,
      () =>
        `The almanac itself puts “${toTermName(term)}” under “good for” on ${toDate(view.focus)}, ${place === 1 ? "before anything else" : `after ${count(place - 1, "other")}`}.`,
    ]);
  },
  dutySuits: (view: AuspiciousView) => {
    const { duty } = view.focus;
    const share = view.isOne ? "" : `, and this stretch has ${count(countAlike(view, "duty"), "such day")}`;
    return vary(view, "duty", [
      () =>
        `By the twelve duties, the day’s place counted from its month, ${toDate(view.focus)} is ${dutyNames[duty]} (${duty}): ${dutyMeanings[duty]}. That fits ${thing(view)}${share}.`,
      () =>
        `Its duty, one of twelve counted off from the month’s branch, is ${dutyNames[duty]} (${duty}), ${dutyMeanings[duty]}, which is what ${thing(view)} wants${share}.`,
      () =>
        `Count the twelve duties from the month and ${toDate(view.focus)} lands on ${dutyNames[duty]} (${duty}), ${dutyMeanings[duty]}; ${thing(view)} is at home there${share}.`,
    ]);
  },
  path: (view: AuspiciousView) => {
    const { path } = view.focus.spirits;
    const share = view.isOne
      ? `${toDate(view.focus)} owes 2 of its points to that`
      : `${countAlike(view, "yellow")} of these ${view.cast.days.length} days have a yellow one`;
    return vary(view, "path", [
      () => `${pathNames[path]} walks the yellow path that day, ${pathMeanings[path]}; ${share}.`,
      () => `Of the twelve spirits that take turns, ${toDate(view.focus)} gets ${pathNames[path]}, a yellow one, ${pathMeanings[path]}; ${share}.`,
      () => `The spirit on duty is ${pathNames[path]}, on the yellow path and so a friend, ${pathMeanings[path]}; ${share}.`,
    ]);
  },
  mansion: (view: AuspiciousView) => {
    const { mansion } = view.focus;
    const share = view.isOne ? "" : `; ${countAlike(view, "mansion")} of these ${view.cast.days.length} days have a lucky one`;
    return vary(view, "mansion", [
      () => `The lunar mansion on duty on ${toDate(view.focus)} is ${getMansion(mansion).en}, ${mansionMeanings[mansion]}${share}.`,
      () => `Overhead, of the 28 lunar mansions that change by the day, it’s ${getMansion(mansion).en}’s turn: ${mansionMeanings[mansion]}${share}.`,
      () => `${getMansion(mansion).en} is the day’s lunar mansion and lends a hand, ${mansionMeanings[mansion]}${share}.`,
    ]);
  },
  goodSpirit: (view: AuspiciousView, of: string) => {
    const { good, bad } = view.focus.spirits;
    const [name, meaning] = [goodSpiritNames[of as GoodSpirit], goodSpiritMeanings[of as GoodSpirit]];
    return vary(view, "goodSpirit", [
      () =>
        `A ${view.focus.pillars.day} day here carries ${name} (${of}), ${meaning}; ${good.length} good spirits stand against ${bad.length} bad, no thin company for ${thing(view)}.`,
      () => `Among the day’s spirits ${name} (${of}) is the one to know, ${meaning}, in a count of ${good.length} good to ${bad.length} bad.`,
      () => `${toDate(view.focus)} also has ${name} (${of}) sitting in it, ${meaning}; the good number ${good.length}, the bad ${bad.length}.`,
    ]);
  },
  goodList: (view: AuspiciousView) => {
    const others = view.focus.good.filter((term) => term !== findListed(view)?.term && term !== "馀事勿取" && term !== "诸事不宜");
    const named = listAnd(others.slice(0, 4).map(toTermName));
    return vary(view, "goodList", [
      () => `The same leaf has ${named}${others.length > 4 ? ` among ${view.focus.good.length}` : ""}, so one of those could share ${toDate(view.focus)}.`,
      () => `Beside ${thing(view)} the page allows ${named}, if you’ve any of that in hand.`,
      () => `${toCapital(named)} stand on that page too, and keep ${thing(view)} good company.`,
    ]);
  },
  nobody: (view: AuspiciousView) => {
    const animal = toAnimal(view.focus.clash.branch);
    return vary(view, "nobody", [
      () =>
        `You haven’t said who it must suit, so I’ve gone by the day alone. ${toDate(view.focus)} clashes with the ${animal}: if someone born in such a year leads, give me the birthday and I’ll rank again.`,
      () =>
        `Nobody has been put into the sum yet. Add the birthday of whoever leads ${thing(view)}; on ${toDate(view.focus)} ${toAnAnimal(view.focus.clash.branch)}-year person would have to stand back.`,
      () =>
        `The people are still blank: with a birthday I can hold ${view.focus.pillars.day} against that person’s year and day, strike what clashes and add what joins.`,
    ]);
  },
  friends: (view: AuspiciousView) => {
    const { pair, triad } = listFriends(view);
    const names = `${toAnimal(pair)}, ${triad.map(toAnimal).join(" or ")}`;
    return vary(view, "friends", [
      () =>
        `The branch of ${view.focus.pillars.day} pairs with ${pair} and makes a triad with ${triad.join(" and ")}, so people from ${names} years find ${thing(view)} easiest to lead.`,
      () => `Who goes first matters: ${toDate(view.focus)} joins with ${pair} and with ${triad.join(" and ")}, the branches of ${names} years.`,
      () =>
        `Anyone born in ${names} years has the day’s branch on their side (${pair} by pair, ${triad.join(" and ")} by triad); let one of them open ${toDate(view.focus)}.`,
    ]);
  },
  clashYears: (view: AuspiciousView) => {
    const years = listAnd(listClashYears(view).map(String));
    const animal = toAnimal(view.focus.clash.branch);
    return vary(view, "clashYears", [
      () => `${animal} years, counted from early February, are ${years}: such people may come, but shouldn’t lead ${thing(view)} on ${toDate(view.focus)}.`,
      () => `If somebody was born in ${years}, from early February on, they’re of the ${animal} and better as guests than as hosts on ${toDate(view.focus)}.`,
      () => `The birth years to steer round are ${years} (the ${animal}, from early February), half a step back from ${thing(view)} and no more.`,
    ]);
  },
  hourFirst: (view: AuspiciousView) => {
    const first = view.hours[0]!;
    return vary(view, "hourFirst", [
      () =>
        `For ${thing(view)} on ${toDate(view.focus)} look first at ${toHourName(first)}, held by ${pathNames[first.spirit]}, ${pathMeanings[first.spirit]}.`,
      () => `The first hour I’d choose is ${toHourName(first)}: ${pathNames[first.spirit]} holds it, ${pathMeanings[first.spirit]}.`,
      () => `Aim ${thing(view)} at ${toHourName(first)}, two hours under ${pathNames[first.spirit]}, ${pathMeanings[first.spirit]}.`,
    ]);
  },
  hourSecond: (view: AuspiciousView) => {
    const second = view.hours[1]!;
    return vary(view, "hourSecond", [
      () =>
        `${toCapital(toHourName(second))} will do as well, under ${pathNames[second.spirit]}, ${pathMeanings[second.spirit]}: keep it for the rest of ${thing(view)}.`,
      () => `On the yellow path too is ${toHourName(second)}, with ${pathNames[second.spirit]}, ${pathMeanings[second.spirit]}.`,
      () => `Miss that one and wait for ${toHourName(second)}; ${pathNames[second.spirit]} has it, ${pathMeanings[second.spirit]}.`,
    ]);
  },
  hourThird: (view: AuspiciousView) => {
    const third = view.hours[2]!;
    return vary(view, "hourThird", [
      () => `Failing those, ${toHourName(third)} is yellow too, under ${pathNames[third.spirit]}, ${pathMeanings[third.spirit]}.`,
      () => `A third is ${toHourName(third)}, where ${pathNames[third.spirit]} sits, ${pathMeanings[third.spirit]}.`,
      () => `${toDate(view.focus)} offers ${toHourName(third)} besides, ${pathNames[third.spirit]}’s own, ${pathMeanings[third.spirit]}.`,
    ]);
  },
  hourBroken: (view: AuspiciousView) => {
    const { branch } = view.focus.clash;
    const hour = toHourName({ branch, from: (branches.indexOf(branch) * 2 + 23) % 24 });
    return vary(view, "hourBroken", [
      () => `Leave ${hour} empty: it stands opposite the branch of ${view.focus.pillars.day}.`,
      () => `The hour to skip on ${toDate(view.focus)} is ${hour}, dead against the day’s own branch.`,
      () => `Let no step of ${thing(view)} that counts fall in ${hour}, which clashes with the day.`,
    ]);
  },
  joy: (view: AuspiciousView) => {
    const stem = toStem(view.focus.pillars.day);
    const [joy, wealth] = [directionNames[view.focus.directions.joy], directionNames[view.focus.directions.wealth]];
    return vary(view, "joy", [
      () => `On a ${stem} day joy lies ${joy} and wealth ${wealth}; before ${thing(view)} one sets out a few steps that way by custom, which costs nothing.`,
      () => `Directions go by the day’s stem, ${stem}: joy ${joy}, wealth ${wealth}, and your first steps on ${toDate(view.focus)} may go there.`,
      () => `For those who mind how they leave the house, ${toDate(view.focus)} has joy to the ${joy} and wealth to the ${wealth}; ten paces will do.`,
    ]);
  },
  clash: (view: AuspiciousView) => {
    const animal = toAnimal(view.focus.clash.branch);
    const side = directionNames[view.focus.clash.direction];
    return vary(view, "clash", [
      () =>
        `Chosen for ${thing(view)}, ${toDate(view.focus)} clashes with the ${animal} and has its blight in the ${side}: let guests born in ${animal} years come later, and shift nothing heavy that way.`,
      () =>
        `In the clash column ${toDate(view.focus)} has the ${animal}, with its blight ${side}; ${animal}-year people take it slowly, and the ${side} side stays put.`,
      () => `Opposite the day’s branch sits ${view.focus.clash.branch}, the ${animal}’s; the blight falls ${side}, so heavy things leave by another side.`,
    ]);
  },
  avoid: (view: AuspiciousView) => {
    const { avoid } = view.focus;
    const named = `${listAnd(avoid.slice(0, 4).map(toTermName))}${avoid.length > 4 ? `, ${avoid.length} in all` : ""}`;
    return vary(view, "avoid", [
      () => `Under “avoid” the leaf has ${named}; don’t slip one of those in beside ${thing(view)} on ${toDate(view.focus)}.`,
      () => `What the page rules out is ${named}, and none of it touches ${thing(view)}.`,
      () => `Kept from ${toDate(view.focus)}: ${named}. If one of them is on your list, move it.`,
    ]);
  },
  badSpirit: (view: AuspiciousView, of: string) => {
    const [name, meaning] = [badSpiritNames[of as BadSpirit], badSpiritMeanings[of as BadSpirit]];
    return vary(view, "badSpirit", [
      () => `A ${view.focus.pillars.day} day brings ${name} (${of}) along, ${meaning}; bear it in mind for ${thing(view)}.`,
      () => `Of the bad spirits mind ${name} (${of}), ${meaning}.`,
      () => `${name} (${of}) is about on ${toDate(view.focus)} too, ${meaning}; it strikes nothing and only warns.`,
    ]);
  },
  season: (view: AuspiciousView) => {
    const { term, pillars, duty, spirits } = view.focus;
    const since = term.days === 0 ? `at ${termNames[term.name]}` : `${count(term.days, "day")} after ${termNames[term.name]}`;
    const month = toBranch(pillars.month);
    return vary(view, "season", [
      () =>
        `The season stands ${since}, in the ${month} month; duty and spirit are both counted from that branch, which is how ${toDate(view.focus)} came by ${dutyNames[duty]} and ${pathNames[spirits.path]}.`,
      () =>
        `${toDate(view.focus)} falls ${since} and so in the ${month} month; from ${month} the duties run to ${dutyNames[duty]}, the spirits to ${pathNames[spirits.path]}.`,
      () => `Months turn with the solar terms, and ${since} it’s the ${month} month, from which everything said of ${thing(view)} here is counted.`,
    ]);
  },
  pengzu: (view: AuspiciousView) => {
    const taboos = view.focus.pengzu.join(" and ");
    return vary(view, "pengzu", [
      () => `Pengzu’s old list of taboos has two lines for ${toDate(view.focus)}, ${taboos}; if they don’t touch ${thing(view)}, let them be.`,
      () => `By the taboos of Pengzu a ${view.focus.pillars.day} day has ${taboos}, which count for no points.`,
      () => `Someone old may quote you Pengzu, ${taboos}: two things left alone on ${toDate(view.focus)}.`,
    ]);
  },
  flawNone: (view: AuspiciousView) => {
    const { lunar } = view.focus;
    const leaf = `day ${lunar.day} of month ${lunar.month}`;
    return vary(view, "flawNone", [
      () =>
        `One thing no sum shows: almanacs in Hong Kong and Taiwan follow other tables, and may not list ${thing(view)} on ${toDate(view.focus)}. If your elders keep one, look up ${leaf} together.`,
      () =>
        `Don’t take one almanac’s word alone; those of Hong Kong and Taiwan may say otherwise of ${toDate(view.focus)}. Let whoever cares look up ${leaf} before ${thing(view)}.`,
      () =>
        `Turn it round: the points are ours, and the old books only say good or not. If people can’t come on ${leaf}, or it pours, ${thing(view)} loses little by the day in reserve.`,
    ]);
  },
};
