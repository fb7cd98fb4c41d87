import { expect, test } from "vitest";
import { delMsgGroupList, sendMessage } from "../../../shared/contract/chat.ts";
import { init } from "../../../shared/contract/init.ts";
import { getSitting, listTestQuestions, saveSitting } from "../../../shared/contract/sitting.ts";
import { openChat, partOf, type Sent, say, textOf, toSend } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { smallItems, standInSmallTest } from "../../testing/small-test.ts";
import { newId, readEvents, toText, type Visitor } from "../../testing/test-app.ts";
import { purgeDeleted } from "./deleting/service.ts";

const whole = { a: 4, b: 2, c: [1, 3], d: 1 };
interface Question {
  sitting: string;
  test: string;
  version: string;
  total: number;
}
const questionOf = ({ events }: Sent): Question => partOf<Question>(events, "data-question")!;
const begin = (visitor: Visitor, words = "小测试，4 题", more: Record<string, unknown> = {}): Promise<Sent> => say(visitor, words, more);
const stateOf = async (visitor: Visitor, id: string) => (await visitor.ask(getSitting, { id })).data;
const usesLeft = async (visitor: Visitor): Promise<number> => (await visitor.ask(init)).data.daily_account.num;
const sayIn = (visitor: Visitor, { ids }: Sent, words: string, more: Record<string, unknown> = {}) => say(visitor, words, { msggroup: ids.msggroup, ...more });
const submit = (visitor: Visitor, begun: Sent, more: Record<string, unknown> = {}) =>
  sayIn(visitor, begun, "", { inputs: { sitting: questionOf(begun).sitting, ...more } });

