import type { Locale } from "../../shared/i18n/locale.ts";
import type { Birth } from "../kit/birth/birth.ts";
import { understandBirth } from "../kit/birth/understand-birth.ts";
import type { HuangdiInput } from "./input.ts";

const switches: readonly (readonly [RegExp, Partial<HuangdiInput>])[] = [
  [/(?:按|用|改用|换成?)节气(?:分|算|定)?|四季按节气|\b(?:by|use) (?:the )?solar terms?\b/i, { season: "terms" }],
  [/(?:按|用|改用|换成?)农历月?(?:分|定|算)(?:四季|季节)?|四季按农历|\bseasons? by (?:the )?lunar months?\b/i, { season: "lunar" }],
  [/(?:用|按|改用|换)(?:钟表|北京|平太阳|民用|普通)时间?|(?:不用|别用|不要|不按)真太阳时|\b(?:clock|civil) time,? please\b/i, { clock: "civil" }],
  [/(?<!不|别)(?:用|按|改用|换)真太阳时|\b(?:use|by|with) true solar time\b/i, { clock: "trueSolar" }],
  [/(?:零点|半夜十二点|子正|00:00)换日|晚子时(?:不换日|算当天)|\bday (?:begins|starts|changes) at midnight\b/i, { dayStartsAt: "00:00" }],
  [/(?:十一点|23点|23:00|子初)换日|晚子时(?:换日|算第二天)|\bday (?:begins|starts|changes) at (?:23:00|11 ?pm)\b/i, { dayStartsAt: "23:00" }],
];

/** What these words give of the input: the birth as far as it is said, and a rule where one is named. */
export const understandHuangdi = (text: string, known: Partial<HuangdiInput>, locale: Locale): Partial<HuangdiInput> => {
  const birth = understandBirth(text, known.birth, locale);
  const named = switches.filter(([says]) => says.test(text)).map(([, value]) => value);
  return Object.assign({}, ...named, birth ? { birth: birth as Birth } : {});
};
