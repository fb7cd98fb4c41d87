import type { Relation } from "../../kit/hexagrams/elements.ts";
import type { PillarName } from "../../kit/pillars/four-pillars.ts";
import type { TenGod } from "../../kit/pillars/ten-gods.ts";
import type { BirthdayCast } from "../engine.ts";

export interface ShownGod {
  pillar: Exclude<PillarName, "day">;
  god: TenGod;
}

export const familyOfGod: Readonly<Record<TenGod, Relation>> = {
  比肩: "same",
  劫财: "same",
  食神: "iFeed",
  伤官: "iFeed",
  偏财: "iHold",
  正财: "iHold",
  七杀: "holdsMe",
  正官: "holdsMe",
  偏印: "feedsMe",
  正印: "feedsMe",
};

/** 透干: the ten gods of the stems beside the day master, year first. */
export const listShown = ({ tenGods }: Pick<BirthdayCast, "tenGods">): ShownGod[] =>
  (["year", "month", "hour"] as const).flatMap((pillar) => {
    const god = tenGods[pillar];
    return god === null || god === "日主" ? [] : [{ pillar, god }];
  });
