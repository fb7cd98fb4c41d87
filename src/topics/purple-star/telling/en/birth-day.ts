import { toOrdinal } from "../../../kit/wording/ordinal.ts";
import type { PlateView } from "../view.ts";
import { branchSounds } from "./names.ts";

/** the eighth of the third lunar month, hour Chen */
export const toBirthDay = ({ cast: { lunarDate, hourBranch } }: PlateView): string =>
  `the ${toOrdinal(lunarDate.day)} of the ${lunarDate.leap ? "leap " : ""}${toOrdinal(lunarDate.month)} lunar month, hour ${branchSounds[hourBranch]}`;

/** the eighth of the third lunar month, hour Chen (07:42 by the Sun) */
export const toBirthHour = (view: PlateView): string => {
  const { cast } = view;
  return `${toBirthDay(view)} (${cast.clockTime.slice(11, 16)} ${cast.clock === "trueSolar" ? "by the Sun" : "by the clock"})`;
};
