import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type PackedStrokes, packNumber, restOffset } from "../src/topics/kit/strokes/packed.ts";

/**
 * Makes src/topics/kit/strokes/data/strokes.json from the text files of Unihan 15.0, the last version with the radicals and strokes
 * of the Kangxi dictionary (kRSKangXi) for whole blocks. Debian's package `unicode-data` 15.0 brings them under /usr/share/unicode
 * as Unihan_*.txt.bz2; unpack them with bunzip2 into a folder. Run: node tools/make-strokes.ts FOLDER
 */
const folder = process.argv[2];
if (!folder) throw new Error("which folder holds Unihan_*.txt?");

const fields = new Map<string, Map<string, string>>();
for (const name of ["IRGSources", "OtherMappings", "RadicalStrokeCounts", "Readings", "Variants", "DictionaryLikeData"]) {
  const text = readFileSync(join(folder, `Unihan_${name}.txt`), "utf8");
  if (!/^# Unicode version: 15\.0\.0$/m.test(text)) throw new Error(`Unihan_${name}.txt is not of Unicode 15.0`);
  for (const line of text.split("\n")) {
    const [code, field, value] = line.split("\t");
    if (!code?.startsWith("U+") || !field || !value) continue;
    if (!fields.has(field)) fields.set(field, new Map());
    fields.get(field)!.set(String.fromCodePoint(Number.parseInt(code.slice(2), 16)), value);
  }
}
const find = (field: string, char: string): string | undefined => fields.get(field)?.get(char);
const get = (field: string, char: string): string => {
  const value = find(field, char);
  if (value === undefined) throw new Error(`${char} has no ${field}`);
  return value;
};
const toChars = (codes: string): string[] => codes.split(" ").map((code) => String.fromCodePoint(Number.parseInt(code.slice(2), 16)));

const first = 0x4e00;
const last = 0x9fff;
const block = Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
const isInBlock = (char: string): boolean => char.codePointAt(0)! >= first && char.codePointAt(0)! <= last;
const standard = [...fields.get("kTGH")!.keys()];
const common = [...fields.get("kUnihanCore2020")!.keys(), ...fields.get("kIICore")!.keys()];
const formsOf = (char: string): string[] => toChars(find("kTraditionalVariant", char) ?? "").filter((form) => form !== "\0");
const extra = [...new Set([...standard, ...common].flatMap((char) => [char, ...(find("kTraditionalVariant", char) ? formsOf(char) : [])]))]
  .filter((char) => !isInBlock(char) && find("kRSUnicode", char) !== undefined)
  .sort((one, other) => one.codePointAt(0)! - other.codePointAt(0)!);
const chars = [...block, ...extra];

/** The Kangxi dictionary's place where the character has one, else Unicode's; the first of several, a mark of simplification left off. */
const toRadicalAndRest = (char: string): [number, number] => {
  const [place = ""] = (find("kRSKangXi", char) ?? get("kRSUnicode", char)).split(" ");
  const [radical = "", rest = ""] = place.replaceAll("'", "").split(".");
  return [Number(radical), Number(rest)];
};

const toReading = (char: string): string => (find("kMandarin", char) ?? "").split(" ")[0]!;
const syllables = [...new Set(chars.map(toReading))].sort();
const syllablePlaces = new Map(syllables.map((syllable, place) => [syllable, place]));

const records = chars
  .map((char) => {
    const [radical, rest] = toRadicalAndRest(char);
    const today = Number(get("kTotalStrokes", char).split(" ")[0]);
    return packNumber(radical, 2) + packNumber(rest + restOffset, 1) + packNumber(today, 1) + packNumber(syllablePlaces.get(toReading(char))!, 2);
  })
  .join("");

const known = new Set(chars);
const traditional = chars
  .filter((char) => find("kTraditionalVariant", char) !== undefined)
  .map((char) => [char, formsOf(char).filter((form) => known.has(form))] as const)
  .filter(([char, forms]) => forms.some((form) => form !== char))
  .map(([char, forms]) => char + forms.join(""));

/** Further readings of the general standard list, without the first. */
const readings = standard
  .map((char) => [char, [...new Set((find("kTGHZ2013", char) ?? "").split(" ").flatMap((part) => (part.split(":")[1] ?? "").split(",")))]] as const)
  .map(([char, all]) => [char, all.filter((one) => one !== "" && one !== toReading(char))] as const)
  .filter(([, others]) => others.length > 0)
  .map(([char, others]) => `${char}${others.join(",")}`);

const packed: PackedStrokes = {
  version: "Unihan 15.0",
  extra: extra.join(""),
  syllables: syllables.join(" "),
  records,
  traditional: traditional.join(" "),
  readings: readings.join(" "),
};
const target = fileURLToPath(new URL("../src/topics/kit/strokes/data/strokes.json", import.meta.url));
writeFileSync(target, JSON.stringify(packed));
execFileSync(fileURLToPath(new URL("../node_modules/.bin/biome", import.meta.url)), ["format", "--write", target]);
const written = readFileSync(target);
process.stdout.write(
  `${chars.length} characters, ${standard.length} of the standard list, ${traditional.length} with traditional forms: ${written.length} bytes, ${gzipSync(written, { level: 9 }).length} gzip\n`,
);
