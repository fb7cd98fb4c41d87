import type { Locale } from "../../shared/i18n/locale.ts";
import { toCivilDate, toEpochDay } from "../kit/time/civil.ts";
import { parseCivilDate, toDateText } from "../kit/time/parse-civil.ts";
import type { AuspiciousCast, AuspiciousDay } from "./engine.ts";
import { icsWords } from "./telling/ics-words.ts";

/** RFC 5545, 3.1: a line is at most 75 octets, and goes on after a line break and a space. */
const mostOctets = 75;
/** How many of the ranked days go into the calendar. */
const mostEvents = 5;

const toOctets = (character: string): number => {
  const code = character.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

const fold = (line: string): string => {
  const lines: string[] = [""];
  let octets = 0;
  for (const character of line) {
    const size = toOctets(character);
    if (octets + size > mostOctets) {
      lines.push(" ");
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join("\r\n");
};

/** RFC 5545, 3.3.11. */
const toText = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

const toStamp = (date: string): string => date.replaceAll("-", "");

const toNextDay = (date: string): string => {
  const { year, month, day } = parseCivilDate(date);
  return toDateText(toCivilDate(toEpochDay(year, month, day) + 1));
};

/** The days the calendar takes: the best of a range, or the one asked about; where that is struck, the days to take instead. */
export const listIcsDays = ({ date, days, ranked, instead }: AuspiciousCast): AuspiciousDay[] => {
  const chosen = ranked.slice(0, mostEvents).flatMap((one) => days.find((day) => day.date === one.date) ?? []);
  return date !== null && chosen.length === 0 ? instead : chosen;
};

/** A calendar of the chosen days as whole-day events (RFC 5545): CRLF, folded at 75 octets, the same days always under the same UID. */
export const toIcs = (cast: AuspiciousCast, locale: Locale): string => {
  const words = icsWords[locale];
  const stamp = `${cast.moment.replace(/\.\d+/, "").replace(/[-:]/g, "")}`;
  const events = listIcsDays(cast).flatMap((day, index) => [
    "BEGIN:VEVENT",
    `UID:${day.date}-${cast.purpose}@yarrow`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${toStamp(day.date)}`,
    `DTEND;VALUE=DATE:${toStamp(toNextDay(day.date))}`,
    `SUMMARY:${toText(words.summary(cast, index))}`,
    `DESCRIPTION:${toText(words.description(cast, day))}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Yarrow//Good days//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH", ...events, "END:VCALENDAR"];
  return `${lines.map(fold).join("\r\n")}\r\n`;
};
