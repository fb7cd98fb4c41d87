import { describe, expect, it } from "vitest";
import type { InputField } from "../../../../shared/contract/input-field.ts";
import { toInputs } from "./to-inputs.ts";

const field = (name: string, kind: InputField["kind"]): InputField => ({ name, kind, label: { zh: "", en: "" }, isRequired: true });

describe("what is filled into a form", () => {
  it("goes out as the values a topic takes", () => {
    const fields = [field("lines", "lines"), field("count", "number"), field("birth", "date"), field("name", "text")];
    expect(toInputs(fields, { lines: "897987", count: "3", birth: "1990-05-01", name: " 沈禾 " })).toEqual({
      lines: [8, 9, 7, 9, 8, 7],
      count: 3,
      birth: "1990-05-01",
      name: "沈禾",
    });
  });

  it("hands births on whole, and a bearing as a number", () => {
    const birth = { date: "1990-05-01", time: null, place: "上海市 · 中国" };
    const fields = [field("birth", "birth"), field("people", "births"), field("facing", "degrees")];
    expect(toInputs(fields, { birth, people: [birth], facing: "182.5" })).toEqual({ birth, people: [birth], facing: 182.5 });
    expect(toInputs(fields, { birth: undefined, facing: "" })).toEqual({});
  });

  it("leaves out what is empty", () => {
    expect(toInputs([field("name", "text"), field("place", "place")], { name: "  " })).toEqual({});
  });
});
