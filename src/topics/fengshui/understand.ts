import type { Locale } from "../../shared/i18n/locale.ts";
import type { PartialBirth } from "../kit/birth/partial-birth.ts";
import { understandBirth } from "../kit/birth/understand-birth.ts";
import type { FengshuiInput } from "./input.ts";
import { understandDates } from "./understand-dates.ts";
import { understandFacing } from "./understand-facing.ts";

/** A bare number answers the question after the bearing; once that is known it may mean anything. */
const onlyNumber = /^\s*\d+(?:\.\d+)?\s*$/;

/** A city or "a room for my son" begins nobody's birth: a resident is begun with a year. */
const isBegun = (birth: PartialBirth): boolean =>
  [birth.date, birth.dateParts?.year, birth.dateParts?.yearOptions, birth.dateOptions, birth.instant].some((part) => part !== undefined);

/** What of the input these words name: where the front looks, the house's dates, who lives there. */
export const understandFengshui = (text: string, known: Partial<FengshuiInput>, locale: Locale): Partial<FengshuiInput> => {
  const { heard, rest } = understandDates(text);
  const resident = understandBirth(rest, known.resident, locale);
  const facing = known.facing !== undefined && onlyNumber.test(text) ? {} : understandFacing(rest);
  return { ...facing, ...heard, ...(resident && (known.resident || isBegun(resident)) ? { resident: resident as FengshuiInput["resident"] } : {}) };
};
