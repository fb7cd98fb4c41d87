import { expect, test, vi } from "vitest";
import { getMsgGroupList } from "../../../shared/contract/chat.ts";
import { getComparison } from "../../../shared/contract/compare.ts";
import { getImage } from "../../../shared/contract/images.ts";
import { init } from "../../../shared/contract/init.ts";
import { listJournal } from "../../../shared/contract/journal.ts";
import { mergeVisitor, previewMerge } from "../../../shared/contract/own-data.ts";
import { getUser } from "../../../shared/contract/people.ts";
import { getShare, listShares } from "../../../shared/contract/share.ts";
import { getUpload } from "../../../shared/contract/upload.ts";
import { openChat, say, textOf } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { createMember } from "../../testing/member.ts";
import { newId, type Visitor } from "../../testing/test-app.ts";
import { forgetLeaving } from "./leaving/forget.ts";
import { fill, findInTables, listFilesOf } from "./testing/fill.ts";

describeServer("a visitor's things in an account", (app) => {
  const titlesOf = async (visitor: Visitor) => (await visitor.ask(getMsgGroupList)).data.messageGroupList.map(({ title }) => title);
  const idOf = async (visitor: Visitor) => (await visitor.ask(getUser)).data.user_id;
  const asMember = (visitor: Visitor) => createMember(app(), `${newId("m")}@example.com`, visitor);

  test("all of it is brought along, pictures and links too, and nothing is left under the visitor's name", async () => {
    const visitor = app().visitor();
    const filled = await fill(app(), visitor, "阿珂");
    const usesLeft = (await visitor.ask(init)).data.daily_account.num;
    const member = await asMember(visitor);
    await say(member, "账号里原来的一问？");
    expect((await member.ask(previewMerge)).data).toEqual({ chats: 5, profiles: 0 });
    expect(await titlesOf(member)).toHaveLength(1);
    expect((await member.ask(mergeVisitor)).data).toEqual({ chats: 5, profiles: 0 });

    expect(await titlesOf(member)).toHaveLength(6);
    const [asked, answered] = (await openChat(member, filled.msggroup)).messages;
    expect([textOf(asked), answered!.id]).toEqual(["我和阿珂该不该换工作？", filled.answerId]);
    expect((await say(member, "那要等多久？", { msggroup: filled.msggroup })).text.length).toBeGreaterThan(20);
    expect((await member.ask(listJournal)).data.open).toMatchObject([{ id: filled.answerId, expects: "阿珂会答应" }]);
    expect((await member.ask(getComparison, { id: filled.comparisonId })).data.told).toBeTruthy();
    expect((await member.ask(listShares)).data.shares).toMatchObject([{ shareKey: filled.shareKey }]);
    expect((await app().visitor().ask(getShare, { key: filled.shareKey })).code).toBe(200);
    for (const [call, id] of [
      [getImage, filled.imageId],
      [getUpload, filled.uploadId],
    ] as const)
      expect((await member.raw(call, { id })).headers.get("content-type")).toBe("image/jpeg");
    // What the visitor used today counts: neither is had twice.
    expect((await member.ask(init)).data.daily_account.num).toBeLessThan(5 - (3 - usesLeft));

    expect((await visitor.ask(getUser)).code).toBe(4001);
    await forgetLeaving(app().kernel);
    expect(await findInTables(app(), filled.personId)).toEqual({});
    expect(listFilesOf(app(), filled.personId)).toEqual([]);
    expect(await titlesOf(member)).toHaveLength(6);
    expect((await member.raw(getImage, { id: filled.imageId })).headers.get("content-type")).toBe("image/jpeg");
  });

  test("it is offered and done once, and to whoever brings no visitor nothing is offered", async () => {
    const visitor = app().visitor();
    await say(visitor, "该不该去？");
    const member = await asMember(visitor);
    expect((await member.ask(mergeVisitor)).data.chats).toBe(1);
    expect((await member.ask(previewMerge)).data).toEqual({ chats: 0, profiles: 0 });
    expect((await member.ask(mergeVisitor)).data).toEqual({ chats: 0, profiles: 0 });
    expect(await titlesOf(member)).toHaveLength(1);
    expect((await (await asMember(app().visitor())).ask(previewMerge)).data).toEqual({ chats: 0, profiles: 0 });
    expect((await app().visitor().ask(mergeVisitor)).code).toBe(9008);
  });

  test("one merge: of ten at once, to two accounts, one moves everything and the others nothing", async () => {
    const visitor = app().visitor();
    const filled = await fill(app(), visitor, "阿合");
    const members = [await asMember(visitor), await asMember(visitor)];
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => members[n % 2]!.ask(mergeVisitor)));
    expect(answers.map(({ code }) => code)).toEqual(Array(10).fill(200));
    expect(answers.map(({ data }) => data.chats).sort()).toEqual([...Array(9).fill(0), 5]);
    const titles = await Promise.all(members.map(titlesOf));
    expect(titles.map(({ length }) => length).sort()).toEqual([0, 5]);
    const owner = titles[0]!.length > 0 ? 0 : 1;
    const [own, other] = [members[owner]!, members[1 - owner]!];
    expect((await own.raw(getImage, { id: filled.imageId })).headers.get("content-type")).toBe("image/jpeg");
    expect((await other.ask(getImage, { id: filled.imageId })).code).toBe(9003);
    // Copies made for nothing are gone.
    expect(listFilesOf(app(), await idOf(other))).toEqual([]);
    expect(listFilesOf(app(), await idOf(own)).sort()).toEqual([filled.imageId, filled.uploadId].sort());
  });

  test("chats, runs and comparisons that both have under one id are kept apart, each with what stands on it", async () => {
    const visitor = app().visitor();
    const same = { msggroup: "same-chat", generationId: "same-run" };
    await say(visitor, "访客问的？", same);
    const member = await asMember(visitor);
    await say(member, "账号问的？", same);
    expect((await member.ask(mergeVisitor)).data.chats).toBe(1);
    const groups = (await member.ask(getMsgGroupList)).data.messageGroupList;
    expect(groups).toHaveLength(2);
    for (const { msggroup, title } of groups) {
      const { messages } = await openChat(member, msggroup);
      expect(messages).toHaveLength(2);
      expect([msggroup === "same-chat", textOf(messages[0])]).toEqual([title.includes("账号"), title.includes("账号") ? "账号问的？" : "访客问的？"]);
      expect((await say(member, "还有呢？", { msggroup })).text.length).toBeGreaterThan(10);
    }
  });

  test("while an answer is told nothing moves; once it is over everything does", async () => {
    const visitor = app().visitor();
    await say(visitor, "该不该等？");
    const { run } = app().kernel.database;
    const personId = await idOf(visitor);
    const member = await asMember(visitor);
    const set = (status: string) => run("update generations set status = $1 where person_id = $2", [status, personId]);
    await set("running");
    expect(await member.ask(mergeVisitor)).toMatchObject({ code: 9007, data: { generationId: expect.any(String) } });
    expect((await visitor.ask(getUser)).code).toBe(200);
    expect(await titlesOf(member)).toEqual([]);
    await set("completed");
    expect((await member.ask(mergeVisitor)).data.chats).toBe(1);
  });

  test("where it fails half way, all stays as it was, and a second time brings it along", async () => {
    const visitor = app().visitor();
    const filled = await fill(app(), visitor, "阿半");
    const member = await asMember(visitor);
    const { ownData } = await import("./parts/own-data.ts");
    const failing = vi.spyOn(ownData.find(({ name }) => name === "sessions")!, "move").mockRejectedValue(new Error("half way"));
    expect((await member.ask(mergeVisitor)).code).toBe(500);
    failing.mockRestore();
    expect(await titlesOf(visitor)).toHaveLength(5);
    expect(await titlesOf(member)).toEqual([]);
    expect((await visitor.raw(getImage, { id: filled.imageId })).headers.get("content-type")).toBe("image/jpeg");
    expect((await member.ask(mergeVisitor)).data.chats).toBe(5);
    expect((await member.raw(getImage, { id: filled.imageId })).headers.get("content-type")).toBe("image/jpeg");
  });

  test("a picture sent while others are copied is not lost", async () => {
    const visitor = app().visitor();
    const filled = await fill(app(), visitor, "阿忙");
    const member = await asMember(visitor);
    const { storage, database } = app().kernel;
    const put = storage.put.bind(storage);
    const late = `${filled.imageId}x`;
    const putting = vi.spyOn(storage, "put").mockImplementationOnce(async (key, bytes) => {
      await put(key, bytes);
      await put(`${filled.personId}/${late}`, bytes);
      await database.run(
        "insert into images (person_id, id, group_id, width, height) select person_id, $2, group_id, width, height from images where id = $1",
        [filled.imageId, late],
      );
    });
    expect((await member.ask(mergeVisitor)).data.chats).toBe(5);
    putting.mockRestore();
    expect((await member.raw(getImage, { id: late })).headers.get("content-type")).toBe("image/jpeg");
  });
});
