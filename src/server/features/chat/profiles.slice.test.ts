import { expect, test } from "vitest";
import { sendMessage } from "../../../shared/contract/chat.ts";
import { addProfile, listProfiles, type Profile, profileFromChat } from "../../../shared/contract/profiles.ts";
import type { CastData, HeardData } from "../../../shared/contract/stream.ts";
import { findProfileProblemText } from "../../../shared/i18n/profile-problems.ts";
import { partOf, say, toSend } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import type { Visitor } from "../../testing/test-app.ts";

const changsha = { name: "长沙市", id: "cn430100", latitude: 28.23, longitude: 112.94, time_zone: "Asia/Shanghai" };
const given = {
  avatar: null,
  nickname: "小满",
  relationship: "self",
  gender: "female",
  birth_date: "1990-05-01",
  birth_time: "13:45",
  birth_place: changsha,
  residence: null,
  time_zone: "Asia/Shanghai",
};
type Input = Record<string, Record<string, unknown>>;

describeServer("profiles in a chat", (app) => {
  const made = async (visitor: Visitor, more: Partial<Record<keyof Profile, unknown>> = {}): Promise<string> =>
    (await visitor.ask(addProfile, { ...given, ...more })).data.id;
  const him = { relationship: "lover", gender: "male", nickname: "阿明", birth_date: "1988-03-03", birth_time: "08:00" };
  const chipsOf = (events: Parameters<typeof partOf>[0]) => partOf<HeardData>(events, "data-heard")?.chips ?? [];
  const inputOf = (events: Parameters<typeof partOf>[0]) => partOf<CastData>(events, "data-cast")?.input as Input;
  const refused = async (visitor: Visitor, question: string, more: Record<string, unknown>) => {
    const answer = (await (await visitor.raw(sendMessage, toSend(question, more))).json()) as { code: number; data: { fields: Record<string, string> } };
    return [answer.code, answer.data?.fields?.profileIds];
  };

  test("gives its birth to every topic of one birth, without asking, and the answer says whose", async () => {
    const visitor = app().visitor();
    const id = await made(visitor);
    for (const [module, field] of [
      ["b", "birth"],
      ["n", "birth"],
      ["a", "birth"],
      ["j", "birth"],
      ["h", "birth"],
    ] as const) {
      const { events, text } = await say(visitor, "今年换工作好不好？", { module, profileIds: [id] });
      expect([module, inputOf(events)[field]]).toEqual([module, expect.objectContaining({ date: "1990-05-01" })]);
      expect(chipsOf(events)).toContainEqual({ name: "profile", label: "用的档案", value: "小满", isUsed: true });
      expect(text.length).toBeGreaterThan(50);
    }
  });

  test("answers what was asked for, also without a word, and stays for the turns after", async () => {
    const visitor = app().visitor();
    const id = await made(visitor);
    const first = await say(visitor, "今年换工作好不好？", { module: "b" });
    expect(inputOf(first.events)).toBeUndefined();
    const chosen = await say(visitor, "", { module: "b", msggroup: first.ids.msggroup, profileIds: [id] });
    expect(inputOf(chosen.events)).toMatchObject({ birth: { date: "1990-05-01", time: "13:45" }, question: "今年换工作好不好？" });
    const later = await say(visitor, "换个问题：明年适合买房吗？", { module: "b", msggroup: first.ids.msggroup });
    expect(inputOf(later.events)).toMatchObject({ birth: { date: "1990-05-01", time: "13:45", longitude: 112.94 } });
  });

  test("a correction in words wins, in the same message and in a later one", async () => {
    const visitor = app().visitor();
    const id = await made(visitor);
    const first = await say(visitor, "今年换工作好不好？", { module: "b", profileIds: [id] });
    const later = await say(visitor, "不是13:45，是15:20", { module: "b", msggroup: first.ids.msggroup });
    expect(inputOf(later.events)).toMatchObject({ birth: { date: "1990-05-01", time: "15:20", longitude: 112.94 } });
    const asked = await say(visitor, "今年换工作好不好？", { module: "b" });
    const same = await say(visitor, "其实是17:00生的", { module: "b", msggroup: asked.ids.msggroup, profileIds: [id] });
    expect(inputOf(same.events)).toMatchObject({ birth: { date: "1990-05-01", time: "17:00" }, question: "今年换工作好不好？" });
  });

  test("another person’s birth is theirs; one’s own comes back by a word", async () => {
    const visitor = app().visitor();
    const [id, mother] = [await made(visitor), await made(visitor, { relationship: "parent", nickname: "老妈", birth_date: "1962-08-09" })];
    const first = await say(visitor, "今年换工作好不好？", { module: "b", profileIds: [id] });
    const hers = await say(visitor, "今年身心怎么样？", { module: "b", msggroup: first.ids.msggroup, profileIds: [mother] });
    expect(inputOf(hers.events)).toMatchObject({ birth: { date: "1962-08-09" } });
    expect(chipsOf(hers.events).map(({ value }) => value)).toEqual(expect.arrayContaining(["老妈", "妈妈"]));
    expect(hers.text).toMatch(/你妈妈/);
    const mine = await say(visitor, "那我呢？", { module: "b", msggroup: first.ids.msggroup });
    expect(inputOf(mine.events)).toMatchObject({ birth: { date: "1990-05-01" } });
  });

  test("a match takes one man and one woman, in whatever order, and names them", async () => {
    const visitor = app().visitor();
    const [id, other, third] = [await made(visitor), await made(visitor, him), await made(visitor, { ...him, relationship: "friend" })];
    const { events } = await say(visitor, "我们合适吗？", { module: "d", profileIds: [id, other] });
    expect(inputOf(events)).toMatchObject({ a: { date: "1988-03-03" }, b: { date: "1990-05-01" }, names: { male: "阿明", female: "小满" } });
    for (const profileIds of [[id], [other, third], [id, other, third]])
      expect(await refused(visitor, "我们合适吗？", { module: "d", profileIds })).toEqual([1001, "oneOfEach"]);
    for (const locale of ["zh", "en"] as const) expect(findProfileProblemText("oneOfEach", locale)).toMatch(/一男一女|one man/);
  });

  test("nobody under eighteen is matched, on the person’s own day", async () => {
    const visitor = app().visitor();
    const year = Number(new Date(app().kernel.now()).getUTCFullYear());
    const [id, child] = [await made(visitor), await made(visitor, { ...him, birth_date: `${year - 17}-01-01` })];
    expect(await refused(visitor, "我们合适吗？", { module: "d", profileIds: [id, child] })).toEqual([1001, "tooYoung"]);
    expect(await refused(visitor, "我们合适吗？", { module: "a", profileIds: [id, child] })).toEqual([1001, "tooYoung"]);
  });

  test("each topic takes the number it can use", async () => {
    const visitor = app().visitor();
    const [id, other] = [await made(visitor), await made(visitor, him)];
    expect(await refused(visitor, "今年如何？", { module: "b", profileIds: [id, other] })).toEqual([1001, "exactlyOne"]);
    expect(await refused(visitor, "今年如何？", { module: "m", profileIds: [id] })).toEqual([1001, "notTaken"]);
    expect(await refused(visitor, "今年如何？", { module: "b", profileIds: [id, id] })).toEqual([1001, "repeated"]);
    const two = await say(visitor, "我们合得来吗？", { module: "a", profileIds: [other, id] });
    expect(inputOf(two.events)).toMatchObject({ birth: { date: "1990-05-01" }, other: { date: "1988-03-03" } });
    const all = await say(visitor, "下个月哪天搬家好？", { module: "g", profileIds: [other, id] });
    expect(inputOf(all.events).people).toMatchObject([{ date: "1988-03-03" }, { date: "1990-05-01" }]);
  });

  test("the topic that hands questions on takes it along: a draw leaves it be, the craft asked next has it", async () => {
    const visitor = app().visitor();
    const [id, mother] = [await made(visitor), await made(visitor, { relationship: "parent", nickname: "老妈", birth_date: "1962-08-09" })];
    const drawn = await say(visitor, "我该不该搬家？", { module: "0", profileIds: [id, mother] });
    expect(inputOf(drawn.events)).toBeDefined();
    expect(JSON.stringify(inputOf(drawn.events))).not.toContain("1990-05-01");
    const mine = await say(visitor, "用四柱看看", { module: "0", msggroup: drawn.ids.msggroup });
    expect(inputOf(mine.events)).toMatchObject({ birth: { date: "1990-05-01", time: "13:45" } });
    const hers = await say(visitor, "我妈今年身心怎么样？", { module: "0", msggroup: drawn.ids.msggroup });
    expect(inputOf(hers.events)).toMatchObject({ birth: { date: "1962-08-09" } });
  });

  test.each([
    ["i", "坐北朝南，2005年建成，适合我住吗？", "resident"],
    ["c", "姓王，给孩子起个两个字的名字", "birth"],
    ["e", "姓林，做咖啡店，起个店名", "owner"],
  ])("a topic that takes a birth beside other things has it where it belongs (%s)", async (module, question, field) => {
    const visitor = app().visitor();
    const { events } = await say(visitor, question, { module, profileIds: [await made(visitor)] });
    const known = inputOf(events) ?? partOf<{ known: Input }>(events, "data-ask")?.known;
    expect(known?.[field]).toMatchObject({ date: "1990-05-01" });
  });

  test("check 42: another person’s profile cannot be used", async () => {
    const id = await made(app().visitor());
    expect((await refused(app().visitor(), "今年如何？", { module: "b", profileIds: [id] }))[0]).toBe(9003);
  });

  test("a topic asks only for what a profile does not have", async () => {
    const visitor = app().visitor();
    const id = await made(visitor, { birth_place: null });
    const { events } = await say(visitor, "今年换工作好不好？", { module: "b", profileIds: [id] });
    const asked = partOf<{ fields: { name: string; needs: string[] }[] }>(events, "data-ask")?.fields;
    expect(asked).toMatchObject([{ name: "birth", needs: ["place"] }]);
    const told = await say(visitor, "生在长沙", {
      module: "b",
      msggroup: (events[0]!.event as { messageMetadata: { msggroup: string } }).messageMetadata.msggroup,
    });
    expect(inputOf(told.events)).toMatchObject({ birth: { date: "1990-05-01", place: expect.stringContaining("长沙") } });
  });

  test("a birth that was said is ready to be kept: a profile’s form is filled with it, and nothing is stored", async () => {
    const visitor = app().visitor();
    const first = await say(visitor, "我1990年5月1日13:45生在长沙，女，今年会升职吗？", { module: "b" });
    const { msggroup } = first.ids;
    const mine = (await visitor.ask(profileFromChat, { msggroup })).data;
    expect(mine).toMatchObject({
      about: "me",
      people: ["me"],
      fields: { relationship: "self", gender: "female", birth_date: "1990-05-01", birth_time: "13:45" },
    });
    expect(mine.fields.birth_place).toMatchObject({ time_zone: "Asia/Shanghai", latitude: expect.any(Number) });
    expect((await visitor.ask(listProfiles)).data.list).toEqual([]);
    const kept = await visitor.ask(addProfile, { avatar: null, residence: null, ...mine.fields, nickname: "我" });
    expect(kept).toMatchObject({ code: 200, data: { relationship: "self", signs: { dayStem: "丙" } } });
    await say(visitor, "我妈1962年8月9日早上8点生在北京，她今年身体外的运势如何？", { module: "b", msggroup });
    const hers = (await visitor.ask(profileFromChat, { msggroup, about: "mother" })).data;
    expect(hers.fields).toMatchObject({ relationship: "parent", gender: "female", birth_date: "1962-08-09", birth_time: "08:00", time_zone: "Asia/Shanghai" });
    expect(hers.people).toEqual(expect.arrayContaining(["me", "mother"]));
  });

  test("of a match both are there; of a chat that knows none, or is another’s, there is nothing", async () => {
    const visitor = app().visitor();
    const { ids } = await say(visitor, "他1990年5月1日13:45上海，她1992年3月3日早上8点北京，合适吗", { module: "d" });
    expect((await visitor.ask(profileFromChat, { msggroup: ids.msggroup, about: "b" })).data.fields).toMatchObject({
      gender: "female",
      birth_date: "1992-03-03",
    });
    expect((await visitor.ask(profileFromChat, { msggroup: ids.msggroup, about: "mother" })).code).toBe(9003);
    expect((await app().visitor().ask(profileFromChat, { msggroup: ids.msggroup, about: "b" })).code).toBe(9003);
    const drawn = await say(visitor, "该不该去？");
    expect((await visitor.ask(profileFromChat, { msggroup: drawn.ids.msggroup })).data).toEqual({ about: "me", people: [], fields: {} });
  });
});
