import { expect, test } from "vitest";
import { getMessageList, getMsgGroupList, selectVersion, sendMessage } from "../../../shared/contract/chat.ts";
import { init } from "../../../shared/contract/init.ts";
import type { CastData, FactsData, HeardData } from "../../../shared/contract/stream.ts";
import { templateList } from "../../../shared/contract/topics.ts";
import { getCastTopic } from "../../../topics/registry.ts";
import { openChat, partOf, say, textOf, toSend } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { newId, readEvents } from "../../testing/test-app.ts";

describeServer("saying something", (app) => {
  test("a question alone brings a cast, its picture first, and a whole reading that is stored as it was told", async () => {
    const visitor = app().visitor("zh");
    const { events, text, ids } = await say(visitor, "我该不该换工作？");
    const types = events.map(({ event }) => event.type);
    expect(types[0]).toBe("start");
    expect(types.indexOf("data-cast")).toBeLessThan(types.indexOf("text-delta"));
    expect(types.at(-1)).toBe("finish");
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at + 1));
    expect(text).toMatch(/^## .+/);
    const { messages, activeGeneration } = await openChat(visitor, ids.msggroup);
    expect(activeGeneration).toBeNull();
    expect(messages.map(({ role, status }) => [role, status])).toEqual([
      ["user", "completed"],
      ["assistant", "completed"],
    ]);
    expect(textOf(messages[1])).toBe(text);
  });

  test("English is answered in English", async () => {
    const { text } = await say(app().visitor("en"), "Should I change jobs?");
    expect(text).not.toMatch(/\p{Script=Han}/u);
  });

  test("each paragraph's place and facts are right", async () => {
    const { events, text } = await say(app().visitor(), "他还会回来吗？");
    const data = partOf<FactsData>(events, "data-facts")!;
    const known = new Set(data.facts.map(({ id }) => id));
    const starts = data.paragraphs.map(({ at }) => text.slice(at - 2, at));
    expect(starts.every((before) => before === "\n\n")).toBe(true);
    for (const paragraph of data.paragraphs) {
      expect(paragraph.facts.every((id) => known.has(id))).toBe(true);
      if (paragraph.part !== "caution") expect(paragraph.facts.length).toBeGreaterThan(0);
    }
  });

  test("two sends with one generationId are one run, also at the same moment", async () => {
    const visitor = app().visitor();
    const request = toSend("我该不该搬家？");
    const answers = await Promise.all([visitor.raw(sendMessage, request), visitor.raw(sendMessage, request)].map(async (answer) => readEvents(await answer)));
    expect(answers[0]).toEqual(answers[1]);
    const { messages } = await openChat(visitor, request.msggroup);
    expect(messages).toHaveLength(2);
    expect(await readEvents(await visitor.raw(sendMessage, request))).toEqual(answers[0]);
  });

  test("a follow-up is answered from the same cast; asking anew casts afresh", async () => {
    const visitor = app().visitor();
    const first = await say(visitor, "我该不该换工作？");
    const group = { msggroup: first.ids.msggroup };
    const followUp = await say(visitor, "那什么时候动比较好？", group);
    expect(partOf(followUp.events, "data-cast")).toBeUndefined();
    expect(followUp.text.length).toBeGreaterThan(40);
    const fresh = await say(visitor, "换个问题：我和妹妹能和好吗？", group);
    const cast = partOf<CastData>(fresh.events, "data-cast")!;
    expect(cast.castId).not.toBe(partOf<CastData>(first.events, "data-cast")!.castId);
    expect(cast.question).toBe("我和妹妹能和好吗？");
    // The same question again within the day is not drawn unasked.
    expect(partOf((await say(visitor, "再来一次", group)).events, "data-cast")).toBeUndefined();
    const again = await say(visitor, "好的", group);
    expect(partOf<CastData>(again.events, "data-cast")!.question).toBe("我和妹妹能和好吗？");
  });

  test("words of self-harm get care and help lines, no cast, and cost nothing", async () => {
    const visitor = app().visitor();
    const { events, text } = await say(visitor, "我不想活了，抽张牌看看");
    expect(partOf(events, "data-cast")).toBeUndefined();
    expect(partOf<{ lines: unknown[] }>(events, "data-care")!.lines.length).toBeGreaterThan(2);
    expect(text).toContain("一个人");
    expect((await visitor.ask(getMsgGroupList)).data.messageGroupList).toMatchObject([{ title: "说说话", content: "" }]);
    expect((await visitor.ask(init)).data.daily_account.num).toBe(3);
  });

  test("a greeting is met with the opening remark, thanks with a word, and neither casts nor costs", async () => {
    const visitor = app().visitor("en");
    const hello = await say(visitor, "Hello!");
    expect(hello.text).toBe((await visitor.ask(templateList, { module: "tarot" })).data.opening);
    const thanks = await say(visitor, "thank you", { msggroup: hello.ids.msggroup });
    expect(thanks.text).toMatch(/^.{10,120}$/);
    for (const { events } of [hello, thanks]) expect(partOf(events, "data-cast")).toBeUndefined();
    expect((await visitor.ask(init)).data.daily_account.num).toBe(3);
  });

  test("what words gave only in part is asked for, in words and as a form, and the answer goes on from there", async () => {
    const visitor = app().visitor();
    const asked = await say(visitor, "我自己摇好了，问要不要搬家", { module: "zhouYi" });
    const form = partOf<{ fields: { name: string }[] }>(asked.events, "data-ask")!;
    expect(form.fields.map(({ name }) => name)).toEqual(["lines"]);
    const { messages } = await openChat(visitor, asked.ids.msggroup);
    for (const reply of [{ inputs: { lines: [8, 7, 9, 8, 7, 8] } }, { question: "8 7 9 8 7 8" }]) {
      const told = await say(visitor, "", { module: "zhouYi", msggroup: asked.ids.msggroup, parentId: messages[1]!.id, ...reply });
      const cast = partOf<CastData>(told.events, "data-cast")!;
      expect((cast.cast as { lines: number[] }).lines).toEqual([8, 7, 9, 8, 7, 8]);
      expect(cast.question).toContain("搬家");
    }
  });

  test("what was understood stands before the answer and is kept; what had no use is said once, also when it is told again", async () => {
    const visitor = app().visitor();
    const told = await say(visitor, "周末他会来找我吗？");
    const shown = partOf<HeardData>(told.events, "data-heard")!;
    expect(shown.chips).toContainEqual({ name: "weekdays", label: "星期", value: "周末", isUsed: false });
    expect(told.text.split(shown.note!).length).toBe(2);
    const { messages } = await openChat(visitor, told.ids.msggroup);
    expect(messages[1]!.parts.find(({ type }) => type === "data-heard")).toEqual({ type: "data-heard", data: shown });
    const again = await say(visitor, "", { msggroup: told.ids.msggroup, regenerateOf: messages[1]!.id });
    expect(partOf(again.events, "data-heard")).toEqual(shown);
    const asked = await say(visitor, "姓林，给女孩起名，要粉色", { module: "name" });
    expect(partOf<HeardData>(asked.events, "data-heard")!.chips.map(({ value, isUsed }) => [value, isUsed])).toEqual(
      expect.arrayContaining([
        ["女孩", true],
        ["林", true],
        ["粉色", false],
      ]),
    );
  });

  test("a question of health is no cast's: the first words say so, and a yes tells how it is carried", async () => {
    const visitor = app().visitor();
    const first = await say(visitor, "我的手术会顺利吗？");
    expect(partOf(first.events, "data-cast")).toBeUndefined();
    expect(first.text).toMatch(/医生/);
    const carried = await say(visitor, "好的", { msggroup: first.ids.msggroup });
    expect(partOf(carried.events, "data-cast")).toBeDefined();
    expect(carried.text).not.toMatch(/会顺利|不顺利/);
  });

  test("a finished Plus answer spends one use, a Basic one none", async () => {
    const visitor = app().visitor();
    await say(visitor, "我该不该换工作？");
    await say(visitor, "我该不该换工作？", { model: "3.5" });
    expect((await visitor.ask(init)).data.daily_account).toMatchObject({ num: 2, total_num: 3 });
  });

  test("regenerating tells the same cast in other words, as a version beside the first", async () => {
    const visitor = app().visitor();
    const first = await say(visitor, "我该不该换工作？");
    const group = { msggroup: first.ids.msggroup };
    const before = (await openChat(visitor, first.ids.msggroup)).messages;
    const second = await say(visitor, "", { ...group, regenerateOf: before[1]!.id });
    expect(partOf<CastData>(second.events, "data-cast")!.castId).toBe(partOf<CastData>(first.events, "data-cast")!.castId);
    expect(second.text).not.toBe(first.text);
    const after = (await openChat(visitor, first.ids.msggroup)).messages;
    expect(after).toHaveLength(2);
    expect(after[1]!.siblings).toEqual([before[1]!.id, after[1]!.id]);
    await visitor.ask(selectVersion, { ...group, messageId: before[1]!.id });
    expect(textOf((await openChat(visitor, first.ids.msggroup)).messages[1])).toBe(first.text);
  });

  test("one more card is shown under the card it was drawn to, also when it is told again; a part that nobody names is all of it", async () => {
    const visitor = app().visitor();
    const first = await say(visitor, "我该不该换工作？");
    const group = { msggroup: first.ids.msggroup };
    const laid = partOf<CastData>(first.events, "data-cast")!;
    expect(laid).not.toHaveProperty("beside");
    const more = await say(visitor, "第二张，再抽一张看看", group);
    expect(partOf<CastData>(more.events, "data-cast")!.beside).toEqual({ cast: laid.cast, fact: "card.2" });
    const cards = (await getCastTopic("tarot")).chips(laid.cast, "zh").filter(({ key }) => key === "card");
    const named = cards.map(({ value }) => value.split("·")[0]!).filter((name) => more.text.split("\n\n")[1]!.includes(name));
    expect(named).toEqual([cards[1]!.value.split("·")[0]]);
    const [, , , answer] = (await openChat(visitor, first.ids.msggroup)).messages;
    const again = await say(visitor, "", { ...group, regenerateOf: answer!.id });
    expect(partOf<CastData>(again.events, "data-cast")!.beside).toEqual({ cast: laid.cast, fact: "card.2" });
    const bare = partOf<CastData>((await say(visitor, "再抽一张", group)).events, "data-cast")!;
    expect(bare.beside?.fact).toBeNull();
  });

  test("one more card for a card that is named after it is drawn, not explained", async () => {
    const visitor = app().visitor();
    for (const question of ["我该不该换工作？", "他还会回来吗"]) {
      const first = await say(visitor, question);
      const more = await say(visitor, "再抽一张，补给第二张", { msggroup: first.ids.msggroup });
      expect(partOf<CastData>(more.events, "data-cast")!.beside, question).toMatchObject({ fact: "card.2" });
    }
  });

  test("an edited question is a branch of its own, also at the chat's start", async () => {
    const visitor = app().visitor();
    const first = await say(visitor, "我该不该换工作？");
    const group = { msggroup: first.ids.msggroup };
    await say(visitor, "那什么时候动比较好？", group);
    await say(visitor, "我该不该换城市？", { ...group, parentId: null });
    const { messages } = await openChat(visitor, first.ids.msggroup);
    expect(messages.map(textOf)[0]).toBe("我该不该换城市？");
    expect(messages[0]!.siblings).toHaveLength(2);
    await visitor.ask(selectVersion, { ...group, messageId: messages[0]!.siblings[0]! });
    expect((await openChat(visitor, first.ids.msggroup)).messages).toHaveLength(4);
  });

  test("inputs nobody takes are refused by name, and so is a heap of them; nothing of either is kept", async () => {
    const visitor = app().visitor();
    const refusalOf = async (inputs: Record<string, unknown>, module = "tarot") =>
      (await visitor.raw(sendMessage, toSend("该不该去？", { module, inputs }))).json() as Promise<{ code: number; data: { fields: object } }>;
    expect(await refusalOf({ spread: "one", junk: "x" })).toMatchObject({ code: 1001, data: { fields: { "inputs.junk": "unrecognized_keys" } } });
    expect(await refusalOf({ junk: "x".repeat(200_000) }, "ask")).toMatchObject({ code: 1001, data: { fields: { inputs: "too_big" } } });
    expect((await visitor.ask(getMsgGroupList)).data.messageGroupList).toEqual([]);
  });

  test("another person's chat is not there", async () => {
    const { ids } = await say(app().visitor(), "我该不该换工作？");
    const stranger = app().visitor();
    expect((await openChat(stranger, ids.msggroup)).group).toBeNull();
    const answer = await stranger.raw(sendMessage, toSend("", { msggroup: ids.msggroup, regenerateOf: "m123" }));
    expect(((await answer.json()) as { code: number }).code).toBe(9003);
  });

  test.each([
    ["an empty question", { question: "  " }, ["question"]],
    ["a module that is none", { module: "zz" }, ["module"]],
    ["an id of forbidden letters", { msggroup: "a b" }, ["msggroup"]],
    ["a question too long", { question: "问".repeat(4001) }, ["question"]],
    ["an input the topic does not take", { inputs: { spread: "pyramid" } }, ["spread"]],
    ["a picture for a topic that looks at none", { base64String: "aGk=", base64_type: "image/png" }, ["base64String"], /^This topic doesn’t look at pictures$/],
  ] as const)("%s is 1001 with its field, in the caller's language", async (_, wrong, fields, words = /^Something needs another look/) => {
    const answer = await app().visitor("en").raw(sendMessage, toSend("Should I go?", wrong));
    const body = (await answer.json()) as { code: number; data: { fields: Record<string, string> }; msg: string };
    expect([answer.status, body.code, Object.keys(body.data.fields)]).toEqual([200, 1001, fields]);
    expect(body.msg).toMatch(words);
  });

  test("without an identity nothing is owned, and a token that is no good ends the session", async () => {
    const visitor = app().visitor();
    const anonymous = await visitor.raw(getMessageList, { msggroup: newId("chat") }, { "x-visitor": "" });
    expect(((await anonymous.json()) as { code: number }).code).toBe(1001);
    const stale = await visitor.raw(getMessageList, { msggroup: newId("chat") }, { authorization: "Bearer gone" });
    expect([stale.status, ((await stale.json()) as { code: number }).code]).toEqual([401, 4001]);
  });
});
