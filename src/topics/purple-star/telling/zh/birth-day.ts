import { toDayName, toMonthName } from "../../../kit/calendar/lunar-names.ts";
import type { PlateView } from "../view.ts";

/** 农历三月初八辰时 */
export const toBirthDay = ({ cast: { lunarDate, hourBranch } }: PlateView): string => `农历${toMonthName(lunarDate)}${toDayName(lunarDate.day)}${hourBranch}时`;

/** 农历三月初八辰时（真太阳时07:42） */
export const toBirthHour = (view: PlateView): string => {
  const { cast } = view;
  return `${toBirthDay(view)}（${cast.clock === "trueSolar" ? "真太阳时" : "钟表时间"}${cast.clockTime.slice(11, 16)}）`;
};
