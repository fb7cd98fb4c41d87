import { describe, expect, it } from "vitest";
import { parseInput } from "../kit/parse-input.ts";
import { castAuspicious } from "./engine.ts";
import { auspiciousInput } from "./input.ts";
import { toIcs } from "./to-ics.ts";

const moment = "2026-11-21T04:00:00.123Z";
const cast = (given: unknown) => castAuspicious(parseInput(auspiciousInput, given), { moment });
const month = cast({ purpose: "moving", range: { kind: "nextMonth" } });

interface Property {
  name: string;
  params: string;
  value: string;
}
/** Reads a calendar as RFC 5545 says: unfold, then name, parameters and value. */
const parse = (text: string): Property[] =>
  text
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [, name = "", params = "", value = ""] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
      return { name, params, value };
    });
const toPlain = (text: string): string => text.replace(/\\n/g, "\n").replace(/\\([\\;,])/g, "$1");
const octets = (text: string): number => Buffer.byteLength(text, "utf8");

describe.each(["zh", "en"] as const)("the calendar in %s", (locale) => {
  const text = toIcs(month, locale);
  const properties = parse(text);
  const values = (name: string) => properties.filter((property) => property.name === name).map(({ value }) => value);

  it("ends every line with CRLF and keeps it within 75 octets", () => {
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(text.endsWith("\r\n")).toBe(true);
    expect(text.split("\r\n").filter((line) => octets(line) > 75)).toEqual([]);
    expect(text).toMatch(/\r\n /);
  });
  it("has an event for each of the five best days, whole days with the end left out", () => {
    expect(values("BEGIN")).toEqual(["VCALENDAR", ...Array.from({ length: 5 }, () => "VEVENT")]);
    expect(values("END").at(-1)).toBe("VCALENDAR");
    expect(values("DTSTART")).toEqual(month.ranked.slice(0, 5).map(({ date }) => date.replaceAll("-", "")));
    expect(values("DTEND")[0]).toBe("20261218");
    expect(properties.filter(({ name }) => name === "DTSTART").every(({ params }) => params === ";VALUE=DATE")).toBe(true);
  });
  it("stamps each with the moment of the cast and a name of its own", () => {
    expect(new Set(values("DTSTAMP"))).toEqual(new Set(["20261121T040000Z"]));
    expect(new Set(values("UID")).size).toBe(5);
    expect(toIcs(month, locale)).toBe(text);
  });
  it("escapes what is written in it", () => {
    const description = values("DESCRIPTION")[0]!;
    expect(description).not.toMatch(/(?<!\\)[,;]/);
    expect(toPlain(description).split("\n")).toHaveLength(5);
  });
});

it("of a struck day holds the days to take instead", () => {
  const one = cast({ purpose: "moving", date: "2026-12-12" });
  expect(parse(toIcs(one, "en")).find(({ name }) => name === "DTSTART")?.value).toBe("20261217");
});
