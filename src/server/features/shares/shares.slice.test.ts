import sharp from "sharp";
import { expect, test } from "vitest";
import { deleteMessages, delMsgGroupList } from "../../../shared/contract/chat.ts";
import * as contract from "../../../shared/contract/share.ts";
import { openChat, say } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import type { Visitor } from "../../testing/test-app.ts";
import { forgetRevoked } from "./service.ts";

const birth = { date: "1990-05-01", time: "13:45", place: "上海市", latitude: 31.23, longitude: 121.47, timeZone: "Asia/Shanghai" };

/** Says something and gives what a share of its answer names. */
const tell = async (visitor: Visitor, question: string, more: Record<string, unknown> = {}) => {
  const { ids } = await say(visitor, question, more);
  const answers = (await openChat(visitor, ids.msggroup)).messages.filter(({ role }) => role === "assistant");
  return { msggroup: ids.msggroup, messageIds: [answers.at(-1)!.id] };
};
const share = async (visitor: Visitor, chosen: object) => (await visitor.ask(contract.createShare, { ...chosen })).data;

describeServer("shares", (app) => {
  test("a reading is shared by a link that a stranger opens: the question, the cards and the words, nothing about whose they are", async () => {
    const visitor = app().visitor();
    const chosen = await tell(visitor, "该不该换工作？", { inputs: { spread: "three" } });
    const { shareKey, url, image } = await share(visitor, chosen);
    expect(shareKey).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect([url, image]).toEqual([`${app().kernel.config.publicUrl}/chat/${shareKey}`, `${app().kernel.config.publicUrl}/share/${shareKey}/card.png`]);
    const stranger = app().visitor("en");
    const answer = await stranger.raw(contract.getShare, { key: shareKey });
    expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("x-robots-tag")]).toEqual([200, "no-store", "noindex, nofollow"]);
    const { data } = (await answer.json()) as { data: contract.ShareSnapshot };
    expect(data).toMatchObject({ lang: "zh", topic: "tarot", out: { birth: false, names: false, photo: false } });
    const [record] = data.records;
    expect(record).toMatchObject({ asked: "该不该换工作？", figure: { topic: "tarot", cast: { cards: [{}, {}, {}] } }, isCut: false });
    expect(record!.passages.filter(({ facts }) => facts).length).toBeGreaterThan(2);
    expect(record!.headline).toBe(data.title);
    expect(record!.passages.length).toBeGreaterThan(2);
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`${chosen.msggroup}|${chosen.messageIds[0]}|"(?:seed|nonce|personId|input)"`));
  });

  test("a chart is a birth: unless it is ticked neither date, hour, place nor degree leaves the server", async () => {
    const visitor = app().visitor();
    const chosen = await tell(visitor, "我1990年5月1日13:45生在上海，适合做什么工作？", { module: "a", inputs: { birth } });
    const coarse = (await visitor.ask(contract.previewShare, chosen)).data;
    expect(coarse.held).toMatchObject({ birth: true, chart: true, photos: 0 });
    expect(coarse.snapshot.out.birth).toBe(true);
    const [record] = coarse.snapshot.records;
    expect(record!.figure).toMatchObject({
      cast: null,
      lines: [
        { label: "太阳", value: "金牛" },
        { label: "月亮", value: "狮子" },
        { label: "上升", value: "狮子" },
      ],
    });
    const { day, ...shown } = coarse.snapshot;
    expect(JSON.stringify(shown)).not.toMatch(/1990|13:45|上海|[°′]|第[一二三四五六七八九十]+宫/);
    expect(JSON.stringify(record!.passages)).not.toMatch(/\d/);
    expect(record!.passages.filter(({ facts }) => facts)).toEqual([]);

    const ticked = (await visitor.ask(contract.previewShare, { ...chosen, reveal: { birth: true } })).data;
    expect(ticked.snapshot.out.birth).toBe(false);
    expect(ticked.snapshot.records[0]!.figure!.cast).toMatchObject({ civilTime: "1990-05-01T13:45:00" });
    expect(ticked.snapshot.records[0]!.asked).toContain("1990年5月1日");
  });

  test("a birth told in passing to the cards is left out of the question", async () => {
    const visitor = app().visitor();
    const chosen = await tell(visitor, "我是1988年生人，今年38岁，该不该换工作？");
    const { held, snapshot } = (await visitor.ask(contract.previewShare, chosen)).data;
    expect(held).toMatchObject({ birth: true, chart: false });
    expect(JSON.stringify(snapshot.records)).not.toMatch(/1988|38岁/);
    expect(snapshot.records[0]!.asked).toContain("该不该换工作");
  });

  test("a name is written as somebody, until it is ticked in", async () => {
    const visitor = app().visitor();
    const chosen = await tell(visitor, "我和阿舟还能在一起吗？");
    const { held, snapshot } = (await visitor.ask(contract.previewShare, chosen)).data;
    expect(held.names).toEqual([{ name: "阿舟", written: "一位朋友" }]);
    expect(snapshot.records[0]!.asked).toBe("我和一位朋友还能在一起吗？");
    expect(JSON.stringify(snapshot)).not.toContain("阿舟");
    const ticked = (await visitor.ask(contract.previewShare, { ...chosen, reveal: { names: true } })).data;
    expect(ticked.snapshot.records[0]!.asked).toBe("我和阿舟还能在一起吗？");
  });

  test("one to six finished answers of one's own chat, and nothing else", async () => {
    const visitor = app().visitor();
    const chosen = await tell(visitor, "该不该换工作？");
    const [asked] = (await openChat(visitor, chosen.msggroup)).messages;
    const codeOf = async (of: Visitor, given: object) => (await of.ask(contract.createShare, { ...given })).code;
    expect(await codeOf(visitor, { ...chosen, messageIds: [] })).toBe(1001);
    expect(await codeOf(visitor, { ...chosen, messageIds: Array.from({ length: 7 }, (_, at) => `m${at}`) })).toBe(1001);
    expect(await codeOf(visitor, { ...chosen, messageIds: [asked!.id] })).toBe(1001);
    expect(await codeOf(visitor, { ...chosen, msggroup: "another" })).toBe(1001);
    expect(await codeOf(app().visitor(), chosen)).toBe(1001);
    await visitor.ask(deleteMessages, { ids: chosen.messageIds });
    expect(await codeOf(visitor, chosen)).toBe(1001);
  });

  test("the same shared alike again keeps its link; other ticks, or a link withdrawn, make another", async () => {
    const visitor = app().visitor();
    const chosen = await tell(visitor, "我和阿舟还能在一起吗？");
    const first = await share(visitor, chosen);
    expect((await share(visitor, chosen)).shareKey).toBe(first.shareKey);
    expect((await share(visitor, { ...chosen, reveal: { names: true } })).shareKey).not.toBe(first.shareKey);
    await visitor.ask(contract.revokeShare, { key: first.shareKey });
    expect((await share(visitor, chosen)).shareKey).not.toBe(first.shareKey);
  });

  test("withdrawn it is gone at once, everywhere and for good once the time for undoing is over", async () => {
    const visitor = app().visitor();
    const { shareKey } = await share(visitor, await tell(visitor, "该不该换工作？"));
    const statusOf = async () => (await app().visitor().raw(contract.getShare, { key: shareKey })).status;
    expect(await app().visitor().ask(contract.revokeShare, { key: shareKey })).toMatchObject({ code: 9003 });
    expect(await statusOf()).toBe(200);
    expect((await visitor.ask(contract.revokeShare, { key: shareKey })).code).toBe(200);
    expect(await statusOf()).toBe(410);
    expect(await forgetRevoked(app().kernel)).toBe(0);
    expect((await visitor.ask(contract.revokeShare, { key: shareKey, undo: true })).code).toBe(200);
    expect(await statusOf()).toBe(200);
    await visitor.ask(contract.revokeShare, { key: shareKey });
    expect(await forgetRevoked(app().kernel, 0)).toBeGreaterThan(0);
    expect(await statusOf()).toBe(410);
    expect((await visitor.ask(contract.revokeShare, { key: shareKey, undo: true })).code).toBe(9009);
    expect((await app().visitor().raw(contract.getShare, { key: "unheard-of" })).status).toBe(404);
  });

  test("one's own links are listed newest first, page by page, withdrawn ones too; nobody else's", async () => {
    const visitor = app().visitor();
    const keys: string[] = [];
    for (const question of ["该不该换工作？", "我和阿舟还能在一起吗？", "要不要搬家？"])
      keys.unshift((await share(visitor, await tell(visitor, question))).shareKey);
    await visitor.ask(contract.revokeShare, { key: keys[0] });
    const first = (await visitor.ask(contract.listShares, { limit: 2 })).data;
    expect(first.shares.map(({ shareKey, isRevoked }) => [shareKey, isRevoked])).toEqual([
      [keys[0], true],
      [keys[1], false],
    ]);
    expect(first.shares[1]!.out).toEqual({ birth: false, names: true, photo: false });
    expect(first.open).toBe(2);
    const second = (await visitor.ask(contract.listShares, { limit: 2, cursor: first.cursor })).data;
    expect([second.shares.map(({ shareKey }) => shareKey), second.cursor]).toEqual([[keys[2]], null]);
    expect((await visitor.ask(contract.listShares, { cursor: "no cursor" })).code).toBe(1001);
    expect((await app().visitor().ask(contract.listShares, {})).data).toEqual({ shares: [], open: 0, cursor: null });
  });

  test("what is said later is not in it", async () => {
    const visitor = app().visitor();
    const chosen = await tell(visitor, "该不该换工作？");
    const { shareKey } = await share(visitor, chosen);
    const before = (await app().visitor().ask(contract.getShare, { key: shareKey })).data;
    await say(visitor, "那什么时候说？", { msggroup: chosen.msggroup });
    expect((await app().visitor().ask(contract.getShare, { key: shareKey })).data).toEqual(before);
  });

  test("deleted is gone: the link closes with its chat, opens again if the chat is brought back, and ends with one of its answers", async () => {
    const visitor = app().visitor();
    const chosen = await tell(visitor, "该不该换工作？");
    const { shareKey } = await share(visitor, chosen);
    const statusOf = async () => (await app().visitor().raw(contract.getShare, { key: shareKey })).status;
    await visitor.ask(delMsgGroupList, { msggroup: [chosen.msggroup] });
    expect(await statusOf()).toBe(410);
    expect((await visitor.ask(contract.listShares, {})).data).toMatchObject({ open: 0, shares: [{ shareKey, isRevoked: true }] });
    await forgetRevoked(app().kernel, 0);
    await visitor.ask(delMsgGroupList, { msggroup: [chosen.msggroup], undo: true });
    expect(await statusOf()).toBe(200);
    await visitor.ask(deleteMessages, { ids: chosen.messageIds });
    expect(await statusOf()).toBe(410);
    await forgetRevoked(app().kernel, -1);
    const kept = await app().kernel.database.run("select snapshot from shares where key = $1", [shareKey]);
    expect(kept).toEqual([{ snapshot: null }]);
  });

  test("its picture is a leaf of 1080 × 1440 a record, whoever asks, and gone with it although it was kept", async () => {
    const visitor = app().visitor();
    const chosen = await tell(visitor, "该不该换工作？");
    const second = await tell(visitor, "那什么时候说？", { msggroup: chosen.msggroup });
    const { shareKey } = await share(visitor, { ...chosen, messageIds: [...chosen.messageIds, ...second.messageIds] });
    const pictureOf = (all?: string) =>
      app()
        .visitor()
        .raw(contract.getSharePicture, { key: shareKey, ...(all && { all }) });
    const sizeOf = async (answer: Response) => {
      const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      return { status: answer.status, kept: answer.headers.get("cache-control"), format, width, height };
    };
    expect(await sizeOf(await pictureOf())).toEqual({ status: 200, kept: "no-store", format: "png", width: 1080, height: 1440 });
    expect(await sizeOf(await pictureOf("1"))).toMatchObject({ width: 1080, height: 2880 });
    expect(await sizeOf(await visitor.raw(contract.previewPicture, chosen))).toMatchObject({ format: "png", height: 1440 });
    const long = await sizeOf(await visitor.raw(contract.previewPicture, { ...chosen, isLong: true }));
    expect(long).toMatchObject({ format: "png", width: 1080 });
    expect(long.height).toBeGreaterThan(1440);
    await visitor.ask(contract.revokeShare, { key: shareKey });
    expect((await pictureOf()).status).toBe(410);
    expect((await pictureOf("1")).status).toBe(410);
  });

  test("a photo is in only if it was ticked, and goes with the link", async () => {
    const visitor = app().visitor();
    const base64String = (
      await sharp({ create: { width: 900, height: 700, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 60 } } })
        .png()
        .toBuffer()
    ).toString("base64");
    const chosen = await tell(visitor, "看看这张图", { module: "i", base64String });
    const photoOf = (key: string) => app().visitor().raw(contract.getSharePhoto, { key, at: 0 });
    const without = await share(visitor, chosen);
    expect((await visitor.ask(contract.previewShare, chosen)).data.held.photos).toBe(1);
    expect((await app().visitor().ask(contract.getShare, { key: without.shareKey })).data.records[0]!.photos).toEqual([]);
    expect((await photoOf(without.shareKey)).status).toBe(404);
    const withPhoto = await share(visitor, { ...chosen, reveal: { photo: true } });
    expect((await photoOf(withPhoto.shareKey)).headers.get("content-type")).toBe("image/jpeg");
    await visitor.ask(contract.revokeShare, { key: withPhoto.shareKey });
    expect((await photoOf(withPhoto.shareKey)).status).toBe(410);
    await forgetRevoked(app().kernel, 0);
  });
});
