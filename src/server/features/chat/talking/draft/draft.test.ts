import { describe, expect, test } from "vitest";
import { type Locale, locales } from "../../../../../shared/i18n/locale.ts";
import { risks } from "../../../../../topics/kit/hearing/heard.ts";
import { castIds, tellStanding } from "../testing/standing-casts.ts";
import { draft, drafts } from "./draft.ts";
import { findOccasion } from "./find-occasion.ts";
import type { Occasion } from "./occasions.ts";

const noFrame = { matter: null, who: null };

const utterances: readonly (readonly [string, Occasion])[] = [
  ["怎么跟老板提辞职", "resign"],
  ["帮我写一段加薪的话", "raise"],
  ["面试完怎么写感谢信", "interviewThanks"],
  ["怎么催他还钱", "remindLoan"],
  ["朋友找我借钱，怎么拒绝", "refuseLoan"],
  ["想跟同学借点钱怎么开口", "askLoan"],
  ["吵架了怎么道歉", "sorryQuarrel"],
  ["我想约前任见一面，怎么说", "exMeet"],
  ["前男友给我发消息，我怎么回", "exReply"],
  ["怎么告诉前任别再联系我", "exNoMeet"],
  ["怎么体面地提分手", "breakUp"],
  ["怎么跟喜欢的人表白", "confess"],
  ["暧昧这么久，怎么问他我们算什么", "whatAreWe"],
  ["怎么跟爸妈说我要去外地", "parentsDecision"],
  ["过年被催婚怎么回", "parentsPressure"],
  ["跟婆婆怎么说孩子的事", "motherInLaw"],
  ["女儿明天高考，跟她说什么好", "childExam"],
  ["朋友的爸爸去世了，怎么安慰她", "condolence"],
  ["闺蜜的猫走了，发什么好", "petLoss"],
  ["给同事写封告别信", "farewell"],
  ["跟房东说热水器坏了", "landlord"],
  ["房租要晚几天交，怎么说", "rentLate"],
  ["怎么跟老公谈花钱的事", "partnerMoney"],
  ["跟合伙人谈股份怎么开口", "partnerShares"],
  ["和闺蜜闹翻了想和好，怎么说", "sorryQuarrel"],
  ["给老师写信要推荐信", "teacherHelp"],
  ["论文要延期，怎么跟导师说", "teacherExtension"],
  ["我想自己冷静几天，怎么跟他说", "space"],
  ["帮我写个婚礼致辞", "weddingToast"],
  ["给奶奶写生日祝福", "birthday"],
  ["撑不住了，想找人说说，怎么开口", "helpLow"],
  ["怎么婉拒追我的人", "turnDown"],
  ["how do I tell my boss I’m leaving", "resign"],
  ["help me ask for a raise", "raise"],
  ["thank you note after an interview", "interviewThanks"],
  ["how do I get him to pay me back", "remindLoan"],
  ["my cousin wants to borrow money, how do I say no", "refuseLoan"],
  ["how do I say sorry after a fight", "sorryQuarrel"],
  ["what should I text my ex to meet up", "exMeet"],
  ["my ex texted me, what do I say", "exReply"],
  ["how do I tell my ex to leave me alone", "exNoMeet"],
  ["how do I break up kindly", "breakUp"],
  ["write something to my crush", "confess"],
  ["how do I ask what are we", "whatAreWe"],
  ["how do I tell my parents I’m dropping out", "parentsDecision"],
  ["a message to my mother-in-law", "motherInLaw"],
  ["what do I say to my son before his exams", "childExam"],
  ["condolence message for a friend", "condolence"],
  ["my friend’s dog died, what do I write", "petLoss"],
  ["farewell email to my team", "farewell"],
  ["email my landlord about the boiler", "landlord"],
  ["my rent will be late, how do I put it", "rentLate"],
  ["talk to my husband about money", "partnerMoney"],
  ["ask my business partner about shares", "partnerShares"],
  ["my best friend and I fell out, what do I write", "friendFallenOut"],
  ["ask my professor for a recommendation letter", "teacherHelp"],
  ["I need an extension on my essay", "teacherExtension"],
  ["tell him I need some space", "space"],
  ["best man speech for my brother’s wedding", "weddingToast"],
  ["happy birthday message for dad", "birthday"],
  ["how do I ask for help when I’m struggling", "helpLow"],
  ["decline an invitation politely", "decline"],
];

test.each(utterances)("%s: %s", (text, occasion) => {
  expect(findOccasion({ text, frame: noFrame }, { text: "", frame: noFrame }, null)).toBe(occasion);
});

test("words that name no occasion are for what was heard, then for the question that stands", () => {
  const asked = { text: "我该怎么跟他说", frame: noFrame };
  const question = { text: "前男友会回来吗", frame: noFrame };
  expect(findOccasion({ text: "这件事拖了三个月，该怎么讲", frame: { matter: "lend", who: "friend" } }, question, null)).toBe("remindLoan");
  expect(findOccasion({ ...asked, frame: { matter: "lend", who: "friend" } }, question, null)).toBe("exMeet");
  expect(findOccasion(asked, question, null)).toBe("exMeet");
  expect(findOccasion(asked, { text: "", frame: { matter: null, who: "boss" } }, null)).toBe("bossOverload");
  expect(findOccasion(asked, { text: "", frame: noFrame }, null)).toBe("general");
});

describe.each(locales)("the bank in %s", (locale) => {
  const all = Object.entries(drafts[locale]);

  test("every occasion has two drafts or more, of one to three lines and one left unsaid", () => {
    expect(all.length).toBeGreaterThanOrEqual(50);
    for (const [occasion, own] of all)
      for (const { say, unsaid } of own) {
        expect.soft([occasion, say.length >= 1 && say.length <= 3]).toEqual([occasion, true]);
        expect.soft([occasion, unsaid.length > 1]).toEqual([occasion, true]);
      }
  });

  test("no line is in two drafts", () => {
    const lines = all.flatMap(([, own]) => own.flatMap(({ say, unsaid }) => [...say, unsaid]));
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  });
});

describe.each(castIds)("from a cast of %s", (id) => {
  test.each(locales)("the draft names a fact of the cast (%s), and asked again is another", async (locale) => {
    const { request } = await tellStanding(id, locale);
    const text = locale === "zh" ? "怎么跟老板提辞职" : "how do I tell my boss I’m leaving";
    const first = await draft({ ...request, say: "draft", text });
    const fact = first.data.facts.find(({ id: one }) => one === first.data.paragraphs[0]!.facts[0]);
    expect(first.text).toContain(fact!.value);
    const second = await draft({ ...request, say: "draft", text, said: [...request.said, first.text] });
    const lines = (whole: string) => whole.split("\n").filter((line) => line !== "");
    expect(lines(second.text).filter((line) => lines(first.text).includes(line))).toEqual([]);
  });
});

test.each(risks)("under %s nothing is drafted to the one it comes from, and no cast leans", async (kind) => {
  const ask = async (locale: Locale, text: string) => {
    const { request } = await tellStanding("tarot", locale);
    return draft({ ...request, say: "draft", text, risk: { kind, turns: 1 } });
  };
  for (const told of [await ask("zh", "怎么跟老公道歉"), await ask("en", "how do I say sorry to my husband")]) {
    expect(told.data.facts).toEqual([]);
    const helping = (["toDoctor", "toLawyer", "toTrusted", "toAdviser"] as const).flatMap((to) => [...drafts.zh[to], ...drafts.en[to]]);
    expect(helping.some(({ say }) => told.text.includes(say[0]!))).toBe(true);
  }
});
