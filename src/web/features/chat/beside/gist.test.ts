import { expect, test } from "vitest";
import { toGist } from "./gist.ts";

const text = "## 可以\n\n第一段。\n\n第二段。\n\n第三段。";
const facts = (...at: number[]) => ({ facts: [], paragraphs: at.map((one) => ({ at: one, label: "", part: "body" as const, facts: [] })) });

test("a gist is the headline with two paragraphs; a text that has no more, or is still without its places, is whole", () => {
  expect(toGist(text, facts(7, 13, 19))).toBe("## 可以\n\n第一段。\n\n第二段。");
  expect(toGist(text, facts(7, 13))).toBe(text);
  expect(toGist(text, undefined)).toBe(text);
});
