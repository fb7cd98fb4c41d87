import type { Node } from "@takumi-rs/core";
import type { ShareRecord, ShareSnapshot } from "../../../../shared/contract/share.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { type Print, printInk } from "../../../../topics/kit/sharing/print.ts";
import { type DrawnCards, toFigure } from "./figure.ts";
import { box, svg, text } from "./nodes.ts";
import { toQr } from "./qr.ts";
import { sealPicture } from "./seal-picture.ts";
import { leafWords } from "./words.ts";

/** A leaf in px. */
export const leaf = { width: 1080, height: 1440 } as const;

const { paper, ink, ink2, line } = printInk;
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

const sayDay = (day: string, lang: Locale): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(lang === "zh" ? "zh-CN" : "en-GB", { timeZone: "UTC", year: "numeric", month: "long", day: "numeric" });

interface LeafRequest {
  /** What the code leads to. */
  url: string;
  /** The record's figure, if its topic prints one. */
  print: Print | null;
  cards: DrawnCards;
}

/** One record as a leaf of a printed page: the rule, 8 px of air, the hairline. */
export const toLeaf = ({ lang, day, out }: ShareSnapshot, record: ShareRecord, { url, print, cards }: LeafRequest): Node => {
  const words = leafWords[lang];
  const { figure, headline } = record;
  const note = figure?.cast === null ? [out.birth && words.birthOut, out.names && words.nameOut].filter(Boolean).join(" · ") : sayDay(day, lang);
  const digest = figure?.commitment ? `${figure.commitment.slice(0, 4)}…${figure.commitment.slice(-4)}` : null;
  const head = box([text(figure?.title ?? words.name, { fontSize: 34, fontWeight: 700, color: ink }), text(note, { fontSize: 27, color: ink2 })], {
    justifyContent: "space-between",
    alignItems: "center",
    padding: "0 40px",
    height: 96,
    borderBottom: `1px solid ${line}`,
  });
  const told = box(
    [
      ...(headline ? [text(headline, { fontSize: 56, fontWeight: 700, lineHeight: 1.35, color: ink, lineClamp: 3, textWrap: "balance" })] : []),
      ...listParagraphs(record).map((paragraph) =>
        text(cutAtSentence(paragraph, lang), {
          fontSize: lang === "zh" ? 33 : 30,
          lineHeight: 1.6,
          color: ink,
          lineClamp: figure ? 3 : 7,
          textOverflow: "ellipsis",
        }),
      ),
    ],
    { flexDirection: "column", justifyContent: "center", gap: 20, padding: "24px 60px", flexGrow: 1, flexShrink: 1, flexBasis: 0, overflow: "hidden" },
  );
  const foot = box(
    [
      svg(sealPicture, 96, 96),
      box(
        [
          text(words.name, { fontSize: 38, fontWeight: 700, color: ink }),
          ...(digest ? [text(words.sealed(digest), { fontSize: 25, color: ink2 })] : []),
          text(words.fine, { fontSize: 25, color: ink2, whiteSpace: "pre" }),
        ],
        { flexDirection: "column", gap: 6, flexGrow: 1 },
      ),
      text(words.rest, { fontSize: 25, color: ink2, textAlign: "right", whiteSpace: "pre", lineHeight: 1.4, flexShrink: 0 }),
      svg(toQr(url), 172, 172),
    ],
    { alignItems: "center", gap: 26, padding: "0 30px 0 44px", height: 196, borderTop: `1px solid ${line}` },
  );
  const inner = box([head, ...toFigure(record, print, cards), told, foot], {
    flexDirection: "column",
    width: "100%",
    height: "100%",
    border: `2px solid ${line}`,
  });
  const plate = box([inner], { width: "100%", height: "100%", padding: 8, border: `5px solid ${ink}` });
  return box([plate], { width: leaf.width, height: leaf.height, padding: 36, backgroundColor: paper });
};
