import { expect, test } from "vitest";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import { asCast } from "../../../testing/ids.ts";
import type { FlowState } from "../tables.ts";
import type { Plan } from "./plan.ts";
import { planTurn } from "./testing/plan-turn.ts";

const say = (flow: FlowState | null, text: string, topic: TopicId = "fengshui", today = "2026-11-20"): Promise<Plan> =>
  planTurn({ topic, flow, text, inputs: {}, locale: /\p{Script=Han}/u.test(text) ? "zh" : "en", today });
/** The flow as it is kept once its cast is made. */
const afterCast = (plan: Plan): FlowState => ({ ...plan.flow, castId: asCast("cast-1"), turn: 0 });
const inputOf = (plan: Plan): unknown => {
  expect(plan.kind).toBe("tell");
  return (plan as Extract<Plan, { kind: "tell" }>).input;
};

/** What each message gave of a house, said one after another, each after the cast of the one before. */
const hear = async (...messages: string[]): Promise<unknown> => {
  let plan: Plan | null = null;
  for (const text of messages) plan = await say(plan && afterCast(plan), text);
  return inputOf(plan!);
};

test.each([
  [["坐北朝南，2005年建成，财位在哪？", "我家2012年入住的"], { facing: "S", built: "2005", movedIn: "2012" }],
  [["朝南，2012年入住，财位在哪？", "房子2005年建的"], { facing: "S", built: "2005", movedIn: "2012" }],
  [["坐北朝南，2005年建成，财位在哪？", "量了，朝向185度"], { facing: 185, built: "2005" }],
  [["朝南，2005年建成，2012年入住", "我1990年5月1日生，男，适合我吗？"], { facing: "S", built: "2005", movedIn: "2012", resident: { date: "1990-05-01" } }],
  [["坐北朝南，2005年建成，2012年入住", "按入住年份算"], { facing: "S", built: "2005", movedIn: "2012", periodBy: "movedIn" }],
  [["It faces south, built in 2005. Where is the money corner?", "We moved in in 2012"], { facing: "S", built: "2005", movedIn: "2012" }],
  [["It faces south and we moved in in 2012. Where should the bed go?", "It faces 185 degrees"], { facing: 185, movedIn: "2012" }],
  [["坐北朝南，2005年建成", "换个问题：书桌放哪里？"], { facing: "S", built: "2005" }],
])("%j: what was said of a house stands until it is said otherwise", async (messages, expected) => {
  expect(await hear(...messages)).toMatchObject(expected);
});

test("a house asked about anew keeps its facing and its year", async () => {
  const put = await say(afterCast(await say(null, "坐北朝南，2005年建成，财位在哪？")), "换个问题");
  expect(put.kind).toBe("talk");
  expect(inputOf(await say(put.flow, "书桌放哪里好？"))).toMatchObject({ facing: "S", built: "2005" });
});

test("the later word on the period wins: a year after a period, a period after a year, a bearing after one less exact", async () => {
  expect(await hear("朝南，八运的房子", "看了房产证，1998年建的")).toMatchObject({ built: "1998", period: undefined });
  expect(await hear("朝南，2005年建成", "按九运排")).toMatchObject({ built: "2005", period: 9 });
  expect(await hear("手机指南针量的，朝向大概183度", "地图上量的，朝向172度")).toMatchObject({ facing: 172, isMagnetic: false, accuracy: undefined });
});

test.each(["按入住年份算会变吗？", "Which period is it if I count from moving in?"])(
  "“%s”, the date not known, is asked of the house that stands",
  async (text) => {
    expect(await say(afterCast(await say(null, "坐北朝南，2005年建成，财位在哪？")), text)).toMatchObject({ kind: "answer", castId: "cast-1" });
  },
);

test("a draw keeps nothing of its own: numbers said once are not thrown again", async () => {
  const again = await say(afterCast(await say(null, "该不该搬家？报数 3 5 7", "zhouYi")), "重新起卦", "zhouYi", "2026-11-21");
  expect(inputOf(again)).toMatchObject({ method: "coins" });
});
