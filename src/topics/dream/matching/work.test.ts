import { describe, expect, test, vi } from "vitest";
import { castDream } from "../engine.ts";
import { pickLongest } from "./match.ts";

/** How often anything is read while `call` runs, of pieces that count it. */
const countReads = (length: number): number => {
  let reads = 0;
  const pieces = Array.from({ length }, (_, at) => ({
    get from() {
      reads += 1;
      return at;
    },
    get to() {
      reads += 1;
      return at + 1;
    },
  }));
  expect(pickLongest(pieces)).toHaveLength(length);
  return reads;
};

const countPatterns = (dream: string): number => {
  const exec = vi.spyOn(RegExp.prototype, "exec");
  castDream({ text: dream }, { moment: "2026-11-20T04:00:00.000Z" });
  const { length } = exec.mock.calls;
  exec.mockRestore();
  return length;
};

describe("the work of reading a dream", () => {
  test("grows with the images it names, overlaps and all", () => {
    expect(countReads(2000)).toBeLessThan(countReads(1000) * 2.4);
  });

  test.each(["床，", "蛇，", "我它，", "snake. "])("grows with its clauses: “%s” again and again", (clause) => {
    expect(countPatterns(clause.repeat(200))).toBeLessThan(countPatterns(clause.repeat(100)) * 2.4);
  });
});
