import type { Locale } from "../../../shared/i18n/locale.ts";
import { findPlaceInText } from "../places/find-place-in-text.ts";
import type { PartialBirth } from "./partial-birth.ts";
import { isWholeDate, listDates } from "./speech/hear.ts";
import type { FindPlace } from "./speech/hear-place.ts";
import { findSex, findSexOfPerson } from "./speech/sex.ts";
import { tidy } from "./speech/tidy.ts";
import { understandBirth } from "./understand-birth.ts";

const person =
  /男方|女方|男命|女命|乾造|坤造|(?:我)?(?:老公|老婆|丈夫|妻子|太太|男朋友|女朋友|男友|女友|对象|先生)|对方|另一半|第[一二三四五六]个(?:人)?|他|她|我|\b(?:my )?(?:husband|wife|boyfriend|girlfriend|partner|fiancée?|spouse)\b|\b(?:s?he|him|her|i|i'm|mine|person [1-6ab])\b/gi;
const separator = /[。;!?\n]|,|\s{1,9}and\s{1,9}|[和跟与]/g;

/** Where the words of one person end and the next one's begin: at the word for a person before each further date, else at the last stop before it. */
const listStarts = (text: string, dates: readonly { index: number; length: number }[]): number[] =>
  dates.map(({ index }, place) => {
    const before = dates[place - 1];
    if (!before) return 0;
    const from = before.index + before.length;
    const between = text.slice(from, index);
    const named = [...between.matchAll(person)].at(-1);
    if (named) return from + named.index;
    const stop = [...between.matchAll(separator)].at(-1);
    return stop ? from + stop.index + stop[0].length : index;
  });

/** The message's parts, one a person, as far as it names several births. */
const toSegments = (text: string): string[] => {
  const dates = listDates(text).filter(({ what }) => isWholeDate(what));
  if (dates.length < 2) return [text];
  const starts = listStarts(text, dates);
  return starts.map((start, place) => text.slice(start, starts[place + 1] ?? text.length));
};

const opposite = (sex: "male" | "female" | undefined): "male" | "female" | undefined => sex && (sex === "male" ? "female" : "male");

const withSex = (birth: PartialBirth, text: string): PartialBirth => {
  const sex = birth.sex ?? findSex(text)?.what ?? (/^[\s,]*(?:我(?!老|的|男|女|先|太|丈|妻|对)|i\b|i'm\b)/i.test(text) ? undefined : findSexOfPerson(text));
  return sex ? { ...birth, sex } : birth;
};

/** Whose birth a message of one person's words is about: the one it names, else the first that is not whole. */
const findTurn = (text: string, known: readonly PartialBirth[]): number => {
  const sex = findSexOfPerson(text) ?? findSex(text)?.what;
  const named = sex ? known.findIndex((birth) => birth.sex === sex) : -1;
  if (named >= 0) return named;
  const open = known.findIndex(({ date, time }) => date === undefined || time === undefined);
  return open >= 0 ? open : known.length - 1;
};

/** The clauses of an answer that speaks of one person and then of the other. */
const toClauses = (text: string): string[] => {
  const clauses = text.split(/[,;。!?\n]+/).filter((clause) => clause.trim() !== "");
  return clauses.filter((clause) => clause.search(person) >= 0).length > 1 ? clauses : [text];
};
const saysBoth = /都|两个人|我们俩|\b(?:both|we were|we are|each of us)\b/i;

/**
 * What the words say of several births, in the order they are named, merged over those known; undefined when they say nothing of any. "他1990年5月1日，
 * 她1992年3月3日" gives two, with their sex. A message of one birth goes to the person it names, else to the first whose birth is not whole, else it is
 * one more person's.
 */
export const understandBirths = (
  text: string,
  known: readonly PartialBirth[] | undefined,
  locale: Locale,
  findPlace: FindPlace = findPlaceInText,
): PartialBirth[] | undefined => {
  const tidied = tidy(text);
  const before = known ?? [];
  const segments = toSegments(tidied);
  if (segments.length > 1) {
    const births = segments.flatMap((segment) => {
      const birth = understandBirth(segment, undefined, locale, findPlace);
      return birth ? [withSex(birth, segment)] : [];
    });
    return births.length > 0 ? births : undefined;
  }
  if (before.length === 0) {
    const birth = understandBirth(tidied, undefined, locale, findPlace);
    return birth && [withSex(birth, tidied)];
  }
  const clauses = before.length > 1 ? toClauses(tidied) : [tidied];
  if (clauses.length > 1) {
    const heard = clauses.reduce<PartialBirth[] | undefined>(
      (births, clause) => understandBirths(clause, births ?? before, locale, findPlace) ?? births,
      undefined,
    );
    return heard;
  }
  if (before.length > 1 && saysBoth.test(tidied)) {
    const births = before.map((birth) => understandBirth(tidied, birth, locale, findPlace));
    return births.some((birth) => birth !== undefined) ? births.map((birth, place) => birth ?? before[place]!) : undefined;
  }
  const turn = findTurn(tidied, before);
  const current = before[turn]!;
  const isNext = current.date !== undefined && current.time !== undefined && listDates(tidied).some(({ what }) => isWholeDate(what));
  const isOther = isNext || (findSexOfPerson(tidied) !== undefined && current.sex === opposite(findSexOfPerson(tidied)));
  const birth = understandBirth(tidied, isOther ? undefined : current, locale, findPlace);
  if (!birth) return undefined;
  const said = withSex(birth, tidied);
  return isOther ? [...before, said] : before.map((one, place) => (place === turn ? said : one));
};
