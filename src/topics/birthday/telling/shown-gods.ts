import type { PillarName } from "../../kit/pillars/four-pillars.ts";
import type { TenGod } from "../../kit/pillars/ten-gods.ts";
import type { BirthdayCast } from "../engine.ts";

export interface ShownGod {
  pillar: Exclude<PillarName, "day">;
  god: TenGod;
}

/** 透干: the ten gods of the stems beside the day master, year first. */
export const listShown = ({ tenGods }: Pick<BirthdayCast, "tenGods">): ShownGod[] =>
  (["year", "month", "hour"] as const).flatMap((pillar) => {
    const god = tenGods[pillar];
    return god === null || god === "日主" ? [] : [{ pillar, god }];
  });
