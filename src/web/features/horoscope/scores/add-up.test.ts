import fc from "fast-check";
import { expect, test } from "vitest";
import { addUp } from "./add-up.ts";
import { sayPoints } from "./say-points.ts";

const reasonsOf = (points: number[]) => points.map((one, index) => ({ id: `${index}`, text: "", points: one }));

test("start, reasons and rest come to the score, each step beginning where the one before ended", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.integer({ min: -40, max: 40 }).map((tenths) => tenths / 10),
        { maxLength: 9 },
      ),
      (points) => {
        const sum = points.reduce((total, one) => total + one, 55);
        const score = Math.round(sum);
        const { steps, total, rest, heldAt } = addUp(55, reasonsOf(points), score);
        expect(heldAt).toBeNull();
        expect(total + rest).toBeCloseTo(score, 6);
        expect(steps.map(({ from }) => from)).toEqual([55, ...steps.map(({ to }) => to)].slice(0, steps.length));
      },
    ),
  );
});

test("a sum beyond the bounds is held there, and nothing is called a rest", () => {
  expect(addUp(55, reasonsOf([30, 25]), 98)).toMatchObject({ total: 110, heldAt: 98, rest: 0 });
  expect(addUp(55, reasonsOf([-30, -30]), 5)).toMatchObject({ total: -5, heldAt: 5, rest: 0 });
  expect(addUp(55, reasonsOf([43.2]), 98)).toMatchObject({ heldAt: null, rest: -0.2 });
});

test("points carry their sign, to a tenth", () => expect([9, -8.8, 0, -0.04, 2.449].map(sayPoints)).toEqual(["+9", "−8.8", "0", "0", "+2.4"]));
