import { expect, test } from "vitest";
import { shortenName, toInitial } from "./name.ts";

test("a name of thirty-two characters is shown whole, a longer one by its ends", () => {
  const whole = `${"a".repeat(20)}@example.com`;
  expect(whole).toHaveLength(32);
  expect(shortenName(whole)).toBe(whole);
  expect(shortenName(`b${whole}`)).toBe("baaa….com");
  expect(shortenName("0x4f3a000000000000000000000000000000009c2e")).toBe("0x4f…9c2e");
  expect(shortenName("😀".repeat(33))).toBe(`${"😀".repeat(4)}…${"😀".repeat(4)}`);
});

test("a ring holds the last character of a Chinese name, the first letter of another, and of a wallet what is its own", () => {
  expect([toInitial("小棠"), toInitial("xiaotang@example.com"), toInitial("+8613800138000"), toInitial("0x4f3a"), toInitial("")]).toEqual([
    "棠",
    "X",
    "8",
    "4",
    "·",
  ]);
});
