import { describe, expect, test } from "vitest";
import { openChat, textOf, toSend } from "../src/server/testing/chat.ts";
import { readEvents, toText } from "../src/server/testing/test-app.ts";
import { sendMessage, streamGeneration } from "../src/shared/contract/chat.ts";
import { openCaughtMidway } from "./steps/caught-midway.ts";

const reloads = 50;
/** So many people at once. */
const abreast = 25;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("an answer survives", () => {
  const house = openCaughtMidway();

  test(`${reloads} reloads at random points: the text afterwards is the stored text, byte for byte`, async () => {
    const reloadOnce = async (): Promise<void> => {
      const visitor = house.newVisitor();
      const request = toSend("我该不该换工作？");
      const first = readEvents(await visitor.raw(sendMessage, request, {})).catch(() => []);
      await wait(Math.random() * 2500);
      const { messages, activeGeneration } = await openChat(visitor, request.msggroup);
      const stored = textOf(messages[1]);
      const held = activeGeneration
        ? toText(
            await readEvents(await visitor.raw(streamGeneration, { generationId: activeGeneration.id }, { "last-event-id": String(activeGeneration.cursor) })),
            stored,
          )
        : stored;
      await first;
      const final = textOf((await openChat(visitor, request.msggroup)).messages[1]);
      expect(Buffer.from(held).equals(Buffer.from(final))).toBe(true);
      expect(final.length).toBeGreaterThan(300);
    };
    for (let at = 0; at < reloads; at += abreast) await Promise.all(Array.from({ length: abreast }, reloadOnce));
  });
});
