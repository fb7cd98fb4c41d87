const words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"];

/** 1 → “1st”, 12 → “12th”, 23 → “23rd”. */
export const toNth = (count: number): string => `${count}${count % 100 > 10 && count % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][count % 10] ?? "th")}`;

/** 1 → “first”, to twelve; from there on “13th”. */
export const toOrdinal = (count: number): string => words[count - 1] ?? toNth(count);
