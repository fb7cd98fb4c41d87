import { describe, expect, it } from "vitest";
import { questionMaxLength } from "../../../../shared/constants.ts";
import { cutToFit, toExcess } from "./too-long.ts";

const most = "字".repeat(questionMaxLength);

describe("a question that is too long", () => {
  it("is counted by what lies beyond the limit, the air around it left out", () => {
    expect(toExcess(most)).toBe(0);
    expect(toExcess(`\n ${most} \n`)).toBe(0);
    expect(toExcess(`${most}再说三字`)).toBe(4);
  });

  it("is cut to its beginning, which can then be sent", () => {
    expect(cutToFit(`${most}再说三字`)).toBe(most);
    expect(cutToFit(" 刚好 ")).toBe("刚好");
  });

  it("is never cut through the middle of a character", () => {
    const cut = cutToFit(`${"字".repeat(questionMaxLength - 1)}𠮷𠮷`);
    expect(cut).toBe("字".repeat(questionMaxLength - 1));
    expect(toExcess(cut)).toBe(0);
  });
});
