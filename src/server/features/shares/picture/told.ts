import type { Node } from "@takumi-rs/core";
import type { ShareBlock, ShareRecord } from "../../../../shared/contract/share.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { printInk } from "../../../../topics/kit/sharing/print.ts";
import { box, text } from "./nodes.ts";
import { leafWords } from "./words.ts";

const { ink, ink2, ink3, cinnabar } = printInk;
const paragraphsShown = 2;
/** Three lines, in characters or letters. */
const paragraphMost: Record<Locale, number> = { zh: 78, en: 150 };

/** Two paragraphs that stand by themselves: verse and lists are for the page. A chart that stays out is told by what its lines mean. */
const listParagraphs = ({ passages, figure }: ShareRecord): string[] => {
  const told = passages
    .filter(({ part }) => part !== "caution" && part !== "close")
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === "text").map((block) => block.text));
  const meant = figure?.lines.flatMap(({ meaning }) => (meaning ? [meaning] : [])) ?? [];
  return (told.length > 0 ? told : meant).slice(0, paragraphsShown);
};

/** Whole sentences as far as they fit. A first one that is longer is cut by the leaf. */
const cutAtSentence = (paragraph: string, lang: Locale): string => {
  const most = paragraphMost[lang];
  if (paragraph.length <= most) return paragraph;
  const ends = [...paragraph.matchAll(lang === "zh" ? /[。！？；]/g : /[.!?](?=\s)/g)].map(({ index }) => index + 1);
  const end = ends.findLast((at) => at <= most);
  return end === undefined ? paragraph : paragraph.slice(0, end).replace(/；$/, "。");
};

const toHeadline = (headline: string | null): Node[] =>
  headline ? [text(headline, { fontSize: 56, fontWeight: 700, lineHeight: 1.35, color: ink, lineClamp: 3, textWrap: "balance" })] : [];

const toSize = (lang: Locale): number => (lang === "zh" ? 33 : 30);

/** The headline and two paragraphs of three lines, in the middle of what is left of a leaf. */
export const toDigest = (record: ShareRecord, lang: Locale): Node =>
  box(
    [
      ...toHeadline(record.headline),
      ...listParagraphs(record).map((paragraph) =>
        text(cutAtSentence(paragraph, lang), {
          fontSize: toSize(lang),
          lineHeight: 1.6,
          color: ink,
          lineClamp: record.figure ? 3 : 7,
          textOverflow: "ellipsis",
        }),
      ),
    ],
    { flexDirection: "column", justifyContent: "center", gap: 20, padding: "24px 60px", flexGrow: 1, flexShrink: 1, flexBasis: 0, overflow: "hidden" },
  );

/** A long picture ends after so many characters: pixels are memory while it is made (5,000 of Chinese, 9,000 px, 40 MB). */
const wholeMost = 5_000;

const toBlock = ({ kind, text: words }: ShareBlock, lang: Locale): Node => {
  const fontSize = toSize(lang);
  if (kind === "verse") return text(words, { fontSize, lineHeight: 1.9, color: ink, textAlign: "center", whiteSpace: "pre-wrap" });
  if (kind === "heading") return text(words, { fontSize: fontSize + 3, lineHeight: 1.4, color: ink, fontWeight: 700 });
  if (kind === "text") return text(words, { fontSize, lineHeight: 1.65, color: ink });
  return box(
    [text("·", { fontSize, lineHeight: 1.65, color: cinnabar, width: 34 }), text(words, { fontSize, lineHeight: 1.65, color: ink, flexShrink: 1 })],
    {},
  );
};

/** What was asked and all that was told. */
export const toWhole = ({ asked, headline, passages }: ShareRecord, lang: Locale): Node => {
  let left = wholeMost;
  const shown = passages.filter(({ blocks }) => {
    const isIn = left > 0;
    left -= blocks.reduce((sum, block) => sum + block.text.length, 0);
    return isIn;
  });
  const told = shown.map(({ label, blocks }) =>
    box([...(label ? [text(label, { fontSize: 25, color: ink3 })] : []), ...blocks.map((block) => toBlock(block, lang))], { flexDirection: "column", gap: 10 }),
  );
  const rest = shown.length < passages.length ? [text(leafWords[lang].more, { fontSize: 25, color: ink3 })] : [];
  return box([...(asked ? [text(asked, { fontSize: 29, lineHeight: 1.5, color: ink2, lineClamp: 6 })] : []), ...toHeadline(headline), ...told, ...rest], {
    flexDirection: "column",
    gap: 30,
    padding: "44px 60px 52px",
  });
};
