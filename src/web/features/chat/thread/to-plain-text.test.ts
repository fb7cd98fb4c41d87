import { describe, expect, it } from "vitest";
import { toPlainText } from "./to-plain-text.ts";

describe("a reading copied", () => {
  it("has no marks, and keeps its lines", () => {
    expect(toPlainText("## 可以走。\n\n**三张**合看。\n\n> 井渫不食\n> 为我心恻")).toBe("可以走。\n\n三张合看。\n\n井渫不食\n为我心恻");
  });
});
