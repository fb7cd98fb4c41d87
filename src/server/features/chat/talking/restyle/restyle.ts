import { toCapital } from "../../../../../shared/capital.ts";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { Paragraph } from "../../../../../topics/kit/reading.ts";
import type { Told } from "../../telling/tell-cast.ts";
import { toMarkdown } from "../../telling/to-markdown.ts";
import { openStanding, type Standing } from "../standing.ts";
import type { TalkRequest } from "../talk.ts";
import { toTold } from "../told.ts";
import { cutTo, listLines } from "../wording/choose-line.ts";
import { chooseFrame, fill, type Ways } from "../wording/frame.ts";
import { listCuts, listSentences, toOpen, toRunning } from "../wording/sentences.ts";
import { type Argument, toArgument, toPlainer } from "./argument.ts";
import { findManner, type RestyleManner } from "./manner.ts";
import { restyleWords } from "./words.ts";

/** Characters of Chinese, words of English. */
const oneAtMost: Record<Locale, number> = { zh: 45, en: 30 };
/** The most a reason, an act, a claim may take in a short telling, in letters. */
const caps: Record<Locale, { claim: number; reason: number; act: number }> = {
  zh: { claim: 30, reason: 34, act: 30 },
  en: { claim: 110, reason: 110, act: 110 },
};
const longerAtMost = 5;

interface Teller {
  locale: Locale;
  standing: Standing;
  argument: Argument;
  say(ways: Ways, values?: Record<string, string>): string;
}

const countSize = (text: string, locale: Locale): number => (locale === "zh" ? text.length : text.split(/\s+/).length);
const isOneSentence = (text: string): boolean => !/[。！？!?].|[.]\s/.test(text.trim().replace(/\.$/, ""));
const toClaim = (claim: string, locale: Locale): string => (locale === "en" ? toRunning(claim) : claim);

/** The fullest sentence that is short enough: claim, act and what decides; else fewer. */
const tellOne = ({ argument: { claim, act, watch }, locale, say }: Teller): string => {
  const words = restyleWords[locale];
  const cutsOf = (text: string | null): string[] => (text === null ? [] : listCuts(text).filter(isOneSentence));
  const claims = cutsOf(claim);
  const tries = [
    ...claims.flatMap((one) =>
      cutsOf(act).flatMap((two) =>
        cutsOf(watch)
          .slice(0, 1)
          .map((three) => [words.one, { claim: one, act: two, watch: three }] as const),
      ),
    ),
    ...claims.flatMap((one) => cutsOf(act).map((two) => [words.oneActed, { claim: one, act: two }] as const)),
    ...claims.map((one) => [words.oneBare, { claim: one }] as const),
  ];
  const told = tries
    .map(([ways, values]) => say(ways, { ...values, claim: toClaim(values.claim, locale) }))
    .find((text) => countSize(text, locale) <= oneAtMost[locale]);
  return told ?? say(words.oneBare, { claim: toClaim(claims.at(-1) ?? claim, locale) });
};

/** Of a claim, a reason or an act as much as fits; the whole where no cut is short enough. */
const toFit = (text: string, most: number): string => cutTo(text, most) ?? listCuts(text).at(-1) ?? toOpen(text);

/** Two reasons that fit, neither in the other nor in the claim. */
const pickReasons = ({ argument: { claim, reasons }, locale }: Teller): string[] => {
  const picked: string[] = [];
  for (const { text } of reasons) {
    const cut = cutTo(text, caps[locale].reason);
    if (cut && !claim.includes(cut) && !picked.some((one) => one.includes(cut))) picked.push(toRunning(cut));
  }
  return picked.slice(0, 2);
};

const tellShorter = (teller: Teller): string => {
  const { argument, locale, say } = teller;
  const words = restyleWords[locale];
  const claim = toClaim(toFit(argument.claim, caps[locale].claim), locale);
  const [first, second] = pickReasons(teller);
  const act = argument.act ? [say(words.act, { act: toFit(argument.act, caps[locale].act) })] : [];
  const said = second
    ? say(words.reasoned, { claim, first: first!, second })
    : first
      ? say(words.reasonedOnce, { claim, first })
      : say(words.claimed, { claim });
  const whole = [said, ...act].join(locale === "zh" ? "" : " ");
  const most = teller.standing.reading.paragraphs.map(({ text }) => text).join("").length * 0.8;
  if (whole.length < most || !first) return whole;
  return [say(words.reasonedOnce, { claim, first }), ...act].join(locale === "zh" ? "" : " ");
};

