import { UsageProblem } from "./usage.ts";

/** The tables one can print, each loaded when it is asked for. */
const tables: Record<string, () => Promise<unknown>> = {
  tarot: async () => (await import("../topics/tarot/data/deck.ts")).deck,
  hexagrams: async () => (await import("../topics/kit/hexagrams/table.ts")).hexagramTable,
};

/** Classical verse by set, in the shape its checker reads. */
const verses: Record<string, () => Promise<unknown>> = {
  yijing: async () => (await import("../topics/kit/hexagrams/verses.ts")).listVerses(),
};

/** `yarrow list`. @throws UsageProblem */
export const runList = async ([name = "", set = ""]: string[]): Promise<void> => {
  const load = name === "verses" ? verses[set] : tables[name];
  if (!load) throw new UsageProblem(`list takes ${Object.keys(tables).join(", ")} or verses with one of: ${Object.keys(verses).join(", ")}`);
  process.stdout.write(`${JSON.stringify(await load())}\n`);
};
