import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Renderer } from "@takumi-rs/core";

/** Families as the leaf names them. */
export const families = { serif: "Yarrow Serif", han: "Noto Serif SC" } as const;

type Range = [from: number, to: number];
interface Slice {
  path: string;
  ranges: Range[];
}

/** Letters with tones (wǔ, zhōu) stand in the second. */
const latinFiles: { file: string; ranges: Range[] }[] = [
  {
    file: "latin",
    ranges: [
      [0x20, 0xff],
      [0x2010, 0x2027],
      [0x2032, 0x2033],
    ],
  },
  {
    file: "latin-ext",
    ranges: [
      [0x100, 0x24f],
      [0x1e00, 0x1eff],
    ],
  },
];

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** "U+4e00-4e0d,U+ff0c" */
const parseRanges = (text: string): Range[] =>
  text.split(",").map((one) => {
    const [from = "0", to = from] = one.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

const listSlices = async (): Promise<Slice[]> => {
  const folder = folderOf("@fontsource-variable/noto-serif-sc");
  const named = JSON.parse(await readFile(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
  return Object.entries(named).map(([name, text]) => ({
    path: join(folder, "files", `noto-serif-sc-${name.replace(/[[\]]/g, "")}-wght-normal.woff2`),
    ranges: parseRanges(text),
  }));
};

/**
 * Puts the fonts into a renderer: Latin at once, the Chinese serif's hundred slices as their characters are first met (measured: 5 to 20 slices
 * for a leaf, 10 MB unpacked for them all).
 */
export const createFonts = (renderer: Renderer) => {
  const known = new Map<Slice, Promise<unknown>>();
  const latin = Promise.all(
    latinFiles.map(async ({ file, ranges }) => {
      const data = await readFile(join(folderOf("@fontsource-variable/source-serif-4"), "files", `source-serif-4-${file}-wght-normal.woff2`));
      await renderer.registerFont({ name: families.serif, data, unicodeRange: ranges });
    }),
  );
  const slices = listSlices();
  // Whoever asks first hears of a font that is missing; nobody else is to die of it.
  for (const loading of [latin, slices]) loading.catch(() => undefined);
  return async (text: string): Promise<void> => {
    await latin;
    const points = new Set([...text].map((character) => character.codePointAt(0)!).filter((point) => point > 0x24f));
    const wanted = (await slices).filter(({ ranges }) => ranges.some(([from, to]) => [...points].some((point) => point >= from && point <= to)));
    await Promise.all(
      wanted.map((slice) => {
        const registered =
          known.get(slice) ?? readFile(slice.path).then((data) => renderer.registerFont({ name: families.han, data, unicodeRange: slice.ranges }));
        known.set(slice, registered);
        return registered;
      }),
    );
  };
};
