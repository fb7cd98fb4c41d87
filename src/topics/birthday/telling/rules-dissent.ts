import { toElement } from "../../kit/hexagrams/branches.ts";
import { elements } from "../../kit/hexagrams/elements.ts";
import { pillarNames } from "../../kit/pillars/four-pillars.ts";
import { familyOfGod } from "../../kit/pillars/ten-gods.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import { listShownOf } from "./patterns.ts";
import { findAbsent, findHeavy } from "./rules-self.ts";
import { findComingTie, isWelcome } from "./rules-time.ts";
import { toFavour } from "./rules-world.ts";
import { findSeatHarmony, findSeatTie, isClose } from "./ties.ts";
import { type BirthdayView, type Part, scoreComing } from "./view.ts";

/** The bounds of strength: within so many points of one, a small change of rule tells the other side. */
const bounds = [37, 45];
const nearBy = 2.5;
const thinUpTo = 12;
const heavyAdverseFrom = 28;

const rules = defineRules<BirthdayView, Part>();

/** The dissenting voices: two facts that pull apart. */
export const dissentRules = rules([
  {
    key: "thinUseful",
    part: "character",
    role: "dissent",
    weight: 5,
    holds({ cast }) {
      const first = cast.usefulElements[0]!;
      return cast.elements[first] <= thinUpTo ? { facts: ["useful", `element.${first}`], of: first } : null;
    },
  },
  {
    key: "heavyAdverse",
    part: "character",
    role: "dissent",
    weight: 4.5,
    holds(view) {
      const top = elements.reduce((best, next) => (view.cast.elements[next] > view.cast.elements[best] ? next : best));
      return view.cast.elements[top] >= heavyAdverseFrom && toFavour(view, top) === "adverse"
        ? { facts: [`element.${top}`, "useful"], of: view.familyOf(top) }
        : null;
    },
  },
  {
    key: "onTheEdge",
    part: "character",
    role: "dissent",
    weight: 6,
    holds: ({ cast }) =>
      bounds.some((bound) => Math.abs(cast.strength.score - bound) <= nearBy) ? { facts: ["strength", "useful"], of: cast.strength.level } : null,
  },
  {
    key: "twoNeeds",
    part: "character",
    role: "dissent",
    weight: 1,
    holds({ cast }) {
      const [first, second] = cast.usefulElements;
      return { facts: ["useful"], of: second ? `${first}.${second}` : `${first}` };
    },
  },
  {
    key: "seatAgainstStar",
    part: "love",
    role: "dissent",
    weight: 5,
    holds(view) {
      const { spouseStar, seat } = view;
      if (!spouseStar) return null;
      const star = toFavour(view, view.elementOf(spouseStar.sex === "male" ? "iHold" : "holdsMe"));
      const own = toFavour(view, toElement(seat));
      return star !== own && star !== "neutral" && own !== "neutral"
        ? { facts: [...spouseStar.facts, "branch.day", "useful"], of: `${spouseStar.sex}.${own}` }
        : null;
    },
  },
  {
    key: "drawnTwoWays",
    part: "love",
    role: "dissent",
    weight: 7,
    holds(view) {
      const [clash, harmony] = [findSeatTie(view), findSeatHarmony(view)];
      return clash?.kind === "clash" && harmony ? { facts: [clash.id, harmony.id] } : null;
    },
  },
  {
    key: "tieAgainstSeat",
    part: "love",
    role: "dissent",
    weight: 4,
    holds(view) {
      const tie = findSeatTie(view);
      const favour = toFavour(view, toElement(view.seat));
      if (!tie || favour === "neutral" || isClose(tie.kind) === (favour === "useful")) return null;
      return { facts: [tie.id, "branch.day", "useful"], of: isClose(tie.kind) ? "closeUnwelcome" : "movedWelcome" };
    },
  },
  {
    key: "strongNoOutlet",
    part: "work",
    role: "dissent",
    weight: 6,
    holds: ({ side, percent, elementOf }) =>
      side === "strong" && percent.iFeed + percent.holdsMe <= 22
        ? { facts: ["strength", `element.${elementOf("iFeed")}`, `element.${elementOf("holdsMe")}`] }
        : null,
  },
  {
    key: "weakHeavyOffice",
    part: "work",
    role: "dissent",
    weight: 6,
    holds: ({ side, percent, elementOf }) => (side === "weak" && percent.holdsMe >= 30 ? { facts: ["strength", `element.${elementOf("holdsMe")}`] } : null),
  },
  {
    key: "monthAgainstField",
    part: "work",
    role: "dissent",
    weight: 3,
    holds(view) {
      const god = view.cast.tenGods.month;
      if (god === "日主") return null;
      const family = familyOfGod[god];
      return toFavour(view, view.elementOf(family)) === "adverse" ? { facts: ["tenGod.month", "useful"], of: family } : null;
    },
  },
  {
    key: "wealthNoRoot",
    part: "money",
    role: "dissent",
    weight: 7,
    holds(view) {
      const [open] = listShownOf(view, "iHold");
      const hidden = pillarNames.flatMap((name) => view.cast.hiddenTenGods[name] ?? []);
      return open && !hidden.some((god) => familyOfGod[god] === "iHold") ? { facts: [`tenGod.${open.pillar}`, "hidden.month"] } : null;
    },
  },
  {
    key: "wealthUnwelcome",
    part: "money",
    role: "dissent",
    weight: 4,
    holds(view) {
      const element = view.elementOf("iHold");
      return toFavour(view, element) === "adverse" && listShownOf(view, "iHold").length > 0 ? { facts: [`element.${element}`, "useful"], of: element } : null;
    },
  },
  {
    key: "wealthWantedThin",
    part: "money",
    role: "dissent",
    weight: 5,
    holds(view) {
      const element = view.elementOf("iHold");
      return toFavour(view, element) === "useful" && view.percent.iHold <= thinUpTo ? { facts: [`element.${element}`, "useful"], of: element } : null;
    },
  },
  {
    key: "climateAgainst",
    part: "health",
    role: "dissent",
    weight: 6,
    holds(view) {
      const { climate } = view.cast.usefulReason;
      if (!climate || view.side !== "weak") return null;
      return /holdsMe|iHold|iFeed/.test(view.familyOf(climate)) ? { facts: ["useful", `element.${climate}`, "strength"], of: climate } : null;
    },
  },
  {
    key: "heavyAndAbsent",
    part: "health",
    role: "dissent",
    weight: 4,
    holds(view) {
      const heavy = findHeavy(view);
      const absent = findAbsent(view);
      return heavy && absent ? { facts: [`element.${view.elementOf(heavy)}`, `element.${view.elementOf(absent)}`] } : null;
    },
  },
  {
    key: "splitLuck",
    part: "year",
    role: "dissent",
    weight: 4,
    holds: ({ cast: { currentLuck } }) =>
      currentLuck && currentLuck.stemFavour !== currentLuck.branchFavour && currentLuck.stemFavour !== "neutral" && currentLuck.branchFavour !== "neutral"
        ? { facts: ["currentLuck", "useful"], of: currentLuck.stemFavour }
        : null,
  },
  {
    key: "yearAgainstLuck",
    part: "year",
    role: "dissent",
    weight: 5,
    holds({ cast: { currentLuck }, focus }) {
      if (!currentLuck || scoreComing(currentLuck) * scoreComing(focus) >= 0) return null;
      return { facts: ["currentLuck", `year.${focus.year}`], of: isWelcome(focus) };
    },
  },
  {
    key: "goodButClashing",
    part: "year",
    role: "dissent",
    weight: 6,
    holds({ focus }) {
      const tie = findComingTie(focus);
      return tie?.kind === "clash" && (focus.stemFavour === "useful" || focus.branchFavour === "useful")
        ? { facts: [`year.${focus.year}`, `branch.${tie.pillar}`], of: tie.pillar }
        : null;
    },
  },
  {
    key: "sameYear",
    part: "year",
    role: "dissent",
    weight: 2,
    holds: ({ focus }) =>
      focus.stemFavour !== focus.branchFavour ? { facts: [`year.${focus.year}`, "useful"], of: `${focus.stemFavour}.${focus.branchFavour}` } : null,
  },
]);
