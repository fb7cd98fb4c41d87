import type { Locale } from "../../../../shared/i18n/locale.ts";
import { toKeeper } from "../../../../topics/kit/sharing/keep-sentences.ts";
import type { Sharing } from "../../../../topics/kit/sharing/sharing.ts";
import type { Term } from "../../../../topics/kit/terms/term.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";

/** What a craft works with, counts in and speaks of itself: a sentence with any of it tells which cast it is about. */
const craftWords: Record<Locale, RegExp> = {
  zh: /牌|卦|爻|签(?![字名约单证])|筊|宫|星(?!期)|盘|四柱|八字|干支|日主|命(?!令|题)|运(?!气好|动)|格局|第[〇零一二三四五六七八九十百两]{1,5}[章张支根]|章[里中]|这一章|原文|翻开|上卷|下卷|上头那|骨|生肖|灵数|路数|没有一张|[一两三几]张(?:是|都|里|合|牌|站|把|把门)|是正的|倒着的|反面的.[；，。]|藏着.[；，。]|(?:走到|看是|念是|变[成出]|翻[成到])\p{Script=Han}{1,2}[；，。]|杖|只杯/u,
  en: /\b(?:cards?|deck|suits?|arcana|spread|upright|reversed|hexagrams?|trigrams?|lines?|lots?|sticks?|slips?|blocks?|chapters?|verses?|clauses?|book|houses?|planets?|stars?|charts?|signs?|degrees?|pillars?|stems?|branch(?:es)?|palaces?|plate|bones?|numbers?|digits?|lap|drawn|drew|horizon|couple|day master|of (?:the|your) ten|of the (?:month|hour|day|year)|the (?:text|page))\b/iu,
};
/** A sentence that hangs on the one before it, which may have gone. */
const hanging: Record<Locale, RegExp> = {
  zh: /^[“‘]?(?:所以|但|可(?!以)|不过|而|而且|于是|因此|这[一句层两里股头几]?|那[一句层两里股头几]?|它|他们?|她们?|也|又|还|反过来|相反|同样|再|其次|另|同一层|末了|就|都|后面|退回|到头|旁边|两头|前头)/u,
  en: /^["“]?(?:so|but|and|yet|still|that|this|these|those|it|its|it[’']s|he|she|they|his|her|their|then|also|or|both|instead|otherwise|which|here|there|even so|the other|neither|nor|more|as to|by then|at the|of the two|when\?)\b/iu,
};
/** Headings of a table of matters, classics quoted, and what is said of the telling itself. */
const apart = /\*\*|[*_#>|[\]`]|[“"].{0,60}[”"]|——/u;

const chipWord: Record<Locale, RegExp> = { zh: /\p{Script=Han}{2,}/gu, en: /\b\p{Lu}[\p{L}’'-]+/gu };
const common = new Set(["The", "An", "Of", "In", "On", "At", "To", "By", "His", "Her", "Its", "My", "And", "One", "No", "Is", "Not", "As"]);
/** 泽天夬, 艮为山: a hexagram's short name where that is one character. */
const shortName = /^(?:[天地水火雷风山泽]{2}(\p{Script=Han})|(\p{Script=Han})为[天地水火雷风山泽])(?!\p{Script=Han})/u;

/** The names of this very cast in pieces: of 李密反唐 a sentence may tell 李密 alone. */
const toPieces = (topic: CastTopic, cast: unknown, locale: Locale): string[] => {
  const words = topic.chips(cast, locale).flatMap(({ key, value }) => (key === "title" || key === "chapter" ? (value.match(chipWord[locale]) ?? []) : []));
  if (locale === "en") return words.filter((word) => !common.has(word));
  return words.flatMap((word) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)));
};

/** One letter is a word of everyday Chinese too: it is the name where nothing comes after it. */
const toLetters = (topic: CastTopic, cast: unknown): RegExp | null => {
  const letters = topic.chips(cast, "zh").flatMap(({ value }) => {
    const found = shortName.exec(value);
    return found ? [found[1] ?? found[2]!] : [];
  });
  return letters.length > 0 ? new RegExp(`[${letters.join("")}](?=[，；。：、”]|$)`, "u") : null;
};

export interface NamelessRequest {
  topic: CastTopic;
  sharing: Sharing;
  terms: readonly Term[];
  cast: unknown;
  locale: Locale;
}

/** @returns a test of a sentence: whether it stands alone, and names no card, line, star, figure or date by which its cast would be known */
export const toNameless = ({ topic, sharing, terms, cast, locale }: NamelessRequest): ((sentence: string) => boolean) => {
  const isKept = toKeeper({ sharing: { ...sharing, words: "chart" }, cast, terms, lines: [], locale, out: ["birth", "name"] });
  const pieces = toPieces(topic, cast, locale).map((piece) => (locale === "zh" ? piece : new RegExp(`\\b${piece}\\b`, "u")));
  const letters = toLetters(topic, cast);
  return (sentence) =>
    isKept(sentence) &&
    !craftWords[locale].test(sentence) &&
    !hanging[locale].test(sentence) &&
    !apart.test(sentence) &&
    !letters?.test(sentence) &&
    !pieces.some((piece) => (typeof piece === "string" ? sentence.includes(piece) : piece.test(sentence)));
};
