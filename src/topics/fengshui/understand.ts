import type { Locale } from "../../shared/i18n/locale.ts";
import type { PartialBirth } from "../kit/birth/partial-birth.ts";
import { isAsking } from "../kit/birth/speech/gate.ts";
import { understandBirth } from "../kit/birth/understand-birth.ts";
import type { FengshuiInput } from "./input.ts";
import { understandDates } from "./understand-dates.ts";
import { understandFacing } from "./understand-facing.ts";

/** A bare number answers the question after the bearing; once that is known it may mean anything. */
const onlyNumber = /^\s*\d+(?:\.\d+)?\s*$/;

/** A city or "a room for my son" begins nobody's birth: a resident is begun with a year. */
const isBegun = (birth: PartialBirth): boolean =>
  [birth.date, birth.dateParts?.year, birth.dateParts?.yearOptions, birth.dateOptions, birth.instant].some((part) => part !== undefined);

/** A new bearing leaves behind how exactly, and by what, the one before was taken; one not yet taken leaves nothing. */
const replaceFacing = (facing: Partial<FengshuiInput>, known: Partial<FengshuiInput>): Partial<FengshuiInput> =>
  facing.facing === undefined || known.facing === undefined ? facing : { isMagnetic: false, declination: undefined, accuracy: undefined, ...facing };

/** A year said after a period opens its own: the later word counts. Which date counts is a question while that date is not known. */
const replacePeriod = (heard: Partial<FengshuiInput>, known: Partial<FengshuiInput>, text: string): Partial<FengshuiInput> => {
  const { periodBy, ...rest } = heard;
  const isOnlyAsked = periodBy !== undefined && (heard[periodBy] ?? known[periodBy]) === undefined && isAsking(text);
  const opens = known.period !== undefined && heard.period === undefined && Object.keys(rest).length > 0;
  return { ...(isOnlyAsked ? rest : heard), ...(opens ? { period: undefined } : {}) };
};

/** What of the input these words name: where the front looks, the house's dates, who lives there. */
export const understandFengshui = (text: string, known: Partial<FengshuiInput>, locale: Locale): Partial<FengshuiInput> => {
  const { heard, rest } = understandDates(text);
  const resident = understandBirth(rest, known.resident, locale);
  const facing = known.facing !== undefined && onlyNumber.test(text) ? {} : replaceFacing(understandFacing(rest), known);
  return {
    ...facing,
    ...replacePeriod(heard, known, text),
    ...(resident && (known.resident || isBegun(resident)) ? { resident: resident as FengshuiInput["resident"] } : {}),
  };
};
