import { toBirthMoment } from "../../../topics/kit/birth/birth-moment.ts";
import { findBirthProblem } from "../../../topics/kit/birth/birth-problem.ts";
import { listBirthVariants } from "../../../topics/kit/birth/birth-variants.ts";
import { toPillars } from "../../../topics/kit/calendar/pillars.ts";
import { getTerms } from "../../../topics/kit/calendar/solar-terms.ts";
import { type Sign, signs } from "../../../topics/kit/sky/signs.ts";
import { fromClockSeconds, secondsPerDay } from "../../../topics/kit/time/civil.ts";
import { toCivilText } from "../../../topics/kit/time/parse-civil.ts";
import type { SentBirth } from "./birth-draft.ts";
import type { Clocked } from "./ClockNote.tsx";

/** What a birth amounts to before anything is cast. */
export interface SignedBirth extends Clocked {
  sunSign: Sign;
  /** Without an hour, of a day on which the Sun goes from one sign to the next: that next one. */
  laterSign: Sign | null;
}

const degreesPerSign = 30;

/** The Sun enters a sign with every second term, the 中气. */
const toSunSign = (instant: number): Sign => {
  const year = fromClockSeconds(instant).year;
  const entries = [...getTerms(year - 1), ...getTerms(year)].filter(({ longitude }) => longitude % degreesPerSign === 0);
  const { longitude } = entries.findLast((term) => term.instant <= instant)!;
  return signs[longitude / degreesPerSign]!;
};

/** Four pillars and the Sun's sign; null for a birth no calendar or clock knows. By true solar time where the place is known, as charts are. */
export const signBirth = (sent: SentBirth): SignedBirth | null => {
  const birth = { timeZone: "Asia/Shanghai", ...sent };
  if (findBirthProblem(birth)) return null;
  const moment = toBirthMoment(birth, { clock: "trueSolar" });
  const { instant, clockSeconds, hasTime, isDst, civil, trueSolarTime } = moment;
  const pillars = toPillars(instant, clockSeconds, "23:00");
  const [first, last] = hasTime ? [instant, instant] : [instant - secondsPerDay / 2, instant + secondsPerDay / 2];
  const [sunSign, laterSign] = [toSunSign(first), toSunSign(last)];
  return {
    pillars: hasTime ? pillars : { ...pillars, hour: null },
    hasTime,
    isDst,
    civilTime: toCivilText(civil),
    trueSolarTime,
    variants: listBirthVariants(birth, { clock: "trueSolar", dayStartsAt: "23:00" }),
    sunSign,
    laterSign: laterSign === sunSign ? null : laterSign,
  };
};
