import type { Node } from "@takumi-rs/core";
import type { ShareRecord, ShareSnapshot } from "../../../../shared/contract/share.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { type Print, printInk } from "../../../../topics/kit/sharing/print.ts";
import { type DrawnCards, toFigure } from "./figure.ts";
import { box, svg, text } from "./nodes.ts";
import { toQr } from "./qr.ts";
import { sealPicture } from "./seal-picture.ts";
import { toDigest, toWhole } from "./told.ts";
import { leafWords } from "./words.ts";

/** A leaf in px. */
export const leaf = { width: 1080, height: 1440 } as const;

const { paper, ink, ink2, line } = printInk;

const sayDay = (day: string, lang: Locale): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(lang === "zh" ? "zh-CN" : "en-GB", { timeZone: "UTC", year: "numeric", month: "long", day: "numeric" });

interface LeafRequest {
  /** What the code leads to. */
  url: string;
  /** The record's figure, if its topic prints one. */
  print: Print | null;
  cards: DrawnCards;
  /** All of it, as high as it comes; else a digest on a leaf of one size. */
  isLong: boolean;
}

/** One record as a leaf of a printed page: the rule, 8 px of air, the hairline. */
export const toLeaf = ({ lang, day, out }: ShareSnapshot, record: ShareRecord, { url, print, cards, isLong }: LeafRequest): Node => {
  const words = leafWords[lang];
  const { figure } = record;
  const note = figure?.cast === null ? [out.birth && words.birthOut, out.names && words.nameOut].filter(Boolean).join(" · ") : sayDay(day, lang);
  const digest = figure?.commitment ? `${figure.commitment.slice(0, 4)}…${figure.commitment.slice(-4)}` : null;
  const head = box([text(figure?.title ?? words.name, { fontSize: 34, fontWeight: 700, color: ink }), text(note, { fontSize: 27, color: ink2 })], {
    justifyContent: "space-between",
    alignItems: "center",
    padding: "0 40px",
    height: 96,
    borderBottom: `1px solid ${line}`,
  });
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
      text(isLong ? words.own : words.rest, { fontSize: 25, color: ink2, textAlign: "right", whiteSpace: "pre", lineHeight: 1.4, flexShrink: 0 }),
      svg(toQr(url), 172, 172),
    ],
    { alignItems: "center", gap: 26, padding: "0 30px 0 44px", height: 196, borderTop: `1px solid ${line}` },
  );
  const told = isLong ? toWhole(record, lang) : toDigest(record, lang);
  const height = isLong ? {} : { height: "100%" };
  const inner = box([head, ...toFigure(record, print, cards), told, foot], { flexDirection: "column", width: "100%", border: `2px solid ${line}`, ...height });
  const plate = box([inner], { width: "100%", padding: 8, border: `5px solid ${ink}`, ...height });
  return box([plate], { width: leaf.width, padding: 36, backgroundColor: paper, ...(!isLong && { height: leaf.height }) });
};
