import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Question, Theme } from "../../kit/question/question.ts";
import type { ZhouYiCast } from "../engine.ts";

/** What a further question on the same cast is after. */
export type FollowUp =
  | { about: "line"; place: number }
  | {
      about:
        | "changed"
        | "nuclear"
        | "opposite"
        | "reversed"
        | "image"
        | "judgment"
        | "person"
        | "waiting"
        | "when"
        | "how"
        | "why"
        | "yesNo"
        | "choice"
        | "theme"
        | "themeAgain"
        | "open";
    };

const numerals: Record<string, number> = {
  初: 1,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  上: 6,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  bottom: 1,
  lowest: 1,
  top: 6,
};

const linePatterns: Record<Locale, RegExp[]> = {
  zh: [/([初上])[六九]/, /[六九]([二三四五])/, /第?([一二三四五六1-6])(?:根|条|个)?爻/, /(世|应|动)爻/],
  en: [
    /\blines? (one|two|three|four|five|six|[1-6])\b/i,
    /\b(first|second|third|fourth|fifth|sixth|bottom|lowest|top) line\b/i,
    /\b(moving|changing) lines?\b/i,
  ],
};

const topics: Record<Locale, [Exclude<FollowUp["about"], "line" | "theme" | "themeAgain" | "themeAgain" | "yesNo" | "choice" | "open">, RegExp][]> = {
  zh: [
    ["changed", /之卦|变卦|变成|变出|变过去|之后(?:是|会|怎)|后面会|接下来会|最后会|结果|结局/],
    ["nuclear", /互卦|里头|内里|底下藏|暗地|看不见/],
    ["opposite", /错卦|反过来|相反|另一面|反面/],
    ["reversed", /综卦|倒过来|换个(?:角度|位置)|站在(?:他|她|对方)/],
    ["image", /大象|象曰|象传|上卦|下卦|卦象/],
    ["judgment", /卦辞|整个卦|这一卦(?:是什么|说)/],
    ["waiting", /不做|不动|什么都不|等(?:一等|下去|一年|着|等)|先放|暂时不|拖着|维持/],
    ["person", /对方|他|她|那个人|人家|老板|领导|上司|同事|父母|爸|妈|谁/],
  ],
  en: [
    [
      "changed",
      /\b(?:changed|second|new|resulting|other) hexagram\b|\bbecom(?:e|es|ing)\b|\bturns? into\b|\bin the end\b|\boutcome\b|\blead(?:s|ing)? to\b|\bafterwards?\b/i,
    ],
    ["nuclear", /\bnuclear\b|\binside it\b|\bunderneath\b|\bhidden\b|\bbelow the surface\b/i],
    ["opposite", /\bopposite\b|\breverse side\b|\bother side of (?:it|this)\b/i],
    ["reversed", /\bupside down\b|\breversed\b|\bfrom (?:his|her|their|the other) side\b|\bin (?:his|her|their) place\b/i],
    ["image", /\bthe image\b|\btrigrams?\b/i],
    ["judgment", /\bjudge?ment\b|\bwhole hexagram\b/i],
    ["waiting", /\bdo nothing\b|\bif i wait\b|\bwait(?:ing)?\b|\bnot (?:act|do|go|move)\b|\bstay put\b|\bdon['’]t (?:act|do|go|move)\b|\bleave it\b/i],
    ["person", /\b(?:him|her|he|she|they|them|the other person|boss|partner|my (?:mother|father|wife|husband|friend|sister|brother|manager)|whom?)\b/i],
  ],
};

const findPlace = (text: string, locale: Locale, cast: ZhouYiCast): number | null => {
  for (const pattern of linePatterns[locale]) {
    const said = pattern.exec(text)?.[1]?.toLowerCase();
    if (said === undefined) continue;
    if (said === "世") return cast.shi;
    if (said === "应") return cast.ying;
    return numerals[said] ?? (/^[1-6]$/.test(said) ? Number(said) : (cast.movingLines.at(-1) ?? cast.shi));
  }
  return null;
};

/**
 * Understands what of the cast a further question is about.
 * @param told the field of life the reading was told in; null: it touched them all
 */
export const toFollowUp = (cast: ZhouYiCast, asked: Question, told: Theme | null): FollowUp => {
  const place = findPlace(asked.text, asked.locale, cast);
  if (place !== null) return { about: "line", place };
  if (asked.kind === "choice") return { about: "choice" };
  if (asked.kind === "when") return { about: "when" };
  const named = topics[asked.locale].find(([, pattern]) => pattern.test(asked.text))?.[0];
  if (named && !(named === "changed" && !cast.changed)) return { about: named };
  if (asked.kind === "who") return { about: "person" };
  if (asked.theme !== null && asked.theme !== told) return { about: told === null ? "themeAgain" : "theme" };
  if (asked.kind === "how" || asked.kind === "why" || asked.kind === "yesNo") return { about: asked.kind };
  return { about: "open" };
};
