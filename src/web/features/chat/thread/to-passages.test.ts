import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FactsData } from "../../../../shared/contract/stream.ts";
import { toHeading, toPassages } from "./to-passages.ts";

const paragraph = (at: number, label: string, facts: string[] = []): FactsData["paragraphs"][number] => ({ at, label, part: "body", facts });
const text = "## 可以走，先谈。\n\n三张合看，偏向离开。\n\n> 井渫不食\n\n这一句说的是你。";
const facts: FactsData = {
  facts: [],
  paragraphs: [paragraph(text.indexOf("三张"), "合看", ["card.1"]), paragraph(text.indexOf("> 井"), "九三")],
};

describe("cutting a reading into passages", () => {
  it("cuts where the paragraphs start, and keeps a verse with what is said of it", () => {
    const { headline, passages } = toPassages(text, facts);
    expect(headline).toBe("## 可以走，先谈。");
    expect(passages.map((passage) => [passage.label, passage.text])).toEqual([
      ["合看", "三张合看，偏向离开。"],
      ["九三", "> 井渫不食\n\n这一句说的是你。"],
    ]);
    expect(passages[0]?.factIds).toEqual(["card.1"]);
  });

  it("loses no letter at any length", () => {
    fc.assert(
      fc.property(fc.nat(text.length), (length) => {
        const part = text.slice(0, length);
        const { headline, passages } = toPassages(part, facts);
        const squeezed = (words: string) => words.replace(/\s/g, "");
        expect(squeezed([headline ?? "", ...passages.map((passage) => passage.text)].join(""))).toBe(squeezed(part));
      }),
    );
  });

  it("takes a text without offsets paragraph by paragraph", () => {
    const { headline, passages } = toPassages("## 不是现在\n\n第一段。\n\n第二段。", undefined);
    expect(headline).toBe("## 不是现在");
    expect(passages.map((passage) => passage.text)).toEqual(["第一段。", "第二段。"]);
  });

  it("finds a paragraph straight under the headline, and a text without a headline", () => {
    expect(toPassages("## 头\n身", undefined)).toMatchObject({ headline: "## 头", passages: [{ text: "身" }] });
    expect(toPassages("只有话。", undefined)).toMatchObject({ headline: null, passages: [{ text: "只有话。" }] });
  });

  it("shows the beginning of a headline as one", () => {
    expect(toHeading("#")).toBe("## ");
    expect(toHeading("## 可以")).toBe("## 可以");
  });
});
