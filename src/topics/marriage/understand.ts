import type { Locale } from "../../shared/i18n/locale.ts";
import type { PartialBirth } from "../kit/birth/partial-birth.ts";
import { understandBirths } from "../kit/birth/understand-births.ts";
import type { MarriageInput } from "./input.ts";

type Two = [PartialBirth | undefined, PartialBirth | undefined];

const opposite = { male: "female", female: "male" } as const;

/** The man first. Of two, one whose sex is known gives the other's; where neither is, they stand as they were named, and the sex is asked. */
const toPlaces = ([one, other]: readonly PartialBirth[]): Two => {
  if (!one) return [undefined, undefined];
  const sex = one.sex ?? (other?.sex && opposite[other.sex]);
  const first = sex ? { ...one, sex } : one;
  const second = other && sex ? { ...other, sex: other.sex ?? opposite[sex] } : other;
  return sex === "female" ? [second, first] : [first, second];
};

/** What of the two births the words name, merged over those known. */
export const understandMarriage = (text: string, known: Partial<MarriageInput>, locale: Locale): Partial<MarriageInput> => {
  const before = [known.a, known.b].filter((birth) => birth !== undefined);
  const births = understandBirths(text, before, locale);
  if (!births) return {};
  const [a, b] = toPlaces(births.slice(0, 2));
  return { ...(a ? { a: a as MarriageInput["a"] } : {}), ...(b ? { b: b as MarriageInput["b"] } : {}) };
};
