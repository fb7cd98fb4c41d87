import { UsageProblem } from "./usage.ts";

const hexagramRows = async (): Promise<unknown[]> => {
  const { hexagrams, toFullName } = await import("../topics/kit/hexagrams/king-wen.ts");
  const { getEnglishTelling } = await import("../topics/kit/hexagrams/tellings.ts");
  return hexagrams.map((hexagram) => ({ ...hexagram, nameZh: toFullName(hexagram), nameEn: getEnglishTelling(hexagram.number).name }));
};

/** The tables one can print, each loaded when it is asked for. */
const tables: Record<string, () => Promise<unknown>> = {
  tarot: async () => (await import("../topics/tarot/data/deck.ts")).deck,
  hexagrams: hexagramRows,
};

/** Classical verse by set, in the shape its checker reads. */
const verses: Record<string, () => Promise<unknown>> = {
  yijing: async () => {
    const { classicTexts } = await import("../topics/kit/hexagrams/data/classic.ts");
    return Object.fromEntries(classicTexts.map(({ judgment, lines }, at) => [at + 1, { judgment, lines }]));
  },
};

/** `yarrow list`. @throws UsageProblem */
export const runList = async ([name = "", set = ""]: string[]): Promise<void> => {
  const load = name === "verses" ? verses[set] : tables[name];
  if (!load) throw new UsageProblem(`list takes ${Object.keys(tables).join(", ")} or verses with one of: ${Object.keys(verses).join(", ")}`);
  process.stdout.write(`${JSON.stringify(await load())}\n`);
};
