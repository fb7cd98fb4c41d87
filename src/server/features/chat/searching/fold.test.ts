import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText } from "./fold.ts";
import { toSaidText } from "./to-said.ts";

test.each([
  ["愛情", "爱情"],
  ["頭髮和發財", "头发和发财"],
  ["皇后在後面", "皇后在后面"],
  ["妳裏裡麼著為爲", "你里里么着为为"],
  ["ＡＢＣ　１２３", "abc 123"],
  ["Café ÉCOLE", "cafe ecole"],
  ["ｶﾀｶﾅ", "カタカナ"],
  ["Don’t “go” — yet", 'don\'t "go" - yet'],
  ["İstanbul", "istanbul"],
  ["ΣΟΦΟΣ σοφος σοφός", "σοφοσ σοφοσ σοφόσ"],
  ["emoji 🙂 𠮷 stay", "emoji 🙂 𠮷 stay"],
])("%s is searched as %s", (text, folded) => expect(foldText(text)).toBe(folded));

test("a folded text is as long as the text, and folding it again changes nothing", () =>
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const folded = foldText(text);
      expect(folded.length).toBe(text.length);
      expect(foldText(folded)).toBe(folded);
    }),
  ));

test("every letter there is folds to one that stays", () => {
  const all = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).join("");
  expect(foldText(foldText(all)) === foldText(all)).toBe(true);
});

const told = (text: string) => ({ role: "assistant" as const, text });

test("an answer is searched as it is read", () => {
  expect(toSaidText(told("## 可以换\n\n**先**看`合同`。\n\n> 天行健\n\n- 甲\n- 乙\n\n[出处](https://example.com/a)，1\\. 星 \\*\n\nsnake_case 3*4"))).toBe(
    "可以换 先看合同。 天行健 甲 乙 出处，1. 星 * snake_case 34",
  );
});

test("a person's words are searched as they were written", () =>
  expect(toSaidText({ role: "user", text: " 2 * 3 * 4\n\n# 不是标题 " })).toBe("2 * 3 * 4 # 不是标题"));

test("a hundred thousand hostile letters are made plain at once", () => {
  const startedMs = performance.now();
  for (const piece of ["[", "](", "*", "`", "\\", "> ", "- ", "[a](b", "_", "#"]) toSaidText(told(piece.repeat(20_000)));
  expect(performance.now() - startedMs).toBeLessThan(1000);
});
