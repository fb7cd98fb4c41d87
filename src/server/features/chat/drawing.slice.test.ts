import { expect, test } from "vitest";
import { chanceOf, commitmentOf, hexToBytes } from "../../../shared/chance.ts";
import { revealDraw } from "../../../shared/contract/cast.ts";
import { commitDraw, sendMessage } from "../../../shared/contract/chat.ts";
import type { CastData } from "../../../shared/contract/stream.ts";
import { getCastTopic } from "../../../topics/registry.ts";
import { openChat, partOf, say, toSend } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";

describeServer("a sealed draw", (app) => {
  test.each(["tarot", "zhouYi"])("%s: what was shown before the draw is opened after it, and anyone can cast again", async (module) => {
    const visitor = app().visitor();
    const sealed = (await visitor.ask(commitDraw, { module })).data;
    expect((await visitor.ask(revealDraw, { castId: sealed.castId })).code).toBe(9003);
    const { events } = await say(visitor, "该不该去？", { module, castId: sealed.castId, nonce: "tap-here_42" });
    const shown = partOf<CastData>(events, "data-cast")!;
    expect([shown.castId, shown.commitment]).toEqual([sealed.castId, sealed.commitment]);
    expect(partOf(events, "data-commitment")).toBeUndefined();
    const { seed, nonce, input, moment, topic } = (await visitor.ask(revealDraw, { castId: sealed.castId })).data;
    expect(nonce).toBe("tap-here_42");
    expect(commitmentOf(hexToBytes(seed), sealed.castId)).toBe(sealed.commitment);
    const again = (await getCastTopic(topic)).cast(input, { chance: chanceOf(hexToBytes(seed), sealed.castId, nonce), moment });
    expect(JSON.parse(JSON.stringify(again))).toEqual(shown.cast);
  });

  test("a seal opens once, for its person alone", async () => {
    const visitor = app().visitor();
    const { castId } = (await visitor.ask(commitDraw, { module: "tarot" })).data;
    await say(visitor, "该不该去？", { castId, nonce: "a" });
    const twice = await visitor.raw(sendMessage, toSend("该不该留？", { castId, nonce: "b" }));
    expect(await twice.json()).toMatchObject({ code: 1001, data: { fields: { castId: "opened" } } });
    expect((await app().visitor().ask(revealDraw, { castId })).code).toBe(9003);
    const other = await app()
      .visitor()
      .raw(sendMessage, toSend("该不该留？", { castId, nonce: "b" }));
    expect(await other.json()).toMatchObject({ code: 9003 });
  });

  test("a draw says whose number was mixed in: the person's, or the server's own where none came", async () => {
    const visitor = app().visitor();
    const { castId } = (await visitor.ask(commitDraw, { module: "tarot" })).data;
    const brought = await say(visitor, "该不该去？", { castId, nonce: "a" });
    expect(partOf<CastData>(brought.events, "data-cast")!.nonceBy).toBe("person");
    const alone = await say(visitor, "该不该去？");
    expect(partOf<CastData>(alone.events, "data-cast")!.nonceBy).toBe("server");
    const computed = await say(visitor, "我是男的，1990年5月1日13:45生在上海，事业怎么样？", { module: "b" });
    expect(partOf<CastData>(computed.events, "data-cast")).not.toHaveProperty("nonceBy");
  });

  test.each([
    ["number", "3 8 5 这份合同能签吗？", true],
    ["number", "这份合同能签吗？", false],
    ["tarot", "我抽到了愚者、魔术师、女祭司，该不该去？", true],
    ["TaoTeChing", "第八章说什么？", true],
  ])("%s, “%s”: what the person brought themselves (%s) claims no seal, also when it is told again", async (module, question, isOwn) => {
    const visitor = app().visitor();
    const first = await say(visitor, question, { module });
    const { messages } = await openChat(visitor, first.ids.msggroup);
    const again = await say(visitor, "", { module, msggroup: first.ids.msggroup, regenerateOf: messages[1]!.id });
    for (const { events } of [first, again]) {
      const cast = partOf<CastData>(events, "data-cast")!;
      expect([cast.commitment === null, !("nonceBy" in cast)]).toEqual([isOwn, isOwn]);
    }
    expect(first.events.some(({ event }) => event.type === "data-commitment")).toBe(!isOwn);
  });

  test("a send without a seal shows the server's own before the cast", async () => {
    const { events } = await say(app().visitor(), "该不该去？");
    const types = events.map(({ event }) => event.type);
    expect(types.indexOf("data-commitment")).toBeLessThan(types.indexOf("data-cast"));
    expect(types.indexOf("data-commitment")).toBeGreaterThan(0);
  });
});