describeServer("a test in the conversation", (app) => {
  standInSmallTest();

  test("is asked for what it lacks, then put question by question, and costs nothing until its report", async () => {
    const visitor = app().visitor();
    const asked = await say(visitor, "开始测试");
    expect(partOf<{ fields: { name: string }[] }>(asked.events, "data-ask")!.fields.map(({ name }) => name)).toEqual(["test", "version"]);
    const begun = await sayIn(visitor, asked, "", { inputs: { test: "disc", version: "full" } });
    expect(questionOf(begun)).toMatchObject({ test: "disc", version: "full", total: 4 });
    expect(begun.text).toMatch(/4 道题/);
    expect((await openChat(visitor, asked.ids.msggroup)).group!.title).toBe("塔罗");
    expect(await usesLeft(visitor)).toBe(3);

    const { sitting } = questionOf(begun);
    await visitor.ask(saveSitting, { id: sitting, answers: whole, position: 3 });
    const told = await submit(visitor, begun);
    expect(told.text).toContain("[4,2,[1,3],1]");
    expect(await usesLeft(visitor)).toBe(2);
    expect((await openChat(visitor, asked.ids.msggroup)).group!.title).toBe("一份报告");
    expect(partOf<{ input: object }>(told.events, "data-cast")!.input).toMatchObject({ test: "disc", version: "full", answers: [4, 2, [1, 3], 1] });
    expect(await stateOf(visitor, sitting)).toMatchObject({ status: "submitted", answers: whole });
  });

  test("gives its questions in the caller's language, and refuses a test or length that is not there", async () => {
    const { code, data } = await app().visitor("en").ask(listTestQuestions, { test: "disc", version: "full" });
    expect(code).toBe(200);
    expect(data.map(({ id, type, options }) => [id, type, options.length])).toEqual([
      ["a", "scale", 5],
      ["b", "choice", 2],
      ["c", "mostLeast", 4],
      ["d", "final", 2],
    ]);
    expect(data[0]!.options[4]).toEqual({ value: 5, text: "Very much like me" });
    expect(data[1]!.options).toEqual([
      { value: 1, text: "B1" },
      { value: 2, text: "B2" },
    ]);
    const refusal = async (request: Record<string, unknown>) => {
      const answer = await app().visitor().ask(listTestQuestions, request);
      return [answer.code, (answer.data as unknown as { fields: object }).fields];
    };
    expect(await refusal({ test: "palm", version: "full" })).toEqual([1001, { test: "invalid_value" }]);
    expect(await refusal({ test: "disc", version: "standard" })).toEqual([1001, { version: "invalid_value" }]);
    expect(await refusal({ test: "disc", version: "longest" })).toEqual([1001, { version: "invalid_value" }]);
  });

  test("is resumed where it was left, from any device of its person and nobody else's", async () => {
    const visitor = app().visitor();
    const { sitting } = questionOf(await begin(visitor));
    await visitor.ask(saveSitting, { id: sitting, answers: { a: 2 }, position: 1 });
    await visitor.ask(saveSitting, { id: sitting, answers: { b: 1 } });
    expect(await stateOf(visitor, sitting)).toMatchObject({ answers: { a: 2, b: 1 }, position: 1, status: "open", total: 4 });
    const stranger = app().visitor();
    expect((await stranger.ask(getSitting, { id: sitting })).code).toBe(9003);
    expect((await stranger.ask(saveSitting, { id: sitting, answers: { a: 5 } })).code).toBe(9003);
    expect((await stranger.ask(sendMessage, toSend("", { inputs: { sitting } }))).code).toBe(9003);
    expect((await stateOf(visitor, sitting)).answers).toEqual({ a: 2, b: 1 });
  });

  test("takes answers item by item: the last one wins, null takes one back, and what fits no item is refused whole", async () => {
    const visitor = app().visitor();
    const { sitting } = questionOf(await begin(visitor));
    await Promise.all([
      visitor.ask(saveSitting, { id: sitting, answers: { a: 1 } }),
      visitor.ask(saveSitting, { id: sitting, answers: { b: 2 } }),
      visitor.ask(saveSitting, { id: sitting, answers: { c: [2, 4] } }),
    ]);
    expect((await stateOf(visitor, sitting)).answers).toEqual({ a: 1, b: 2, c: [2, 4] });
    const again = { id: sitting, answers: { a: 5, b: null } };
    await visitor.ask(saveSitting, again);
    expect((await visitor.ask(saveSitting, again)).data.answers).toEqual({ a: 5, c: [2, 4] });
    const refused = await visitor.ask(saveSitting, { id: sitting, answers: { a: 3, b: 3, z: 1 } });
    expect([refused.code, refused.data]).toEqual([1001, { fields: { "answers.b": "choice", "answers.z": "unknown" } }]);
    expect((await stateOf(visitor, sitting)).answers).toEqual({ a: 5, c: [2, 4] });
  });

  test("is not submitted with an answer missing; answers sent along fill it", async () => {
    const visitor = app().visitor();
    const begun = await begin(visitor);
    const { sitting } = questionOf(begun);
    await visitor.ask(saveSitting, { id: sitting, answers: { a: 4, b: 2 } });
    const early = await visitor.ask(sendMessage, toSend("", { msggroup: begun.ids.msggroup, inputs: { sitting } }));
    expect([early.code, early.data]).toEqual([1001, { fields: { "answers.2": "required", "answers.3": "required" } }]);
    expect((await stateOf(visitor, sitting)).status).toBe("open");
    expect((await submit(visitor, begun, { answers: { b: 1, c: [1, 3], d: 2 } })).text).toContain("[4,1,[1,3],2]");
  });

  test("submitted twice, even at once, has one report and costs one use", async () => {
    const visitor = app().visitor();
    const begun = await begin(visitor);
    await visitor.ask(saveSitting, { id: questionOf(begun).sitting, answers: whole });
    const [first, second] = await Promise.all([submit(visitor, begun), submit(visitor, begun)]);
    const third = await submit(visitor, begun);
    expect(new Set([first, second, third].map(({ text }) => text)).size).toBe(1);
    const messages = (await openChat(visitor, begun.ids.msggroup)).messages;
    expect(messages.filter(({ parts }) => parts.some(({ type }) => type === "data-cast"))).toHaveLength(1);
    expect(messages).toHaveLength(4);
    expect(await usesLeft(visitor)).toBe(2);
    const late = await visitor.ask(saveSitting, { id: questionOf(begun).sitting, answers: { a: 1 } });
    expect(late.code).toBe(9011);
    expect(late.msg).toMatch(/交/);
  });

  test("started once more is taken up where it was, under the newest message; begun anew it retires the older", async () => {
    const visitor = app().visitor();
    const begun = await begin(visitor);
    const { sitting } = questionOf(begun);
    await visitor.ask(saveSitting, { id: sitting, answers: { a: 4 }, position: 1 });
    const resumed = await sayIn(visitor, begun, "开始");
    expect(questionOf(resumed).sitting).toBe(sitting);
    expect(resumed.text).toMatch(/答了 1 道/);
    const messages = (await openChat(visitor, begun.ids.msggroup)).messages;
    expect((await stateOf(visitor, sitting)).messageId).toBe(messages.at(-1)!.id);

    const anew = await sayIn(visitor, begun, "重新测");
    expect(questionOf(anew).sitting).not.toBe(sitting);
    expect((await stateOf(visitor, sitting)).status).toBe("retired");
    expect((await visitor.ask(saveSitting, { id: sitting, answers: { b: 1 } })).code).toBe(9011);
    expect((await visitor.ask(sendMessage, toSend("", { msggroup: begun.ids.msggroup, inputs: { sitting } }))).code).toBe(9011);
    const shorter = await sayIn(visitor, begun, "换成 2 题的");
    expect(questionOf(shorter)).toMatchObject({ version: "simplified", total: 2 });
    expect((await stateOf(visitor, questionOf(anew).sitting)).status).toBe("retired");
  });

  test("asked something in the middle, keeps the question for its report", async () => {
    const visitor = app().visitor();
    const begun = await begin(visitor);
    await visitor.ask(saveSitting, { id: questionOf(begun).sitting, answers: whole });
    const aside = await sayIn(visitor, begun, "我适合带团队吗？");
    expect(aside.text).toMatch(/记下/);
    expect(questionOf(aside).sitting).toBe(questionOf(begun).sitting);
    expect((await submit(visitor, begun)).text).toContain("你问的是“我适合带团队吗？”");
  });

  test("after its report goes on as any cast: told again, asked further, sat again", async () => {
    const visitor = app().visitor();
    const begun = await begin(visitor);
    await visitor.ask(saveSitting, { id: questionOf(begun).sitting, answers: whole });
    await submit(visitor, begun);
    const report = (await openChat(visitor, begun.ids.msggroup)).messages.at(-1)!;
    const again = await sayIn(visitor, begun, "", { regenerateOf: report.id });
    expect(again.text).toContain("[4,2,[1,3],1]");
    const castOf = (events: Sent["events"]) => partOf<{ castId: string }>(events, "data-cast")?.castId;
    expect(castOf(again.events)).toBe((report.parts.find(({ type }) => type === "data-cast") as { data: { castId: string } }).data.castId);
    const further = await sayIn(visitor, begun, "那我该注意什么？");
    expect(castOf(further.events)).toBeUndefined();
    expect(textOf((await openChat(visitor, begun.ids.msggroup)).messages.at(-1))).toContain("你问的是");
    const anew = await sayIn(visitor, begun, "重新测");
    expect(questionOf(anew)).toMatchObject({ test: "disc", version: "full" });
    expect((await stateOf(visitor, questionOf(anew).sitting)).answers).toEqual({});
  });

  test("can be sent whole without a sitting", async () => {
    const visitor = app().visitor();
    const answers = smallItems.map(({ id }) => ({ id, value: whole[id as keyof typeof whole] })).reverse();
    expect((await say(visitor, "", { inputs: { test: "disc", version: "full", answers } })).text).toContain("[4,2,[1,3],1]");
    const { code, data } = await visitor.ask(sendMessage, toSend("", { inputs: { test: "disc", version: "simplified", answers: [1, 3] } }));
    expect([code, data]).toEqual([1001, { fields: { "answers.1": "choice" } }]);
  });

  test("goes with its chat", async () => {
    const visitor = app().visitor();
    const begun = await begin(visitor);
    await visitor.ask(delMsgGroupList, { msggroup: [begun.ids.msggroup] });
    const { kernel } = app();
    await kernel.database.run("update chat_groups set deleted_at = now() - interval '31 seconds' where id = $1", [begun.ids.msggroup]);
    await purgeDeleted(kernel);
    expect((await visitor.ask(getSitting, { id: questionOf(begun).sitting })).code).toBe(9003);
  });

  test("answers another chat's submission with nothing", async () => {
    const visitor = app().visitor();
    const begun = await begin(visitor);
    await visitor.ask(saveSitting, { id: questionOf(begun).sitting, answers: whole });
    const elsewhere = toSend("", { msggroup: newId("chat"), inputs: { sitting: questionOf(begun).sitting } });
    expect((await visitor.ask(sendMessage, elsewhere)).code).toBe(9003);
    const events = await readEvents(
      await visitor.raw(sendMessage, toSend("", { msggroup: begun.ids.msggroup, inputs: { sitting: questionOf(begun).sitting } })),
    );
    expect(toText(events)).toContain("报告");
  });
});
