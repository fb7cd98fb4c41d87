import { Renderer } from "@takumi-rs/core";
import type { ShareSnapshot } from "../../../../shared/contract/share.ts";
import type { Print } from "../../../../topics/kit/sharing/print.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { createLine } from "../../../kernel/line.ts";
import { createSharedMaking } from "../../../kernel/share-making.ts";
import { make } from "../making/works.ts";
import { createDrawnCards } from "./drawn-cards.ts";
import { createFonts } from "./fonts.ts";
import { leaf, toLeaf } from "./leaf.ts";
import { leafWords } from "./words.ts";

/** All that can be printed on it, so that its characters' fonts are there. */
const listText = ({ lang, records }: ShareSnapshot, prints: readonly (Print | null)[]): string =>
  `${JSON.stringify(prints.map((print) => print?.pieces.map(({ drawing, above, name, note }) => [drawing.of === "columns" && drawing.columns, above, name, note])))}${JSON.stringify(records.map(({ asked, figure, headline, passages }) => [asked, figure?.title, figure?.lines, headline, passages]))}${JSON.stringify(leafWords[lang])}${leafWords[lang].sealed("…")}`;

/** So many pictures are at hand; a leaf has 20 to 80 KB. */
const keptMost = 200;
/** So many are drawn at once, and so many more may wait: a page of pixels takes 6 MB while it is made. */
const [drawnAtOnce, waitingMost] = [2, 60];

type PictureForm = "first" | "all" | "long";

/** Draws shares as pictures. Layout and pixels are made off the loop, in native threads. */
export const createPictures = (kernel: Kernel) => {
  const renderer = new Renderer();
  const loadFonts = createFonts(renderer);
  const line = createLine(drawnAtOnce, waitingMost);
  const making = createSharedMaking();
  const readCards = createDrawnCards(kernel.config.WEB_DIR);
  const kept = new Map<string, Uint8Array>();

  /**
   * @param form `first`: the first record alone, as a link shows itself; `all`: every record, one leaf under the other; `long`: the same with all that
   * was told, each as high as it comes
   * @returns a PNG
   * @throws AppError busy when too many wait
   */
  const draw = async (snapshot: ShareSnapshot, url: string, form: PictureForm): Promise<Uint8Array> => {
    const shown = { ...snapshot, records: form === "first" ? snapshot.records.slice(0, 1) : snapshot.records };
    const [prints, cards] = await Promise.all([make(kernel, "shares.prints", shown), readCards()]);
    await loadFonts(listText(shown, prints));
    const isLong = form === "long";
    const leaves = shown.records.map((record, at) => toLeaf(shown, record, { url, print: prints[at] ?? null, cards, isLong }));
    const page = { type: "container" as const, children: leaves, style: { display: "flex" as const, flexDirection: "column" as const } };
    const size = { width: leaf.width, ...(!isLong && { height: leaf.height * leaves.length }) };
    return line.pass({}, () => renderer.render(page, { ...size, format: "png", lang: snapshot.lang }));
  };

  return {
    draw,
    /** The picture kept under a name, else made and kept. Whoever asks must have seen that it may be shown. */
    keep: (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> =>
      making(name, async () => {
        const made = kept.get(name) ?? (await make());
        kept.delete(name);
        kept.set(name, made);
        if (kept.size > keptMost) kept.delete(kept.keys().next().value as string);
        return made;
      }),
  };
};
