import { toCapital } from "../../../../shared/capital.ts";
import { toBranch } from "../../../kit/calendar/sexagenary.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import { type Head, headsOf } from "../../../kit/telling/head.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import { toNth } from "../../../kit/wording/ordinal.ts";
import type { AuspiciousDay } from "../../engine.ts";
import { findAskedDate, namesDate } from "../asked-date.ts";
import type { Part } from "../parts.ts";
import { asksOfClash, asksOfWeekend } from "../parts.ts";
import { findNeighbour, findSpoilt, findWeekend } from "../rules-others.ts";
import { type AuspiciousView, listFlaws, listOthers, toDayFactId, toFactId } from "../view.ts";
import {
  directionNames,
  dutyMeanings,
  dutyNames,
  pathNames,
  toADuty,
  toAnAnimal,
  toAnimal,
  toDayName,
  toHourName,
  toMonthDay,
  toWeekdaysName,
} from "./names.ts";
import { purposeNames } from "./purposes.ts";
import { count, toDate, toPersonName, toPossessive, toStrikes } from "./say.ts";
import { toLineText } from "./sum.ts";
import { toTermName } from "./terms.ts";

const head = headsOf("en");

const thing = ({ purpose }: AuspiciousView): string => purposeNames[purpose].thing;
const act = ({ purpose }: AuspiciousView): string => purposeNames[purpose].act;
const pick = (texts: readonly string[], turn: number): string => texts[turn % texts.length]!;

const toSum = (view: AuspiciousView, { why }: AuspiciousDay): string =>
  why.length === 0
    ? "nothing added"
    : why.map(({ part, of, points, person }) => toLineText([part, of, points, person ?? "-"].join(" "), (index) => toPersonName(view, index))).join(", ");

const toRangeName = ({ cast }: AuspiciousView): string =>
  cast.from === cast.to
    ? toMonthDay(cast.from)
    : `${toMonthDay(cast.from)} to ${toMonthDay(cast.to)}${cast.weekdays ? `, ${toWeekdaysName(cast.weekdays)} only,` : ""}`;

const toDayHeadline = (view: AuspiciousView, day: AuspiciousDay): Head => {
  if (day.struck.length > 0) return head(`Not ${toDayName(day)}: ${toStrikes(view, day)}.`, [`Not ${toDayName(day)}.`, `${toCapital(toStrikes(view, day))}.`]);
  const rank = view.choices.findIndex((choice) => choice.day.date === day.date);
  const rest = rank < 0 && !day.isListed ? "The almanac doesn’t list it." : "";
  return head([`${toDayName(day)} will do, at ${day.score}${rank >= 0 ? `, number ${rank + 1}` : ""}.`, rest]);
};

export const toHeadline = (view: AuspiciousView): Head => {
  const { focus, cast, asked } = view;
  const [second] = listOthers(view);
  if (asked) return toDayHeadline(view, asked);
  if (view.isOne && view.purpose === "any") {
    const verdict = view.isNo
      ? "is no day for great affairs"
      : focus.score >= 4
        ? "is a good day"
        : focus.score >= 2
          ? "is a middling day"
          : "is a day for small things";
    const good = focus.good[0] ? `good for ${toTermName(focus.good[0])}` : "with nothing listed as good";
    const rest = `It’s ${dutyNames[focus.duty]} by duty, ${good}${focus.avoid[0] ? `, to be kept from ${toTermName(focus.avoid[0])}` : ""}.`;
    return head([`${toDayName(focus)} ${verdict}: ${good}.`, rest.replace(`, ${good}`, "")], [`${toDayName(focus)} ${verdict}.`, rest]);
  }
  if (view.isOne) {
    if (view.isNo)
      return second
        ? head(
            `Not ${toDayName(focus)} for ${thing(view)}; take ${toDayName(second)}.`,
            `Not that day; for ${thing(view)} take ${toDayName(second)}.`,
            `Not that day; take ${toDayName(second)}.`,
          )
        : head([`Not ${toDayName(focus)} for ${thing(view)}.`, "Nothing near it is better."]);
    return second && second.score > focus.score
      ? head(`It will do, at ${focus.score}; ${toMonthDay(second.date)} is better, at ${second.score}.`)
      : head(`Yes, ${toDayName(focus)} will do for ${thing(view)}.`, `Yes, ${toDayName(focus)} will do.`);
  }
  if (view.isNo) return head([`No day in that stretch is fit for ${thing(view)}.`, `That is ${toRangeName(view).replace(/,$/, "")}; look a month further on.`]);
  const reserve = second ? `, else ${toMonthDay(second.date)}` : ", the only one there is";
  const rest = cast.isFallback ? `No day is listed for ${thing(view)}.` : "";
  return head(
    [`For ${thing(view)} ${cast.isFallback ? "at a pinch " : ""}take ${toDayName(focus)}${reserve}.`, rest],
    [`${cast.isFallback ? "At a pinch t" : "T"}ake ${toDayName(focus)}${reserve}.`, rest],
  );
};

