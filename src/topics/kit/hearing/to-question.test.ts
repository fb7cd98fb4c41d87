import { describe, expect, it } from "vitest";
import { toPolarity } from "./polarity.ts";
import type { QuestionKind, Theme } from "./question.ts";
import { hearQuestion } from "./to-question.ts";

type Row = [text: string, kind: QuestionKind, theme: Theme | null];

const chinese: Row[] = [
  ["该不该换工作？", "yesNo", "work"],
  ["在现在的公司快四年了，最近有一个新机会。该不该换工作？", "yesNo", "work"],
  ["他还会回来找我吗", "yesNo", "love"],
  ["我能考上研究生吗？", "yesNo", "work"],
  ["她是不是喜欢上别人了", "yesNo", "love"],
  ["这笔钱要不要借给表弟", "yesNo", "money"],
  ["现在适合买房吗？", "yesNo", "money"],
  ["和前男友复合有没有可能", "yesNo", "love"],
  ["这次面试有戏吗", "yesNo", "work"],
  ["去不去？", "yesNo", null],
  ["我是不是太孤单了？", "yesNo", "inner"],
  ["为什么我姐总不理我？", "why", "love"],
  ["要不要借五万给表弟？", "yesNo", "money"],
  ["我能升上主管吗？", "yesNo", "work"],
  ["我们俩合不合适", "yesNo", "love"],
  ["这件事还来得及么", "yesNo", null],
  ["他什么时候会联系我？", "when", "love"],
  ["多久能找到新工作", "when", "work"],
  ["我哪年结婚", "when", "love"],
  ["欠我的钱几时能还", "when", "money"],
  ["为什么我总是和领导处不好？", "why", "work"],
  ["我怎么老是失眠", "why", "inner"],
  ["怎么会走到分手这一步", "why", "love"],
  ["我的问题出在哪？", "why", null],
  ["凭什么升职的是他", "why", "work"],
  ["谁在背后帮我？", "who", null],
  ["我的正缘是什么样的人", "who", "love"],
  ["下一任老板是哪种人", "who", "work"],
  ["怎么跟妈妈开口说这件事", "how", "love"],
  ["如何提升业绩", "how", "work"],
  ["最近很焦虑，怎么办", "how", "inner"],
  ["我该做些什么才能存下钱", "how", "money"],
  ["和上司谈的时候，从哪里说起？", "how", "work"],
  ["今年运势", "open", null],
  ["我的感情怎么样？", "open", "love"],
  ["事业发展如何", "open", "work"],
  ["看看我最近的财运", "open", "money"],
  ["我还是很想他", "open", null],
  ["", "open", null],
];

const english: Row[] = [
  ["Should I change jobs?", "yesNo", "work"],
  ["I’m thirty-four and I’ve been turning this over all year. Should I go back to school?", "yesNo", "work"],
  ["Will he come back to me?", "yesNo", "love"],
  ["Does she miss me", "yesNo", "love"],
  ["Can I afford to buy the flat?", "yesNo", "money"],
  ["Is it time to move on?", "yesNo", null],
  ["Will my sister forgive me?", "yesNo", "love"],
  ["is there any hope for us", "yesNo", null],
  ["Am I ready to have children?", "yesNo", "love"],
  ["Should I sign or not?", "yesNo", null],
  ["I wonder if he still thinks about it", "yesNo", null],
  ["When will I get a promotion?", "when", "work"],
  ["How long until I hear from them", "when", null],
  ["How soon can I sell the house?", "when", "money"],
  ["Why do I keep quarrelling with my brother?", "why", "love"],
  ["What is holding me back?", "why", null],
  ["How come nobody at work listens", "why", "work"],
  ["what's blocking my savings?", "why", "money"],
  ["Who can I trust in this team?", "who", "work"],
  ["What kind of person is my next partner?", "who", "love"],
  ["How do I tell my boss?", "how", "work"],
  ["How can I sleep better", "how", "inner"],
  ["What should I say to my mother?", "how", "love"],
  ["Where do I start with my debts?", "how", "money"],
  ["I keep putting it off. What can I do?", "how", null],
  ["My love life", "open", "love"],
  ["How is my career going?", "open", "work"],
  ["Tell me about my money this year", "open", "money"],
  ["What about my marriage?", "open", "love"],
  ["General reading please", "open", null],
];

