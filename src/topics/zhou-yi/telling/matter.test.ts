import { describe, expect, it } from "vitest";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { hearQuestion } from "../../kit/hearing/to-question.ts";
import { parseInput } from "../../kit/parse-input.ts";
import { castZhouYi } from "../engine.ts";
import { toZhouYiFacts } from "../facts.ts";
import { type ZhouYiInput, zhouYiInput } from "../input.ts";
import { toOutline } from "./outline.ts";

/** A reading told whole. */
const whole = { tier: "plus", variant: 0 } as const;

const cast = castZhouYi(parseInput<ZhouYiInput>(zhouYiInput, { method: "manual", lines: [7, 8, 7, 9, 8, 7] }), { moment: "2026-11-21T04:00:00Z" } as never);
const relativeOf = (text: string, locale: Locale): string | null =>
  toOutline({ cast, facts: toZhouYiFacts(cast), question: hearQuestion(text, locale), ...whole }).sign?.values.relative ?? null;

describe.each([
  ["妻财", "我的店还能开下去吗？", "Will my shop survive the winter?"],
  ["妻财", "该不该盘下这家奶茶店", "Should I take over this café?"],
  ["妻财", "今年生意会好起来吗", "Will trade pick up this year?"],
  ["妻财", "丢了的戒指找得到吗", "Will I find the ring I lost?"],
  ["妻财", "今年会加薪吗", "Will I get a raise this year?"],
  ["子孙", "我儿子今年能考上高中吗", "Will my son pass his exams?"],
  ["子孙", "怎么跟女儿相处", "How can I get on with my daughter?"],
  ["子孙", "孩子在新学校会好吗", "Will my kids settle at the new school?"],
  ["子孙", "我家的猫会回来吗", "Will my cat come home?"],
  ["父母", "这份文件能批下来吗", "Will the document be approved?"],
  ["父母", "要不要签这份合同", "Should I sign this contract?"],
  ["父母", "签证什么时候下来", "When will my visa come through?"],
  ["父母", "这次考试能过吗", "Will I pass the exam?"],
  ["父母", "怎么跟我妈开口", "How do I tell my mother?"],
  ["父母", "该买这套房吗", "Should I buy this house?"],
  ["兄弟", "我弟弟会还我钱吗", "Will my brother pay me back?"],
  ["官鬼", "要不要辞了奶茶店的工作", "Should I quit my job in a café?"],
  ["官鬼", "我该不该换工作", "Should I change jobs?"],
  ["官鬼", "官司会赢吗", "Will I win the lawsuit?"],
  ["官鬼", "今年能升职吗", "Will I get the promotion?"],
] as const)("%s stands for", (relative, zh, en) => {
  it(zh, () => expect(relativeOf(zh, "zh")).toBe(relative));
  it(en, () => expect(relativeOf(en, "en")).toBe(relative));
});

describe("without a relative of its own", () => {
  it.each([
    ["zh", "他还喜欢我吗"],
    ["en", "Does he still love me?"],
  ] as const)("love is seen by the answering line (%s)", (locale, text) => expect(relativeOf(text, locale)).toBeNull());

  it.each([
    ["zh", "朋友的孩子要来住一个月，答应吗"],
    ["en", "My boss’s son is joining the team, should I stay?"],
  ] as const)("somebody else’s child is not one’s own (%s)", (locale, text) => expect(relativeOf(text, locale)).not.toBe("子孙"));
});
