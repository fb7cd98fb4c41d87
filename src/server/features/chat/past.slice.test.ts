import { expect, test } from "vitest";
import { deleteMessages, delMsgGroupList } from "../../../shared/contract/chat.ts";
import { deletePast, getPast, type PastState, savePast } from "../../../shared/contract/past.ts";
import type { CastId } from "../../../shared/ids.ts";
import { openChat, partOf, type Sent, say } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import type { Visitor } from "../../testing/test-app.ts";
import { purgeDeleted } from "./deleting/service.ts";

const born = "我1985年9月23日下午三点出生在广州，女";
const castOf = ({ events }: Sent): CastId => partOf<{ castId: CastId }>(events, "data-cast")!.castId;
const begin = async (visitor: Visitor, words = born, module = "birthday") => {
  const sent = await say(visitor, words, { module });
  return { sent, castId: castOf(sent) };
};
const answerAll = ({ asked }: PastState, answer: (at: number) => "right" | "wrong" | "unsure") =>
  Object.fromEntries(asked.map(({ id }, at) => [id, answer(at)]));

describeServer("the past of a chart", (app) => {
  test("is asked for in six years, none told apart from another until it is done; then two were controls", async () => {
    const visitor = app().visitor();
    const { castId } = await begin(visitor);
    const { data: fresh } = await visitor.ask(getPast, { castId });
    expect(fresh).toMatchObject({ castId, topic: "birthday", answers: {}, isDone: false, wasChanged: false, wasCheckedBefore: false, result: null });
    expect(fresh.asked).toHaveLength(6);
    expect(Object.keys(fresh.asked[0]!).sort()).toEqual(["age", "id", "kind", "year"]);

    const { data: answered } = await visitor.ask(savePast, { castId, answers: answerAll(fresh, (at) => (at % 2 === 0 ? "right" : "wrong")) });
    expect(answered.result).toBeNull();
    const { data: done } = await visitor.ask(savePast, { castId, isDone: true });
    expect(done.isDone).toBe(true);
    const { years, fit, hours, marking } = done.result!;
    expect(years.filter(({ marked }) => marked === "never")).toHaveLength(2);
    expect(years.every(({ marked, why }) => (marked === "never") === (why.length === 0))).toBe(true);
    expect(years.flatMap(({ why }) => why).every((clause) => /\p{Script=Han}/u.test(clause))).toBe(true);
    expect(fit!.marked.of + fit!.control.of).toBe(6);
    expect(fit!.peers!.asWell).toBeLessThanOrEqual(fit!.peers!.of);
    expect(hours!.each.map(({ names }) => names[0])).toEqual(["午", "未", "申"]);
    expect(hours!.each.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(marking.of).toBeGreaterThan(30);
    // Read again, in the other language: the same, told in it.
    const answer = await visitor.raw(getPast, { castId }, { "accept-language": "en" });
    const { data: english } = (await answer.json()) as { data: PastState };
    expect(english.result!.years.flatMap(({ why }) => why).every((clause) => /^[a-z\p{Script=Han}]/u.test(clause) && /[a-z]{3}/.test(clause))).toBe(true);
    expect({ ...english.result, years: [] }).toEqual({ ...done.result, years: [] });
  });

  test("stops at any point, takes an answer back, and says when one was changed after the result", async () => {
    const visitor = app().visitor();
    const { castId } = await begin(visitor);
    const { data: fresh } = await visitor.ask(getPast, { castId });
    const [first, second] = fresh.asked;
    await visitor.ask(savePast, { castId, answers: { [first!.id]: "right" } });
    const { data: two } = await visitor.ask(savePast, { castId, answers: { [second!.id]: "wrong" } });
    expect(two.answers).toEqual({ [first!.id]: "right", [second!.id]: "wrong" });
    const { data: one } = await visitor.ask(savePast, { castId, answers: { [first!.id]: null } });
    expect(one.answers).toEqual({ [second!.id]: "wrong" });
    const { data: done } = await visitor.ask(savePast, { castId, isDone: true });
    expect([done.result!.fit, done.wasChanged]).toEqual([null, false]);
    const { data: same } = await visitor.ask(savePast, { castId, answers: { [second!.id]: "wrong" } });
    expect(same.wasChanged).toBe(false);
    const { data: changed } = await visitor.ask(savePast, { castId, answers: { [second!.id]: "right" } });
    expect(changed.wasChanged).toBe(true);
  });

  test("is deleted, brought back, and gone for good with the time for undoing, the answer it stands under, or the chat", async () => {
    const visitor = app().visitor();
    const { sent, castId } = await begin(visitor);
    const { data: fresh } = await visitor.ask(getPast, { castId });
    const answers = answerAll(fresh, () => "right");
    await visitor.ask(savePast, { castId, answers, isDone: true });
    const { run } = app().kernel.database;
    const count = async () => (await run("select 1 from past_checks where cast_id = $1", [castId])).length;

    expect((await visitor.ask(deletePast, { castId })).data).toMatchObject({ answers: {}, isDone: false, result: null });
    expect((await visitor.ask(deletePast, { castId, undo: true })).data).toMatchObject({ answers, isDone: true });
    await visitor.ask(deletePast, { castId });
    await run("update past_checks set deleted_at = now() - interval '40 seconds' where cast_id = $1", [castId]);
    expect((await visitor.ask(deletePast, { castId, undo: true })).data.answers).toEqual({});
    await purgeDeleted(app().kernel);
    expect(await count()).toBe(0);

    await visitor.ask(savePast, { castId, answers });
    const { messages } = await openChat(visitor, sent.ids.msggroup);
    await visitor.ask(deleteMessages, { ids: messages.map(({ id }) => id) });
    expect(await count()).toBe(0);

    const other = await begin(visitor);
    await visitor.ask(savePast, { castId: other.castId, isDone: true });
    await visitor.ask(delMsgGroupList, { msggroup: [other.sent.ids.msggroup] });
    expect((await visitor.ask(getPast, { castId: other.castId })).code).toBe(9003);
    await run("update chat_groups set deleted_at = now() - interval '40 seconds' where id = $1", [other.sent.ids.msggroup]);
    await purgeDeleted(app().kernel);
    expect(await run("select 1 from past_checks where cast_id = $1", [other.castId])).toEqual([]);
  });

  test("is nobody else's, of no other craft, and takes no answer to what was not asked", async () => {
    const visitor = app().visitor();
    const { castId } = await begin(visitor);
    expect((await app().visitor().ask(getPast, { castId })).code).toBe(9003);
    expect((await app().visitor().ask(savePast, { castId, answers: {} })).code).toBe(9003);
    const { castId: cards } = await begin(visitor, "我该不该换工作？", "tarot");
    expect((await visitor.ask(getPast, { castId: cards })).code).toBe(9003);
    const refused = await visitor.ask(savePast, { castId, answers: { "1999-death": "right" } });
    expect([refused.code, (refused.data as unknown as { fields: object }).fields]).toEqual([1001, { "answers.1999-death": "unknown" }]);
    const strange = await visitor.ask(savePast, { castId, answers: { "1999-move": "maybe" as "right" } });
    expect(strange.code).toBe(1001);
  });

  test("answers laid at once from two tabs are all kept, and begin one check", async () => {
    const visitor = app().visitor();
    const { castId } = await begin(visitor);
    const { data: fresh } = await visitor.ask(getPast, { castId });
    await Promise.all(fresh.asked.map(({ id }) => visitor.ask(savePast, { castId, answers: { [id]: "unsure" } })));
    expect((await visitor.ask(getPast, { castId })).data.answers).toEqual(answerAll(fresh, () => "unsure"));
  });

  test("a child has too few years to be asked about", async () => {
    const visitor = app().visitor();
    const { castId } = await begin(visitor, "我2015年9月23日下午三点出生在广州，女");
    const { data } = await visitor.ask(getPast, { castId });
    expect(data.asked).toEqual([]);
    expect((await visitor.ask(savePast, { castId, isDone: true })).data.result).toMatchObject({ years: [], fit: null, hours: null });
  });

  test("another hour taken over is a correction that tells what changed; checking again by the same memory is said to be no fresh evidence", async () => {
    const visitor = app().visitor();
    const { sent, castId } = await begin(visitor);
    const { data: fresh } = await visitor.ask(getPast, { castId });
    const { data: done } = await visitor.ask(savePast, { castId, answers: answerAll(fresh, () => "right"), isDone: true });
    const before = done.result!.hours!.each[0]!;
    const { msggroup } = sent.ids;
    const input = { birth: { time: before.time, timePrecision: "doubleHour" } };
    const recast = await say(visitor, `其实出生时间是${before.time}`, { module: "birthday", msggroup, inputs: input });
    expect(partOf<{ cast: { pillars: { hour: string } } }>(recast.events, "data-cast")!.cast.pillars.hour).toContain("午");
    expect(recast.text).toContain("时柱");
    const said = new Set(sent.text.split(/(?<=。)/).filter((sentence) => sentence.length > 12));
    expect(recast.text.split(/(?<=。)/).filter((sentence) => said.has(sentence))).toEqual([]);
    const { data: again } = await visitor.ask(getPast, { castId: castOf(recast) });
    expect([again.wasCheckedBefore, again.asked.length]).toEqual([true, 6]);
    expect((await visitor.ask(getPast, { castId })).data.wasCheckedBefore).toBe(false);
  });

  test("asked for in words, it stands under the answer", async () => {
    const visitor = app().visitor();
    const { sent, castId } = await begin(visitor);
    const heard = await say(visitor, "先验前事", { module: "birthday", msggroup: sent.ids.msggroup });
    expect(partOf(heard.events, "data-past")).toEqual({ castId, topic: "birthday", hasTime: true });
    expect(partOf(heard.events, "data-cast")).toBeUndefined();
  });
});
