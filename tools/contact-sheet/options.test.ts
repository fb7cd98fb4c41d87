import { expect, test } from "vitest";
import { topicIds } from "../../src/topics/topic-ids.ts";
import { parseOptions } from "./options.ts";

const parse = (...args: string[]) => parseOptions([...args, "--out", "sheet"]);

test("without a word it is everything: every topic, width, state, language and light", () => {
  const { subjects, windows, states, locales, themes } = parse();
  expect(new Set(subjects.map(({ topic }) => topic))).toEqual(new Set(topicIds));
  expect(windows.map(({ width }) => width)).toEqual([390, 820, 1440, 1920]);
  expect(states).toEqual(["opening", "reading", "figure", "details"]);
  expect(locales).toEqual(["zh", "en"]);
  expect(themes).toEqual(["light", "dark"]);
});

test("it is narrowed by name, a topic bringing all that is laid in it", () => {
  const { subjects, windows, states, locales } = parse("--topics", "tarot,dream", "--widths", "390,1366x768", "--states", "reading", "--locale", "zh");
  expect(subjects.map(({ name }) => name)).toEqual([
    ...["one", "three", "cross", "relationship", "yesNo", "celticCross"].map((spread) => `tarot.${spread}`),
    "dream",
  ]);
  expect(windows).toEqual([
    { width: 390, height: 844, isTouch: true },
    { width: 1366, height: 768, isTouch: false },
  ]);
  expect(states).toEqual(["reading"]);
  expect(locales).toEqual(["zh"]);
  expect(parse("--topics", "tarot.cross").subjects).toHaveLength(1);
});

test.each([
  ["--topics", "tea"],
  ["--widths", "wide"],
  ["--states", "asleep"],
  ["--locale", "fr"],
  ["--text", "0"],
])("%s %s is refused by name", (option, value) => {
  expect(() => parse(option, value)).toThrow(new RegExp(value));
});
