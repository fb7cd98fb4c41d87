import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "../../shared/errors.ts";
import { parseInput } from "../kit/parse-input.ts";
import { toDrawnMarks } from "./card/drawn-marks.ts";
import type { Features, Measures, PalmistryCast } from "./cast-types.ts";
import { castPalmistry } from "./engine.ts";
import { toPalmistryFacts } from "./facts.ts";
import { palmistryInput } from "./input.ts";
import { lineNames, type Marks, type Point } from "./marks.ts";
import type { LineMeasures } from "./measure/lines.ts";
import { palmistryPrompt } from "./prompt.ts";
import { factWords as english } from "./telling/en/fact-words.ts";
import { factWords as chinese } from "./telling/zh/fact-words.ts";
import { toTemplateMarks } from "./template.ts";
import { toNumbers, toRandomMarks } from "./testing/random-hand.ts";
import { palmistry } from "./topic.ts";
import { understandPalmistry } from "./understand.ts";

interface Case {
  arithmetic: string;
  hand: "left" | "right";
  dominant: "left" | "right";
  marks: unknown;
  measures: Partial<Measures>;
  lines: Partial<Record<string, Partial<LineMeasures>>>;
  features: Partial<Features>;
  side: string;
}
const { cases } = JSON.parse(readFileSync(new URL("./golden/hands.json", import.meta.url), "utf8")) as { cases: Case[] };

const cast = (given: Record<string, unknown>): PalmistryCast => castPalmistry(parseInput(palmistryInput, given));
const refusal = (given: Record<string, unknown>): unknown => {
  try {
    cast(given);
  } catch (error) {
    if (error instanceof AppError) return (error.details as { fields: unknown }).fields;
    throw error;
  }
  return undefined;
};
const pose = { wrist: { x: 0.5, y: 0.92 }, size: 0.45, turn: 0, hand: "right", aspect: 0.9 } as const;
const template = toTemplateMarks(pose, ["fate", "sun", "marriage"]);
const typed = { hand: "left", palm: "square", fingers: "long", heart: "between", head: "longSloping", life: "medium" };

/** Every point of the marks moved in the plane of the picture, whose height is one. */
const toMoved = (marks: Marks, aspect: number, move: (place: Point) => Point): Marks => {
  const put = ({ x, y }: Point): Point => {
    const moved = move({ x: x * marks.aspect, y });
    return { x: moved.x / aspect, y: moved.y };
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    if ("x" in value && "y" in value) return put(value as Point);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]));
  };
  return { ...(walk(marks) as Marks), aspect };
};

const expectClose = (one: Partial<Measures>, other: Measures): void => {
  for (const [name, value] of Object.entries(one)) {
    const found = other[name as keyof Measures];
    if (typeof value === "number") expect(found, name).toBeCloseTo(value, 5);
    else if (name !== "lines") expect(found, name).toEqual(value);
  }
};

const anyHand = fc.integer({ min: 1, max: 2_000_000 }).map((seed) => toRandomMarks(toNumbers(seed)));

