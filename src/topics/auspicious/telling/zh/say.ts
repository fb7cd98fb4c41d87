import type { DayTie, TieKind } from "../../../kit/almanac/day-person.ts";
import type { Duty } from "../../../kit/almanac/duties.ts";
import { getMansion } from "../../../kit/almanac/mansion.ts";
import type { PathSpirit } from "../../../kit/almanac/paths.ts";
import type { Warning } from "../../../kit/almanac/warnings.ts";
import { toBranch, toSixtyPlace, toStem } from "../../../kit/calendar/sexagenary.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import type { AuspiciousDay } from "../../engine.ts";
import type { RuleKey } from "../rules.ts";
import { findNeighbour, findSpoilt, findWeekend, toMainMark, toMainReason } from "../rules-others.ts";
import { type AuspiciousView, findListed, listLostTo, listOthers, toLater } from "../view.ts";
import { closes } from "./closing.ts";
import {
  directionNames,
  dutyMeanings,
  elementNames,
  mansionMeanings,
  pathMeanings,
  toDayName,
  toHourName,
  toMonthDay,
  warningMeanings,
  warningNames,
} from "./names.ts";
import { purposeNames } from "./purposes.ts";
import { sayDay } from "./say-day.ts";
import { toLineText, toStrikeText } from "./sum.ts";

export const toDate = (day: AuspiciousDay): string => toMonthDay(day.date);
const act = ({ purpose }: AuspiciousView): string => purposeNames[purpose].act;
export const toPersonName = ({ cast }: AuspiciousView, person: number): string => {
  const { name, year } = cast.people[person]!;
  return name ?? (cast.people.length === 1 ? `你（${year}年生）` : `${year}年那位`);
};
const listDates = (days: readonly AuspiciousDay[], most = 4): string => {
  const shown = days.slice(0, most).map(toDate).join("、");
  return days.length > most ? `${shown}等 ${days.length} 天` : shown;
};
export const toStrikes = (view: AuspiciousView, { struck }: AuspiciousDay): string =>
  struck
    .slice(0, 2)
    .map(({ reason, of, person }) =>
      person === null ? toStrikeText([reason, of, "-"].join(" ")) : `${toStrikeText([reason, of, "-"].join(" "))}，顶着${toPersonName(view, person)}`,
    )
    .join("，又");

const tied = (view: AuspiciousView, kind: TieKind): { who: string; day: string; tie: DayTie; own: string } => {
  const person = view.focus.ties.findIndex((ties) => ties.some((tie) => tie.kind === kind));
  const tie = view.focus.ties[person]!.find((one) => one.kind === kind)!;
  return {
    who: toPersonName(view, person),
    day: view.focus.pillars.day,
    tie,
    own: tie.pillar === null ? "" : `${tie.pillar === "year" ? "年柱" : "日柱"}${view.cast.people[person]![tie.pillar]}`,
  };
};

const reasonGroups: Record<string, (view: AuspiciousView) => string> = {
  avoided: (view) => `忌项里直接写着${view.struck.find(({ struck }) => struck[0]!.reason === "avoided")!.struck[0]!.of}`,
  allAvoided: () => "历本只写“诸事不宜”",
  nothingElse: () => "宜项末了写着“馀事勿取”",
  broken: () => "落在破日，日支与月支正对",
  clash: () => "冲着在场的人",
};

const compare = (view: AuspiciousView, day: AuspiciousDay): string => {
  const gap = view.focus.score - day.score;
  const mansion = `${getMansion(day.mansion).fullName}值宿${day.isMansionLucky ? "，是吉宿" : "，宿不算吉"}`;
  return gap === 0 ? `同样 ${day.score} 分，${mansion}` : `${day.score} 分，${gap > 0 ? `少 ${gap} 分` : `多 ${-gap} 分`}，${mansion}`;
};

