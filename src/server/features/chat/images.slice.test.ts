import sharp, { type Sharp } from "sharp";
import { expect, test, vi } from "vitest";
import { deleteMessages, delMsgGroupList, sendMessage } from "../../../shared/contract/chat.ts";
import { getImage } from "../../../shared/contract/images.ts";
import { getUser } from "../../../shared/contract/people.ts";
import { openChat, say, toSend } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import type { Visitor } from "../../testing/test-app.ts";
import { purgeDeleted } from "./deleting/service.ts";

const plan = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#fff"/>${[120, 300, 480, 660]
  .map((x) => `<path d="M${x} 60V640M60 ${x}H840" stroke="#222" stroke-width="6"/><text x="${x + 20}" y="${x}" font-size="34">room</text>`)
  .join("")}</svg>`;
const drawn = sharp(Buffer.from(plan));
const toBase64 = async (image: Sharp): Promise<string> => (await image.toBuffer()).toString("base64");
const clear = await toBase64(drawn.clone().png());

const words = "看看这张图";
const toPicture = (base64String: string, more: Record<string, unknown> = {}) => toSend(words, { module: "i", base64String, ...more });
const sayPicture = async (visitor: Visitor, base64String: string) => (await say(visitor, words, { module: "i", base64String })).ids;

describeServer("pictures", (app) => {
  test("two are in hand at once and two dozen wait; one more is told that it is busy, and whoever brings none goes on", async () => {
    const { storage } = app().kernel;
    const put = storage.put.bind(storage);
    const open = Promise.withResolvers<void>();
    let inHand = 0;
    let most = 0;
    const keeping = vi.spyOn(storage, "put").mockImplementation(async (...given) => {
      inHand += 1;
      most = Math.max(most, inHand);
      await open.promise;
      await put(...given);
      inHand -= 1;
    });
    const codes: number[] = [];
    const sendOne = async (): Promise<void> => {
      const response = await app().visitor().raw(sendMessage, toPicture(clear));
      codes.push(response.headers.get("content-type")!.includes("json") ? ((await response.json()) as { code: number }).code : 200);
      await response.body?.cancel().catch(() => {});
    };
    try {
      const sent = Array.from({ length: 27 }, sendOne);
      await vi.waitFor(() => expect({ codes, inHand }).toEqual({ codes: [9012], inHand: 2 }), { timeout: 20_000 });
      expect((await say(app().visitor(), "今天适合出门吗？")).ids).toBeDefined();
      open.resolve();
      await Promise.all(sent);
      expect(codes).toEqual([9012, ...Array(26).fill(200)]);
      expect(most).toBe(2);
    } finally {
      open.resolve();
      keeping.mockRestore();
    }
  });

  test("a clear one is kept, shown to its person, hidden from others, and gone with its chat", async () => {
    const visitor = app().visitor();
    const request = await sayPicture(visitor, clear);
    const [first] = (await openChat(visitor, request.msggroup)).messages;
    const image = first!.parts.find((part) => part.type === "data-image")!;
    expect(image.data).toMatchObject({ width: 900, height: 700 });
    const { id } = image.data;
    const shown = await visitor.raw(getImage, { id });
    expect(shown.headers.get("content-type")).toBe("image/jpeg");
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ format: "jpeg", width: 900, height: 700 });
    expect((await app().visitor().ask(getImage, { id })).code).toBe(9003);

    await visitor.ask(delMsgGroupList, { msggroup: [request.msggroup] });
    const { kernel } = app();
    await kernel.database.run("update chat_groups set deleted_at = now() - interval '31 seconds' where id = $1", [request.msggroup]);
    await purgeDeleted(kernel);
    expect((await visitor.ask(getImage, { id })).code).toBe(9003);
    expect(await kernel.database.run("select 1 from images where id = $1", [id])).toEqual([]);
  });

  test("with its message it is gone at once, from the store too; in the bin it is not there until the chat is brought back", async () => {
    const visitor = app().visitor();
    const { kernel } = app();
    const idOf = async (msggroup: string): Promise<string> => {
      const [first] = (await openChat(visitor, msggroup)).messages;
      return first!.parts.find((part) => part.type === "data-image")!.data.id;
    };
    const { msggroup } = await sayPicture(visitor, clear);
    const binned = await idOf(msggroup);
    await visitor.ask(delMsgGroupList, { msggroup: [msggroup] });
    expect((await visitor.ask(getImage, { id: binned })).code).toBe(9003);
    await visitor.ask(delMsgGroupList, { msggroup: [msggroup], undo: true });
    expect((await visitor.raw(getImage, { id: binned })).status).toBe(200);

    const [message] = (await openChat(visitor, msggroup)).messages;
    const { user_id } = (await visitor.ask(getUser)).data;
    expect(await kernel.storage.find(`${user_id}/${binned}`)).toBeDefined();
    await visitor.ask(deleteMessages, { ids: [message!.id] });
    expect((await visitor.ask(getImage, { id: binned })).code).toBe(9003);
    expect(await kernel.storage.find(`${user_id}/${binned}`)).toBeUndefined();
  });

  test("all of it is looked at: a plan drawn at the foot of an empty sheet is clear", async () => {
    const visitor = app().visitor();
    const foot = drawn.clone().extend({ top: 800, background: "#ececec" });
    const request = await sayPicture(visitor, await toBase64(foot.png()));
    const [first] = (await openChat(visitor, request.msggroup)).messages;
    expect(first!.parts.find((part) => part.type === "data-image")!.data).toMatchObject({ width: 900, height: 1500 });
  });

  test("the camera's notes are taken off and the picture is turned upright", async () => {
    const visitor = app().visitor();
    const request = await sayPicture(visitor, await toBase64(drawn.clone().withMetadata({ orientation: 6 }).jpeg()));
    const [first] = (await openChat(visitor, request.msggroup)).messages;
    const image = first!.parts.find((part) => part.type === "data-image")!;
    expect(image.data).toMatchObject({ width: 700, height: 900 });
    const shown = await visitor.raw(getImage, { id: image.data.id });
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).exif).toBeUndefined();
  });

  test.each([
    ["another format", async () => toBase64(drawn.clone().webp()), "imageType", /png/],
    ["no picture at all", async () => Buffer.from("not a picture").toString("base64"), "imageType", /png/],
    ["a broken one", async () => clear.slice(0, 400), "imageType", /png/],
    ["a small one", async () => toBase64(drawn.clone().resize({ width: 300 }).png()), "imageSmall", /400/],
    ["a dark one", async () => toBase64(drawn.clone().linear(0.05, 0).png()), "imageDark", /太暗/],
    ["a blank one", async () => toBase64(sharp({ create: { width: 600, height: 600, channels: 3, background: "#fff" } }).png()), "imageBright", /太白/],
    ["a blurred one", async () => toBase64(drawn.clone().blur(24).png()), "imageBlurred", /糊/],
    ["one of over 5 MB", async () => Buffer.concat([Buffer.from(clear, "base64"), Buffer.alloc(5 * 1024 * 1024)]).toString("base64"), "imageBytes", /5 MB/],
  ] as const)("%s is refused in words, and nothing is stored", async (_, make, problem, words) => {
    const visitor = app().visitor();
    const request = toPicture(await make());
    const { code, data, msg } = await visitor.ask(sendMessage, request);
    expect([code, data]).toEqual([1001, { fields: { base64String: problem } }]);
    expect(msg).toMatch(words);
    expect((await openChat(visitor, request.msggroup)).messages).toEqual([]);
  });

  test("it needs a topic that looks, and Plus", async () => {
    const visitor = app().visitor();
    const refusal = async (more: Record<string, unknown>) => (await visitor.ask(sendMessage, toPicture(clear, more))).data;
    expect(await refusal({ module: "m" })).toEqual({ fields: { base64String: "imageTopic" } });
    expect(await refusal({ model: "3.5" })).toEqual({ fields: { base64String: "imagePlus" } });
  });
});
