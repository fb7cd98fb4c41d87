import { AppError } from "../shared/errors.ts";
import type { LotSetId } from "../topics/fortune/data/lot.ts";
import { eachLine, parseArgument } from "./lines.ts";
import { UsageProblem } from "./usage.ts";

interface Table {
  /** The word after the name, as the usage shows it; a table that takes one cannot be printed without. */
  argument?: string;
  /** Loads the table when it is asked for; `argument` is "" where none is taken. */
  load(argument: string): Promise<unknown>;
  /** True where --jsonl reads one argument a line. */
  isByLine?: boolean;
}

const lotVerses = (set: LotSetId) => async (): Promise<unknown> => (await import("../topics/fortune/data/sets.ts")).lotSets[set]?.verses ?? {};

/** Classical verse by set, in the shape its checker reads. */
const verses: Record<string, () => Promise<unknown>> = {
  "guanyin-100": lotVerses("guanyin-100"),
  "leiyushi-100": lotVerses("leiyushi-100"),
  "jiazi-60": lotVerses("jiazi-60"),
  "wongtaisin-100": lotVerses("wongtaisin-100"),
  daodejing: async () => {
    const { chapterNumbers, getChapter } = await import("../topics/tao-te-ching/data/chapters.ts");
    return Object.fromEntries(chapterNumbers.map((number) => [number, getChapter(number).clauses]));
  },
  chenggu: async () => (await import("../topics/huangdi/data/bone-verses.ts")).boneVerses,
  // No text of 四季诗 is sure enough to ship; see the topic’s README.
  huangdi: async () => ({}),
  yijing: async () => {
    const { classicTexts } = await import("../topics/kit/hexagrams/data/classic.ts");
    return Object.fromEntries(classicTexts.map(({ judgment, lines }, at) => [at + 1, { judgment, lines }]));
  },
};

/** The tables one can print. */
const tables: Record<string, Table> = {
  tarot: { load: async () => (await import("../topics/tarot/data/deck.ts")).deck },
  hexagrams: {
    async load() {
      const { hexagrams, toFullName } = await import("../topics/kit/hexagrams/king-wen.ts");
      const { getEnglishTelling } = await import("../topics/kit/hexagrams/tellings.ts");
      return hexagrams.map((hexagram) => ({ ...hexagram, nameZh: toFullName(hexagram), nameEn: getEnglishTelling(hexagram.number).name }));
    },
  },
  deities: {
    async load() {
      const { offeredDeities } = await import("../topics/fortune/offered.ts");
      return offeredDeities.map(({ id, name, set, temple }) => ({ id, nameZh: name.zh, nameEn: name.en, set, temple }));
    },
  },
  mansions: { load: async () => (await import("../topics/kit/almanac/data/mansions.ts")).mansions },
  kua: {
    argument: "YEAR",
    isByLine: true,
    async load(year) {
      const { listKua } = await import("../topics/kit/kua/kua.ts");
      if (!/^\d{4}$/.test(year)) throw new AppError("invalidParameters", { fields: { year: "invalid_value" } });
      return listKua(Number(year));
    },
  },
  shuli81: { load: async () => (await import("../topics/kit/grids/numbers.ts")).luckNumbers },
  strokes: { argument: "CHARS", load: async (chars) => (await import("../topics/kit/strokes/strokes.ts")).listStrokes(chars) },
  verses: {
    argument: "SET",
    async load(set) {
      const verse = Object.hasOwn(verses, set) ? verses[set] : undefined;
      if (!verse) throw new UsageProblem(`list verses takes one of: ${Object.keys(verses).join(", ")}`);
      return verse();
    },
  },
};

/** "tarot | hexagrams | strokes CHARS …", for the usage. */
export const listUsage = Object.entries(tables)
  .map(([name, { argument, isByLine }]) => [name, argument, isByLine && "[--jsonl]"].filter(Boolean).join(" "))
  .join(" | ");

/** `yarrow list`. @throws UsageProblem */
export const runList = async (args: string[]): Promise<void> => {
  const isJsonl = args.includes("--jsonl");
  const [name = "", ...words] = args.filter((word) => word !== "--jsonl");
  const argument = words.join("");
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (!table) throw new UsageProblem(`list takes one of: ${listUsage}`);
  if (isJsonl && table.isByLine && argument === "") return eachLine((line) => table.load(parseArgument(line)));
  if (isJsonl) throw new UsageProblem(`list ${name} takes no --jsonl beside its argument`);
  if (table.argument && argument === "") throw new UsageProblem(`list ${name} takes ${table.argument}`);
  process.stdout.write(`${JSON.stringify(await table.load(argument))}\n`);
};
