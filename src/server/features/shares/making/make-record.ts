import type { Reveal, ShareFact, ShareLine, ShareRecord } from "../../../../shared/contract/share.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { hideBirths } from "../../../../topics/kit/sharing/hide-births.ts";
import { hideNames } from "../../../../topics/kit/sharing/hide-names.ts";
import { keepSentences, toKeeper } from "../../../../topics/kit/sharing/keep-sentences.ts";
import { type CoarseLine, type Held, toChipReader } from "../../../../topics/kit/sharing/sharing.ts";
import { findTerm, type Term } from "../../../../topics/kit/terms/term.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { getCastTopic, getSharing, getTerms } from "../../../../topics/registry.ts";
import { isTopicId } from "../../../../topics/topic-ids.ts";
import type { ChatRecord } from "../../chat/index.ts";
import { toBlocks } from "./to-blocks.ts";
import { type CutPassage, toPassages } from "./to-passages.ts";

export interface RecordRequest {
  record: ChatRecord;
  reveal: Reveal;
  locale: Locale;
  places: readonly string[];
  names: readonly string[];
  /** The first of the chosen that rests on its cast. */
  hasFigure: boolean;
  /** Where among all photos of the share this record's begin. */
  photosFrom: number;
}

/** A paragraph of which less is left is a row of loose ends: all of it stays out. */
const leftAtLeast = 0.5;
const factsShown = 6;

/** What a line means, from the craft's own terms: all that is told of a chart that stays out. */
const withMeaning = (line: CoarseLine, terms: readonly Term[], locale: Locale): ShareLine => {
  const term = findTerm(terms, line.value) ?? findTerm(terms, line.label);
  return { ...line, ...(term && { meaning: term.meaning[locale] }) };
};

/** Our own reader's words: it repeats figures it was told, and no more of a birth. */
export const isOurs = ({ parts }: ChatRecord): boolean => parts.find((part) => part.type === "data-teller")?.data.teller === "builtin";

interface Hiding {
  out: Held[];
  lines: ShareLine[];
  coarse?: Record<string, string> | undefined;
  /** @param isWhole what is left of a paragraph is shown even where little is */
  keep(text: string, isWhole?: boolean): string;
  isChart: boolean;
}
const nothingHidden: Hiding = { out: [], lines: [], keep: (text) => text, isChart: false };

/** How what the cast holds is kept back. */
const toHiding = async ({ record: { cast: made }, reveal, locale }: RecordRequest): Promise<Hiding> => {
  if (!made || !isTopicId(made.topic) || made.topic === "ask") return nothingHidden;
  const [topic, sharing, terms] = await Promise.all([getCastTopic(made.topic), getSharing(made.topic), getTerms(made.topic)]);
  const isIn: Record<Held, boolean> = { birth: reveal.birth, name: reveal.names };
  const out = sharing.holds(made.cast).filter((kind) => !isIn[kind]);
  const chips = topic.chips(made.cast, locale);
  const bare = sharing.toLines({ cast: made.cast, locale, chip: toChipReader(chips) });
  if (out.length === 0) return { ...nothingHidden, lines: bare.length > 0 ? bare : chips.slice(0, factsShown).map(({ label, value }) => ({ label, value })) };
  const isChart = out.includes("birth") && (sharing.words ?? "chart") === "chart";
  const isKept = toKeeper({ sharing, cast: made.cast, terms, lines: bare, locale, out });
  const keep = (text: string, isWhole = false): string => {
    const kept = keepSentences(text, isKept, locale);
    return isChart && !isWhole && kept.length < text.length * leftAtLeast ? "" : kept;
  };
  return { out, lines: bare.map((line) => (isChart ? withMeaning(line, terms, locale) : line)), coarse: sharing.coarse?.toKeys(made.cast), keep, isChart };
};

/** One record as strangers see it. */
export const makeRecord = async (request: RecordRequest): Promise<ShareRecord> => {
  const { record, reveal, locale, places, names, hasFigure, photosFrom } = request;
  const hiding = await toHiding(request);
  const isBirthOut = !reveal.birth;
  const hidden = reveal.names ? [] : names;
  const hide = (text: string): string => {
    const unborn = isBirthOut ? hideBirths(text, { locale, places, isAll: false, isOurs: isOurs(record) && !hiding.isChart }) : text;
    return hideNames(unborn, hidden, locale);
  };
  const facts = record.parts.find((part) => part.type === "data-facts")?.data;
  const told = toPassages(record.text, facts);
  /** A fact that names a birth or somebody who stays out stays out whole. */
  const listShown = (ids: readonly string[]): ShareFact[] =>
    (hiding.out.length > 0 ? [] : (facts?.facts ?? []))
      .filter(({ id, label, value, note = "" }) => ids.includes(id) && hide(`${label} ${value} ${note}`) === `${label} ${value} ${note}`)
      .map(({ label, value, note }) => ({ label, value, ...(note && { note }) }));
  const keepPassage = ({ label, part, text, facts: ids }: CutPassage): ShareRecord["passages"] => {
    const blocks = toBlocks(text).flatMap((block) => {
      const kept = hide(hiding.keep(block.text, part === "close"));
      return kept === "" ? [] : [{ ...block, text: kept }];
    });
    if (blocks.length === 0) return [];
    const shown = listShown(ids);
    return [{ label: hiding.keep(label) === label ? hide(label) : "", part, blocks, ...(shown.length > 0 && { facts: shown }) }];
  };
  // Where the headline names the chart, the lines say what may be said of it.
  const said = hiding.lines.map(({ label, value }) => (locale === "zh" ? `${label}${value}` : `${label}: ${value}`)).join(locale === "zh" ? "，" : " · ");
  const words =
    told.headline === null
      ? ""
      : toBlocks(told.headline)
          .map(({ text }) => text)
          .join(" ");
  const headline = hide(hiding.keep(words)) || (words !== "" && hiding.isChart ? said : "");
  const passages = told.passages.flatMap(keepPassage);
  const cast = record.cast;
  const castData = record.parts.find((part) => part.type === "data-cast")?.data;
  const asked = isBirthOut ? hideBirths(record.asked, { locale, places, isAll: hiding.isChart }) : record.asked;
  const isCut = hiding.out.length > 0;
  return {
    asked: hideNames(asked, hidden, locale).trim(),
    photos: reveal.photo ? record.images.map(({ width, height }, at) => ({ at: photosFrom + at, width, height })) : [],
    figure:
      cast && hasFigure && isTopicId(cast.topic) && cast.topic !== "ask"
        ? {
            topic: cast.topic,
            title: manifest[cast.topic].names[locale].name,
            lines: hiding.lines,
            ...(hiding.coarse && { coarse: hiding.coarse }),
            cast: hiding.out.length > 0 ? null : cast.cast,
            isBounded: castData?.isBounded ?? false,
            commitment: hiding.out.length > 0 ? null : (castData?.commitment ?? null),
          }
        : null,
    headline: headline || null,
    passages,
    isCut,
  };
};
