import { describe, expect, it } from "vitest";
import { fittingHead, openWith } from "./head.ts";

const full = "找有章程、有考核的地方，做贸易、物流一类的活，先拿资质再谈价钱。";
const short = "找有章程、有考核的地方，做贸易、物流一类的活。";

describe("a headline with what it leaves out", () => {
  it("leaves nothing where the fullest wording fits", () => {
    expect(fittingHead("zh", short, ["做贸易。", "找有章程的地方。"])).toEqual({ headline: short });
  });
  it("brings the rest of the wording that fits", () => {
    expect(fittingHead("zh", full, [short, "先拿资质再谈价钱。"])).toEqual({ headline: short, rest: "先拿资质再谈价钱。" });
  });
  it("takes the shortest where none fits", () => {
    expect(fittingHead("zh", [`${full}${full}`, "一。"], [full, "二。"])).toEqual({ headline: full, rest: "二。" });
  });
  it("opens the first paragraph, unless it is said there already", () => {
    expect(openWith("It comes late.", "The seat holds Duty.", " ")).toBe("It comes late. The seat holds Duty.");
    expect(openWith("它来得晚。", "日支坐正官，它来得晚，不急。", "")).toBe("日支坐正官，它来得晚，不急。");
    expect(openWith(undefined, "The seat holds Duty.", " ")).toBe("The seat holds Duty.");
  });
});
