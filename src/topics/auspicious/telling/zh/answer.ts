import type { Question } from "../../../kit/hearing/question.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import { type Head, headsOf } from "../../../kit/telling/head.ts";
import type { AuspiciousDay } from "../../engine.ts";
import { findAskedDate, namesDate } from "../asked-date.ts";
import type { Part } from "../parts.ts";
import { asksOfClash, asksOfWeekend } from "../parts.ts";
import { findNeighbour, findSpoilt, findWeekend } from "../rules-others.ts";
import { type AuspiciousView, listFlaws, listOthers, toDayFactId, toFactId } from "../view.ts";
import { directionNames, dutyMeanings, toDayName, toHourName, toMonthDay, toWeekdaysName } from "./names.ts";
import { purposeNames } from "./purposes.ts";
import { toDate, toPersonName, toStrikes } from "./say.ts";
import { toLineText } from "./sum.ts";

const head = headsOf("zh");

const act = ({ purpose }: AuspiciousView): string => purposeNames[purpose].act;
const toSum = (view: AuspiciousView, { why }: AuspiciousDay): string =>
  why.length === 0
    ? "没有一项加分"
    : why.map(({ part, of, points, person }) => toLineText([part, of, points, person ?? "-"].join(" "), (index) => toPersonName(view, index))).join("，");
const pick = (texts: readonly string[], turn: number): string => texts[turn % texts.length]!;

const toRangeName = ({ cast }: AuspiciousView): string =>
  cast.from === cast.to
    ? toMonthDay(cast.from)
    : `${toMonthDay(cast.from)}到${toMonthDay(cast.to)}${cast.weekdays ? `的${toWeekdaysName(cast.weekdays)}` : ""}`;

export const toHeadline = (view: AuspiciousView): Head => {
  const { focus, cast, asked } = view;
  const [second] = listOthers(view);
  if (asked) return toDayHeadline(view, asked);
  if (view.isOne && view.purpose === "any") {
    const verdict = view.isNo ? "大事让一让" : focus.score >= 4 ? "是个好日子" : focus.score >= 2 ? "平常，可用" : "只做小事";
    const [good, avoid] = [focus.good.slice(0, 2).join("、") || "无", focus.avoid.slice(0, 2).join("、") || "无"];
    return head(`${toDayName(focus)}${verdict}：${focus.duty}日，宜${good}，忌${avoid}。`, [
      `${toDayName(focus)}${verdict}：${focus.duty}日，宜${good}。`,
      `忌${avoid}。`,
    ]);
  }
  if (view.isOne) {
    if (view.isNo) return head(`${toMonthDay(focus.date)}不宜${act(view)}${second ? `，换${toDayName(second)}` : "，前后一个月也没有更好的"}。`);
    return second && second.score > focus.score
      ? head(`可以${act(view)}；等得起就用${toMonthDay(second.date)}，高${second.score - focus.score}分。`, `可以；等得起就用${toMonthDay(second.date)}。`)
      : head(`可以，${toDayName(focus)}能${act(view)}，得${focus.score}分。`);
  }
  if (view.isNo)
    return head(
      [`${toRangeName(view)}没有一天适合${act(view)}。`, "往后再看一个月。"],
      [`这一段没有一天适合${act(view)}。`, `看的是${toRangeName(view)}，往后再看一个月。`],
    );
  const reserve = second ? `，备选${toMonthDay(second.date)}` : "，这段日子只有它";
  return cast.isFallback
    ? head([`${act(view)}将就选${toDayName(focus)}${reserve}。`, `宜项里没有一天写着${act(view)}。`])
    : head(`${act(view)}选${toDayName(focus)}${reserve}。`);
};

const toDayHeadline = (view: AuspiciousView, day: AuspiciousDay): Head => {
  if (day.struck.length > 0)
    return head(`${toDayName(day)}不选：${toStrikes(view, day)}。`, [
      `${toDayName(day)}不选：${toStrikes(view, day).split("，")[0]!}。`,
      `${toStrikes(view, day)}。`,
    ]);
  const rank = view.choices.findIndex((choice) => choice.day.date === day.date);
  return head(`${toDayName(day)}可以用，${day.score} 分${rank >= 0 ? `，排第 ${rank + 1}` : day.isListed ? "" : "，只是宜项没有列它"}。`);
};

