import { toStem } from "../../../kit/calendar/sexagenary.ts";
import type { Element } from "../../../kit/hexagrams/elements.ts";
import type { TenGod } from "../../../kit/pillars/ten-gods.ts";
import { familyOfGod } from "../../../kit/pillars/ten-gods.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { elementLife, moneyWays, seatElements, workManner } from "../../data/zh/elements.ts";
import { seatTies, selfCombines, workTies } from "../../data/zh/families.ts";
import { hourGods, monthGods, seatGods } from "../../data/zh/ten-gods.ts";
import { moneyPatterns, spouseStars, stores, wealthPlaces, wealthTexts, workPatterns } from "../../data/zh/world.ts";
import { fill } from "../fill.ts";
import type { worldRules } from "../rules-world.ts";
import { findKind, findSeatTie, findTie, listThree, otherOf, ownOf } from "../ties.ts";
import type { BirthdayView } from "../view.ts";
import { elementNames, toWhole } from "./names.ts";
import { sayStar, toShare } from "./say-self.ts";

export const sayWorld: Sayings<BirthdayView, (typeof worldRules)[number]["key"]> = {
  spouseStar: (_, of) => spouseStars[of]!,
  seatGod: ({ seat }, of) => `日支${seat}是身边人的座位，${seatGods[of]!}`,
  seatTie(view, of) {
    const { own, other, tie } = findSeatTie(view)!;
    return fill(seatTies[of]!, { a: own.char, b: other.char, t: toWhole(listThree(tie), tie.kind === "threeMeeting", tie.element ?? null) });
  },
  selfCombine(view, of) {
    const found = findKind(view, ["stemCombine"], "day")!;
    return fill(selfCombines[of]!, { a: ownOf(found, "day").char, b: otherOf(found, "day").char });
  },
  seatVoid: ({ seat, cast }) =>
    `日支${seat}落在年柱${cast.pillars.year}的空亡里（排到那儿没有天干来配），身边那把椅子像是空过一阵：人在、心不在的相处你最怕，宁可真的一个人。`,
  seatFavour: ({ seat }, of) => `日支${seat}属${elementNames[of.split(".")[1] as Element]}，${seatElements[of]!}`,
  starOfLove: (view) => sayStar(view, "love"),
  workPattern: (_, of) => workPatterns[of]!,
  field({ cast, stem }, of) {
    const [element, family] = of.split(".") as [Element, string];
    const second = cast.usefulElements[1];
    return `用神（盘里最该补的那一味）是${elementNames[element]}，眼下占${cast.elements[element]}%，对${stem}来说${workManner[family]!}；落到行当，${elementLife[element].work}这一路顺手${second ? `，退一步是${elementLife[second].work}` : ""}。`;
  },
  monthGod: ({ cast, elementOf, percent }, of) => {
    const family = familyOfGod[of as TenGod];
    return monthGods[of]!.replace("月干是", `月干${toStem(cast.pillars.month)}（${elementNames[elementOf(family)]}，占${percent[family]}%）是`);
  },
  noOffice: ({ elementOf, percent }, of) =>
    of === "wanted"
      ? `该来管你的是官杀，盘里${toShare(elementNames[elementOf("holdsMe")], percent.holdsMe)}，偏又正要它：挑单位先看考核像不像样、直属上司是谁，散养的地方你会荒掉。`
      : `管着你的是官杀，盘里${toShare(elementNames[elementOf("holdsMe")], percent.holdsMe)}，头衔拴不住你：自由职业、自己接单、带一个小组都行，坐在三层汇报底下你会先走。`,
  workTie(view, of) {
    const found = findTie(view, "month", "hour")!;
    return fill(workTies[of]!, { a: found.own.char, b: found.other.char });
  },
  monthVoid: ({ month }) => `月支${month}落空亡（一旬里配不上天干的两支之一），办事的位置有点虚：单位里名头和实权常对不上，签字前问清到底归谁管。`,
  hourGod: (_, of) => hourGods[of]!,
  starOfWork: (view) => sayStar(view, "work"),
  wealth: ({ percent, elementOf, cast }, of) =>
    `财是${elementNames[elementOf("iHold")]}，占${percent.iHold}%，日主的力气${cast.strength.score}分，${wealthTexts[of]!}`,
  moneyPattern: (_, of) => moneyPatterns[of]!,
  wealthPlace: (_, of) => wealthPlaces[of]!,
  moneyWay: ({ percent }, of) => moneyWays[of]!.replace(/^(你的财是.)/, `$1（${percent.iHold}%）`),
  store({ cast, percent }, of) {
    const [, place] = of.split(".") as [string, "year"];
    return fill(stores[of]!, { c: cast.pillars[place][1]! }).replace("财有库", `财（占${percent.iHold}%）有库`);
  },
  hourVoid: ({ cast }) => `时支${cast.pillars.hour![1]}落空亡（一旬里配不上天干的两支之一），收尾的钱容易晚到、少到：合同写明尾款日子，尾款没到之前别花它。`,
  starOfMoney: (view) => sayStar(view, "money"),
};