const tellPoints = (teller: Teller): string => {
  const { argument, locale, say } = teller;
  const { points } = restyleWords[locale];
  const [own, ...others] = points.map((heads) => heads.claim) as [string, ...string[]];
  const chosen = say([own, ...others]);
  const heads = points.find(({ claim }) => claim === chosen) ?? points[0];
  const reasons = pickReasons(teller);
  const { act, watch } = argument;
  const use = act ?? watch;
  const items = [
    heads.claim + toClaim(toFit(argument.claim, caps[locale].claim), locale),
    ...(use === null ? reasons.map((reason, at) => (at === 0 ? heads.why : heads.also) + reason) : [heads.why + reasons.join(locale === "zh" ? "；" : "; ")]),
    ...(use === null ? [] : [(act === null ? heads.watch : heads.act) + toFit(use, caps[locale].act)]),
  ].filter((item) => item !== heads.why);
  return items.map((item, at) => `${at + 1}. ${item}${locale === "zh" ? "。" : "."}`).join("\n");
};

const tellPlainer = ({ argument, standing, locale, say }: Teller): string => {
  const words = restyleWords[locale];
  const names = standing.chips.flatMap(({ value }) => value.split(/[·，,、\s]/)).filter((name) => name.length > 1 && /\p{L}{2}/u.test(name));
  const plain = toPlainer(standing.terms, locale === "zh" ? names : []);
  const claim = toClaim(plain.claim(argument.claim) ?? toFit(argument.claim, caps[locale].claim), locale);
  const labels = new Set(standing.reading.paragraphs.map(({ label }) => label));
  const near = listLines(standing.listMore().filter(({ label }) => labels.has(label))).filter(({ score }) => score > 1);
  const reasons = [...argument.reasons, ...near].flatMap(({ text }) => {
    const left = plain.sentence(text);
    return left === null || claim.includes(left) ? [] : [toRunning(left)];
  });
  const [first, second] = [...new Set(reasons)];
  const act = argument.act && plain.sentence(argument.act);
  return [
    first ? say(words.plain, { claim, first }) : say(words.plainBare, { claim }),
    ...(second ? [say(words.beside, { second })] : []),
    ...(act ? [say(words.act, { act })] : []),
  ].join(locale === "zh" ? "" : " ");
};

const tellAgain = ({ argument, standing, locale, say }: Teller): string => {
  const words = restyleWords[locale];
  const { listMore, isSaid } = standing;
  const about = new Set(argument.facts);
  const labels = new Set(standing.reading.paragraphs.map(({ label }) => label));
  const near = listMore().filter(({ facts, label }) => labels.has(label) && facts.some((id) => about.has(id)));
  const fresh = listLines(near).filter(({ text, score }) => score > 0 && !isSaid(text));
  const lines = [...new Set(fresh.map(({ text }) => text))].slice(0, 2);
  const claim = toClaim(argument.claim, locale);
  return [say(words.again, { claim }), ...lines, ...(argument.act ? [say(words.act, { act: argument.act })] : [])].join(locale === "zh" ? "" : " ");
};

/** The paragraphs of the whole reading in which no sentence was told yet. */
const listUntold = ({ listMore, isSaid }: Standing): Paragraph[] => {
  const told = new Set<string>();
  return listMore().filter(({ text, part }) => {
    if (part === "verse" || part === "caution" || part === "close") return false;
    const sentences = listSentences(text);
    if (sentences.length === 0 || sentences.some((sentence) => isSaid(sentence) || told.has(sentence))) return false;
    for (const sentence of sentences) told.add(sentence);
    return true;
  });
};

const tellLonger = ({ standing, locale, say }: Teller): Told => {
  const words = restyleWords[locale];
  const { followUps } = standing.reading;
  const untold = listUntold(standing).slice(0, longerAtMost);
  if (untold.length === 0) return toTold(say(words.exhausted), followUps);
  const opening: Paragraph = { label: "", text: say(words.longer), facts: untold[0]!.facts, part: "lead" };
  return { ...toMarkdown({ headline: "", paragraphs: [opening, ...untold], followUps }, [...standing.chips]), followUps };
};

const tellers: Record<Exclude<RestyleManner, "longer">, (teller: Teller) => string> = {
  one: tellOne,
  shorter: tellShorter,
  plainer: tellPlainer,
  points: tellPoints,
  again: tellAgain,
};

/** The reading that stands, told as it is wanted. */
export const restyle = async (request: TalkRequest): Promise<Told> => {
  const { locale, text, said, variant } = request;
  const standing = await openStanding(request);
  const words = restyleWords[locale];
  const say = (ways: Ways, values: Record<string, string> = {}) => toCapital(fill(chooseFrame(ways, said, `${text} ${variant}`), values));
  if (!standing) return toTold(say(words.exhausted));
  if (standing.isHeld) return toTold(say(words.held));
  const manner = findManner(text);
  const teller: Teller = { locale, standing, argument: toArgument(standing, locale), say };
  if (manner === "longer") return tellLonger(teller);
  const { facts } = teller.argument;
  const paragraph: Paragraph = { label: words.labels[manner], text: tellers[manner](teller), facts: [...facts], part: "body" };
  const { followUps } = standing.reading;
  return { ...toMarkdown({ headline: "", paragraphs: [paragraph], followUps }, [...standing.chips]), followUps };
};
