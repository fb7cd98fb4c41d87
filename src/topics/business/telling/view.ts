import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Question } from "../../kit/hearing/question.ts";
import type { Element } from "../../kit/hexagrams/elements.ts";
import { toLetterValue } from "../../kit/letters/letters.ts";
import { type BrandCharacter, type BrandWord, findBrandCharacter, findBrandWord } from "../brand-stems.ts";
import type { ChineseName } from "../chinese.ts";
import type { BusinessCast } from "../engine.ts";
import type { Industry } from "../industries.ts";
import type { LatinName } from "../latin.ts";
import type { OpeningDay } from "../opening.ts";
import type { Owner } from "../owner.ts";
import type { ScorePart } from "../score.ts";

/** A character of the brand with its place in the whole name (1 the first) and its sense where the table has it. */
export interface CoreCharacter {
  char: string;
  place: number;
  element: Element;
  strokes: number;
  today: number;
  traditional: string;
  radical: string;
  entry: BrandCharacter | undefined;
}

/** A cast made ready for telling. */
export interface BusinessView {
  cast: BusinessCast;
  question: Question;
  name: string;
  /** The brand alone: 星河 of 星河科技; a Latin name as it stands. */
  brand: string;
  chinese: ChineseName | null;
  latin: LatinName | null;
  industry: Industry | null;
  owner: Owner | null;
  core: readonly CoreCharacter[];
  stem: BrandWord | undefined;
  /** The parts of the score, best first. */
  strong: readonly ScorePart[];
  /** Worst first. */
  weak: readonly ScorePart[];
  days: readonly OpeningDay[];
  /** The letter value most letters have, where one leads. */
  passion: { digit: number; letters: string } | null;
  /** Values 1 … 9 that no letter has. */
  missing: readonly number[];
}

const listCore = (chinese: ChineseName | null): CoreCharacter[] =>
  chinese
    ? chinese.elements.map(({ char, element }, index) => {
        const { strokes, today, traditional, radical } = chinese.proof[chinese.coreStart + index]!;
        return { char, place: chinese.coreStart + index + 1, element, strokes, today, traditional, radical, entry: findBrandCharacter(char) };
      })
    : [];

export const toBusinessView = (cast: BusinessCast, question: Question): BusinessView => {
  const { chinese, latin } = cast;
  const letters = latin?.words.flatMap((word) => word.letters) ?? [];
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => ({ digit, letters: letters.filter((letter) => toLetterValue(letter) === digit).join("") }));
  const [first, second] = [...digits].sort((one, other) => other.letters.length - one.letters.length);
  const strong = [...cast.scoreParts].sort((one, other) => other.value - one.value);
  return {
    cast,
    question,
    name: cast.name,
    brand: chinese && !latin ? chinese.core : cast.name,
    chinese,
    latin,
    industry: cast.industry,
    owner: cast.owner,
    core: listCore(chinese),
    stem: chinese ? findBrandWord(chinese.core) : undefined,
    strong,
    weak: strong.toReversed(),
    days: cast.opening?.days ?? [],
    passion: latin && first && second && first.letters.length > second.letters.length ? first : null,
    missing: latin ? digits.filter((one) => one.letters === "").map(({ digit }) => digit) : [],
  };
};

/** The trade as it is called; what was said, where the table has none such. */
export const toTradeName = ({ industry, cast }: Pick<BusinessView, "industry" | "cast">, locale: Locale): string =>
  industry?.name[locale] ?? (cast.industryText || (locale === "zh" ? "这门生意" : "business"));

/** The id of the fact a part of the score rests on. */
export const toScoreFact = ({ chinese }: BusinessView, key: ScorePart["key"]): string =>
  ({
    numbers: "number.core",
    sound: "sound",
    length: "length",
    element: "fit",
    letters: "letters",
    ease: "beats",
    clash: "clash",
    owner: chinese ? "ownerName" : "ownerTrade",
  })[key];
