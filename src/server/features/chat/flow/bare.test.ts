import { expect, test } from "vitest";
import { listCrafts } from "../../../../topics/registry.ts";
import { isBareCraft, isBareDraw, isPlainYes, stripCraft, takesUp } from "./bare.ts";

test.each(["再抽一张", "再求一支", "抽一章", "继续", "draw one more", "throw the coins again", "go on"])(
  "“%s” asks for a draw and for nothing else",
  (text) => {
    expect(isBareDraw(text)).toBe(true);
  },
);

test.each(["再抽一张看看工作", "draw one for my sister", "我该不该搬家"])("“%s” says what the draw is for", (text) => {
  expect(isBareDraw(text)).toBe(false);
});

test("a craft asked for alone takes the question that stands, one with a matter its own", async () => {
  const crafts = await listCrafts();
  for (const text of ["用紫微看看", "那紫微斗数怎么说呢"]) expect(isBareCraft(stripCraft(text, crafts, "purpleStar"))).toBe(true);
  expect(isBareCraft(stripCraft("what would the I Ching say", crafts, "zhouYi"))).toBe(true);
  expect(isBareCraft(stripCraft("用塔罗看看合伙人靠不靠谱", crafts, "tarot"))).toBe(false);
});

test("a yes takes up an offer; taking notice does not", () => {
  for (const text of ["好的", "yes please", "ok", "要的"]) expect([isPlainYes(text), takesUp(text)]).toEqual([true, true]);
  for (const text of ["我知道了", "you're right", "不用了", "no thanks"]) expect([isPlainYes(text), takesUp(text)]).toEqual([false, false]);
});
