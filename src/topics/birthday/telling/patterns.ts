import type { TenGod } from "../../kit/pillars/ten-gods.ts";
import { familyOfGod } from "../../kit/pillars/ten-gods.ts";
import type { BirthdayView } from "./view.ts";

/** 十神组合: two ten gods that both stand openly, and what they make of each other; the rarer and the more telling first. */
const pairs = {
  work: {
    mixedOffice: ["七杀", "正官"],
    outputHoldsPressure: ["食神", "七杀"],
    witMeetsDuty: ["伤官", "正官"],
    bladeAndPressure: ["劫财", "七杀"],
    pressureToInsight: ["七杀", "偏印"],
    pressureToSupport: ["七杀", "正印"],
    dutyToSupport: ["正官", "正印"],
    witWithSupport: ["伤官", "正印"],
    wealthToDuty: ["正财", "正官"],
  },
  money: {
    rivalsAtEarnings: ["劫财", "正财"],
    rivalsAtWindfall: ["比肩", "偏财"],
    outputToWindfall: ["食神", "偏财"],
    outputToEarnings: ["食神", "正财"],
    witToWindfall: ["伤官", "偏财"],
    witToEarnings: ["伤官", "正财"],
    earningsBreakSupport: ["正财", "正印"],
    windfallFeedsPressure: ["偏财", "七杀"],
    bothWealths: ["偏财", "正财"],
  },
  health: { insightTakesOutput: ["偏印", "食神"], bothOutputs: ["食神", "伤官"], bothSupports: ["偏印", "正印"], bothPeers: ["比肩", "劫财"] },
} as const satisfies Record<string, Record<string, readonly [TenGod, TenGod]>>;

type PatternField = keyof typeof pairs;

/** The first pair of a field that the chart shows, with the facts of both. */
export const findPattern = ({ shown }: BirthdayView, field: PatternField): { name: string; facts: string[] } | null => {
  for (const [name, gods] of Object.entries<readonly [TenGod, TenGod]>(pairs[field])) {
    const found = gods.map((wanted) => shown.find(({ god }) => god === wanted));
    if (found.every((one) => one !== undefined)) return { name, facts: found.map(({ pillar }) => `tenGod.${pillar}`) };
  }
  return null;
};

/** The stems of one family that stand openly. */
export const listShownOf = ({ shown }: BirthdayView, family: "same" | "iFeed" | "iHold" | "holdsMe" | "feedsMe") =>
  shown.filter(({ god }) => familyOfGod[god] === family);
