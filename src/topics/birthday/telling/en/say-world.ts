import type { Element } from "../../../kit/hexagrams/elements.ts";
import type { TenGod } from "../../../kit/pillars/ten-gods.ts";
import { familyOfGod } from "../../../kit/pillars/ten-gods.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { elementLife, moneyWays, seatElements, workManner } from "../../data/en/elements.ts";
import { seatTies, selfCombines, workTies } from "../../data/en/families.ts";
import { hourGods, monthGods, seatGods } from "../../data/en/ten-gods.ts";
import { moneyPatterns, spouseStars, stores, wealthPlaces, wealthTexts, workPatterns } from "../../data/en/world.ts";
import { fill } from "../fill.ts";
import type { worldRules } from "../rules-world.ts";
import { findKind, findSeatTie, findTie, listThree, otherOf, ownOf } from "../ties.ts";
import type { BirthdayView } from "../view.ts";
import { toBranchName, toCharName, toGanzhiName, toWhole } from "./names.ts";
import { sayStar, toShare } from "./say-self.ts";

/** Two sentences as one. */
const joinSentences = (text: string): string => text.replace(/\. (\w)/, (_, next: string) => `; ${next.toLowerCase()}`);

export const sayWorld: Sayings<BirthdayView, (typeof worldRules)[number]["key"]> = {
  spouseStar: (_, of) => spouseStars[of]!,
  seatGod: ({ seat }, of) => `The day’s branch, ${toBranchName(seat)}, is the partner’s seat. ${seatGods[of]!}`,
  seatTie(view, of) {
    const { own, other, tie } = findSeatTie(view)!;
    const t = toWhole(listThree(tie), tie.kind === "threeMeeting", tie.element ?? null);
    return fill(seatTies[of]!, { a: toCharName(own.char), b: toCharName(other.char), t });
  },
  selfCombine(view, of) {
    const found = findKind(view, ["stemCombine"], "day")!;
    return fill(selfCombines[of]!, { a: toCharName(ownOf(found, "day").char), b: toCharName(otherOf(found, "day").char) });
  },
  seatVoid: ({ seat, cast }) =>
    `${toCharName(seat)}, the partner’s seat, falls in the void of ${toGanzhiName(cast.pillars.year)}, your year (no stem is left for it): that chair has stood empty for a while. What you fear is someone there in body only, and you’d sooner be alone.`,
  seatFavour: ({ seat }, of) => `The partner’s seat, ${toCharName(seat)}, is ${of.split(".")[1]}, ${seatElements[of]!}`,
  starOfLove: (view) => sayStar(view, "love"),
  workPattern: (_, of) => workPatterns[of]!,
  field({ cast, stem }, of) {
    const [element, family] = of.split(".") as [Element, string];
    const second = cast.usefulElements[1];
    return `Your useful element, the one the chart most wants, is ${element}, ${cast.elements[element]} percent at present. To ${toCharName(stem)}, with ${cast.strength.score} points of strength, it is ${workManner[family]!}; among trades look to ${elementLife[element].work}${second ? `, and failing that ${elementLife[second].work}` : ""}.`;
  },
  monthGod: ({ elementOf, percent }, of) => {
    const family = familyOfGod[of as TenGod];
    return monthGods[of]!.replace(/working pillar(?:\. (\w)|:)/, (_, next?: string) => {
      const share = `working pillar (${elementOf(family)}, ${percent[family]} percent):`;
      return next ? `${share} ${next.toLowerCase()}` : share;
    });
  },
  noOffice: ({ elementOf, percent }, of) =>
    of === "wanted"
      ? `There’s ${toShare(elementOf("holdsMe"), percent.holdsMe)} to hold you (office), and that’s just what’s wanted: choose a firm by its reviews and by whom you’d report to, for a loose place lets you run to seed.`
      : `There’s ${toShare(elementOf("holdsMe"), percent.holdsMe)} to hold you (office), so a title won’t tie you down: freelance, your own orders or a small team all do, and three layers above you would see you off.`,
  workTie(view, of) {
    const found = findTie(view, "month", "hour")!;
    return fill(workTies[of]!, { a: toCharName(found.own.char), b: toCharName(found.other.char) });
  },
  monthVoid: ({ month }) =>
    `${toCharName(month)} of the month falls in the day’s void (one of two branches without a stem), so the working place is a little hollow: title and real say often differ. Ask who’s in charge before you sign.`,
  hourGod: (_, of) => hourGods[of]!,
  starOfWork: (view) => sayStar(view, "work"),
  wealth: ({ percent, elementOf, cast }, of) =>
    `Wealth (${elementOf("iHold")}) is ${percent.iHold} percent, against ${cast.strength.score} points of strength: ${joinSentences(wealthTexts[of]!)}`,
  moneyPattern: (_, of) => moneyPatterns[of]!,
  wealthPlace: (_, of) => wealthPlaces[of]!,
  moneyWay: ({ percent }, of) => moneyWays[of]!.replace(/^(Your wealth is \w+),/, `$1 (${percent.iHold} percent),`),
  store({ cast, percent }, of) {
    const [, place] = of.split(".") as [string, "year"];
    return fill(stores[of]!, { c: toCharName(cast.pillars[place][1]!) }).replace("Wealth has", `Wealth (${percent.iHold} percent) has`);
  },
  hourVoid: ({ cast }) =>
    `${toCharName(cast.pillars.hour![1]!)} of the hour falls in the day’s void (one of two branches without a stem), so last payments come late or short: put the date in the contract and spend none of it before.`,
  starOfMoney: (view) => sayStar(view, "money"),
};
