import { describe, expect, it } from "vitest";
import { countCharacters, fittingHeadline, fittingWay, headlineMaxLength, isFittingHeadline } from "./headline.ts";

describe("a headline that fits", () => {
  const full = "Yes, if you ask this week: the Nine of Cups grants the wish, and rightly";
  const short = "Yes, if you ask this week: the Nine of Cups";
  const bare = "Yes, if you ask this week";

  it("is the first wording that stands in two lines, as it is", () => {
    expect(fittingHeadline("en", [full, short, bare])).toBe(short);
    expect(fittingHeadline("en", [bare, short])).toBe(bare);
  });

  it("may be as long as the limit and not one character longer", () => {
    const limit = { zh: "签".repeat(headlineMaxLength.zh), en: "a".repeat(headlineMaxLength.en) };
    for (const locale of ["zh", "en"] as const) {
      expect(isFittingHeadline(locale, limit[locale])).toBe(true);
      expect(isFittingHeadline(locale, `${limit[locale]}，`)).toBe(false);
    }
  });

  it("counts marks and spaces, and a rare character once", () => {
    expect(countCharacters("能成，慢一点。")).toBe(7);
    expect(countCharacters("𠮷 ok")).toBe(4);
  });

  it("is the shortest, and whole, where none fits", () => {
    expect(fittingHeadline("en", [`${full} again`, full])).toBe(full);
    expect(fittingHeadline("en", [full, `${full} again`])).toBe(full);
  });

  it("tells by which template it was made", () => {
    const ways = ["{verdict}, and {name} tells you how to go about it: {counsel}", "{verdict}: {counsel}", "{verdict}"];
    const fill = (counsel: string) => (way: string) => way.replace("{verdict}", "Yes").replace("{name}", "the Sun").replace("{counsel}", counsel);
    expect(fittingWay("en", ways, fill("go out"))).toEqual({ headline: "Yes, and the Sun tells you how to go about it: go out", way: ways[0] });
    expect(fittingWay("en", ways, fill("enjoy what’s shining today"))).toEqual({ headline: "Yes: enjoy what’s shining today", way: ways[1] });
  });
});
