import type { Locale } from "../../shared/i18n/locale.ts";
import type { Birth } from "../kit/birth/birth.ts";
import { understandBirth } from "../kit/birth/understand-birth.ts";
import type { PurpleStarInput } from "./input.ts";

const switches: readonly (readonly [RegExp, Partial<PurpleStarInput>])[] = [
  [/(?:用|按|改用|改成|换)中州派|中州派?四化|\bzhongzhou\b/i, { transformations: "zhongzhou" }],
  [
    /(?:用|按|改用|换)(?:钟表|北京|平太阳|民用|普通)时间?|(?:不用|别用|不要|不按)真太阳时|\b(?:clock|civil) time,? please\b|\bwithout (?:true )?solar time\b/i,
    { clock: "civil" },
  ],
  [/(?<!不|别)(?:用|按|改用|换)真太阳时|\b(?:use|by|with) true solar time\b/i, { clock: "trueSolar" }],
  [/(?:零点|半夜十二点|子正|00:00)换日|晚子时(?:不换日|算当天)|\bday (?:begins|starts|changes) at midnight\b/i, { dayStartsAt: "00:00" }],
  [/(?:十一点|23点|23:00|子初)换日|晚子时(?:换日|算第二天)|\bday (?:begins|starts|changes) at (?:23:00|11 ?pm)\b/i, { dayStartsAt: "23:00" }],
  [/闰月(?:全|都|一律)?(?:算|作|按)(?:下|后一?)个?月|\bleap month (?:counts )?as (?:the )?next\b/i, { leapMonth: "next" }],
  [/闰月(?:全|都|一律)?(?:算|作|按)(?:本|上|这|前一?)个?月|\bleap month (?:counts )?as (?:the )?(?:same|this)\b/i, { leapMonth: "this" }],
];

/** What these words give of the input: the birth as far as it is said, and a school where one is named. */
export const understandPurpleStar = (text: string, known: Partial<PurpleStarInput>, locale: Locale): Partial<PurpleStarInput> => {
  const birth = understandBirth(text, known.birth, locale);
  const named = switches.filter(([says]) => says.test(text)).map(([, value]) => value);
  return Object.assign({}, ...named, birth ? { birth: birth as Birth } : {});
};
