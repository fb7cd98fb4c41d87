import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runAlmanac } from "./almanac.ts";
import { UsageProblem } from "./usage.ts";

const file = join(import.meta.dirname, "yarrow.ts");
const run = (args: string[], input = "") => {
  const { stdout, stderr, status } = spawnSync(join(import.meta.dirname, "../../node_modules/.bin/node"), [file, "almanac", ...args], {
    input,
    encoding: "utf8",
  });
  return {
    rows:
      stdout === ""
        ? []
        : stdout
            .trim()
            .split("\n")
            .map((line): unknown => JSON.parse(line)),
    stderr,
    status,
  };
};

describe("yarrow almanac", () => {
  test("prints the 24 solar terms of a year, each with the Sun's longitude and its instant", () => {
    const { rows, status } = run(["terms", "2024"]);
    const terms = rows[0] as { name: string; longitude: number; at: string }[];
    expect([status, terms.length, terms[2]]).toEqual([0, 24, { name: "立春", longitude: 315, at: "2024-02-04T08:27:07Z" }]);
  });

  test("prints days line by line, in order, and a bad line does not stop the rest", () => {
    const { rows, status } = run(["day", "--jsonl"], '"2033-12-22"\n"2024-02-30"\nnonsense\n"2024-02-10"\n');
    expect([status, rows.length]).toEqual([0, 4]);
    expect(rows[0]).toMatchObject({
      lunar: { year: 2033, month: 11, leap: true, day: 1 },
      ganzhi: { year: "癸丑", month: "甲子", day: "丁未" },
      lunarYearGanzhi: "癸丑",
    });
    expect(rows.slice(1)).toMatchObject([{ error: { code: 1001 } }, { error: { code: 1001 } }, { lunarYearGanzhi: "甲辰" }]);
  });

  test("prints a day's leaf: duty, mansion, good, avoid and clash beside its calendar", () => {
    expect(run(["day", "2016-12-28"]).rows[0]).toMatchObject({
      ganzhi: { year: "丙申", month: "庚子", day: "甲申" },
      duty: "成",
      mansion: "箕",
      avoid: ["嫁娶", "动土", "安床", "造桥", "掘井"],
      clash: { branch: "寅", animal: "虎", ganzhi: "戊寅", direction: "S" },
    });
  });

  test("tells a bad argument on stdout with exit code 1, a bad call on stderr with 2", () => {
    expect(run(["day", "yesterday"])).toMatchObject({ status: 1, rows: [{ error: { code: 1001, fields: { date: "invalid_value" } } }] });
    const { status, stderr } = run(["weather", "2024"]);
    expect([status, stderr.startsWith("yarrow: ")]).toEqual([2, true]);
  });

  test.each([["1700"], ["24"], ["soon"]])("refuses the year %s", async (year) => {
    await expect(runAlmanac(["terms", year])).rejects.toMatchObject({ error: "invalidParameters" });
  });

  test.each([[[]], [["terms"]], [["terms", "2024", "--jsonl"]], [["terms", "2024", "2025"]], [["constructor", "2024"]]])(
    "is not called with %j",
    async (args) => {
      await expect(runAlmanac(args)).rejects.toBeInstanceOf(UsageProblem);
    },
  );
});
