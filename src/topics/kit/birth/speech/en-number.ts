const small = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );

/** Patterns of a number below sixty in words, and of a day of the month. */
export const numberWords = `(?:(?:${tens.slice(0, 4).join("|")})(?:[- ](?:${small.slice(1, 10).join("|")}))?|${[...small].reverse().join("|")})`;
export const ordinalWords = `(?:(?:twenty|thirty)[- ](?:${ordinals.slice(0, 9).join("|")})|thirtieth|${[...ordinals].reverse().join("|")})`;

/** Years as they are spoken: "nineteen ninety", "nineteen oh five", "two thousand and five", "twenty ten". */
export const yearWords = `(?:(?:eighteen|nineteen|twenty)[- ](?:(?:oh|o)[- ](?:${small.slice(1, 10).join("|")})|(?:${tens.join("|")})(?:[- ](?:${small.slice(1, 10).join("|")}))?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)|two thousand(?: (?:and )?(?:${small.slice(1, 20).reverse().join("|")}))?)`;

const toSmall = (words: string): number => {
  const [first = "", second] = words.split(/[- ]/);
  const ten = tens.indexOf(first);
  if (ten < 0) return small.indexOf(first);
  return (ten + 2) * 10 + (second ? small.indexOf(second) : 0);
};

/** "7", "seven", "twenty-five" */
export const toEnNumber = (words: string): number => (/^\d+$/.test(words) ? Number(words) : toSmall(words.toLowerCase()));

/** "1st", "first", "twenty-third" */
export const toEnDay = (words: string): number => {
  const figures = /^\d+/.exec(words)?.[0];
  if (figures) return Number(figures);
  const [first = "", second] = words.toLowerCase().split(/[- ]/);
  if (first === "thirtieth") return 30;
  return second ? (tens.indexOf(first) + 2) * 10 + ordinals.indexOf(second) + 1 : ordinals.indexOf(first) + 1;
};

/** "1990", "nineteen ninety", "two thousand and five" */
export const toEnYear = (words: string): number => {
  if (/^\d+$/.test(words)) return Number(words);
  const parts = words.toLowerCase().split(/[- ]/);
  if (parts[1] === "thousand") return 2000 + (parts.length > 2 ? small.indexOf(parts.at(-1)!) : 0);
  const rest = parts
    .slice(1)
    .join(" ")
    .replace(/^(?:oh|o) /, "");
  return toSmall(parts[0]!) * 100 + toSmall(rest);
};