export const say: Sayings<AuspiciousView, RuleKey> = {
  ...sayDay,
  strikes: (view) => `${toDate(view.focus)}是${view.focus.pillars.day}日，${toStrikes(view, view.focus)}。${act(view)}的事，历本在这一天不点头。`,
  near: (view) => {
    const { term } = findListed(view)!;
    return `历本没有正写着${act(view)}，${toDate(view.focus)}宜项里的“${term}”是最近的一条，只按 3 分算。`;
  },
  unlisted: (view) => `${toDate(view.focus)}的宜项里没有${act(view)}这一件，连相近的也没有；选它，只因为它没被划去，别的几样又好过左右几天。`,
  duty: (view) => `按建除数，${toDate(view.focus)}是“${view.focus.duty}”日：${dutyMeanings[view.focus.duty]}。`,
  onTerm: (view) =>
    view.focus.term.days === 0
      ? `${toDate(view.focus)}当天交${view.focus.term.name}，节令新换，历本按整天算新的一段。`
      : `${toDate(view.focus)}在${view.focus.term.name}的第二天，节令刚换，气头是新的。`,
  tieFullClash: (view) => {
    const { who, day, own } = tied(view, "fullClash");
    return `${who}的${own}与${day}日天干地支一起对冲，这是冲里最重的，换一天，不要硬扛。`;
  },
  tieYearClash: (view) => {
    const { who, day, own } = tied(view, "yearClash");
    return `${day}日的地支正冲${who}的${own}，俗话说“冲属相”；那人不在场、不主事，这天才谈得上。`;
  },
  tieDayClash: (view) => {
    const { who, day, own } = tied(view, "dayClash");
    return `${day}日冲着${who}的${own}，扣 2 分：人容易急，把最要紧的话排在前半天说。`;
  },
  tieNoble: (view) => {
    const { who, day, tie } = tied(view, "noble");
    return `${who}日干是${tie.of}，天乙贵人落在${toBranch(day as never)}上，${toDate(view.focus)}正是；哪一步卡住，开口问人就有人应。`;
  },
  tieSixHarmony: (view) => {
    const { who, day, own } = tied(view, "sixHarmony");
    return `${who}的${own}与${day}日六合，像门扇对上门框，这天由${who}出面最省力。`;
  },
  tieThreeHarmony: (view) => {
    const { who, day, own } = tied(view, "threeHarmony");
    return `${who}的${own}与${day}日同在一个三合局，三合是三支一气，帮手不用特意请。`;
  },
  tieUseful: (view) => {
    const { who, day, tie } = tied(view, "useful");
    return `${who}命里最该添的是${elementNames[tie.of as never]}，${day}日的天干${toStem(day as never)}正属这一行，这天精神会比平日足。`;
  },
  tiePunishment: (view) => {
    const { who, day, own } = tied(view, "punishment");
    return `${day}日与${who}的${own}相刑，事能办成，话里带刺，扣 1 分；要${who}少说一句。`;
  },
  tieHarm: (view) => {
    const { who, day, own } = tied(view, "harm");
    return `${day}日与${who}的${own}相害，多半是小处不合意，扣 1 分；提前把分工写在纸上就过去了。`;
  },
  untied: (view, of) => `${toPersonName(view, Number(of.split(".")[0]))}的年柱日柱与${view.focus.pillars.day}日不合也不冲，这天对这个人不加不减。`,
  lost: (view, of) => {
    const person = Number(of.split(".")[0]);
    const days = listLostTo(view, person);
    return `单为避开${toPersonName(view, person)}的冲，划掉了${listDates(days)}；若那天不用这位到场，还能捡回来。`;
  },
  second: (view) => {
    const second = listOthers(view)[0]!;
    return `${view.isOne ? "换一天的话，头一个看" : "备选是"}${toDayName(second)}，${second.duty}日，${compare(view, second)}。`;
  },
  third: (view) => {
    const third = listOthers(view)[1]!;
    return `再往后是${toDayName(third)}，${third.pillars.day}日，${third.score} 分；${getMansion(third.mansion).fullName}值宿，${mansionMeanings[third.mansion]}。`;
  },
  fourth: (view) => {
    const fourth = listOthers(view)[2]!;
    return `第三个能换的是${toDayName(fourth)}，${fourth.pillars.day}日，${fourth.score} 分，值神${fourth.spirits.path}，${pathMeanings[fourth.spirits.path]}。`;
  },
  instead: (view) => {
    const best = listOthers(view)[0]!;
    return `${toDate(best)}是${best.pillars.day}日，农历${best.lunarName.slice(3)}，值神${best.spirits.path}，${pathMeanings[best.spirits.path]}；宜项有${best.good.slice(0, 3).join("、")}。`;
  },
  insteadSum: (view) => {
    const best = listOthers(view)[0]!;
    return `${toDate(best)}的 ${best.score} 分是这样来的：${best.why.map(({ part, of, points, person }) => toLineText([part, of, points, person ?? "-"].join(" "), (index) => toPersonName(view, index))).join("，")}；比${toDate(view.focus)}硬扛着办${act(view)}稳当。`;
  },
  around: (view) =>
    `从前七天到后三十天，比${toDate(view.focus)}合用又没划去的，我挑了 ${view.cast.instead.length} 天：${view.cast.instead.map((day) => `${toDate(day)} ${day.score} 分`).join("，")}。`,
  weekend: (view) => {
    const day = findWeekend(view)!;
    return `要周末，就数${toDayName(day)}，${day.duty}日，${day.score} 分，比${toDate(view.focus)}${day.score < view.focus.score ? `低 ${view.focus.score - day.score} 分，换来大家都有空` : "不差"}。`;
  },
  equal: (view) => {
    const [second] = listOthers(view);
    const balance = (day: AuspiciousDay): string => `${day.spirits.good.length} 吉 ${day.spirits.bad.length} 凶`;
    return `${toDate(view.focus)}与${toDate(second!)}同是 ${view.focus.score} 分，前后是按神煞分的：前者${balance(view.focus)}，后者${balance(second!)}。哪天方便用哪天。`;
  },
  only: (view) =>
    `从${toMonthDay(view.cast.from)}到${toMonthDay(view.cast.to)}，${act(view)}只剩${toDate(view.focus)}这一天，没有退路的日子，前后各空半天给它。`,
  struckMost: (view, of) => {
    const main = toMainReason(view)!;
    const [group = "", mark = ""] = of.split(".");
    const why = group === "warning" ? `日值${warningNames[mark as Warning]}` : reasonGroups[group]!(view);
    return `${view.cast.days.length} 天里划去 ${view.struck.length} 天，最多的一类是${why}，占 ${main.days.length} 天：${listDates(main.days)}。`;
  },
  struckMark: (view, of) => {
    const mark = toMainMark(view)!;
    return `${listDates(mark.days, 3)}值${warningNames[of as Warning]}，${warningMeanings[of as Warning]}。${act(view)}让过去。`;
  },
  neighbour: (view) => {
    const day = findNeighbour(view)!;
    return `${toDate(day)}紧挨着${toDate(view.focus)}，看着差一天，却不能拿来凑：${toStrikes(view, day)}。`;
  },
  spoilt: (view) => {
    const day = findSpoilt(view)!;
    return `最可惜的是${toDayName(day)}，${day.duty}日，单看分数有 ${day.score} 分，只坏在${toStrikes(view, day)}。`;
  },
  hourStill: (view) => {
    const [first, second] = view.stillHours;
    return `日子真改不了，${toDate(view.focus)}也还有黄道时辰：${toHourName(first!)}归${first!.spirit}${second ? `，${toHourName(second)}归${second.spirit}` : ""}；时辰补不齐日子，只让${act(view)}少些磕碰。`;
  },
  fortune: (view) => `福神在${directionNames[view.focus.directions.fortune]}，各家说法不一，这里取通行历本的一排；${toDate(view.focus)}坐着谈事，背朝那边。`,
  nayin: (view, of) =>
    `${view.focus.pillars.day}在六十甲子里排第 ${toSixtyPlace(view.focus.pillars.day) + 1}，纳音${of}；六十天后再见同一个干支，要等到${toMonthDay(toLater(view.focus.date))}。`,
  mark: (view, of) => `${toDate(view.focus)}还压着一个${warningNames[of as Warning]}：${warningMeanings[of as Warning]}。`,
  flawDayClash: (view, of) => {
    const [person, branch] = of.split(".");
    return `要挑毛病，${toDate(view.focus)}冲着${toPersonName(view, Number(person))}日柱里的${branch}。这人若是主角，宁可用${listOthers(view)[0] ? toDayName(listOthers(view)[0]!) : "下一个月的日子"}。`;
  },
  flawCrossed: (view, of) => {
    const person = Number(of.split(".")[0]);
    return `这天不全是顺的：${view.focus.pillars.day}与${toPersonName(view, person)}的柱子有刑害，分数里已经扣过。怕口角，就让${toPersonName(view, person)}晚到半个钟头。`;
  },
  flawWarning: (view, of) =>
    `有人会拦：${toDate(view.focus)}日值${warningNames[of as Warning]}，${warningMeanings[of as Warning]}。我只扣 1 分，家里讲究这个的话，用${listOthers(view)[0] ? toDayName(listOthers(view)[0]!) : "别的月份"}。`,
  flawDuty: (view, of) =>
    `建除这一项不帮忙：${toDate(view.focus)}是${of}日，${dutyMeanings[of as Duty]}。${act(view)}在老规矩里避它，别的几项好，才没让它下来。`,
  flawPath: (view, of) => `值神是${of}，走黑道，${pathMeanings[of as PathSpirit]}。${toDate(view.focus)}少的那 2 分就在这里，挑时辰时更要往黄道里挑。`,
  flawMansion: (view, of) => `值宿是${getMansion(of).fullName}，历本算凶宿：${mansionMeanings[of]}。${toDate(view.focus)}因此拿不满分。`,
  flawNo: (view) =>
    `也有另一面：${toDate(view.focus)}是${view.focus.duty}日，单看分数有 ${view.focus.score}。日子已经定死、改不了的，就把时辰往好里挑，主事的人换一换。`,
  doing: (view) => {
    const [first] = view.hours;
    const day = view.isNo ? (listOthers(view)[0] ?? null) : view.focus;
    return day === null ? `这一段先不动，把范围往后放一个月再问我。` : closes[view.purpose].doing(toDate(day), !view.isNo && first ? toHourName(first) : "");
  },
  doingBackup: (view) => {
    const [second] = listOthers(view);
    return `把${toDayName(second!)}也在日历上圈起来当退路，${second!.duty}日，${second!.score} 分，订金付在可改期的地方。`;
  },
  doingHour: (view) => {
    const [first] = view.hours;
    return `今晚给${toDate(view.focus)}设一个提醒，比${first!.branch}时早一个钟头响，到点只做${act(view)}这一件。`;
  },
  watchingClash: (view) =>
    `留意${toDate(view.focus)}到场的人里谁属${view.focus.clash.animal}，请他晚一步进门，${directionNames[view.focus.clash.direction]}的位子空着。`,
  watchingHour: (view) => `留意${view.focus.clash.branch}时前后，${view.focus.pillars.day}日最容易在这两个钟头里改主意，别在那时拍板。`,
  watching: (view) => closes[view.purpose].watching(view.focus.duty),
};
