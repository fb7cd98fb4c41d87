import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Question } from "../../kit/hearing/question.ts";
import type { ZhouYiCast } from "../engine.ts";
import { findTheme } from "./outline.ts";

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
        | "approach"
        | "unmoved"
        | "otherWay"
        | "again"
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
  zh: [/([初上])[六九]/, /[六九]([二三四五])/, /(?<![这那哪])第?([一二三四五六1-6])(?:根|条|个)?爻/, /([世应动这那])(?:一|根|条|个)*爻/],
  en: [
    /\blines? (one|two|three|four|five|six|[1-6])\b/i,
    /\b(first|second|third|fourth|fifth|sixth|bottom|lowest|top) line\b/i,
    /\b(moving|changing) lines?\b/i,
  ],
};

const topics: Record<Locale, ["changed" | "nuclear" | "opposite" | "reversed" | "image" | "judgment" | "waiting" | "otherWay", RegExp][]> = {
  zh: [
    ["otherWay", /另一条路|另一头(?:呢|是|会|怎)|另外(?:一|那)(?:条|个)|没选的/],
    ["changed", /之卦|变卦|变成|变出|变过去|变了|之后(?:是|会|怎)|后面会|接下来会|最后(?:会|是)|结果|结局/],
    ["nuclear", /互卦|里头|底下是|内里|底下藏|暗地|看不见/],
    ["opposite", /错卦|反着|反过来|相反|另一面|反面/],
    ["reversed", /综卦|倒过来|换个(?:角度|位置)|站在(?:他|她|对方|对面)|从(?:他|她|对方|对面)/],
    ["image", /大象|象曰|象传|上卦|下卦|卦象/],
    ["judgment", /卦辞|整个卦|这一卦(?:是什么|说)/],
    [
      "waiting",
      /不做|不动|不(?:去|说|要|问|管|买|卖|走|换)(?:了)?(?:呢|会|又会|的话)|(?:要是|如果|万一)不|什么都不|等(?:一等|下去|一年|着|等|的)|先放|暂时不|拖着|维持/,
    ],
  ],
  en: [
    ["otherWay", /\bother (?:way|option|choice|road|one)\b/i],
    [
      "changed",
      /\b(?:changed|second|new|resulting|other) hexagram\b|\bbecom(?:e|es|ing)\b|\bturns? into\b|\bin the end\b|\bwhat(?: will)? changes?\b|\boutcome\b|\blead(?:s|ing)? to\b|\bafterwards?\b/i,
    ],
    ["nuclear", /\bnuclear\b|\binside it\b|\bunderneath\b|\bhidden\b|\bbelow the surface\b|\bunder (?:it|this|all)\b/i],
    ["opposite", /\bopposite\b|\breverse side\b|\bother side of (?:it|this)\b/i],
    ["reversed", /\bupside down\b|\breversed\b|\bfrom (?:his|her|their|the other) side\b|\bin (?:his|her|their) place\b/i],
    ["image", /\bthe image\b|\btrigrams?\b/i],
    ["judgment", /\bjudge?ment\b|\bwhole hexagram\b/i],
    [
      "waiting",
      /\bdo nothing\b|\bif i wait\b|\bwait(?:ing)?\b|\bnot (?:act|do|go|move)\b|\bstay put\b|\bdon['’]t (?:act|do|go|move)\b|\bleave it\b|\bif (?:i|we) (?:don['’]t|do not|say nothing)\b/i,
    ],
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

const people: Record<Locale, RegExp> = {
  zh: /对方|他|她|那个人|这个人|人家|老板|领导|上司|同事|父母|爸|妈|孩子|室友|闺蜜|表弟|表妹|我(?:哥|弟|姐|妹|儿子|女儿|老公|老婆)/,
  en: /\b(?:him|her|he|she|they|them|(?:the other|this|that) (?:person|side|party)|the (?:children|kids|others|family)|(?:my|your) (?:boss|partner|mother|mum|father|dad|parents|wife|husband|friend|sister|brother|son|daughter|children|kids|manager|team))\b/i,
};

/** One does it oneself: how do I tell her, what if I write to him. */
const ownDeed: Record<Locale, RegExp> = {
  zh: /怎么(?:跟|和|对|向|同|开口)|开口|(?:跟|和|对|向)(?:他|她|TA|对方|这个人).{0,4}(?:说|讲|写)什么|^(?:那|如果|要是)*我(?![哥弟姐妹爸妈舅姑叔姨儿女老])(?=.*[他她]).*呢[？?]*$/,
  en: /\bhow (?:do|can|should|could|might) (?:i|we)\b|\bhow to\b|\bwhat (?:should|can|do|could) (?:i|we) (?:say|tell|write)\b|\bwhat if (?:i|we)\b/i,
};
const after: Record<Locale, RegExp> = { zh: /图什么/, en: /\bafter\b/i };
/** What would come of it. */
const hypothetical: Record<Locale, RegExp> = {
  zh: /会怎样|会怎么样|(?:要是|如果|万一).+呢/,
  en: /\bwhat if\b|\bwould (?:it|that) change\b|\bworst\b|\bwhat happens\b/i,
};
const month: Record<Locale, RegExp> = { zh: /哪个?月|窗口|时机/, en: /\bwhich (?:month|day|week)\b|\bwindow\b/i };

const bareAgain: Record<Locale, RegExp> = {
  zh: /^(?:那|所以|到底|究竟|还是说|说到底)*(?:行不行|行吗|好不好|可以吗|能不能|可不可以|该不该|要不要|去不去|是不是|会不会|能吗|会吗|选哪个|选哪条|([\u4e00-\u9fa5]{1,2})不\1|所以呢)[？?。\s]*$/,
  en: /^(?:so|and|well|but|then|in short)?[\s,:]*(?:(?:is it )?(?:a )?yes or no|(?:do|should i do) it or not|should i or not|which one|what['’]s the answer|well|so)[?.!\s]*$/i,
};

const whichWay = /^(?:so |and )?which\b(?! (?:month|day|week))|^(?:那|到底)?哪(?:条|个(?!月)|边|头|一)/i;

/** True where a further question only asks the first one over again. */
export const isAskedAgain = (asked: Question, first: Question): boolean =>
  ((first.kind === "yesNo" || first.kind === "choice") && bareAgain[asked.locale].test(asked.text)) || (first.kind === "choice" && whichWay.test(asked.text));

/**
 * Understands what of the cast a further question is about.
 * @param first the question the cast was made for
 */
export const toFollowUp = (cast: ZhouYiCast, asked: Question, first: Question): FollowUp => {
  const { text, locale, kind } = asked;
  const told = findTheme(first);
  const place = findPlace(text, locale, cast);
  if (place !== null) return { about: "line", place };
  if (isAskedAgain(asked, first)) return { about: "again" };
  if (kind === "choice") return { about: "choice" };
  if (kind === "when" || month[locale].test(text)) return { about: "when" };
  const named = topics[locale].find(([, pattern]) => pattern.test(text))?.[0];
  if (named) return { about: named === "changed" && !cast.changed ? "unmoved" : named };
  const isOfPerson = people[locale].test(text);
  if (isOfPerson && ownDeed[locale].test(text)) return { about: "approach" };
  if (hypothetical[locale].test(text)) return { about: cast.changed ? "changed" : "unmoved" };
  if (kind === "who" || (isOfPerson && (kind === "open" || kind === "how" || after[locale].test(text)))) return { about: "person" };
  if (kind === "yesNo" || kind === "how" || kind === "why") return { about: kind };
  if (asked.theme !== null && asked.theme !== told) return { about: told === null ? "themeAgain" : "theme" };
  return { about: "open" };
};
