import { describe, expect, it } from "vitest";
import { toDrawnMarks } from "../../../../../topics/palmistry/card/drawn-marks.ts";
import { castPalmistry } from "../../../../../topics/palmistry/engine.ts";
import { palmistryFields, palmistryInput } from "../../../../../topics/palmistry/input.ts";
import { findNext, type HandFields, isLine, mergeFields, parts, toHandMarks } from "./hand-fields.ts";

const optionsOf = (part: string): string[] => (palmistryFields.find(({ name }) => name === part)?.options ?? []).map(({ value }) => value);
const whole = { hand: "left", palm: "square", fingers: "short", heart: "straight", head: "shortStraight", life: "wide" } as const;

describe("a hand that is described", () => {
  it("is asked for all that the topic needs, one after the other", () => {
    expect(findNext({ hand: "right" })).toBe("palm");
    expect(findNext({ hand: "right", palm: "long", fingers: "long" })).toBe("heart");
    expect(findNext(whole)).toBeUndefined();
    expect(palmistryInput.safeParse(whole).success).toBe(true);
  });

  it("takes what the words say, and what was chosen by hand over it", () => {
    expect(mergeFields({ hand: "left", heart: "index", fate: "none" }, { heart: "middle" })).toEqual({ hand: "left", heart: "middle" });
  });

  it("is drawn with the very lines of its cast", () => {
    const drawn = toHandMarks({ ...whole, palm: undefined, fingers: undefined } as HandFields);
    const cast = castPalmistry(palmistryInput.parse(whole));
    for (const name of ["heart", "head", "life"] as const) expect(drawn.lines[name].points).toEqual(toDrawnMarks(cast).lines[name].points);
  });

  it("looks another with every choice", () => {
    for (const part of parts) {
      const looks = optionsOf(part).map((value) => JSON.stringify(toHandMarks({ ...whole, [part]: value })));
      expect([part, new Set(looks).size, looks.length > 1]).toEqual([part, looks.length, true]);
    }
    expect(parts.filter(isLine)).toEqual(["heart", "head", "life"]);
  });
});
