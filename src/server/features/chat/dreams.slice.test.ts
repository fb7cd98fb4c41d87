import { expect, test } from "vitest";
import { delMsgGroupList } from "../../../shared/contract/chat.ts";
import type { CastData } from "../../../shared/contract/stream.ts";
import { getCastTopic } from "../../../topics/registry.ts";
import { partOf, say } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import type { Visitor } from "../../testing/test-app.ts";

interface Told {
  cast: { recurring: { id: string; times: number }[]; earlierCount: number };
  data: CastData;
  msggroup: string;
}

const tellDream = async (visitor: Visitor, words: string): Promise<Told> => {
  const { events, ids } = await say(visitor, words, { module: "f" });
  const data = partOf<CastData>(events, "data-cast")!;
  return { cast: data.cast as Told["cast"], data, msggroup: ids.msggroup };
};

describeServer("dreams that come back", (app) => {
  test("an image of an earlier dream is known again, with what it takes to cast it once more", async () => {
    const visitor = app().visitor();
    const first = await tellDream(visitor, "我梦见一条蛇追着我上楼梯");
    expect([first.cast.recurring, first.cast.earlierCount]).toEqual([[], 0]);
    const second = await tellDream(visitor, "昨晚又梦见蛇，它躺在门口不动");
    expect(second.cast.recurring.map(({ id, times }) => [id, times])).toEqual([["snake", 2]]);
    const { input, moment } = second.data;
    const again = (await getCastTopic("dream")).cast(input, { chance: undefined as never, moment });
    expect(JSON.parse(JSON.stringify(again))).toEqual(second.data.cast);
  });

  test("nobody else's dreams, and none of a deleted chat", async () => {
    const visitor = app().visitor();
    const { msggroup } = await tellDream(visitor, "I dreamed a snake bit my hand");
    expect((await tellDream(app().visitor(), "I dreamed a snake slept on the stairs")).cast.earlierCount).toBe(0);
    await visitor.ask(delMsgGroupList, { msggroup: [msggroup] });
    expect((await tellDream(visitor, "I dreamed of a snake in the kitchen")).cast.earlierCount).toBe(0);
  });
});
