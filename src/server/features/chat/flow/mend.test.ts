import { expect, test } from "vitest";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import { asCast } from "../../../testing/ids.ts";
import type { Plan } from "./plan.ts";
import { planTurn } from "./testing/plan-turn.ts";

const toLocale = (text: string) => (/\p{Script=Han}/u.test(text) ? "zh" : "en");

/** What a chip's words lead to after the cast of a first message. */
const mend = async (topic: TopicId, first: string, text: string): Promise<Plan> => {
  const told = await planTurn({ topic, flow: null, text: first, inputs: {}, locale: toLocale(first) });
  expect(told.kind).toBe("tell");
  return planTurn({ topic, flow: { ...told.flow, castId: asCast("cast-1"), turn: 0 }, text, inputs: {}, locale: toLocale(first) });
};

const birthZh = "我1990年5月1日13:45生在上海，女，今年事业怎么样？";
const birthEn = "Born 1 May 1990 at 13:45 in London, female. Will I change jobs?";
const nameZh = "姓林，给女孩起个两个字的名字，要有光的意思";
const nameEn = "A Chinese name for a girl, surname Chen, two characters, meaning light";
const days = "3月到5月的周末，领证";

test.each<[TopicId, string, string, object]>([
  ["birthday", birthZh, "不是女，是男", { birth: { sex: "male", date: "1990-05-01" } }],
  ["birthday", birthZh, "不是 13:45，是下午三点", { birth: { time: "15:00" } }],
  ["birthday", birthZh, "不是 1990 年 5 月 1 日，是1991年5月1日", { birth: { date: "1991-05-01", time: "13:45" } }],
  ["birthday", birthZh, "不是上海市，是南京", { birth: { place: "南京市" } }],
  ["birthday", birthEn, "Not female: male", { birth: { sex: "male" } }],
  ["birthday", birthEn, "Not 13:45: 15:00", { birth: { time: "15:00" } }],
  ["birthday", birthEn, "Not 1 May 1990: 2 May 1991", { birth: { date: "1991-05-02" } }],
  ["birthday", birthEn, "not London: Leeds", { birth: { place: "Leeds" } }],
  ["name", nameZh, "不是女孩，是男孩", { sex: "male", surname: "林", meaning: "光" }],
  ["name", nameZh, "不是林，是欧阳", { surname: "欧阳", characters: 2 }],
  ["name", nameZh, "不是光，是水", { meaning: "水" }],
  ["name", nameEn, "Not light: water", { meaning: "water" }],
  ["name", nameEn, "Not 陈: 林", { surname: "林" }],
  ["auspicious", days, "不是周末，是周三", { weekdays: [3], range: { kind: "between" } }],
  ["auspicious", days, "不是 3–5 月，是六月", { weekdays: [6, 7], range: { kind: "month", month: 6 } }],
  ["auspicious", days, "不是领证，是搬家", { purpose: "moving", weekdays: [6, 7] }],
  ["fengshui", "房子坐北朝南，2005年建的，财位在哪", "不是朝南，是朝东", { facing: "E", built: "2005" }],
  ["zhouYi", "该不该搬家？报数 3 5 7", "不是 3 5 7，是 4 6 8", { numbers: [4, 6, 8] }],
  ["business", "给咖啡店起个名，下个月开业", "不是咖啡馆，是书店", { industry: "publishing", suggest: true }],
])("%s, “%s”, then “%s”: cast again with that alone put right, for the same question", async (topic, first, text, input) => {
  const plan = await mend(topic, first, text);
  expect(plan).toMatchObject({ kind: "tell", input, after: { how: "corrected" } });
  expect(plan.flow.question).toBe(first);
});

test.each<[TopicId, string, string, string]>([
  ["tarot", "要不要换工作？", "不是换工作，是升职", "promotion"],
  ["tarot", "Should I change jobs?", "Not changing jobs: getting a promotion", "promotion"],
])("%s, “%s”, then “%s”: nothing is drawn anew, and the same cards are read for what was meant", async (topic, first, text, matter) => {
  const plan = await mend(topic, first, text);
  expect(plan).toMatchObject({ kind: "answer", heard: { act: "ask", frame: { matter } } });
  expect(plan.flow.frame?.matter).toBe(matter);
});

test("whose data it is gets its other word, and the data stays", async () => {
  const asked = await planTurn({ topic: "birthday", flow: null, text: "我老公1988年3月3日生，他今年怎么样？", inputs: {}, locale: "zh" });
  expect(asked.flow.subject).toBe("husband");
  const plan = await planTurn({ topic: "birthday", flow: asked.flow, text: "不是丈夫，是男朋友", inputs: {}, locale: "zh" });
  expect(plan.flow).toMatchObject({ subject: "boyfriend", known: { birth: { date: "1988-03-03" } } });
  expect(plan.flow.people).not.toHaveProperty("husband");
});

test("a denial of something else is no change of what was understood", async () => {
  const plan = await mend("tarot", "要不要换工作？", "不是我不想努力，是老板太难伺候");
  expect(plan.kind).not.toBe("tell");
  expect(plan.flow.question).toBe("要不要换工作？");
});
