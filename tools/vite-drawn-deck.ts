import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { readLightColours } from "./drawings/colours.ts";
import { createFlattener } from "./drawings/flatten.ts";
import { runPageModule } from "./run-page-module.ts";

/**
 * Writes each card of the deck as a picture that stands by itself, `drawings/<slug>.svg`: shared pictures are drawn on the server, which runs no JSX.
 * @param source the folder `src`
 */
export const drawnDeck = (source: string): Plugin => ({
  name: "yarrow:drawn-deck",
  apply: "build",
  async generateBundle() {
    const [pen, tokens] = await Promise.all(["topics/tarot/art/art.css", "ui/tokens.css"].map((path) => readFile(join(source, path), "utf8")));
    const flatten = createFlattener(pen!, readLightColours(tokens!));
    const { drawnDeck: deck } = await runPageModule<{ drawnDeck: ReadonlyMap<string, string> }>(join(source, "topics/tarot/art/draw-deck.tsx"));
    for (const [slug, markup] of deck) this.emitFile({ type: "asset", fileName: `drawings/${slug}.svg`, source: flatten(markup) });
  },
});
