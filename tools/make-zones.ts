import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { listRulePeriods, parsePosixRule, type ZonePeriod } from "../src/topics/kit/time/posix-rule.ts";
import { type PackedZone, packZone, unpackZone } from "../src/topics/kit/time/zone-file.ts";

/**
 * Makes src/topics/kit/time/data/zones.json from compiled tz data (RFC 8536) that kept each zone's own past: built with
 * PACKRATDATA=backzone PACKRATLIST=zone.tab, as Debian's tzdata is. Run: node tools/make-zones.ts [/usr/share/zoneinfo]
 */
const folder = process.argv[2] ?? "/usr/share/zoneinfo";
const source = readFileSync(join(folder, "tzdata.zi"), "utf8").split("\n");
const version = /^# version (\S+)/.exec(source[0] ?? "")?.[1];
if (!version || !source.some((line) => line.startsWith("# ddeps") && line.includes("backzone"))) {
  throw new Error(`${folder} is no backzone build: before 1970 its zones are merged`);
}

/** Header: "TZif", version, 15 unused bytes, then six counts; the second block has 64-bit times, and the footer follows it. */
const headerBytes = 44;
const readCounts = (bytes: DataView, at: number) => {
  const [utc = 0, standard = 0, leap = 0, changes = 0, types = 0, letters = 0] = [0, 1, 2, 3, 4, 5].map((place) => bytes.getUint32(at + 20 + place * 4));
  return { utc, standard, leap, changes, types, letters };
};

const readTzif = (name: string): { periods: ZonePeriod[]; footer: string } => {
  const file = readFileSync(join(folder, name));
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const short = readCounts(bytes, 0);
  const start = headerBytes + short.changes * 5 + short.types * 6 + short.letters + short.leap * 8 + short.standard + short.utc;
  const { changes, types, letters, leap, standard, utc } = readCounts(bytes, start);
  const timesAt = start + headerBytes;
  const indicesAt = timesAt + changes * 8;
  const typesAt = indicesAt + changes;
  const lettersAt = typesAt + types * 6;
  const toPeriod = (from: number, type: number): ZonePeriod => {
    const at = typesAt + type * 6;
    const letter = lettersAt + file.readUInt8(at + 5);
    return { from, offset: file.readInt32BE(at), isDst: file.readUInt8(at + 4) === 1, abbreviation: file.toString("latin1", letter, file.indexOf(0, letter)) };
  };
  const listed = Array.from({ length: changes }, (_, index) => toPeriod(Number(file.readBigInt64BE(timesAt + index * 8)), file.readUInt8(indicesAt + index)));
  const footer = file.toString("latin1", lettersAt + letters + leap * 12 + standard + utc).trim();
  return { periods: [toPeriod(Number.NEGATIVE_INFINITY, 0), ...listed], footer };
};

const isSame = (one: ZonePeriod, other: ZonePeriod | undefined): boolean =>
  one.from === other?.from && one.offset === other.offset && one.abbreviation === other.abbreviation && one.isDst === other.isDst;

/** The big bang of old files is no change of clocks; nor is a change to what was. */
const withoutEmptyChanges = (periods: ZonePeriod[]): ZonePeriod[] =>
  periods.filter((period, index) => index === 0 || !isSame({ ...period, from: 0 }, { ...periods[index - 1]!, from: 0 }));

/** Leaves out every period at the end that the footer's rule says as well. */
const toPacked = (name: string): PackedZone => {
  const { periods: read, footer } = readTzif(name);
  const periods = withoutEmptyChanges(read);
  const rule = parsePosixRule(footer);
  const end = periods.at(-1)!.from;
  if (!rule.daylight) {
    const { from: _, ...last } = periods.at(-1)!;
    if (last.offset !== rule.standard.offset) throw new Error(`${name} ends at ${last.offset}, its rule says ${footer}`);
    return packZone(periods, undefined);
  }
  const ruled = listRulePeriods(rule, 1970, 2150);
  const ruledFrom = periods.findIndex((_, index) => {
    const from = periods[index]!.from;
    const expected = ruled.filter((period) => period.from > from && period.from <= end);
    const rest = periods.slice(index + 1);
    return rest.length === expected.length && rest.every((period, place) => isSame(period, expected[place]));
  });
  const packed = packZone(periods.slice(0, ruledFrom + 1), footer);
  const again = unpackZone(packed).filter(({ from }) => from <= end);
  if (again.length !== periods.length || !again.every((period, index) => isSame(period, periods[index]))) throw new Error(`${name} does not unpack`);
  return packed;
};

const names = (letter: string): string[][] => source.filter((line) => line.startsWith(`${letter} `)).map((line) => line.split(" "));
const zones = Object.fromEntries(
  names("Z")
    .map(([, name = ""]) => [name, toPacked(name)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);
const targets = new Map(names("L").map(([, target = "", name = ""]) => [name, target]));
const toZone = (name: string): string => (targets.has(name) ? toZone(targets.get(name)!) : name);
const links = Object.fromEntries([...targets.keys()].sort().map((name) => [name, toZone(name)]));

const json = JSON.stringify({ version, zones, links });
const target = fileURLToPath(new URL("../src/topics/kit/time/data/zones.json", import.meta.url));
writeFileSync(target, json);
execFileSync(fileURLToPath(new URL("../node_modules/.bin/biome", import.meta.url)), ["format", "--write", target]);
const written = readFileSync(target);
const sizes = `${written.length} bytes, ${gzipSync(written, { level: 9 }).length} gzip`;
process.stdout.write(`tz ${version}: ${Object.keys(zones).length} zones, ${Object.keys(links).length} links, ${sizes}\n`);
