import type { HeardDate } from "./heard.ts";
import { listYearsNamed } from "./year-names.ts";
import { toNumber } from "./zh-number.ts";

/** Two figures of a year: 27 and more are the last century's, as no births of the coming years are asked after. */
const firstOldYear = 27;
const fromTwoFigures = (figures: number): number => figures + (figures < firstOldYear ? 2000 : 1900);

const republic = 1911;

export const yearPattern =
  "(?:民国(?<republic>[元零一二三四五六七八九十\\d]{1,3})年|(?<year>(?:18|19|20|21)\\d{2})年?|(?<yearWords>[一二][零〇○一二三四五六七八九]{3})年?|(?<!\\d)(?<short>\\d{2})年|(?<![一二三四五六七八九十零〇○])(?<shortWords>[零〇○一二三四五六七八九]{2})年|(?<named>[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥])年|(?:属)?(?<animal>[鼠牛虎兔龙蛇马羊猴鸡狗猪])年|属(?<born>[鼠牛虎兔龙蛇马羊猴鸡狗猪])的?)";

/** The year in a match of `yearPattern`; one named by stem and branch or by its animal has several. */
export const readYear = (groups: Record<string, string | undefined>): Pick<HeardDate, "year" | "yearOptions"> => {
  if (groups.republic) return { year: republic + toNumber(groups.republic) };
  const whole = groups.year ?? groups.yearWords;
  if (whole) return { year: toNumber(whole) };
  const short = groups.short ?? groups.shortWords;
  if (short) return { year: fromTwoFigures(toNumber(short)) };
  const name = groups.named ?? groups.animal ?? groups.born;
  return name ? { yearOptions: listYearsNamed(name) } : {};
};
