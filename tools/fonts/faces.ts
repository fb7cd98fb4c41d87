import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listOwnLetters, listPageLetters } from "./own-texts.ts";
import { type Costs, planSlices, type Slice } from "./plan-slices.ts";
import { listPages } from "./sample-pages.ts";
import { listVersePages } from "./works.ts";

/** A face as it is cut; the folder under src/ui/fonts has its name. */
export interface Face {
  name: "bold" | "regular" | "verse" | "latin-sans" | "latin-serif";
  sources: string[];
  /** Within a collection; −1: the file is one font. */
  fontNumber: number;
  /** Of a font that has every weight: the lightest and the heaviest that are kept. */
  weights?: [number, number];
  features: string[];
  /** On a grid of 400 instead of 1000 Chinese outlines are a sixth lighter; in a headline at two dots a pixel no point moves by more than a fifteenth of a dot. 0: left as it is. */
  unitsPerEm: number;
  slices: Slice[];
}

const noto = process.env.NOTO_SERIF_CJK ?? "/usr/share/fonts/opentype/noto";
/** Within the collections: Japanese, Korean, Simplified Chinese. */
const simplifiedChinese = 2;
const fromPackage = (name: string): string => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
const upright = { features: ["vert", "vrt2"], unitsPerEm: 400 };

const pagesATopic = 96;
const unionOf = (sets: readonly ReadonlySet<string>[]): Set<string> => new Set(sets.flatMap((one) => [...one]));
/** The letters that stand on the most pages, for one file that every reading fetches. */
const listCommon = (pages: readonly ReadonlySet<string>[], count: number): Set<string> => {
  const counts = new Map<string, number>();
  for (const page of pages) for (const letter of page) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return new Set(
    [...counts]
      .sort(([one, times], [other, others]) => others - times || (one < other ? -1 : 1))
      .slice(0, count)
      .map(([letter]) => letter),
  );
};
/** The common letters first, the others as the pages want them. */
const plan = (pages: readonly ReadonlySet<string>[], letters: ReadonlySet<string>, common: number, most: number, costs: Costs): Slice[] => {
  const core = listCommon(pages, common);
  const others = pages.map((page) => page.difference(core));
  return [...(core.size > 0 ? [[...core]] : []), ...planSlices(others, letters.difference(core), most, costs)];
};

const toRange = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
/** What Chinese pages take from the Latin faces, with what pinyin adds. Marks that both scripts have are the Chinese font's; other accents come from the whole files. */
const latin: Slice = [...toRange(0x20, 0x7e), ..."\u00a0©°±²´×÷–−àáèéìíòóùúü"];
const latinCut = {
  fontNumber: -1,
  weights: [400, 700] as [number, number],
  features: ["kern", "tnum"],
  unitsPerEm: 0,
  slices: [latin],
};
const toLatin = (name: string): string => join(fromPackage(`@fontsource-variable/${name}`), "files", `${name}-latin-wght-normal.woff2`);

export const planFaces = async (): Promise<Face[]> => {
  const pages = await listPages(pagesATopic);
  const bold = pages.map((page) => page.bold);
  const regular = pages.map((page) => page.regular);
  const works = listVersePages();
  const quoted = unionOf(pages.map((page) => page.verse));
  return [
    {
      name: "bold",
      sources: [join(noto, "NotoSerifCJK-Bold.ttc")],
      fontNumber: simplifiedChinese,
      ...upright,
      slices: plan(bold, listOwnLetters().union(unionOf(bold)), 640, 84, { letter: 175, file: 1000, rest: 66 }),
    },
    {
      name: "regular",
      sources: [join(noto, "NotoSerifCJK-Regular.ttc")],
      fontNumber: simplifiedChinese,
      ...upright,
      slices: plan(regular, listPageLetters().union(unionOf(regular)), 320, 50, { letter: 165, file: 1000, rest: 44 }),
    },
    {
      name: "verse",
      sources: globSync("files/lxgwwenkai-regular-subset-*.woff2", { cwd: fromPackage("lxgw-wenkai-webfont") })
        .sort()
        .map((file) => join(fromPackage("lxgw-wenkai-webfont"), file)),
      fontNumber: -1,
      ...upright,
      slices: plan(works, unionOf(works).union(quoted), 0, 300, { letter: 235, file: 600, rest: 20 }),
    },
    { name: "latin-sans", sources: [toLatin("inter")], ...latinCut },
    { name: "latin-serif", sources: [toLatin("source-serif-4")], ...latinCut },
  ];
};