export const toLead = (view: AuspiciousView): Claim => {
  const { focus, cast, asked } = view;
  const facts = view.isOne ? ["rank.1", "sum"] : view.isNo ? ["purpose", "struck"] : ["rank.1", "sum", "purpose"];
  if (asked) {
    const text =
      asked.struck.length > 0
        ? `The day you ask about, ${toDate(asked)}, is ${asked.pillars.day}, ${toADuty(asked.duty)} day: ${toStrikes(view, asked)}.${view.isNo ? "" : ` In the same stretch ${toDate(focus)} serves better: ${toSum(view, focus)}.`}`
        : `The day you ask about, ${toDate(asked)}, is ${asked.pillars.day} and comes to ${asked.score}: ${toSum(view, asked)}. ${toDate(focus)} has ${focus.score} and stands before it.`;
    return { text, facts: [toDayFactId(view, asked), ...facts] };
  }
  if (view.isNo && !view.isOne)
    return {
      text: `All of ${count(cast.days.length, "day")}${cast.weekdays ? `, ${toWeekdaysName(cast.weekdays)} only,` : ""} are struck. ${toDayName(focus)} comes nearest with ${focus.score}, and falls to this: ${toStrikes(view, focus)}.`,
      facts,
    };
  const struck = focus.struck.length > 0 ? ` One thing strikes it all the same: ${toStrikes(view, focus)}.` : "";
  const range = view.isOne
    ? ""
    : ` Of ${count(cast.days.length, "day")}${cast.weekdays ? `, ${toWeekdaysName(cast.weekdays)} only,` : ""} ${cast.rankedCount} will do, and this one comes first.`;
  return {
    text: `${toDate(focus)}, day ${focus.lunar.day} of the ${focus.lunar.leap ? "leap " : ""}${toNth(focus.lunar.month)} lunar month and ${focus.pillars.day} in the cycle of sixty, scores ${focus.score} of ${cast.mostScore}: ${toSum(view, focus)}.${struck}${range}`,
    facts,
  };
};

type Answer = Claim & Head;

const answerHours = (view: AuspiciousView, turn: number): Answer => {
  const { hours, focus } = view;
  const [first, second] = hours;
  const facts = [view.isNo ? toDayFactId(view, focus) : toFactId(view, focus, "hours")];
  if (!first) return { headline: `${toDate(focus)} is struck, so its hours don’t matter.`, text: "An hour can’t mend a day; change the day first.", facts };
  return {
    ...head(
      [`On ${toDate(focus)} use ${toHourName(first)}.`, second ? `Or else ${toHourName(second)}.` : ""],
      [`Use ${toHourName(first)}.`, second ? `Or else ${toHourName(second)}.` : ""],
    ),
    text: pick(
      [
        `${count(hours.length, "yellow hour")} are left once the clashing ones are out: ${listAnd(hours.map(({ branch }) => branch))}, those by daylight first.`,
        `By the spirit that holds each: ${listAnd(hours.map(({ branch, spirit }) => `${branch} under ${pathNames[spirit]}`))}.`,
      ],
      turn,
    ),
    facts,
  };
};

