import fc from "fast-check";
import { expect, test } from "vitest";
import { toBearing } from "../../kit/compass/mountain.ts";
import { palaces, toDirection } from "../../kit/compass/palace.ts";
import type { HousePlan } from "../plan.ts";
import { listPlaces, toHousePlan } from "../plan.ts";
import { listBorders, toWedge, toWordsPlace } from "./plan-geometry.ts";

const planOf = (given: Partial<HousePlan> = {}): HousePlan => ({
  picture: "p",
  width: 400,
  height: 300,
  centre: { x: 200, y: 150 },
  north: 0,
  door: null,
  rooms: [],
  ...given,
});
const plans = fc
  .record({
    width: fc.integer({ min: 200, max: 2048 }),
    height: fc.integer({ min: 200, max: 2048 }),
    across: fc.double({ min: 0.3, max: 0.7, noNaN: true }),
    down: fc.double({ min: 0.3, max: 0.7, noNaN: true }),
    north: fc.integer({ min: -360, max: 360 }),
  })
  .map(({ across, down, width, height, north }) => planOf({ width, height, north, centre: { x: width * across, y: height * down } }));

test("with north up the eastern palace's words stand right of the centre, with north to the right above it", () => {
  expect(toWordsPlace(planOf(), "E")).toEqual({ x: 332, y: 150 });
  const turned = toWordsPlace(planOf({ north: 90 }), "N");
  expect([Math.round(turned.x), Math.round(turned.y)]).toEqual([332, 150]);
  expect(toWordsPlace(planOf(), "C")).toEqual({ x: 200, y: 150 });
});

test("every palace's words stand on the picture, and but for those pushed off the edge in their own palace", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      for (const palace of palaces.filter((one) => one !== "C")) {
        const { x, y } = toWordsPlace(plan, palace);
        expect(x >= 0 && x <= plan.width && y >= 0 && y <= plan.height).toBe(true);
        const isFree = x > plan.width * 0.101 && x < plan.width * 0.899 && y > plan.height * 0.091 && y < plan.height * 0.909;
        if (!isFree) continue;
        const bearing = toBearing((Math.atan2(x - plan.centre.x, plan.centre.y - y) * 180) / Math.PI - plan.north);
        expect(toDirection(bearing)).toBe(palace);
      }
    }),
  );
});

test("the lines between the palaces end at the picture's edge, half way between two directions", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const ends = listBorders(plan);
      expect(ends).toHaveLength(8);
      for (const { x, y } of ends) {
        const gap = Math.min(x, y, plan.width - x, plan.height - y);
        expect(Math.abs(gap)).toBeLessThan(1e-6 * plan.width);
      }
    }),
  );
});

test("a wedge begins at the centre", () => {
  expect(toWedge(planOf(), "S")).toMatch(/^M200 150L/);
});

test("a plan is drawn on only where the picture, its size and a centre on it are known; what is marked lies where it was", () => {
  const marks = { centre: { x: 200, y: 150 }, north: 0, door: { x: 390, y: 150 }, rooms: [{ x: 200, y: 10, name: "厨房" }] };
  expect(toHousePlan({ picture: "p", marks })).toBeNull();
  expect(toHousePlan({ marks: { ...marks, size: { width: 400, height: 300 } } })).toBeNull();
  expect(toHousePlan({ picture: "p", marks: { ...marks, centre: { x: 500, y: 1 }, size: { width: 400, height: 300 } } })).toBeNull();
  const plan = toHousePlan({ picture: "p", marks: { ...marks, size: { width: 400, height: 300 } } });
  expect(plan).toMatchObject({ width: 400, door: { x: 390 }, rooms: [{ name: "厨房" }] });
  expect(listPlaces({ ...marks, centre: plan!.centre })[0]!.palace).toBe("E");
});
