import { describe, expect, it } from "vitest";
import { toOpening } from "./opening.ts";

describe("the opening of a sentence", () => {
  it("is the whole of it where that fits", () => {
    expect(toOpening("en", "Go slowly; it will hold.")).toEqual({ headline: "Go slowly; it will hold.", rest: "" });
    expect(toOpening("zh", "慢慢走，撑得住。")).toEqual({ headline: "慢慢走，撑得住。", rest: "" });
  });

  it("goes as far as a headline holds, and leaves the rest as a sentence", () => {
    expect(toOpening("en", "Watch the sting of being passed over: at a desk it’s fire, in a quarrel it’s only smoke.")).toEqual({
      headline: "Watch the sting of being passed over.",
      rest: "At a desk it’s fire, in a quarrel it’s only smoke.",
    });
    expect(toOpening("en", "A wrong turning pays more than you would think, so don’t fill every hour of the day.")).toEqual({
      headline: "A wrong turning pays more than you would think.",
      rest: "So don’t fill every hour of the day.",
    });
    expect(toOpening("zh", "去年的旧账先翻出来对一遍，对完了再谈要不要接着合伙，谈不拢也别当场翻脸。")).toEqual({
      headline: "去年的旧账先翻出来对一遍，对完了再谈要不要接着合伙。",
      rest: "谈不拢也别当场翻脸。",
    });
  });

  it("is not cut within a quotation, nor to a bare word", () => {
    expect(toOpening("en", "Not here: ask the one who said “leave it alone, and let the others have it” what they meant by that")).toBeNull();
  });
});
