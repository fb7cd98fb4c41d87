import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toCapital, toInline, toLower } from "../../../shared/capital.ts";
import { listAnd, listOr } from "./list.ts";
import { toNth, toOrdinal } from "./ordinal.ts";
import { toSeededWay } from "./way.ts";

test("a word begins a sentence, or goes on inside one, where “I” stays", () => {
  expect([toCapital("the moon"), toCapital(""), toLower("The moon"), toInline("The moon"), toInline("I’ll go"), toInline("It is")]).toEqual([
    "The moon",
    "",
    "the moon",
    "the moon",
    "I’ll go",
    "it is",
  ]);
});

test("things are listed with “and” or “or” before the last", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(listAnd)).toEqual(["", "a", "a and b", "a, b and c"]);
  expect(listOr(["a", "b", "c"])).toBe("a, b or c");
});

test("ordinals are words to the twelfth; the teens end in “th”, in every hundred", () => {
  expect([1, 2, 12, 13, 21].map(toOrdinal)).toEqual(["first", "second", "twelfth", "13th", "21st"]);
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111, 112, 121].map(toNth).join(" ")).toBe(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 101st 111th 112th 121st",
  );
});

test("one seed and key go one way always, and many seeds go every way about as often", () => {
  expect(toSeededWay("1990-05-01", "lead", 5)).toBe(toSeededWay("1990-05-01", "lead", 5));
  const counts = [0, 0, 0, 0];
  for (let at = 0; at < 4000; at += 1) counts[toSeededWay(`seed ${at}`, "lead", 4)]! += 1;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

/** Written once, here, and nowhere else in the topics. */
const onlyHere =
  /\.(?:charAt\(0\)|slice\(0, 1\))\.to(?:Upper|Lower)Case\(\)|slice\(0, -1\)\.join\(", "\)\} (?:and|or) |0x01000193|16777619|"twelfth"|"th", "st"|\? "rd" :/;

test("no topic says capitals, lists, ordinals or ways for itself", () => {
  const topics = join(import.meta.dirname, "../..");
  const files = globSync("**/*.{ts,tsx}", { cwd: topics }).filter((file) => !/\/wording\/|\.test\.|\/speech\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => onlyHere.test(readFileSync(join(topics, file), "utf8")))).toEqual([]);
});
