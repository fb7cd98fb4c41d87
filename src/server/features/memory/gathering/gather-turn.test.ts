import { expect, test } from "vitest";
import type { ChatId } from "../../../../shared/ids.ts";
import { noFrame } from "../../../../topics/kit/hearing/frame.ts";
import type { Act, Frame, Heard } from "../../../../topics/kit/hearing/heard.ts";
import type { TurnHeard } from "../../chat/index.ts";
import { gatherTurn } from "./gather-turn.ts";

const today = "2026-11-03";
const slots = { part: null, term: null, craft: null, birth: null, whose: null, count: null };
const heardAs = (act: Act): Heard => ({ act, risk: null, frame: noFrame, slots, confidence: 1 });
const toTurn = (text: string, more: Partial<TurnHeard> = {}): TurnHeard => ({
  groupId: "chat" as ChatId,
  turnId: "turn",
  text,
  locale: /\p{Script=Han}/u.test(text) ? "zh" : "en",
  heard: heardAs("ask"),
  isGrave: false,
  births: [],
  question: null,
  ...more,
});
const listOf = (text: string, more?: Partial<TurnHeard>) =>
  gatherTurn({ turn: toTurn(text, more), today }).map(({ kind, text: said, about }) => [kind, said, about]);
const ask = (text: string, frame: Partial<Frame>) => gatherTurn({ turn: toTurn(text, { question: { text, frame: { ...noFrame, ...frame } } }), today });

test.each([
  ["我妈今年62岁了，一个人住", "我妈今年62岁了", "mother"],
  ["我妈今年62岁了，一直没工作", "我妈今年62岁了", "mother"],
  ["我妈 62 了", "我妈 62 了", "mother"],
  ["我女朋友叫小雨，我们在一起两年", "我女朋友叫小雨", "girlfriend"],
  ["My mother, 62, lives alone.", "My mother, 62", "mother"],
  ["My partner Sam moved out.", "My partner Sam", "partner"],
  ["My brother is called Tom.", "My brother is called Tom", "brother"],
])("“%s” says who somebody is", (text, said, about) => {
  expect(listOf(text).filter(([kind]) => kind === "person")).toEqual([["person", said, about]]);
});

test.each([
  "我妈叫我回家",
  "我老公叫我别走",
  "我朋友说他来",
  "My partner left 3 weeks ago.",
  "My boss and I had words.",
  "My sister On Monday said no",
  "我妈100300岁",
])("“%s” names nobody", (text) => {
  expect(listOf(text).filter(([kind]) => kind === "person")).toEqual([]);
});

test.each([
  ["我在医院上夜班。", "我在医院上夜班"],
  ["我是小学老师，带三年级", "我是小学老师"],
  ["叫我阿舟", "叫我阿舟"],
  ["说话直一点，别绕", "说话直一点"],
  ["I work nights.", "I work nights"],
  ["I'm a nurse and I can't sleep.", "I'm a nurse"],
  ["we have two kids.", "We have two kids"],
  ["Call me Sam.", "Call me Sam"],
])("“%s” tells a fact of one’s own", (text, said) => {
  expect(listOf(text, { heard: heardAs("feel") })).toContainEqual(["said", said, null]);
});

test.each([
  "我今天在家上班",
  "我觉得我是个好老师",
  "如果我在上海工作",
  "I just work here today.",
  "I think I live a lie.",
  "Do I work too much?",
  "我在想他",
  "I feel awful.",
])("“%s” is passing, thought or asked, and is not kept", (text) => {
  expect(listOf(text, { heard: heardAs("feel") })).toEqual([]);
});

test("a question is kept as it was said, without what led up to it or the birth that came along, with the end of its time", () => {
  expect(ask("我女朋友叫小雨，我们会结婚吗？", { matter: "marriage", who: "partner" })[0]).toMatchObject({
    kind: "question",
    text: "我们会结婚吗？",
    about: "partner",
  });
  expect(ask("1990-05-01 13:45 上海 男，我的事业怎么样", { matter: "direction" })[0]).toMatchObject({ text: "我的事业怎么样" });
  expect(ask("帮我老公看看八字，今年升得上去吗", { matter: "promotion", who: "spouse" })[0]).toMatchObject({ text: "今年升得上去吗" });
  expect(ask("Read my chart: what about money?", { matter: "income" })[0]).toMatchObject({ text: "what about money?" });
  expect(ask("如果我去上海，会不会更好", { matter: "move" })[0]).toMatchObject({ text: "如果我去上海，会不会更好" });
  expect(ask("下个月会不会升职", { matter: "promotion" })[0]).toMatchObject({ due: "2026-12-31" });
  expect(ask("Will I move in 2027?", { matter: "move", window: { from: "2027-01-01", to: "2027-12-31" } })[0]).toMatchObject({ due: "2027-12-31" });
  expect(ask("Should I leave my job?", { matter: "jobChange" })[0]).not.toHaveProperty("due");
});

test.each(["health", "pregnancy", "grief", "infidelity", "legal", "mood", "dream", "other"] as const)("a question about %s is not kept", (matter) => {
  expect(ask("会不会好起来，会怎么样", { matter })).toEqual([]);
});

test.each(["我妈会不会好起来", "Will my dad be all right?", "他是不是出轨了", "Will the surgery go well?"])(
  "“%s” is not kept, though no danger was heard",
  (text) => {
    expect(ask(text, { matter: "parents", who: "parent" })).toEqual([]);
  },
);

test("of a turn that touches a danger nothing is kept but a birth", () => {
  const births = [{ whose: "mother", birth: { date: "1962-01-02" } }];
  const question = { text: "她会不会好起来", frame: { ...noFrame, matter: "parents" as const } };
  expect(listOf("我妈今年62岁了，我是护士。她会不会好起来", { isGrave: true, births, question })).toEqual([["birth", "1962 年 1 月 2 日", "mother"]]);
});

test("what is said to us is no fact of a life", () => {
  for (const act of ["thank", "insult", "about", "play", "doubt", "break"] as const) expect(listOf("我是小学老师", { heard: heardAs(act) })).toEqual([]);
});
