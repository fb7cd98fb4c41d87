import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Makes src/topics/kit/hexagrams/data/classic.ts: the received text of the Zhouyi, from the npm package @freizl/yijing (MIT)
 * with every erratum of tools/data/yijing-errata.json put right. Run: node tools/make-yijing.ts
 */
interface Source {
  name: string;
  gua_ci: string;
  da_xiang: string;
  yao_ci: string[];
  xiao_xiang: string[];
}

interface Erratum {
  hex: number;
  /** gua, daxiang, tuan, or yao and xiaoxiang with the line's number. */
  where: string;
  npm: string;
  received: string;
}

const readJson = <Value>(path: string): Value => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as Value;
const sources = readJson<Source[]>("../node_modules/@freizl/yijing/zh-CN/64gua.json");
const errata = readJson<Erratum[]>("./data/yijing-errata.json");
const used = new Set<Erratum>();

/** The package keeps 泰 and a few rare characters in their traditional form. */
const simplified = readJson<Record<string, string>>("./data/yijing-simplified.json");
const toSimplified = (text: string): string => [...text].map((character) => simplified[character] ?? character).join("");

/** The text after its own heading ("初九：", "乾：", "咸，"), ended by a full stop, with every erratum of its place applied. */
const toText = (raw: string, hex: number, where: string): string => {
  const bare = raw.trim().replace(/^.{1,3}：|^[初上六九二三四五]{2}，|^咸，/, "");
  const erratum = errata.find((one) => one.hex === hex && one.where === where);
  if (erratum) used.add(erratum);
  const text = toSimplified(erratum?.received ?? bare);
  return /[。！？]$/.test(text) ? text : `${text}。`;
};

const hexagrams = sources.map((source, index) => {
  const hex = index + 1;
  const lines = source.yao_ci.map((text, at) => toText(text, hex, `yao${at + 1}`));
  const smallImages = source.xiao_xiang.map((text, at) => toText(text, hex, `xiaoxiang${at + 1}`));
  const judgment = toText(source.gua_ci, hex, "gua");
  const image = toText(source.da_xiang, hex, "daxiang");
  if (lines.length < 6 || smallImages.length !== lines.length) throw new Error(`hexagram ${hex}: ${lines.length} lines`);
  return { judgment, image, lines, smallImages };
});

// The 彖传 is not kept, so its errata have no place to go.
const unused = errata.filter((one) => !used.has(one) && one.where !== "tuan");
if (unused.length > 0) throw new Error(`errata without a place: ${JSON.stringify(unused)}`);

const quote = (text: string): string => JSON.stringify(text);
const rows = hexagrams.map(({ judgment, image, lines, smallImages }) =>
  [
    "  {",
    `    judgment: ${quote(judgment)},`,
    `    image: ${quote(image)},`,
    "    lines: [",
    ...lines.map((line) => `      ${quote(line)},`),
    "    ],",
    "    smallImages: [",
    ...smallImages.map((line) => `      ${quote(line)},`),
    "    ],",
    "  },",
  ].join("\n"),
);
const file = `/** Made by tools/make-yijing.ts; do not edit by hand. */
export interface ClassicText {
  /** 卦辞 */
  judgment: string;
  /** 大象 */
  image: string;
  /** 爻辞, bottom up; 乾 and 坤 have a seventh, 用九 and 用六. */
  lines: readonly string[];
  /** 小象 of each line. */
  smallImages: readonly string[];
}

/** The received text in King Wen order; the first is 乾. */
export const classicTexts: readonly ClassicText[] = [
${rows.join("\n")}
];
`;
const target = fileURLToPath(new URL("../src/topics/kit/hexagrams/data/classic.ts", import.meta.url));
writeFileSync(target, file);
execFileSync(fileURLToPath(new URL("../node_modules/.bin/biome", import.meta.url)), ["format", "--write", target]);
