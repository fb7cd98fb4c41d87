import { familyOfGod } from "../../../kit/pillars/ten-gods.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import type { Coming } from "../../annual.ts";
import { gifts, seatWants, yearReasons } from "../../data/zh/answers.ts";
import { elementLife } from "../../data/zh/elements.ts";
import { findSuitedYear, findYearReason, toExtremes } from "../answer.ts";
import type { BirthdayView, Part } from "../view.ts";
import { elementNames, levelNames } from "./names.ts";
import { familyNames, toSelf } from "./say-self.ts";
import { toMonths } from "./to-months.ts";

const heavyLooks = {
  same: "主意拿得快，让得慢",
  iFeed: "想到就要说、就要做",
  iHold: "什么都要经你的手",
  holdsMe: "总觉得有人在后面催",
  feedsMe: "没准备好就不肯动",
};
const names = (list: readonly (keyof typeof elementNames)[]): string => list.map((element) => elementNames[element]).join("、");

const toSelfClaim = (view: BirthdayView): Claim => {
  const { strength, usefulElements, usefulReason } = view.cast;
  return {
    text: `你是${toSelf(view)}，生在${view.month}月，力气打${strength.score}分，${levelNames[strength.level]}，所以先用${names(usefulElements.slice(0, 2))}${usefulReason.adverse[0] ? `，少碰${elementNames[usefulReason.adverse[0]]}` : ""}。`,
    facts: ["dayMaster", "strength", "useful"],
  };
};
const toElementsClaim = (view: BirthdayView): Claim => {
  const { most, least } = toExtremes(view);
  const { elements } = view.cast;
  const family = view.familyOf(most);
  return {
    text: `五行里${elementNames[most]}最重，占${elements[most]}%，对${view.stem}来说是${familyNames[family]}，平日就看得出来：${heavyLooks[family]}；最轻的是${elementNames[least]}，${elements[least]}%。`,
    facts: [`element.${most}`, `element.${least}`],
  };
};
/** 喜 is what helps, 忌 what disturbs. */
const toFavours = ({ tenGod, branchGod, stemFavour, branchFavour }: Coming): string => {
  const explained = { useful: "喜（帮你的字）", adverse: "忌（添乱的字）", neutral: "平（不帮也不碍）" };
  if (stemFavour === branchFavour) return `天干${tenGod}、地支${branchGod}都是${explained[stemFavour]}`;
  return `天干${tenGod}是${explained[stemFavour]}，地支${branchGod}是${explained[branchFavour]}`;
};
const toLuckClaim = ({ cast: { currentLuck, pillars } }: BirthdayView): Claim | null => {
  if (!currentLuck) return null;
  const { pillar, startDate } = currentLuck;
  const from = Number(startDate.slice(0, 4));
  return {
    text: `背景是${pillar}大运，${from}年走到${from + 9}年：${toFavours(currentLuck)}，日柱${pillars.day}就在这层天色下过日子。`,
    facts: ["currentLuck", "pillar.day"],
  };
};
const toYearClaim = (view: BirthdayView, part: Part): Claim => {
  const { focus } = view;
  const reason = part === "love" || part === "work" || part === "money" ? yearReasons[part][findYearReason(view, part, focus)]! : null;
  return {
    text: `${focus.year}年${focus.pillar}，${toFavours(focus)}，跟四柱和大运碰上${focus.relations.length}处合冲${reason && !view.isYearAsked ? `；${reason}` : ""}。`,
    facts: [`year.${focus.year}`],
  };
};
const toSuitedClaim = (view: BirthdayView, part: Part): Claim => {
  const suited = findSuitedYear(view, part);
  const [first] = view.cast.usefulElements;
  return {
    text: `往后数，${suited.year}年${suited.pillar}（虚岁${suited.age}）最接得上这件事，年里又数${toMonths(view, suited.year)}，正是${elementNames[first!]}当令的时候。`,
    facts: [`year.${suited.year}`, "useful"],
  };
};
const toSeatClaim = ({ seat, seatGod, stem }: BirthdayView): Claim => ({
  text: `日支${seat}里坐的是${seatGod}，${stem}日主挑人，先看是不是${seatWants[familyOfGod[seatGod]]}。`,
  facts: ["branch.day", "hidden.day"],
});
const toMonthClaim = ({ cast, stem }: BirthdayView): Claim => ({
  text: `办事的月柱是${cast.pillars.month}，天干对${stem}是${cast.tenGods.month}，出门做事先用的就是这一手：${gifts[cast.tenGods.month]}。`,
  facts: ["pillar.month", "tenGod.month"],
});
const toWealthClaim = (view: BirthdayView): Claim => {
  const element = view.elementOf("iHold");
  return {
    text: `你的财是${elementNames[element]}，占${view.percent.iHold}%，接得住接不住看力气：${view.cast.strength.score}分。`,
    facts: [`element.${element}`, "strength"],
  };
};
const toHelpClaim = (view: BirthdayView): Claim => {
  const [first] = view.cast.usefulElements;
  const life = elementLife[first!];
  return {
    text: `要补的${elementNames[first!]}就在手边：${life.company}、${life.side}的座位、${life.hours}那段时间，${view.stem}碰上就顺一截。`,
    facts: ["useful"],
  };
};

/** What a part rests on, the foremost first; the lead tells the first two, each follow-up goes one on. */
export const listEvidence = (view: BirthdayView, part: Part | null): Claim[] => {
  const own = {
    love: [toSeatClaim(view), toYearClaim(view, "love")],
    work: [toMonthClaim(view), toYearClaim(view, "work")],
    money: [toWealthClaim(view), toYearClaim(view, "money")],
    year: [toYearClaim(view, "year"), toSelfClaim(view)],
    health: [toElementsClaim(view), toSelfClaim(view)],
    character: [toSelfClaim(view), toElementsClaim(view)],
    school: [toSelfClaim(view), toElementsClaim(view)],
  }[part ?? "character"];
  const luck = toLuckClaim(view);
  const more = [toSuitedClaim(view, part ?? "year"), ...(luck ? [luck] : []), toHelpClaim(view), toElementsClaim(view), toSelfClaim(view)];
  const all = [...own, ...more];
  return all.filter(({ text }, index) => all.findIndex((one) => one.text === text) === index);
};