export const toLead = (view: AuspiciousView): Claim => {
  const { focus, cast, asked } = view;
  const facts = view.isOne ? ["rank.1", "sum"] : view.isNo ? ["purpose", "struck"] : ["rank.1", "sum", "purpose"];
  if (asked) {
    const text =
      asked.struck.length > 0
        ? `你问的${toDate(asked)}是${asked.pillars.day}日，${asked.duty}日当值，${toStrikes(view, asked)}。${view.isNo ? "" : `同一段里${toDate(focus)}更合用：${toSum(view, focus)}。`}`
        : `你问的${toDate(asked)}是${asked.pillars.day}日，合计 ${asked.score} 分：${toSum(view, asked)}。${toDate(focus)}有 ${focus.score} 分，排在前头。`;
    return { text, facts: [toDayFactId(view, asked), ...facts] };
  }
  if (view.isNo && !view.isOne)
    return {
      text: `${cast.weekdays ? `只看${toWeekdaysName(cast.weekdays)}，` : ""}${cast.days.length} 天都划去了。最接近的是${toDayName(focus)}，${focus.score} 分，坏在${toStrikes(view, focus)}。`,
      facts,
    };
  const struck = focus.struck.length > 0 ? `可${toStrikes(view, focus)}，一条就够划去。` : "";
  const range = view.isOne
    ? ""
    : `${cast.weekdays ? `只看${toWeekdaysName(cast.weekdays)}，` : ""}${cast.days.length} 天里能用的有 ${cast.rankedCount} 天，它排第一。`;
  return {
    text: `${toDate(focus)}是农历${focus.lunarName.slice(3)}，${focus.pillars.day}日，满分 ${cast.mostScore}，得 ${focus.score}：${toSum(view, focus)}。${struck}${range}`,
    facts,
  };
};

type Answer = Claim & Head;

const answerHours = (view: AuspiciousView, turn: number): Answer => {
  const { hours, focus } = view;
  const [first, second] = hours;
  const facts = [view.isNo ? toDayFactId(view, focus) : toFactId(view, focus, "hours")];
  if (!first) return { headline: `${toDate(focus)}已经划去，不再挑时辰。`, text: "日子不成，时辰补不回来，先换日子。", facts };
  return {
    ...head(
      [`${toDate(focus)}用${toHourName(first)}${second ? `，来不及就${toHourName(second)}` : ""}。`, ""],
      [`${toDate(focus)}用${toHourName(first)}。`, second ? `来不及就${toHourName(second)}。` : ""],
    ),
    text: pick(
      [
        `这天黄道时辰里除去相冲的，还有 ${hours.length} 个：${hours.map(({ branch }) => branch).join("、")}，白天的排在前头。`,
        `${hours.length} 个能用的时辰，按值时的神排是${hours.map(({ branch, spirit }) => `${branch}时${spirit}`).join("、")}。`,
      ],
      turn,
    ),
    facts,
  };
};

const answerSecond = (view: AuspiciousView, asked: Question, turn: number): Answer => {
  const others = listOthers(view);
  const weekend = asksOfWeekend(asked) ? [view.focus, ...others].find(({ weekday, struck }) => weekday >= 6 && struck.length === 0) : undefined;
  if (asksOfWeekend(asked) && !weekend)
    return {
      headline: `这一段的周末没有一天能用来${act(view)}。`,
      text: view.isNo ? `这一段不是周末就是划去的日子，放宽几天再问。` : `能用的日子都落在工作日，头一个还是${toDayName(view.focus)}。`,
      facts: ["purpose", toDayFactId(view, view.focus)],
    };
  const day = weekend ?? others[turn % Math.max(1, others.length)];
  if (!day) return { headline: "没有备选。", text: `${toRangeName(view)}能用的只有${toDate(view.focus)}，把范围放宽再看。`, facts: ["purpose", "sum"] };
  return {
    headline: `${weekend ? "周末用" : "备选用"}${toDayName(day)}，${day.score} 分。`,
    text: `${day.pillars.day}日，${day.duty}日：${dutyMeanings[day.duty]}。分数是这样来的：${toSum(view, day)}。`,
    facts: [toDayFactId(view, day)],
  };
};

