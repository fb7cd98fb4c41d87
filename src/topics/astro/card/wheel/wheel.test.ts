import fc from "fast-check";
import { expect, test } from "vitest";
import { parseInput } from "../../../kit/parse-input.ts";
import { castAstro } from "../../engine.ts";
import { type AstroInput, astroInput } from "../../input.ts";
import { findLit, findStanding } from "./find-lit.ts";
import { findTapped } from "./find-tapped.ts";
import { toArc, toSpot } from "./geometry.ts";
import { toRadii } from "./radii.ts";
import { spread } from "./spread.ts";
import { toWheelModel } from "./wheel-model.ts";
import { pan, toDrawn, wholeWheel, zoomAbout } from "./zoom.ts";

const cast = castAstro(parseInput<AstroInput>(astroInput, { instant: "1990-05-01T05:45:00Z", latitude: 31.23, longitude: 121.47 }), {
  moment: "2025-11-21T12:00:00Z",
});

const longitude = fc.double({ min: 0, max: 359.999, noNaN: true });

test("glyphs come to stand as far apart as asked, and in their order", () => {
  fc.assert(
    fc.property(fc.array(longitude, { minLength: 2, maxLength: 14 }), (longitudes) => {
      const gap = 12.5;
      const shown = spread(longitudes, gap);
      const order = longitudes.map((_, index) => index).sort((one, other) => longitudes[one]! - longitudes[other]!);
      const ways = order.map((index, place) => (shown[order[(place + 1) % order.length]!]! - shown[index]! + 720) % 360);
      for (const way of ways) expect(way).toBeGreaterThan(gap - 0.1);
      expect(ways.reduce((sum, way) => sum + way, 0)).toBeCloseTo(360, 6);
    }),
  );
});

test("a glyph that has room stays where it is, and two too near give way evenly", () => {
  expect(spread([10, 100, 200], 12.5)).toEqual([10, 100, 200]);
  const [one, other] = spread([10, 12], 12);
  expect([one, other]).toEqual([5, 17]);
});

test("the ascendant stands at the left, and signs run against the clock", () => {
  expect(toSpot(150, 100, 150)).toEqual({ x: -100, y: 0 });
  expect(toSpot(240, 100, 150)).toEqual({ x: 0, y: 100 });
  expect(toArc(350, 20, 100, 0)).toMatch(/A100 100 0 0 0 /);
});

test("a finger on a glyph, an angle or a house number finds its fact, on a line the aspect, beside all nothing", () => {
  const model = toWheelModel(cast, "natal");
  const radii = toRadii("natal", true);
  for (const { shown, fact } of model.marks) expect(findTapped(model, radii, toSpot(shown, radii.inner.glyph, model.left), 30)).toBe(fact);
  expect(findTapped(model, radii, { x: -273, y: 0 }, 30)).toBe("angle.ascendant");
  const line = model.lines.find(({ isQuiet }) => !isQuiet)!;
  const [from, to] = line.ends.map(({ longitude: at }) => toSpot(at, radii.core, model.left));
  const near = { x: from!.x + (to!.x - from!.x) * 0.3, y: from!.y + (to!.y - from!.y) * 0.3 };
  expect(findTapped(model, radii, near, 6)).toBe(line.fact);
  expect(findTapped(model, radii, { x: 285, y: 285 }, 30)).toBeNull();
});

test("a body lights its lines, dims what it has nothing to do with, and the true node is lit as the one on the wheel", () => {
  const model = toWheelModel(cast, "natal");
  const lit = findLit(cast, model, "body.sun")!;
  const own = cast.aspects.filter(({ a, b }) => a === "sun" || b === "sun").map(({ a, b, type }) => `aspect.${a}.${type}.${b}`);
  expect([...lit.lines].sort()).toEqual(own.sort());
  expect(findStanding(lit, "inner", "sun")).toBe("asked");
  expect(findStanding(lit, "inner", "moon")).toBe(cast.aspects.some(({ a, b }) => a === "sun" && b === "moon") ? "tied" : null);
  const node = cast.aspects.find(({ a, b }) => a === "trueNode" || b === "trueNode")!;
  expect(findStanding(findLit(cast, model, `aspect.${node.a}.${node.type}.${node.b}`)!, "inner", "meanNode")).toBe("asked");
  expect(findLit(cast, model, "balance.elements")).toBeNull();
});

test("a zoom keeps what is under the finger in its place, and never leaves the drawing", () => {
  const seen = { x: 120, y: -80 };
  const zoomed = zoomAbout(wholeWheel, 2, seen);
  expect(toDrawn(zoomed, seen)).toEqual(seen);
  expect(pan(wholeWheel, { x: 50, y: 50 })).toEqual(wholeWheel);
  expect(zoomAbout(zoomed, 0.01)).toEqual(wholeWheel);
  expect(pan(zoomed, { x: 10_000, y: 0 }).x).toBe(292);
});
