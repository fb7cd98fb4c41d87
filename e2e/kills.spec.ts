import { describe, expect, test } from "vitest";
import { openChat, say, textOf, toSend } from "../src/server/testing/chat.ts";
import { readEvents, toText } from "../src/server/testing/test-app.ts";
import { sendMessage, streamGeneration } from "../src/shared/contract/chat.ts";
import { openCaughtMidway } from "./steps/caught-midway.ts";

const kills = 20;
/** A busy machine takes some ten seconds to start the product again. */
const patienceMs = 420_000;

describe("an answer survives", () => {
  const house = openCaughtMidway();

  test(
    `${kills} kills in the middle: what was acknowledged is there, the answer is marked and goes on to its end`,
    async () => {
      for (let at = 0; at < kills; at += 1) {
        const visitor = house.newVisitor();
        const request = toSend("我和妹妹能和好吗？");
        let seen = "";
        let lastSeq = 0;
        const length = 20 + Math.floor(Math.random() * 400);
        const events = await readEvents(await visitor.raw(sendMessage, request), (so) => {
          seen = toText(so);
          lastSeq = so.at(-1)?.seq ?? 0;
          return seen.length >= length;
        });
        expect(events.length).toBeGreaterThan(3);
        await house.product.kill();
        await house.product.restart();

        const returning = house.newVisitor();
        Object.assign(returning.headers, visitor.headers);
        const { messages, activeGeneration } = await openChat(returning, request.msggroup);
        expect(activeGeneration).toBeNull();
        expect(messages.map(({ role, status }) => [role, status])).toEqual([
          ["user", "completed"],
          ["assistant", "interrupted"],
        ]);
        expect(messages[0]!.parts).toEqual([{ type: "text", text: "我和妹妹能和好吗？" }]);
        expect(messages[1]!.parts.some(({ type }) => type === "data-cast")).toBe(true);
        const stored = textOf(messages[1]);
        expect(seen.startsWith(stored)).toBe(true);

        const back = await readEvents(await returning.raw(streamGeneration, { generationId: request.generationId }, { "last-event-id": String(lastSeq) }));
        expect(toText(back, seen)).toBe(stored);
        expect(back.map(({ event }) => event.type)).toEqual(["data-snapshot", "finish"]);

        if (at % 5 === 0) {
          const more = await say(returning, "", { msggroup: request.msggroup, continueOf: messages[1]!.id });
          const whole = (await openChat(returning, request.msggroup)).messages[1]!;
          expect([whole.status, textOf(whole)]).toEqual(["completed", more.text]);
          expect(more.text.startsWith(stored)).toBe(true);
          expect(more.text.length).toBeGreaterThan(300);
        }
      }
    },
    patienceMs,
  );
});