const answerStruck = (view: AuspiciousView, turn: number): Answer => {
  const list = [findSpoilt(view), findNeighbour(view), ...view.struck].filter((day) => day !== undefined);
  const day = list[turn % Math.max(1, list.length)];
  if (!day) return { headline: "这一段没有划去的日子。", text: "只分高低，没有哪天不能用。", facts: ["struck"] };
  return {
    headline: `要避开的头一个是${toDayName(day)}。`,
    text: `${day.pillars.day}日，${toStrikes(view, day)}；全段划去 ${view.struck.length} 天，理由点那一天就能看。`,
    facts: [toDayFactId(view, day), "struck"],
  };
};

const answerPeople = (view: AuspiciousView, turn: number): Answer => {
  const { focus, cast } = view;
  if (cast.people.length === 0)
    return {
      headline: `还不知道都有谁，只知道${toDate(focus)}冲${focus.clash.animal}。`,
      text: pick(
        [
          `属${focus.clash.animal}的人这天不主事就好；把到场人的生日写给我，我按各人年柱日柱重排。`,
          `写一句“某年某月某日生”，我就把${focus.pillars.day}日跟那人的年柱、日柱对一遍。`,
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
    ...(view.isNo ? toDayHeadline(view, focus) : head(flaw ? `能用，只是${own}要让一步。` : helped >= 0 ? `合，${own}还占便宜。` : "不冲也不合，谁都能到。")),
    text: pick(
      [
        `${focus.pillars.day}日对着 ${cast.people.length} 个人的年柱日柱看过一遍：${cast.people.map((one, index) => `${toPersonName(view, index)}${focus.ties[index]!.length === 0 ? "平" : `有 ${focus.ties[index]!.length} 处牵连`}（日柱${one.day}）`).join("，")}。`,
        `这天冲的是${focus.clash.branch}，${cast.people.map(({ year, day }, index) => `${toPersonName(view, index)}的${year}、${day}${[year, day].some((pillar) => pillar[1] === focus.clash.branch) ? "沾着它" : "不沾"}`).join("，")}。`,
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
    ...head(`${toDate(focus)}出门朝${directionNames[joy]}，${directionNames[focus.clash.direction]}一侧少动。`),
    text: pick(
      [
        `${focus.pillars.day}日喜神在${directionNames[joy]}，财神在${directionNames[wealth]}，福神在${directionNames[fortune]}。`,
        `福神在${directionNames[fortune]}，座位背着它坐；煞在${directionNames[focus.clash.direction]}，大件从别的门走。`,
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
      headline: "这一天不在这次看的日子里。",
      rest: `看的是${toRangeName(view)}。`,
      text: "想看哪天，把日期和要办的事写在一句里，我另翻一页。",
      facts: ["purpose"],
    };
  const day = [...view.cast.days, ...view.cast.instead].find(({ date }) => date === named) ?? view.focus;
  return {
    ...(day === view.focus && !view.isNo && !view.isOne ? head(`选${toDayName(day)}，因为它${day.score} 分，排在头里。`) : toDayHeadline(view, day)),
    text: pick(
      [
        `${toDate(day)}是${day.pillars.day}日，${toSum(view, day)}。`,
        `${day.duty}日：${dutyMeanings[day.duty]}；合起来 ${day.score} 分，满分 ${view.cast.mostScore}。`,
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
  const weekend = findWeekend(view);
  const [second] = listOthers(view);
  const all = [
    ...(view.isNo ? [] : [`${day}几点最好？`]),
    ...(spoilt ? [`${toDate(spoilt)}为什么不行？`] : []),
    ...(second ? [`${toDate(second)}差在哪里？`] : []),
    `${day}出门朝哪个方向？`,
    ...(weekend ? ["只要周末呢？"] : []),
    view.cast.people.length > 0 ? `${day}跟我们谁合谁冲？` : `${day}冲到谁？`,
    `${day}的分数怎么算的？`,
    `${day}要避开什么？`,
  ].filter((text) => text !== asked.text);
  return Array.from({ length: 3 }, (_, place) => all[(turn * 2 + place) % all.length]!);
};
