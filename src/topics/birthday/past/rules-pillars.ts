import { isClash } from "../../kit/hexagrams/branches.ts";
import type { Mark, PastKind } from "../../kit/past/past.ts";
import type { PillarName, Placed } from "../../kit/pillars/four-pillars.ts";
import type { Natal } from "./natal.ts";
import { isFanYin, isFuYin } from "./ties.ts";

type Weights = Partial<Record<PastKind, number>>;

/** What the year's pillar does to each of the four. Day: oneself and one's home with another; month: parents and work; hour: where things lead. Our own weights. */
const weights: Record<"fuYin" | "fanYin" | "clash", Record<PillarName, Weights>> = {
  fuYin: { year: { family: 0.8 }, month: { family: 1 }, day: { family: 1.2 }, hour: { family: 1 } },
  fanYin: { year: { family: 0.8, move: 0.6 }, month: { family: 1.2, move: 0.8 }, day: { move: 1.4, bond: 0.9, body: 0.6 }, hour: { move: 1.1 } },
  clash: { year: { family: 0.4, move: 0.4 }, month: { family: 0.6, move: 0.6 }, day: { move: 1, bond: 0.7 }, hour: { move: 0.6 } },
};

const findTie = (annual: Placed, own: Placed): keyof typeof weights | null => {
  if (isFuYin(annual, own)) return "fuYin";
  if (isFanYin(annual, own)) return "fanYin";
  return isClash(annual.branch, own.branch) ? "clash" : null;
};

/** 伏吟, 反吟 and 六冲 of a year with the four pillars. */
export const listPillarMarks = ({ placed }: Natal, annual: Placed): Mark[] =>
  placed.flatMap((own) => {
    const tie = findTie(annual, own);
    if (!tie) return [];
    const values = { pillar: own.pillar, own: own.ganzhi, annual: annual.ganzhi };
    return (Object.entries(weights[tie][own.pillar]) as [PastKind, number][]).map(([kind, weight]): Mark => ({ kind, weight, rule: tie, values }));
  });
