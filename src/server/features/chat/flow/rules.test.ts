import { expect, test } from "vitest";
import type { Act, Heard } from "../../../../topics/kit/hearing/heard.ts";
import { asCast } from "../../../testing/ids.ts";
import type { FlowState } from "../tables.ts";
import { rules } from "./rules.ts";
import { planTurn } from "./testing/plan-turn.ts";
import { type PlanRequest, toTurn } from "./turn.ts";

const none: Heard["frame"] = { matter: null, who: null, wants: null, kind: null, options: null, window: null, isDreaded: false };
const noSlots: Heard["slots"] = { part: null, term: null, craft: null, birth: null, whose: null, count: null };
const heardAs = (act: Act, more: Partial<Heard> = {}): Heard => ({ act, risk: null, frame: none, slots: noSlots, confidence: 1, ...more });

const told: FlowState = {
  topic: "tarot",
  known: { question: "他还会回来吗" },
  question: "他还会回来吗",
  castId: asCast("cast-1"),
  turn: 0,
  castOn: "2026-11-20",
};
const chart: FlowState = {
  topic: "birthday",
  known: { birth: { date: "1990-05-01", time: "13:45", place: "上海", latitude: 31.2, longitude: 121.5, timeZone: "Asia/Shanghai", sex: "female" } },
  question: "今年事业怎么样",
  castId: asCast("cast-2"),
  turn: 0,
};

type Case = [rule: string, request: Partial<PlanRequest> & Pick<PlanRequest, "text">, plan: object];

/** A sentence for each rule: the first rule that has an answer to it, and what it leads to. */
const cases: Case[] = [
  [
    "words of dying, and of being hurt by someone, are met with care and no cast",
    { text: "没有我他们会轻松很多", heard: heardAs("feel", { risk: "self" }) },
    { kind: "care", risk: "self", flow: { risk: { kind: "self", turns: 1 } } },
  ],
  ["no help to hurt, to follow or to touch a child", { text: "怎么查他的定位", heard: heardAs("ask", { risk: "stalk" }) }, { kind: "talk", say: "refuse" }],
  [
    "what no cast may answer is said first, and who can; how it is carried is told if it is wanted",
    { text: "手术会顺利吗", heard: heardAs("ask", { risk: "medical", frame: { ...none, matter: "health", kind: "yesNo" } }) },
    { kind: "talk", say: "limits", flow: { offer: { kind: "carry", question: "手术会顺利吗" } } },
  ],
  [
    "another question is asked for, and none is put yet",
    { text: "换个问题", flow: told },
    { kind: "talk", say: "newQuestion", flow: { question: "", castId: null } },
  ],
  [
    "the past of the chart that stands is checked first, where that is asked for",
    { topic: "birthday", text: "先验前事", flow: chart, heard: heardAs("ask") },
    { kind: "talk", say: "past", castId: "cast-2" },
  ],
  ["thanks, greetings, doubts, jokes, insults and questions about us are answered in kind", { text: "谢谢", flow: told }, { kind: "talk", say: "thank" }],
  ["a yes to nothing offered asks what comes next", { text: "好的", flow: told }, { kind: "talk", say: "assent" }],
  [
    "what is felt, half said, or missed is answered before anything is cast",
    { text: "心里还是挺难受的", flow: told, heard: heardAs("feel") },
    { kind: "talk", say: "feel" },
  ],
  ["a correction that names nothing is asked about", { text: "不对不对", flow: told, heard: heardAs("correct") }, { kind: "talk", say: "unclear" }],
  ["a word, a card, a point or a reason is explained", { text: "第三张牌什么意思", flow: told }, { kind: "talk", say: "explain", castId: "cast-1" }],
  ["the same reading is told shorter, plainer, longer", { text: "总结一下", flow: told, heard: heardAs("restyle") }, { kind: "talk", say: "restyle" }],
  ["words to say to somebody are drafted", { text: "我该怎么回他", flow: told, heard: heardAs("draft") }, { kind: "talk", say: "draft" }],
  [
    "a yes draws, casts or tells what was offered",
    { text: "好的", flow: { ...told, offer: { kind: "draw", question: "他还会回来吗" } } },
    { kind: "tell", topic: "tarot", question: "他还会回来吗" },
  ],
  [
    "another craft takes the same question",
    { text: "用周易看看", flow: told, heard: heardAs("craft", { slots: { ...noSlots, craft: "zhouYi" } }) },
    { kind: "tell", topic: "zhouYi", question: "他还会回来吗" },
  ],
  [
    "a further draw lies beside the one that stands; the same once more within the day is not drawn unasked",
    { text: "再抽一张", flow: told },
    { kind: "tell", topic: "tarot", after: { castId: "cast-1", how: "beside" }, input: { spread: "one" } },
  ],
  [
    "another birth than the one that stands: whose is it?",
    { topic: "birthday", text: "1992年3月3日", flow: chart, heard: heardAs("give", { slots: { ...noSlots, birth: "1992年3月3日" } }) },
    { kind: "talk", say: "whose", flow: { offer: { kind: "whose" }, known: chart.known } },
  ],
  [
    "a question on the cast that stands is answered from it",
    { text: "那他现在在想什么", flow: told, heard: heardAs("ask") },
    { kind: "answer", castId: "cast-1" },
  ],
  [
    "with all that is known, a cast; else what is lacking is asked once",
    { text: "我该不该换工作" },
    { kind: "tell", topic: "tarot", question: "我该不该换工作" },
  ],
];

const toRequest = (given: Partial<PlanRequest> & Pick<PlanRequest, "text">): PlanRequest => ({
  topic: "tarot",
  flow: null,
  inputs: {},
  locale: "zh",
  recent: [],
  today: "2026-11-20",
  ...given,
});

test.each(cases)("%s", async (name, given, plan) => {
  const turn = await toTurn(toRequest(given));
  for (const rule of rules) {
    if (!(await rule.plan(turn))) continue;
    expect(rule.name).toBe(name);
    break;
  }
  expect(await planTurn(toRequest(given))).toMatchObject(plan);
});

test("every rule has its sentence", () => {
  expect(cases.map(([name]) => name)).toEqual(rules.map(({ name }) => name));
});

test("the same once more within the day is said, and drawn on the next", async () => {
  const again = (today: string) => planTurn(toRequest({ text: "重新抽", flow: told, today }));
  expect(await again("2026-11-20")).toMatchObject({ kind: "talk", say: "sameAgain", flow: { offer: { kind: "draw" } } });
  expect(await again("2026-11-21")).toMatchObject({ kind: "tell", topic: "tarot" });
});

test("another person's birth, once it is said whose, is cast beside one's own, which comes back when asked for", async () => {
  const asked = await planTurn(toRequest({ topic: "birthday", text: "1992年3月3日下午三点生在北京", flow: chart, heard: heardAs("give") }));
  const theirs = await planTurn(
    toRequest({ topic: "birthday", text: "是我老公的", flow: asked.flow, heard: heardAs("give", { slots: { ...noSlots, whose: "husband" } }) }),
  );
  expect(theirs).toMatchObject({ kind: "tell", input: { birth: { date: "1992-03-03", sex: "male" } }, flow: { subject: "husband" } });
  const mine = await planTurn(
    toRequest({
      topic: "birthday",
      text: "那我的呢",
      flow: { ...theirs.flow, castId: asCast("cast-3") },
      heard: heardAs("ask", { slots: { ...noSlots, whose: "me" } }),
    }),
  );
  expect(mine).toMatchObject({ kind: "tell", input: { birth: { date: "1990-05-01", sex: "female" } } });
});
