import type { Node } from "@takumi-rs/core";
import type { ShareLine, ShareRecord } from "../../../../shared/contract/share.ts";
import { type Drawing, type Print, type PrintPiece, printInk } from "../../../../topics/kit/sharing/print.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { isTopicId } from "../../../../topics/topic-ids.ts";
import { box, svg, text } from "./nodes.ts";

/** A figure's field on the leaf, px. */
const field = { width: 976, height: 528, paddingX: 44, paddingY: 24 } as const;
const linesShown = 4;
/** From so many pieces on they are small: what stands over them is left out. */
const smallFrom = 5;
const perRowMost = 6;

const { ink, ink2, ink3, line, raised, cinnabar } = printInk;

const toGlyph = (topic: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="300" height="300"><path d="${manifest[isTopicId(topic) ? topic : "ask"].glyph}" fill="none" stroke="${cinnabar}" stroke-width="0.55" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** A card's numeral stands at 27.5 of its 340, 13 of them high. */
const toCard = (source: string, numeral: string, isReversed: boolean, width: number, height: number): Node => {
  const unit = height / 340;
  const over = text(numeral, {
    position: "absolute",
    top: 16 * unit,
    left: 0,
    width,
    textAlign: "center",
    fontSize: 13 * unit,
    lineHeight: 1.2,
    fontWeight: 700,
    letterSpacing: 0.8 * unit,
    color: ink,
  });
  return box([svg(source, width, height), over], { position: "relative", width, height, ...(isReversed && { transform: "rotate(180deg)" }) });
};

/** Chinese on a slip, right to left; its letters are as large as its longest column lets them be. */
const toSlip = (columns: readonly string[], width: number, height: number): Node => {
  const [padding, ruled] = [30, 3];
  const longest = Math.max(...columns.map((column) => [...column].length));
  const step = Math.min((height - 2 * padding) / longest, (width - 2 * padding) / columns.length, 260);
  const fontSize = Math.floor(step * 0.86);
  const letter = (character: string) => text(character, { fontSize, lineHeight: 1, height: step, color: ink, fontWeight: 700 });
  const drawn = columns.map((column) => box([...column].map(letter), { flexDirection: "column", alignItems: "center", width: step, height: step * longest }));
  return box(drawn, {
    flexDirection: "row-reverse",
    alignItems: "center",
    justifyContent: "center",
    width,
    height,
    padding,
    backgroundColor: raised,
    border: `${ruled}px solid ${line}`,
  });
};

/** What was drawn when the pages were built, by its name. */
export type DrawnCards = (slug: string) => string | undefined;

const toDrawing = (drawing: Drawing, width: number, height: number, cards: DrawnCards): Node => {
  if (drawing.of === "svg") return svg(drawing.svg, width, height);
  if (drawing.of === "columns") return toSlip(drawing.columns, width, height);
  return toCard(cards(drawing.slug) ?? "", drawing.numeral, drawing.isReversed, width, height);
};

interface Cell {
  width: number;
  height: number;
}

/** How the words of one row of pieces are set, alike under all, so that their drawings are of one height. */
interface Setting {
  above: number;
  name: number;
  nameLines: number;
  note: number;
}

const lineHeight = 1.3;
/** A letter's width in its size, about; a Chinese character's. */
const toWidth = (words: string, size: number): number => [...words].reduce((sum, character) => sum + (character > "\u2e80" ? 1 : 0.56), 0) * size;

const toSetting = (pieces: readonly PrintPiece[], { width }: Cell, isSmall: boolean): Setting => {
  const has = (of: "above" | "name" | "note"): boolean => pieces.some((piece) => piece[of]);
  const name = isSmall ? 22 : 32;
  return {
    above: has("above") && !isSmall ? 27 : 0,
    name: has("name") ? name : 0,
    nameLines: pieces.some((piece) => toWidth(piece.name ?? "", name) > width) ? 2 : 1,
    note: has("note") ? (isSmall ? 17 : 26) : 0,
  };
};

const label = (words: string | undefined, width: number, fontSize: number, lines: number, style: Parameters<typeof text>[1]): Node[] =>
  fontSize === 0
    ? []
    : [
        text(words ?? "", {
          width,
          textAlign: "center",
          fontSize,
          lineHeight,
          lineClamp: lines,
          textOverflow: "ellipsis",
          ...style,
        }),
      ];

const gapInside = 6;
/** A piece with its words, within a cell. */
const toPiece = ({ drawing, ratio, above, name, note, isMarked }: PrintPiece, { width, height }: Cell, setting: Setting, cards: DrawnCards): Node => {
  const words = [setting.above, setting.name * setting.nameLines, setting.note].reduce((sum, size) => sum + (size > 0 ? size * lineHeight + gapInside : 0), 0);
  const tall = Math.min(height - words, (width - 8) / ratio);
  return box(
    [
      ...label(above, width, setting.above, 1, { color: ink3 }),
      toDrawing(drawing, tall * ratio, tall, cards),
      ...label(name, width, setting.name, setting.nameLines, { fontWeight: 700, color: ink }),
      ...label(note, width, setting.note, 1, { color: isMarked ? cinnabar : ink2 }),
    ],
    { flexDirection: "column", alignItems: "center", gap: gapInside, width },
  );
};

const toRows = (pieces: readonly PrintPiece[]): PrintPiece[][] => {
  const rows = Math.ceil(pieces.length / perRowMost);
  const perRow = Math.ceil(pieces.length / rows);
  return Array.from({ length: rows }, (_, row) => pieces.slice(row * perRow, (row + 1) * perRow));
};

const toPieces = (pieces: readonly PrintPiece[], cards: DrawnCards): Node => {
  const rows = toRows(pieces);
  const isSmall = pieces.length >= smallFrom;
  const gap = isSmall ? 14 : 34;
  const across = Math.max(...rows.map(({ length }) => length));
  const width = Math.min((field.width - 2 * field.paddingX - gap * (across - 1)) / across, 400);
  const height = (field.height - 2 * field.paddingY - gap * (rows.length - 1)) / rows.length;
  const cell = { width, height };
  const setting = toSetting(pieces, cell, isSmall);
  const row = (own: readonly PrintPiece[]) => {
    const drawn = own.map((piece) => toPiece(piece, cell, setting, cards));
    return box(drawn, { justifyContent: "center", alignItems: "flex-start", gap });
  };
  return box(rows.map(row), { flexDirection: "column", justifyContent: "center", gap, width: "100%", height: "100%" });
};

const toLines = (lines: readonly ShareLine[]): Node =>
  box(
    lines.slice(0, linesShown).map(({ label: of, value }, at) =>
      box([text(of, { fontSize: 27, color: ink3 }), text(value, { fontSize: 44, fontWeight: 700, color: ink, lineHeight: 1.25, lineClamp: 2 })], {
        flexDirection: "column",
        padding: "16px 0",
        borderTop: at === 0 ? "none" : `1px solid ${line}`,
      }),
    ),
    { flexDirection: "column", flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  );

const isDrawn = (print: Print, cards: DrawnCards): boolean => print.pieces.every(({ drawing }) => drawing.of !== "card" || cards(drawing.slug) !== undefined);

/** The figure over the words: its drawings, or one of them, or the topic's sign, beside the cast's lines. Nothing for a record without one. */
export const toFigure = ({ figure }: ShareRecord, print: Print | null, cards: DrawnCards): Node[] => {
  if (!figure) return [];
  const shown = print && isDrawn(print, cards) ? print : null;
  const cell = { width: 430, height: field.height - 2 * field.paddingY };
  const one = shown?.pieces[0];
  const beside = one ? toPiece(one, cell, toSetting([one], cell, false), cards) : svg(toGlyph(figure.topic), 300, 300);
  return [
    box(shown && !shown.hasLines ? [toPieces(shown.pieces, cards)] : [beside, toLines(figure.lines)], {
      alignItems: "center",
      gap: 56,
      padding: `${field.paddingY}px ${field.paddingX}px`,
      height: field.height,
      borderBottom: `1px solid ${line}`,
    }),
  ];
};
