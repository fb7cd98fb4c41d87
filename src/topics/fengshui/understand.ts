import type { Locale } from "../../shared/i18n/locale.ts";
import type { PartialBirth } from "../kit/birth/partial-birth.ts";
import { isAsking, saysCorrection } from "../kit/birth/speech/gate.ts";
import { understandBirth } from "../kit/birth/understand-birth.ts";
import { type FengshuiInput, periodEvents } from "./input.ts";
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

const years = /(?<!\d)(?:18|19|20)\d{2}(?!\d)/g;

/** A year put right is the one that was said of the house, where one was and nobody's birth. */
const findPutRight = (text: string, known: Partial<FengshuiInput>): Partial<FengshuiInput> => {
  const said = periodEvents.filter((event) => known[event] !== undefined);
  const year = [...text.matchAll(years)].at(-1)?.[0];
  const isPutRight = said.length === 1 && year !== undefined && known.resident === undefined && saysCorrection(text);
  return isPutRight ? { [said[0]!]: year } : {};
};

/** What of the input these words name: where the front looks, the house's dates, who lives there. */
export const understandFengshui = (text: string, known: Partial<FengshuiInput>, locale: Locale): Partial<FengshuiInput> => {
  const dates = understandDates(text);
  const putRight = Object.keys(dates.heard).length === 0 ? findPutRight(text, known) : {};
  const heard = { ...dates.heard, ...putRight };
  const rest = Object.keys(putRight).length > 0 ? text.replace(years, " ") : dates.rest;
  const resident = understandBirth(rest, known.resident, locale);
  const facing = known.facing !== undefined && onlyNumber.test(text) ? {} : replaceFacing(understandFacing(rest), known);
  return {
    ...facing,
    ...replacePeriod(heard, known, text),
    ...(resident && (known.resident || isBegun(resident)) ? { resident: resident as FengshuiInput["resident"] } : {}),
  };
};
