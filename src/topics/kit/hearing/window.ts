const pad = (value: number): string => String(value).padStart(2, "0");
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const yearMonth = /\b(20\d\d)\s{0,2}[-/.年]\s{0,2}(1[0-2]|0?[1-9])\s{0,2}月?(?!\s{0,2}[-/.月]?\s{0,2}\d)/;
const wholeYear = /(?<!\d)(20\d\d)\s{0,2}年?(?!\s{0,2}[-/.年]\s{0,2}\d|\d)/;
/** Years of what has been: births, houses. */
const past = /生|属|建|入住|装修|毕业|\b(?:born|birth\w*|built|moved in|since|graduated)\b/i;

/** The days a text names by number: a month of a year, or a year. Words like "next month" wait for a clock. */
export const findWindow = (text: string): { from: string; to: string } | null => {
  if (past.test(text)) return null;
  const month = yearMonth.exec(text);
  if (month) {
    const [year, of] = [Number(month[1]), Number(month[2])];
    return { from: `${year}-${pad(of)}-01`, to: `${year}-${pad(of)}-${pad(lastDay(year, of))}` };
  }
  const year = wholeYear.exec(text)?.[1];
  return year === undefined ? null : { from: `${year}-01-01`, to: `${year}-12-31` };
};
