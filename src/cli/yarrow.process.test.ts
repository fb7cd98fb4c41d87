import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const file = join(import.meta.dirname, "yarrow.ts");
const run = (args: string[], input = "") => {
  const { stdout, stderr, status } = spawnSync(join(import.meta.dirname, "../../node_modules/.bin/node"), [file, ...args], { input, encoding: "utf8" });
  return { lines: stdout.trim().split("\n"), stderr, status };
};
const at = "2026-11-20T04:00:00Z";

describe("yarrow cast", () => {
  test("prints a cast with what it takes to cast it again", () => {
    const first = run(["cast", "tarot", "--input", '{"spread":"one"}', "--seed", "00ff", "--at", at]);
    const cast = JSON.parse(first.lines[0]!) as { spread: string; cards: unknown[]; seed: string; engineVersion: number };
    expect([first.status, cast.spread, cast.cards.length, cast.seed]).toEqual([0, "one", 1, "00ff"]);
    expect(run(["cast", "m", "--input", '{"spread":"one"}', "--seed", "00ff", "--at", at]).lines).toEqual(first.lines);
  });

  test("answers line by line, in order, and a bad line does not stop the rest", () => {
    const input = ['{"spread":"three"}', '{"spread":"pyramid"}', "nonsense", '{"spread":"one"}'].join("\n");
    const { lines, status } = run(["cast", "tarot", "--jsonl", "--seed", "01"], input);
    const rows = lines.map((line) => JSON.parse(line) as { cards?: unknown[]; error?: { code: number; fields: Record<string, string> } });
    expect(status).toBe(0);
    expect(rows.map(({ cards, error }) => cards?.length ?? error?.code)).toEqual([3, 1001, 1001, 1]);
    expect(Object.keys(rows[1]!.error!.fields)).toEqual(["spread"]);
  });

  test("tells facts and a reading in either language", () => {
    const facts = JSON.parse(run(["cast", "zhouYi", "--as", "facts", "--seed", "02"]).lines[0]!) as { facts: { id: string; key: string }[] };
    expect(facts.facts.length).toBeGreaterThan(5);
    const english = run(["cast", "zhouYi", "--as", "reading", "--lang", "en", "--seed", "02", "--input", '{"question":"Should I go back to school?"}']);
    expect(english.lines[0]).toMatch(/^## /);
  });

  test("a routing topic names its method and its cast", () => {
    const routed = JSON.parse(run(["cast", "ask", "--input", '{"question":"该不该换工作？"}']).lines[0]!) as { topic: string; cast: unknown };
    expect(["tarot", "zhouYi"]).toContain(routed.topic);
    expect(routed.cast).toBeTypeOf("object");
  });

  test("a bad input is told on stdout with exit code 1, a bad call on stderr with 2", () => {
    const bad = run(["cast", "tarot", "--input", '{"spread":"pyramid"}']);
    expect([bad.status, JSON.parse(bad.lines[0]!)]).toMatchObject([1, { error: { code: 1001 } }]);
    for (const args of [["cast", "astrology"], ["fly"], ["cast", "tarot", "--seed", "xyz"], ["list", "verses", "none"]]) {
      const { status, stderr } = run(args);
      expect([status, stderr.startsWith("yarrow: ")]).toEqual([2, true]);
    }
  });
});

describe("yarrow list", () => {
  test("prints the deck and the hexagrams", () => {
    const tarot = JSON.parse(run(["list", "tarot"]).lines[0]!) as { id: number; nameEn: string; nameZh: string }[];
    expect([tarot.length, tarot[8]!.nameEn, tarot[11]!.nameEn, tarot[77]!.nameZh]).toEqual([78, "Strength", "Justice", "星币国王"]);
    const hexagrams = JSON.parse(run(["list", "hexagrams"]).lines[0]!) as { number: number; nameEn: string }[];
    expect([hexagrams.length, new Set(hexagrams.map(({ nameEn }) => nameEn)).size]).toEqual([64, 64]);
  });
  test("prints the kua of a year, or of one a line, and a bad line in place of its result", () => {
    expect(run(["list", "kua", "1990"]).lines).toEqual(['{"male":1,"female":8}']);
    const { lines } = run(["list", "kua", "--jsonl"], '1990\n"2000"\n"soon"\n');
    expect(lines).toEqual(['{"male":1,"female":8}', '{"male":9,"female":6}', '{"error":{"code":1001,"fields":{"year":"invalid_value"}}}']);
  });
});
