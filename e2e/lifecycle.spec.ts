import { expect, test } from "vitest";
import { openChat, textOf, toSend } from "../src/server/testing/chat.ts";
import { createVisitor, readEvents, toText } from "../src/server/testing/test-app.ts";
import { sendMessage } from "../src/shared/contract/chat.ts";
import { startProduct } from "./product.ts";

test("a stop signal lets a running answer finish, and the next life finds it whole", async () => {
  const product = await startProduct({ READER_PACE: "250" });
  try {
    const visitor = createVisitor((request) => fetch(request), "zh", product.url);
    const request = toSend("我该不该换工作？");
    const reading = readEvents(await visitor.raw(sendMessage, request));
    await new Promise((resolve) => setTimeout(resolve, 400));
    const restarting = product.restart();
    const told = await reading;
    expect(told.at(-1)!.event).toMatchObject({ type: "finish", messageMetadata: { status: "completed" } });
    await restarting;
    const { messages } = await openChat(visitor, request.msggroup);
    expect([messages[1]!.status, textOf(messages[1])]).toEqual(["completed", toText(told)]);
  } finally {
    await product.close();
  }
});