describe("a hand's measures", () => {
  it.each(cases)("$arithmetic", ({ hand, dominant, marks, measures, lines, features, side }) => {
    const made = cast({ hand, dominant, marks });
    expectClose(measures, made.measures!);
    for (const [name, expected] of Object.entries(lines))
      for (const [key, value] of Object.entries(expected!))
        expect(made.measures!.lines[name as "heart"]![key as keyof LineMeasures], `${name} ${key}`).toBeCloseTo(value, 5);
    expect(made.features).toMatchObject(features);
    expect(made.side).toBe(side);
    expect(made.confidence).toEqual({ level: "high", doubts: [] });
  });

  it("are the same however the picture is turned, enlarged, mirrored or cut to another shape", () => {
    const moves = fc.record({
      marks: anyHand,
      turn: fc.integer({ min: -180, max: 180 }),
      scale: fc.double({ min: 0.6, max: 1, noNaN: true }),
      isMirrored: fc.boolean(),
      aspect: fc.double({ min: 0.6, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(moves, ({ marks, turn, scale, isMirrored, aspect }) => {
        const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        const moved = toMoved(marks, aspect, ({ x, y }) => {
          const [right, down] = [(x - 0.45) * scale * (isMirrored ? -1 : 1), (y - 0.5) * scale];
          return { x: right * cos - down * sin + 0.5 * aspect, y: right * sin + down * cos + 0.5 };
        });
        const [one, other] = [castPalmistry({ question: "", hand: "right", marks }), castPalmistry({ question: "", hand: "right", marks: moved })];
        expect(other.features).toEqual(one.features);
        const { lines, gaps, ...numbers } = one.measures!;
        expectClose(numbers, other.measures!);
        for (const [at, gap] of gaps.entries()) expect(other.measures!.gaps[at]).toBeCloseTo(gap, 5);
        for (const [name, line] of Object.entries(lines)) expect(other.measures!.lines[name as "heart"]!.length).toBeCloseTo(line.length, 5);
      }),
      { numRuns: 150 },
    );
  });

  it("tell a mirrored picture by the side of its thumb, and measure it all the same", () => {
    expect(cast({ hand: "right", marks: { ...template, moved: 1 } }).confidence.doubts).toEqual([]);
    const other = cast({ hand: "left", marks: { ...template, moved: 1 } });
    expect(other.confidence).toEqual({ level: "fair", doubts: ["mirrored"] });
    expect(other.features).toEqual(cast({ hand: "right", marks: template }).features);
  });

  it("are the same from whichever end a line was marked", () => {
    fc.assert(
      fc.property(anyHand, fc.subarray([...lineNames], { minLength: 1 }), (marks, names) => {
        const lines = { ...marks.lines };
        for (const name of names) {
          const line = marks.lines[name];
          if (line) lines[name] = { ...line, points: line.points.toReversed(), breaks: line.breaks.map((share) => 1 - share) };
        }
        const [one, other] = [marks, { ...marks, lines }].map((own) => castPalmistry({ question: "", hand: "right", marks: own }));
        expect(other!.features).toEqual(one!.features);
        expect(other!.confidence).toEqual(one!.confidence);
        for (const [name, { breaks }] of Object.entries(one!.signs))
          for (const [at, share] of breaks.entries()) expect(other!.signs[name as "heart"]!.breaks[at]).toBeCloseTo(share, 9);
      }),
    );
  });

  it("grow with what is marked: a head line drawn further is longer, one that falls further is steeper", () => {
    const withHead = (points: Point[]) => cast({ hand: "right", marks: { ...template, lines: { ...template.lines, head: { points } } } }).measures!;
    const [start, ...rest] = template.lines.head.points as [Point, ...Point[]];
    const longer = withHead([start, ...rest, { x: rest.at(-1)!.x - 0.05, y: rest.at(-1)!.y }]);
    const steeper = withHead([start, ...rest.slice(0, -1), { x: rest.at(-1)!.x, y: rest.at(-1)!.y + 0.05 }]);
    const own = withHead([start, ...rest]);
    expect(longer.lines.head!.length).toBeGreaterThan(own.lines.head!.length);
    expect(steeper.headSlope).toBeGreaterThan(own.headSlope);
  });

  it("call one crease across the palm what it is", () => {
    const points = template.lines.head.points.map(({ x, y }) => ({ x: x + 0.005, y: y - 0.005 })).reverse();
    expect(cast({ hand: "right", marks: { ...template, lines: { ...template.lines, heart: { points } } } }).features.isSingle).toBe(true);
    expect(cast({ hand: "right", marks: template }).features.isSingle).toBe(false);
  });
});

describe("how far the marks are believed", () => {
  it("little, where most points still stand where the first guess put them", () => {
    expect(cast({ hand: "right", marks: template }).confidence).toEqual({ level: "low", doubts: ["unmoved"] });
  });
  it.each([
    [{ light: 40, edges: 500 }, "dim"],
    [{ light: 235, edges: 500 }, "glaring"],
    [{ light: 128, edges: 30 }, "blurred"],
  ])("less, where the photo is %j", (photo, doubt) => {
    expect(cast({ hand: "right", marks: { ...template, moved: 1, photo } }).confidence).toEqual({ level: "fair", doubts: [doubt] });
  });
  it("less, where the heart line runs below the head line", () => {
    const { heart, head } = template.lines;
    const lower = heart.points.map(({ x, y }, at) => ({ x, y: y + (at === 0 ? 0.02 : 0.1) }));
    const marks = {
      ...template,
      moved: 1,
      lines: { ...template.lines, heart: { points: lower }, head: { points: head.points.map(({ x, y }) => ({ x, y: y - 0.02 })) } },
    };
    expect(cast({ hand: "right", marks }).confidence).toEqual({ level: "fair", doubts: ["crossed"] });
  });
  it.each([
    ["marks.palm", { ...template, palm: { ...template.palm, wrist: template.fingers.middle.base } }],
    ["marks.palm", { ...template, palm: { ...template.palm, littleEdge: template.palm.thumbEdge } }],
    ["marks.fingers.index", { ...template, fingers: { ...template.fingers, index: { tip: template.fingers.index.base, base: template.fingers.index.base } } }],
    ["marks.fingers.ring", { ...template, fingers: { ...template.fingers, ring: { tip: template.palm.wrist, base: template.fingers.ring.base } } }],
    ["marks.fingers", { ...template, fingers: { ...template.fingers, index: template.fingers.ring, ring: template.fingers.index } }],
    ["marks.lines.heart", { ...template, lines: { ...template.lines, heart: template.lines.head, head: template.lines.heart } }],
    ["marks.lines.fate", { ...template, lines: { ...template.lines, fate: { points: Array.from({ length: 3 }, () => template.palm.wrist) } } }],
  ])("not at all where no hand is built so: %s", (field, marks) => {
    expect(Object.keys(refusal({ hand: "right", marks }) as object)).toEqual([field]);
  });
});

describe("a hand in words", () => {
  it("is read by what was answered, and says that nothing was measured", () => {
    const made = cast(typed);
    expect(made.measures).toBeNull();
    expect(made.features).toMatchObject({
      shape: "air",
      heartEnd: "between",
      headLength: "long",
      headSlope: "gentle",
      lifeSweep: "medium",
      thumb: null,
      lifeLength: null,
    });
    expect(made.confidence).toEqual({ level: "fair", doubts: ["typed"] });
  });
  it("needs palm, fingers and the three lines, unless they are marked", () => {
    expect(refusal({ hand: "left" })).toEqual({ palm: "required", fingers: "required", heart: "required", head: "required", life: "required" });
    expect(palmistry.missing({}).map(({ name }) => name)).toEqual(["hand", "palm", "fingers", "heart", "head", "life"]);
    expect(palmistry.missing({ picture: "i1", marks: template, hand: "left" })).toEqual([]);
  });
  it("is drawn as it was described", () => {
    const drawn = (given: Record<string, unknown>) => castPalmistry({ question: "", hand: "left", marks: toDrawnMarks(cast({ ...typed, ...given })) }).features;
    for (const heart of ["index", "between", "middle"]) expect(drawn({ heart })).toMatchObject({ heartEnd: heart, heartForm: "curved" });
    expect(drawn({ heart: "straight" })).toMatchObject({ heartForm: "straight" });
    for (const life of ["close", "medium", "wide"]) expect(drawn({ life }).lifeSweep).toBe(life);
    expect(drawn({ head: "shortStraight" })).toMatchObject({ headLength: "short", headSlope: "straight" });
    expect(drawn({ head: "longSloping" })).toMatchObject({ headLength: "long", headSlope: "gentle" });
    expect(drawn({ start: "apart" }).start).toBe("near");
    expect(drawn({ fate: "present" }).fate).toBe("wrist");
  });
  it.each([
    ["这是我的左手，方掌短指，感情线弯上食指", { hand: "left", palm: "square", fingers: "short", heart: "index" }],
    ["我是左撇子，没有事业线", { dominant: "left", fate: "none" }],
    ["感情线收在食指和中指之间，智慧线长而斜，生命线贴着拇指", { heart: "between", head: "longSloping", life: "close" }],
    ["生命线短是什么意思？", {}],
    ["左手和右手该看哪只？", {}],
    ["I'm right-handed, with a square palm, short fingers and no fate line", { dominant: "right", palm: "square", fingers: "short", fate: "none" }],
    ["This is my left hand; the heart line ends under the middle finger", { hand: "left", heart: "middle" }],
    ["What does a short life line mean?", {}],
  ])("heard: %s", (text, heard) => {
    expect(understandPalmistry(text, {}, /\p{Script=Han}/u.test(text) ? "zh" : "en")).toEqual(heard);
  });
});

describe("facts", () => {
  it("have ids of their own and words in both languages, with no figure left blank", () => {
    fc.assert(
      fc.property(anyHand, (marks) => {
        const facts = toPalmistryFacts(castPalmistry({ question: "", hand: "right", marks }));
        expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
        for (const { key, values } of facts)
          for (const words of [chinese, english]) {
            const { label, value, note = "" } = (words[key] as (given: typeof values) => { label: string; value: string; note?: string })(values);
            for (const text of [label, value, note]) {
              expect(text.trim()).not.toBe("");
              expect(text).not.toMatch(/undefined|null|NaN/);
            }
          }
      }),
      { numRuns: 80 },
    );
  });
  it("never speak of years or of a life's length as read from the hand", () => {
    const made = cast({ hand: "right", marks: template });
    for (const { key, values } of toPalmistryFacts(made)) {
      const { note = "" } = (chinese[key] as (given: typeof values) => { note?: string })(values);
      expect(note).not.toMatch(/\d+岁|长寿|短命/);
    }
  });
  it("name every shape and line a model may name, and hold fewer than there are", () => {
    for (const locale of ["zh", "en"] as const) {
      const held = palmistryPrompt.namesIn(cast({ hand: "right", marks: { ...template, lines: { ...template.lines, sun: null } } }), locale);
      expect(palmistryPrompt.names[locale]).toEqual(expect.arrayContaining([...held]));
      expect(held.length).toBeLessThan(palmistryPrompt.names[locale].length);
      expect(held).not.toContain(locale === "zh" ? "太阳线" : "sun line");
    }
  });
});

describe("the first guess", () => {
  it("is a hand the topic takes, left or right, wherever it lies", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("left", "right") as fc.Arbitrary<"left" | "right">,
        fc.integer({ min: -30, max: 30 }),
        fc.double({ min: 0.25, max: 0.45, noNaN: true }),
        (hand, turn, size) => {
          const marks = toTemplateMarks({ ...pose, hand, turn, size, aspect: 1 }, lineNames);
          const made = castPalmistry({ question: "", hand, marks });
          expect(made.confidence.doubts).toEqual(["unmoved"]);
        },
      ),
    );
  });
});
