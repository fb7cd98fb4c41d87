import { expect, test } from "vitest";
import { say } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { shareSaid, toSaid } from "./telling/without-said.ts";

const toShare = (text: string, earlier: string): number =>
  shareSaid({ headline: "", paragraphs: [{ label: "", text, facts: [], part: "body" }], followUps: [] }, toSaid([earlier]));

describeServer("what was told in another chat", (app) => {
  test("is told otherwise this month, where there is another wording: the same card of the same person", async () => {
    const input = { inputs: { spread: "one", cards: [{ id: 16, reversed: false }] } };
    const visitor = app().visitor();
    const first = await say(visitor, "我该不该换工作？", input);
    const second = await say(visitor, "我该不该换工作？", input);
    const stranger = await say(app().visitor(), "我该不该换工作？", input);
    expect(toShare(stranger.text, first.text)).toBe(1);
    expect(toShare(second.text, first.text)).toBeLessThan(0.8);
    expect(second.text.length).toBeGreaterThan(first.text.length / 2);
  });
});
