import { describe, expect, test } from "vitest";
import { parseNickname } from "./nickname.ts";

describe("a nickname", () => {
  test.each([
    ["小满", "小满"],
    ["  小满 ", "小满"],
    ["Ann O’Neil", "Ann O’Neil"],
    ["一二三四五六七八九十", "一二三四五六七八九十"],
    ["😀😀😀😀😀😀😀😀😀😀", "😀😀😀😀😀😀😀😀😀😀"],
    ["Cafe\u0301", "Caf\u00e9"],
  ])("%j is %j", (text, name) => expect(parseNickname(text)).toBe(name));

  test.each(["", "   ", "一二三四五六七八九十一", "a\nb", "a\u0000b", "a\u0007", "a\u2028b", "a\u202Eb", "\u200B\u200B", "\uD800a"])("%j is none", (text) =>
    expect(parseNickname(text)).toBeNull(),
  );
});
