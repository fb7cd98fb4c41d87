import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openChat, textOf, toSend } from "../src/server/testing/chat.ts";
import { createVisitor, readEvents, toText } from "../src/server/testing/test-app.ts";
import { sendMessage, streamGeneration } from "../src/shared/contract/chat.ts";
import { type Product, startProduct } from "./product.ts";

/** Characters a second: an answer takes some seconds, so that it can be caught anywhere in the middle. */
const settings = { READER_PACE: "300" };
const reloads = 50;
/** So many people at once. */
const abreast = 25;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const newVisitor = (product: Product) => createVisitor((request) => fetch(request), "zh", product.url);

describe("an answer survives", () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct(settings);
  });
  afterAll(async () => {
    await product.close();
  });

  test(`${reloads} reloads at random points: the text afterwards is the stored text, byte for byte`, async () => {
    const reloadOnce = async (): Promise<void> => {
      const visitor = newVisitor(product);
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