const choices: [text: string, locale: "zh" | "en", options: [string, string]][] = [
  ["留下还是走", "zh", ["留下", "走"]],
  ["我该留下还是走？", "zh", ["留下", "走"]],
  ["A还是B", "zh", ["A", "B"]],
  ["去上海还是留在成都好？", "zh", ["去上海", "留在成都"]],
  ["拿到两个机会，是选大厂还是选创业公司呢", "zh", ["大厂", "创业公司"]],
  ["毕业了，考研还是工作？", "zh", ["考研", "工作"]],
  ["我到底要继续等他，还是放手？", "zh", ["继续等他", "放手"]],
  ["在北京和杭州之间怎么选", "zh", ["北京", "杭州"]],
  ["小李和小王哪个更适合我", "zh", ["小李", "小王"]],
  ["读博或者先就业", "zh", ["读博", "先就业"]],
  ["stay or go", "en", ["stay", "go"]],
  ["Should I stay or should I go?", "en", ["stay", "go"]],
  ["should I take the job in Leeds or stay", "en", ["take the job in Leeds", "stay"]],
  ["Is it better to rent or buy?", "en", ["rent", "buy"]],
  ["I can't decide between Oxford and a year abroad.", "en", ["Oxford", "a year abroad"]],
  ["Whether to tell him or keep quiet", "en", ["tell him", "keep quiet"]],
  ["London vs Berlin", "en", ["London", "Berlin"]],
  ["My lease is up. Do I renew it or move in with Sam?", "en", ["renew it", "move in with Sam"]],
];

it("hears a question in the other language than the page's by its own rules", () => {
  expect(hearQuestion("Should I quit my job?", "zh")).toMatchObject({ locale: "zh", kind: "yesNo", theme: "work" });
  expect(hearQuestion("他还爱我吗？", "en")).toMatchObject({ locale: "en", kind: "yesNo", theme: "love" });
});

describe("understanding a question", () => {
  it.each(chinese)("%s: %s, %s", (text, kind, theme) => {
    expect(hearQuestion(text, "zh")).toMatchObject({ kind, theme, options: null });
  });

  it.each(english)("%s: %s, %s", (text, kind, theme) => {
    expect(hearQuestion(text, "en")).toMatchObject({ kind, theme, options: null });
  });

  it.each(choices)("%s offers two ways, as written", (text, locale, options) => {
    expect(hearQuestion(text, locale)).toMatchObject({ kind: "choice", options });
  });

  it.each([
    ["他还是会回来吗", "zh", "yesNo"],
    ["面试之后一直没消息，是不是没戏了", "zh", "yesNo"],
    ["不知道还能撑多久，我该怎么办", "zh", "how"],
    ["I run between the office and the ward. What should I do?", "en", "how"],
    ["我还是放不下，怎么办", "zh", "how"],
    ["Will it happen sooner or later?", "en", "yesNo"],
    ["Should I write or not?", "en", "yesNo"],
  ] as const)("%s offers no choice", (text, locale, kind) => {
    expect(hearQuestion(text, locale)).toMatchObject({ kind, options: null });
  });

  it.each([
    ["儿子高考能考上吗", "zh", "work"],
    ["Will my son pass his exams?", "en", "work"],
    ["他对我到底是什么意思？", "zh", "love"],
  ] as const)("%s (%s) is about %s", (text, locale, theme) => {
    expect(hearQuestion(text, locale).theme).toBe(theme);
  });

  it("keeps the words as they were written, without the blanks round them", () => {
    expect(hearQuestion("  我该走吗？ \n", "zh").text).toBe("我该走吗？");
  });

  it.each([
    ["该不该换工作", "zh", "should"],
    ["他会回来吗", "zh", "will"],
    ["我能学会吗", "zh", "will"],
    ["有没有可能复合", "zh", "has"],
    ["他是真心的吗", "zh", "is"],
    ["Should I go?", "en", "should"],
    ["Will she call?", "en", "will"],
    ["Can I win?", "en", "can"],
    ["Does he love me?", "en", "is"],
  ] as const)("a yes to %s affirms that it %s", (text, locale, polarity) => {
    expect(toPolarity(text, locale)).toBe(polarity);
  });
});
