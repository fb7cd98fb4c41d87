import { defineRules } from "../../kit/telling/rule.ts";
import { findContactOf } from "./find-contact.ts";
import { toGrade } from "./rules-year.ts";
import type { MarriageView, Part } from "./view.ts";

const rules = defineRules<MarriageView, Part>();

const high = 74;
const low = 40;
const farApart = 45;
const wideFrom = 9;

const isFriendly = (tie: string | null): boolean => tie === "sixHarmony" || tie === "frame";
const isSore = (tie: string | null): boolean => tie === "clash" || tie === "harm" || tie === "punishment";

/** Two facts that pull apart. */
const dissents = rules([
  {
    key: "bestWorst",
    part: "bond",
    role: "dissent",
    weight: 2,
    holds: ({ cast: { total } }) => ({ facts: ["total", total.strongest, total.sorest], of: `${total.strongest}.${total.sorest}` }),
  },
  {
    key: "outsideInside",
    part: "daily",
    role: "dissent",
    weight: 6,
    holds({ cast: { animals, pillars } }) {
      const [outside, inside] = [animals.percent, pillars.branches.percent];
      if (outside >= high && inside <= low) return { facts: ["animals", "dayBranches"], of: "outside" };
      return inside >= high && outside <= low ? { facts: ["animals", "dayBranches"], of: "inside" } : null;
    },
  },
  {
    key: "skyAgainst",
    part: "bond",
    role: "dissent",
    weight: 5,
    holds({ cast: { synastry, pillars } }) {
      const seats = (pillars.stems.percent + pillars.branches.percent) / 2;
      if (synastry.percent >= 58 && seats <= 50) return { facts: ["synastry", "dayStems", "dayBranches"], of: "sky" };
      return synastry.percent <= 42 && seats >= 72 ? { facts: ["synastry", "dayStems", "dayBranches"], of: "seats" } : null;
    },
  },
  {
    key: "oneSided",
    part: "money",
    role: "dissent",
    weight: 5.5,
    holds({ cast: { elements } }) {
      const way = elements.toA.percent - elements.toB.percent;
      return Math.abs(way) >= farApart ? { facts: ["giving.a", "giving.b"], of: way > 0 ? "a" : "b" } : null;
    },
  },
  {
    key: "mixedSeat",
    part: "daily",
    role: "dissent",
    weight: 6.5,
    holds: ({ cast: { pillars } }) =>
      pillars.branches.ties[0] === "sixHarmony" && pillars.branches.ties.length > 1 ? { facts: ["dayBranches"], of: pillars.branches.ties[1]! } : null,
  },
  {
    key: "warmAndStern",
    part: "quarrel",
    role: "dissent",
    weight: 7,
    holds(view) {
      const warm = findContactOf(view, "sunMoon", "venusMars", "moonMoon");
      const stern = findContactOf(view, "saturnSun", "saturnMoon", "saturnVenus");
      return warm && stern && warm.contact.effect > 0 && stern.contact.effect < 0 ? { facts: [warm.id, stern.id] } : null;
    },
  },
  {
    key: "wideMargin",
    part: "bond",
    role: "dissent",
    weight: 3,
    holds: ({ cast: { total } }) => (total.margin >= wideFrom ? { facts: ["total"], of: total.sorest } : null),
  },
  {
    key: "splitYear",
    part: "year",
    role: "dissent",
    weight: 1.8,
    holds({ focus }) {
      const way = focus.a.score - focus.b.score;
      return Math.abs(way) >= 2 ? { facts: [`year.${focus.year}`], of: way > 0 ? "a" : "b" } : null;
    },
  },
  {
    key: "twoHomes",
    part: "family",
    role: "dissent",
    weight: 5.5,
    holds(view) {
      const [his, hers] = [view.tieOf("year", "day"), view.tieOf("day", "year")];
      if (isFriendly(his) && isSore(hers)) return { facts: ["pillar.a.year", "pillar.b.day", "pillar.b.year", "pillar.a.day"], of: "a" };
      return isFriendly(hers) && isSore(his) ? { facts: ["pillar.b.year", "pillar.a.day", "pillar.a.year", "pillar.b.day"], of: "b" } : null;
    },
  },
]);

/** Where the pair's work lies presses most. */
const urgency: Record<Part, (view: MarriageView) => number> = {
  bond: () => 1.5,
  daily: ({ cast }) => (cast.total.sorest === "dayBranches" ? 4 : 2),
  quarrel: ({ cast }) => (/dayStems|synastry/.test(cast.total.sorest) ? 4 : 1.8),
  money: ({ cast }) => (cast.total.sorest === "elements" ? 4 : 1.6),
  family: ({ cast }) => (/animals|nayin/.test(cast.total.sorest) ? 4 : 1.4),
  year: () => 1.2,
};

const doing = (part: Exclude<Part, "year">) => ({
  part,
  role: "doing" as const,
  weight: urgency[part],
  holds: ({ relation }: MarriageView) => ({ facts: ["dayStems"], of: relation }),
});

const closes = rules([
  { key: "doBond", ...doing("bond") },
  { key: "doDaily", ...doing("daily") },
  { key: "doQuarrel", ...doing("quarrel") },
  { key: "doMoney", ...doing("money") },
  { key: "doFamily", ...doing("family") },
  {
    key: "doYear",
    part: "year",
    role: "doing",
    weight: urgency.year,
    holds: ({ goodYear, relation }) => ({ facts: [`year.${goodYear.year}`, "dayStems"], of: relation }),
  },
  { key: "watch", part: "bond", role: "watching", weight: 2, holds: ({ cast: { total } }) => ({ facts: ["total", total.sorest], of: total.sorest }) },
  {
    key: "watchYear",
    part: "year",
    role: "watching",
    weight: 1,
    holds: ({ hardYear }) => ({ facts: [`year.${hardYear.year}`], of: `${toGrade(hardYear.a.score)}.${toGrade(hardYear.b.score)}` }),
  },
]);

export const closeRules = [...dissents, ...closes] as const;
export type CloseKey = (typeof dissents)[number]["key"] | (typeof closes)[number]["key"];
