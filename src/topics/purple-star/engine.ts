import { type BirthMoment, toBirthMoment } from "../kit/birth/birth-moment.ts";
import { toPillars } from "../kit/calendar/pillars.ts";
import { fromClockSeconds, toClockSeconds } from "../kit/time/civil.ts";
import { parseInstant, toCivilText } from "../kit/time/parse-civil.ts";
import { toTrueSolarSeconds } from "../kit/time/solar-time.ts";
import type { CastContext } from "../kit/topic.ts";
import type { PurpleStarCast } from "./cast-types.ts";
import type { PurpleStarInput } from "./input.ts";
import { toAnnual } from "./plate/annual.ts";
import { isLateZi, toPlateBasis } from "./plate/lunar-basis.ts";
import { toPlate } from "./plate/plate.ts";
import { listVariants } from "./plate/variants.ts";

/** The clock that was not used, where a longitude makes two of them. */
const findOtherClock = ({ instant, civil, clock, longitude }: BirthMoment): number | null => {
  if (longitude === null) return null;
  return clock === "trueSolar" ? toClockSeconds(civil) : toTrueSolarSeconds(instant, longitude);
};

/** The Sun's clock at the instants a doubtful record may also mean. A clock on the wall shows the same in all of them. */
const listDoubtedClocks = ({ clock, longitude, doubts }: BirthMoment): number[] =>
  clock === "trueSolar" && longitude !== null ? doubts.flatMap(({ instants }) => instants.map((instant) => toTrueSolarSeconds(instant, longitude))) : [];

/**
 * The plate of a birth, the year of `moment` laid over it, and the plates that a neighbouring rule would give.
 * @param input as `input` validates it: the birth has a time and a sex
 * @throws AppError invalidParameters for a clock time that never was
 */
export const castPurpleStar = (input: PurpleStarInput, { moment }: Pick<CastContext, "moment">): PurpleStarCast => {
  const { dayStartsAt, leapMonth, transformations: school } = input;
  const birth = toBirthMoment(input.birth, { clock: input.clock });
  const { sex } = birth;
  if (sex === null || !birth.hasTime) throw new RangeError("a plate needs the hour and the sex");
  const { clockSeconds } = birth;
  const basis = toPlateBasis(clockSeconds, sex, { dayStartsAt, leapMonth });
  const plate = toPlate(basis, school);
  return {
    ...plate,
    lunarDate: basis.lunarDate,
    month: basis.month,
    hourBranch: basis.hourBranch,
    sex,
    clock: birth.clock,
    clockTime: toCivilText(fromClockSeconds(clockSeconds)),
    dayStartsAt,
    isLateZi: isLateZi(clockSeconds),
    leapMonth,
    school,
    pillars: toPillars(birth.instant, clockSeconds, dayStartsAt),
    annual: toAnnual(plate, { lunarYear: basis.lunarDate.year, sex }, parseInstant(moment), school),
    variants: listVariants({ clockSeconds, otherClockSeconds: findOtherClock(birth), doubtedClockSeconds: listDoubtedClocks(birth) }, sex, {
      dayStartsAt,
      leapMonth,
    }),
  };
};
