import type { Locale } from "../../shared/i18n/locale.ts";
import type { Birth } from "../kit/birth/birth.ts";
import { understandBirth } from "../kit/birth/understand-birth.ts";
import { understandBirths } from "../kit/birth/understand-births.ts";
import { listAskedYears } from "../kit/hearing/asked-year.ts";
import type { HouseSystem } from "../kit/sky/names.ts";
import type { AstroInput } from "./input.ts";

const systems: readonly (readonly [RegExp, HouseSystem])[] = [
  [/整宫|整个?星座[^，。]{0,4}宫|\bwhole[- ]?sign/i, "wholeSign"],
  [/普拉西德|普拉西度|普拉西杜斯|\bplacid(?:us|ean)\b/i, "placidus"],
  [/波菲利|波菲里|波氏宫|\bporphyr(?:y|ius)\b/i, "porphyry"],
  [/等宫|\bequal[- ]?house/i, "equal"],
];

/** Two people are spoken of, not only one. */
const saysTwo =
  /合盘|合不合|我们|咱们|我俩|他们|两个人|(?:和|跟|与)(?:他|她|对方|男友|女友|男朋友|女朋友|老公|老婆|伴侣|对象)|对方|(?:他|她)(?:的)?(?:生日|是|出生|[:：])|\bsynastry\b|\bcompatib|\b(?:my )?(?:partner|husband|wife|boyfriend|girlfriend)\b|\b(?:both|two|each) of us\b|\b(?:are|do|would|could|will|can|should) we\b|\b(?:he|she)(?:'s| is| was)? born\b/i;

/** Years the words ask about by number; "next year" is left to the question itself, which is read at the moment of the cast. */
const findYear = (text: string): number | undefined => listAskedYears(text, Number.NaN).find((year) => year >= 1860 && year <= 2140);

const understandTwo = (text: string, known: Partial<AstroInput>, locale: Locale): Partial<AstroInput> | undefined => {
  if (!saysTwo.test(text) && known.other === undefined) return undefined;
  const before = [known.birth, known.other].filter((birth) => birth !== undefined);
  const births = understandBirths(text, before, locale);
  if (!births) return undefined;
  const [birth, other] = births;
  return { ...(birth ? { birth: birth as Birth } : {}), ...(other ? { other: other as Birth } : {}) };
};

/** What these words give of the input: one birth or two, a house system, a year asked about. */
export const understandAstro = (text: string, known: Partial<AstroInput>, locale: Locale): Partial<AstroInput> => {
  const houses = systems.find(([says]) => says.test(text))?.[1];
  const year = findYear(text);
  const two = understandTwo(text, known, locale);
  const birth = two ? undefined : understandBirth(text, known.birth, locale);
  return {
    ...(two ?? (birth ? { birth: birth as Birth } : {})),
    ...(houses ? { houses } : {}),
    ...(year === undefined ? {} : { year }),
  };
};