const answerSecond = (view: AuspiciousView, asked: Question, turn: number): Answer => {
  const others = listOthers(view);
  const wantsWeekend = asksOfWeekend(asked);
  const weekend = wantsWeekend ? [view.focus, ...others].find(({ weekday, struck }) => weekday >= 6 && struck.length === 0) : undefined;
  if (wantsWeekend && !weekend)
    return {
      headline: `No weekend in this stretch will do for ${thing(view)}.`,
      text: view.isNo
        ? "What isn’t a weekday is struck; widen the range by some days."
        : `The days that will do all fall on weekdays, ${toDayName(view.focus)} before the others.`,
      facts: ["purpose", toDayFactId(view, view.focus)],
    };
  const day = weekend ?? others[turn % Math.max(1, others.length)];
  if (!day)
    return {
      headline: "There’s no second choice.",
      text: `From ${toRangeName(view)} only ${toDate(view.focus)} is left; widen the range and ask again.`,
      facts: ["purpose", "sum"],
    };
  return {
    headline: `${weekend ? "For a weekend take" : "In reserve,"} ${toDayName(day)}, at ${day.score}.`,
    text: `A ${day.pillars.day} day, ${dutyNames[day.duty]} by duty, ${dutyMeanings[day.duty]}. Its points: ${toSum(view, day)}.`,
    facts: [toDayFactId(view, day)],
  };
};

const answerStruck = (view: AuspiciousView, turn: number): Answer => {
  const list = [findSpoilt(view), findNeighbour(view), ...view.struck].filter((day) => day !== undefined);
  const day = list[turn % Math.max(1, list.length)];
  if (!day) return { headline: "Nothing in this stretch is struck.", text: "The days are better and worse, and none is ruled out.", facts: ["struck"] };
  return {
    headline: `Keep away from ${toDayName(day)} first of all.`,
    text: `It’s a ${day.pillars.day} day: ${toStrikes(view, day)}. ${count(view.struck.length, "day")} in all are struck; tap one for its reason.`,
    facts: [toDayFactId(view, day), "struck"],
  };
};

const answerPeople = (view: AuspiciousView, turn: number): Answer => {
  const { focus, cast } = view;
  const animal = toAnimal(focus.clash.branch);
  if (cast.people.length === 0)
    return {
      ...head([`${toDate(focus)} clashes with the ${animal}; who’s coming?`, "I don’t know yet who will be there."]),
      text: pick(
        [
          `Somebody from ${toAnAnimal(focus.clash.branch)} year had better not lead that day; give me the birthdays and I’ll hold each year and day pillar against it.`,
          `Write “born on” and a date, and I’ll set ${focus.pillars.day} beside that person’s year and day.`,
        ],
        turn,
      ),
      facts: [toFactId(view, focus, "clash")],
    };
  const helped = focus.ties.findIndex((ties) =>
    ties.some(({ kind }) => kind === "sixHarmony" || kind === "threeHarmony" || kind === "noble" || kind === "useful"),
  );
  const flaw = listFlaws(view).find((one) => "person" in one);
  const person = flaw && "person" in flaw ? flaw.person : helped;
  const own = person >= 0 ? toPersonName(view, person) : "";
  return {
    ...(view.isNo
      ? toDayHeadline(view, focus)
      : head(
          flaw
            ? `It will do, if ${own} ${own === "you" ? "give" : "gives"} way.`
            : helped >= 0
              ? `It suits, and ${own} ${own === "you" ? "gain" : "gains"} by it.`
              : "It neither clashes nor joins, so anybody may come.",
        )),
    text: pick(
      [
        `${focus.pillars.day} has been held against ${cast.people.length === 1 ? "one birth" : `${cast.people.length} births`}: ${listAnd(cast.people.map((one, index) => `${toPossessive(view, index)} day ${one.day} with ${focus.ties[index]!.length === 0 ? "no tie" : count(focus.ties[index]!.length, "tie")}`))}.`,
        `The day strikes at ${focus.clash.branch}: ${listAnd(cast.people.map(({ year, day }, index) => `${toPossessive(view, index)} ${year} and ${day} ${[year, day].some((pillar) => toBranch(pillar) === focus.clash.branch) ? "touch it" : "don’t touch it"}`))}.`,
      ],
      turn,
    ),
    facts: cast.people.map((_, index) => `person.${index + 1}`),
  };
};

