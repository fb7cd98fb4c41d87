import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { analyse } from "scslre";
import { parseSync } from "vite";
import { beforeAll, describe, expect, test } from "vitest";
import { questionMaxLength } from "../shared/constants.ts";
import { listSources, sourceDir } from "./imports.ts";
import type { Report } from "./testing/hear-everything.ts";

interface Pattern {
  where: string;
  source: string;
  flags: string;
}

/** Rooms a person's words, or a model's, come to. A picture's own lines and the settings of whoever runs the server do not. */
const rooms = /^(?:topics|shared|ui|web|server\/features)\//;
const picture = /\/art\//;

/** Lines that are no comment and no import: a file without a stroke in them has no pattern, and most are such. */
const mayHold = (source: string): boolean => source.split("\n").some((line) => line.includes("/") && !/^\s*(?:\/?\*|\/\/|import\b|\} from\b)/.test(line));

const listWritten = (): Pattern[] => {
  const found: Pattern[] = [];
  for (const file of listSources().filter((path) => rooms.test(path) && !picture.test(path))) {
    const source = readFileSync(join(sourceDir, file), "utf8");
    if (!mayHold(source)) continue;
    const visit = (node: unknown): void => {
      if (typeof node !== "object" || node === null) return;
      const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } };
      if (type === "Literal" && regex) found.push({ where: file, source: regex.pattern, flags: regex.flags });
      for (const child of Object.values(node)) visit(child);
    };
    visit(parseSync(file, source).program);
  }
  return found;
};

const listSlow = (patterns: readonly Pattern[]): string[] =>
  patterns.filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0).map(({ where, source }) => `${where}: ${source}`);

const fill = (piece: string): string => piece.repeat(Math.ceil(questionMaxLength / piece.length)).slice(0, questionMaxLength);
const texts = ["上海", "born in ", "A", `a${" ".repeat(500)}`, "1990年"].map(fill);
/** For one text. It takes some hundredths of a second; what is not linear takes a minute. */
const patienceMs = 20_000;
/** Three seconds of work, on a machine that does much else besides. */
const busyMs = 120_000;

describe("a pattern that reads words", () => {
  const heard: { built: Pattern[]; hearing: string; isDone: boolean } = { built: [], hearing: "", isDone: false };

  beforeAll(async () => {
    const worker = new Worker(join(import.meta.dirname, "testing/hear-everything.ts"), { workerData: { texts } });
    await new Promise<void>((resolve, reject) => {
      let timer = setTimeout(resolve, patienceMs);
      worker.on("error", reject);
      worker.on("message", ({ hearing, built }: Report) => {
        clearTimeout(timer);
        heard.hearing = hearing ?? heard.hearing;
        if (!built) {
          timer = setTimeout(resolve, patienceMs);
          return;
        }
        heard.built = built.map(([source, flags]) => ({ where: "built", source, flags }));
        heard.isDone = true;
        resolve();
      });
    });
    await worker.terminate();
  }, busyMs);

  test(
    "is never tried over and over on the same letters",
    () => {
      expect(listSlow([{ where: "", source: "\\s+$", flags: "" }])).toHaveLength(1);
      const written = listWritten();
      expect(written.length).toBeGreaterThan(1000);
      expect(listSlow(written)).toEqual([]);
    },
    busyMs,
  );

  test(
    "may be built, and holds to the same",
    () => {
      expect(heard.built.length).toBeGreaterThan(100);
      expect(listSlow(heard.built)).toEqual([]);
    },
    busyMs,
  );

  test("hears 4,000 hostile letters to their end", () => {
    expect(heard.isDone ? "" : `still hearing ${heard.hearing}`).toBe("");
  });
});
