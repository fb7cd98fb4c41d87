import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fengshuiInput, type Marks } from "../../../../../../topics/fengshui/input.ts";
import { listPlaces } from "../../../../../../topics/fengshui/plan.ts";
import { toBearing } from "../../../../../../topics/kit/compass/mountain.ts";
import { directions, toDirection } from "../../../../../../topics/kit/compass/palace.ts";
import { firstGuess, type MarksDraft, toggleRoom } from "./draft.ts";
import { toArrowHead } from "./to-arrow-head.ts";
import { findProblems, toDraft, toMarkInputs } from "./to-inputs.ts";

const size = { width: 1600, height: 900 };
const toMarks = (draft: MarksDraft, of = size): Marks => toMarkInputs(draft, of).marks as Marks;
const findBearing = (draft: MarksDraft, of = size): number => listPlaces(toMarks(draft, of))[0]!.bearing!;

describe("what is marked, as the topic takes it", () => {
  it("is in the picture's pixels, and passes the topic's own check", () => {
    const draft = { ...toggleRoom(firstGuess, "厨房"), direction: "S" as const, built: "2005" };
    const inputs = toMarkInputs(draft, size);
    expect(inputs).toEqual({
      facing: "S",
      built: 2005,
      marks: { centre: { x: 800, y: 450 }, door: { x: 800, y: 846 }, north: 0, rooms: [{ x: 352, y: 198, name: "厨房" }], size },
    });
    expect(fengshuiInput.parse(inputs)).toMatchObject({ facing: "S", built: "2005", marks: inputs.marks });
  });

  it("a door where the arrow points lies in the palace of the facing, whatever the picture's shape", () => {
    const drafts = fc.record({
      arrow: fc.integer({ min: 0, max: 359 }),
      facing: fc.integer({ min: 0, max: 360 }),
      width: fc.integer({ min: 400, max: 2048 }),
      height: fc.integer({ min: 400, max: 2048 }),
    });
    fc.assert(
      fc.property(drafts, ({ arrow, facing, ...of }) => {
        const draft = { ...firstGuess, arrow, degrees: String(facing), door: toArrowHead(firstGuess.centre, arrow, of) };
        // Two points rounded to whole pixels are off by a pixel's diagonal between them, seen from where they are.
        const reach = Math.hypot((draft.door.x - draft.centre.x) * of.width, (draft.door.y - draft.centre.y) * of.height);
        const rounding = (Math.asin(Math.SQRT2 / reach) * 180) / Math.PI;
        expect(Math.abs(toBearing(findBearing(draft, of) - facing + 180) - 180)).toBeLessThanOrEqual(rounding + 1e-6);
      }),
    );
    for (const direction of directions) {
      const door = toArrowHead(firstGuess.centre, 70, size);
      expect(toDirection(findBearing({ ...firstGuess, arrow: 70, direction, door }))).toBe(direction);
    }
  });

  it("the same plan photographed upside down says the same", () => {
    const door = { x: 0.3, y: 0.9 };
    const upright = findBearing({ ...firstGuess, direction: "SW", door });
    const turned = findBearing({ ...firstGuess, direction: "SW", arrow: 0, door: { x: 0.7, y: 0.1 } });
    expect(turned).toBeCloseTo(upright);
  });

  it("is taken up again as it was left", () => {
    const draft = { ...toggleRoom(firstGuess, "主卧"), arrow: 200, degrees: "187.5", built: "1998" };
    const picture = { url: "data:,", width: 1000, height: 1000, inputs: toMarkInputs(draft, { width: 1000, height: 1000 }) };
    expect(toDraft(picture)).toEqual(draft);
    const chosen = { ...draft, degrees: "", direction: "NW" as const, built: "" };
    expect(toDraft({ ...picture, inputs: toMarkInputs(chosen, picture) })).toEqual(chosen);
    expect(toDraft({ ...picture, inputs: null })).toEqual(firstGuess);
  });
});

describe("what is still to be put right", () => {
  it.each([
    [{}, { facing: "facing" }],
    [{ degrees: "361" }, { facing: "degrees" }],
    [{ degrees: "-1" }, { facing: "degrees" }],
    [{ degrees: "南" }, { facing: "degrees" }],
    [{ degrees: "360", built: "05" }, { built: "built" }],
    [{ direction: "N" as const, built: "1700" }, { built: "built" }],
    [{ degrees: "0" }, {}],
    [{ direction: "E" as const, built: " 2005 " }, {}],
  ])("%j", (change, problems) => {
    expect(findProblems({ ...firstGuess, ...change })).toEqual(problems);
  });
});
