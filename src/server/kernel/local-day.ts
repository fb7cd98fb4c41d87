/** Making a formatter costs more than the rest of a request; there are some four hundred zones. */
const knownZones = new Map<string, string>();

/** A zone by its one spelling, so that what is kept by zone stays few; null for anything else. */
export const toTimeZone = (zone: string): string | null => {
  const known = knownZones.get(zone);
  if (known) return known;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions();
    // Other spellings are without number.
    if (timeZone === zone) knownZones.set(zone, timeZone);
    return timeZone;
  } catch {
    return null;
  }
};

/** Whoever says nothing of their zone is taken to live by China's clock. */
export const defaultTimeZone = "Asia/Shanghai";

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The day, YYYY-MM-DD, at an instant (milliseconds since 1970) in a time zone. */
export const toLocalDay = (nowMs: number, timeZone: string): string => {
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
    dayFormats.set(timeZone, format);
  }
  return format.format(nowMs);
};
