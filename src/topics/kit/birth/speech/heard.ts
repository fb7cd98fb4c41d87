/** What a stretch of speech says of a date. */
export interface HeardDate {
  year?: number;
  /** A year named by its stem and branch, or its animal: every year it may be. */
  yearOptions?: number[];
  month?: number;
  day?: number;
  calendar?: "solar" | "lunar";
  leapMonth?: boolean;
  /** Whole solar dates, when the words can be read more than one way. */
  dateOptions?: string[];
}

export interface HeardTime {
  /** null: said to be unknown. */
  time?: string | null;
  timeOptions?: string[];
  timePrecision?: "doubleHour";
  /** Only the half of the day was said: "in the afternoon". */
  half?: "morning" | "afternoon";
}

/** Something heard, and the words it was heard in. */
export interface Span<What> {
  what: What;
  index: number;
  length: number;
}

export const toSpan = <What>(match: RegExpExecArray, what: What): Span<What> => ({ what, index: match.index, length: match[0].length });

/** The text with the words of `spans` taken out; `filler` stands for each letter of them, so that the rest stays where it is. */
export const without = (text: string, spans: readonly (Span<unknown> | undefined)[], filler = " "): string => {
  const letters = text.split("");
  for (const span of spans) if (span) for (let place = span.index; place < span.index + span.length; place += 1) letters[place] = filler;
  return letters.join("");
};

const pad = (value: number, width = 2): string => String(value).padStart(width, "0");

/** "1990-05-01"; any calendar's. */
export const toDate = (year: number, month: number, day: number): string => `${pad(year, 4)}-${pad(month)}-${pad(day)}`;

/** "13:45", with seconds only where they were said. */
export const toTime = (hour: number, minute: number, second = 0): string => `${pad(hour)}:${pad(minute)}${second === 0 ? "" : `:${pad(second)}`}`;

/** True where nothing but a gap lies between a date in figures and a clock: "1990-05-01 8:30" is of twenty-four hours. */
export const isAfterFigures = (text: string, figuresEnd: number | undefined, index: number): boolean =>
  figuresEnd !== undefined && index >= figuresEnd && /^[\sT,]*$/.test(text.slice(figuresEnd, index));
