import type { DayStart } from "../../kit/calendar/pillars.ts";
import { toSecondsFromHourEdge } from "../../kit/calendar/pillars.ts";
import type { LeapMonthRule, PlateBasis, Sex, Variant, VariantReason } from "../cast-types.ts";
import { majorStars, type StarName } from "../data/stars.ts";
import { toFrame } from "./frame.ts";
import { isLateZi, toPlateBasis } from "./lunar-basis.ts";
import { toStarPlaces } from "./star-places.ts";

/** So near an hour's edge a clock or a memory may stand on the other side. */
const edgeSeconds = 180;

interface Clocks {
  /** The clock used, and the other one, null where there is none. */
  clockSeconds: number;
  otherClockSeconds: number | null;
  /** What the clock used would show if the record went by another zone or rule. */
  doubtedClockSeconds: readonly number[];
}

const toKey = ({ lunarDate, month, hourBranch }: PlateBasis): string => `${lunarDate.year} ${month} ${lunarDate.day} ${hourBranch}`;

const toVariant = (reason: VariantReason, basis: PlateBasis): Variant => {
  const frame = toFrame(basis);
  const places = toStarPlaces(basis, frame);
  const soulStars: StarName[] = majorStars.filter((name) => places[name] === frame.soul);
  const soulPalace = frame.palaceGanzhi[frame.soul]![1] as Variant["soulPalace"];
  return { reason, lunarDate: basis.lunarDate, hourBranch: basis.hourBranch, soulPalace, fiveElementsClass: frame.fiveElementsClass, soulStars };
};

/** The plates a neighbouring rule, clock or hour would give, when they are others than the plate itself: why another app may show another. */
export const listVariants = (
  { clockSeconds, otherClockSeconds, doubtedClockSeconds }: Clocks,
  sex: Sex,
  rules: { dayStartsAt: DayStart; leapMonth: LeapMonthRule },
): Variant[] => {
  const seen = new Set([toKey(toPlateBasis(clockSeconds, sex, rules))]);
  const found: Variant[] = [];
  const tryOne = (reason: VariantReason, seconds: number, others = rules): void => {
    const basis = toPlateBasis(seconds, sex, others);
    const key = toKey(basis);
    if (seen.has(key)) return;
    seen.add(key);
    found.push(toVariant(reason, basis));
  };
  const fromEdge = toSecondsFromHourEdge(clockSeconds);
  if (fromEdge >= 0 && fromEdge < edgeSeconds) tryOne("hourBefore", clockSeconds - fromEdge - 1);
  if (fromEdge < 0 && fromEdge >= -edgeSeconds) tryOne("hourAfter", clockSeconds - fromEdge);
  if (otherClockSeconds !== null) tryOne("otherClock", otherClockSeconds);
  for (const seconds of doubtedClockSeconds) tryOne("doubtedClock", seconds);
  if (isLateZi(clockSeconds)) tryOne("otherDayStart", clockSeconds, { ...rules, dayStartsAt: rules.dayStartsAt === "23:00" ? "00:00" : "23:00" });
  tryOne("leapAsThis", clockSeconds, { ...rules, leapMonth: "this" });
  tryOne("leapAsNext", clockSeconds, { ...rules, leapMonth: "next" });
  return found;
};