const answerAround = (view: AuspiciousView, turn: number): Answer => {
  const { focus } = view;
  const { joy, wealth, fortune } = focus.directions;
  return {
    ...head([`On ${toDate(focus)} set out ${directionNames[joy]}.`, `Leave the ${directionNames[focus.clash.direction]} side alone.`]),
    text: pick(
      [
        `On a ${focus.pillars.day} day joy lies ${directionNames[joy]}, wealth ${directionNames[wealth]} and fortune ${directionNames[fortune]}.`,
        `Sit with your back to the ${directionNames[fortune]}, where fortune lies, and take heavy things out by another side than ${directionNames[focus.clash.direction]}.`,
      ],
      turn,
    ),
    facts: [toFactId(view, focus, "directions"), toFactId(view, focus, "clash")],
  };
};

const answerDay = (view: AuspiciousView, asked: Question, turn: number): Answer => {
  const named = findAskedDate(asked.text, view.cast);
  if (named === null && namesDate(asked.text))
    return {
      headline: "That day isn’t among those I looked at.",
      rest: `They are ${toRangeName(view).replace(/,$/, "")}.`,
      text: "Give me the date and what it’s for in one sentence and I’ll turn to its page.",
      facts: ["purpose"],
    };
  const day = [...view.cast.days, ...view.cast.instead].find(({ date }) => date === named) ?? view.focus;
  return {
    ...(day === view.focus && !view.isNo && !view.isOne
      ? head([`${toDayName(day)}, for its ${day.score} is the most any day has.`, `No other day here has as much to ${act(view)} on.`])
      : toDayHeadline(view, day)),
    text: pick(
      [
        `${toDate(day)} is a ${day.pillars.day} day: ${toSum(view, day)}.`,
        `${toCapital(dutyNames[day.duty])} by duty, ${dutyMeanings[day.duty]}; together ${day.score} of ${view.cast.mostScore}.`,
      ],
      turn,
    ),
    facts: [toDayFactId(view, day), "sum"],
  };
};

/** The first sentences of a follow-up's answer. */
export const toAnswer = (view: AuspiciousView, asked: Question, part: Part, turn: number): Answer => {
  if (namesDate(asked.text) && part !== "hours" && part !== "around" && !asksOfClash(asked)) return answerDay(view, asked, turn);
  if (part === "hours") return answerHours(view, turn);
  if (part === "second") return answerSecond(view, asked, turn);
  if (part === "struck") return answerStruck(view, turn);
  if (part === "people") return answerPeople(view, turn);
  return part === "around" ? answerAround(view, turn) : answerDay(view, asked, turn);
};

/** Three questions this cast answers, none of them the one just asked. */
export const toFollowUps = (view: AuspiciousView, asked: Question, turn: number): string[] => {
  const day = toDate(view.focus);
  const spoilt = findSpoilt(view) ?? findNeighbour(view);
  const [second] = listOthers(view);
  const all = [
    ...(view.isNo ? [] : [`Which hour on ${day}?`]),
    ...(spoilt ? [`Why not ${toDate(spoilt)}?`] : []),
    ...(second ? [`What’s wrong with ${toDate(second)}?`] : []),
    `Which direction on ${day}?`,
    ...(findWeekend(view) ? ["And if it must be a weekend?"] : []),
    view.cast.people.length > 0 ? `Whom of us does ${day} clash with?` : `Whom does ${day} clash with?`,
    `How did ${day} get its points?`,
    `What should I be careful of on the day?`,
  ].filter((text) => text !== asked.text);
  return Array.from({ length: 3 }, (_, place) => all[(turn * 2 + place) % all.length]!);
};
