import { pillarNames } from "../../kit/pillars/four-pillars.ts";
import { familyOfGod } from "../../kit/pillars/ten-gods.ts";
import type { BirthdayCast } from "../engine.ts";
import { listShown } from "./shown-gods.ts";

export interface SpouseStar {
  sex: "male" | "female";
  /** The pillar it shows on; two kinds shown, one kind shown twice; hidden under the day, hidden elsewhere, nowhere. */
  place: "year" | "month" | "hour" | "mixed" | "double" | "seat" | "hidden" | "absent";
  facts: string[];
}

/** 配偶星: wealth in a man’s chart, office in a woman’s. Null without a sex. */
export const findSpouseStar = (cast: BirthdayCast): SpouseStar | null => {
  const { sex, hiddenTenGods } = cast;
  if (!sex) return null;
  const family = sex === "male" ? "iHold" : "holdsMe";
  const open = listShown(cast).filter(({ god }) => familyOfGod[god] === family);
  const [first] = open;
  const facts = open.map(({ pillar }) => `tenGod.${pillar}`);
  if (first && open.length > 1) return { sex, place: open.some(({ god }) => god !== first.god) ? "mixed" : "double", facts };
  if (first) return { sex, place: first.pillar, facts };
  const hiding = pillarNames.filter((name) => hiddenTenGods[name]?.some((god) => familyOfGod[god] === family));
  if (hiding.includes("day")) return { sex, place: "seat", facts: ["hidden.day"] };
  return hiding[0] ? { sex, place: "hidden", facts: [`hidden.${hiding[0]}`] } : { sex, place: "absent", facts: ["tenGod.year", "tenGod.month", "hidden.day"] };
};
