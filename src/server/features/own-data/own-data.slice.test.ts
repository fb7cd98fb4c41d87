import { expect, test } from "vitest";
import { commitDraw, sendMessage } from "../../../shared/contract/chat.ts";
import { deleteAccount, exportData, keepAccount } from "../../../shared/contract/own-data.ts";
import { getUser } from "../../../shared/contract/people.ts";
import { getShare } from "../../../shared/contract/share.ts";
import { AppError } from "../../../shared/errors.ts";
import { toSend } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { listLettersTo } from "../../testing/letters.ts";
import { createMember } from "../../testing/member.ts";
import { readZip } from "../../testing/read-zip.ts";
import type { Visitor } from "../../testing/test-app.ts";
import { identify } from "../people/index.ts";
import { forgetLeaving } from "./leaving/forget.ts";
import { leaveSoon } from "./leaving/leave.ts";
import { fill, findInTables, listFilesOf } from "./testing/fill.ts";

const dayMs = 86_400_000;
const clock = { ahead: 0 };

describeServer(
  "one's own data",
  (app) => {
    const exportOf = async (visitor: Visitor) => {
      const response = await visitor.raw(exportData);
      expect(Object.fromEntries(response.headers)).toMatchObject({ "content-type": "application/zip", "cache-control": "no-store" });
      return readZip(Buffer.from(await response.arrayBuffer()));
    };
    const jsonOf = (files: Map<string, Buffer>, name: string) => JSON.parse(files.get(name)!.toString()) as Record<string, unknown>[];
    const personOf = (visitor: Visitor) => identify(app().kernel, new Headers(visitor.headers), "test");

    const prove = (person: Awaited<ReturnType<typeof personOf>>) => ({ person, proof: { code: "123456" }, address: "test" });

    test("check 57: an export holds all that is kept of one, by kind, with the pictures, and nothing of anybody else's", async () => {
      const [visitor, other] = [app().visitor(), app().visitor()];
      await fill(app(), other, "旁人阿乙");
      const { msggroup, imageId, uploadId, shareKey } = await fill(app(), visitor, "阿珂");
      const files = await exportOf(visitor);
      expect([...files.keys()].sort()).toEqual(
        ["account", "chats", "comparisons", "journal", "pictures", "plus-uses", "sessions", "shares"]
          .map((name) => `${name}.json`)
          .concat(`chats/${imageId}.jpg`, `pictures/${uploadId}.jpg`)
          .sort(),
      );
      const chat = jsonOf(files, "chats.json").find(({ id }) => id === msggroup) as { messages: { text: string }[]; casts: { seed: string; cast: object }[] };
      expect(chat.messages[0]!.text).toBe("我和阿珂该不该换工作？");
      expect(chat.casts).toMatchObject([{ topic: "tarot", seed: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
      expect(jsonOf(files, "chats.json").some(({ tests }) => (tests as object[]).length === 1)).toBe(true);
      expect(jsonOf(files, "shares.json")).toMatchObject([{ key: shareKey }]);
      expect(jsonOf(files, "journal.json")).toMatchObject([{ expects: "阿珂会答应" }]);
      expect(jsonOf(files, "comparisons.json")).toMatchObject([{ question: "阿珂和我谁该先开口？" }]);
      expect(jsonOf(files, "account.json")).toMatchObject([{ nickname: "阿珂", credentials: [{ kind: "visitor" }] }]);
      for (const name of [`chats/${imageId}.jpg`, `pictures/${uploadId}.jpg`]) expect(files.get(name)!.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
      const all = Buffer.concat([...files.values()]).toString();
      expect(all).not.toContain("旁人阿乙");
    });

    test("an export holds neither what signs one in nor a seed that is still sealed", async () => {
      const visitor = await createMember(app(), "sealed@example.com");
      await visitor.raw(sendMessage, toSend("只是看看")).then((response) => response.text());
      const sealed = (await visitor.ask(commitDraw, { module: "m" })).data;
      const [row] = (await app().kernel.database.run("select seed from casts where id = $1", [sealed.castId])) as { seed: string }[];
      const [session] = (await app().kernel.database.run("select token_hash from sessions where person_id = $1", [(await personOf(visitor)).id])) as {
        token_hash: string;
      }[];
      const files = await exportOf(visitor);
      const all = Buffer.concat([...files.values()]).toString();
      for (const secret of [row!.seed, session!.token_hash, visitor.headers["x-visitor"]]) expect(all).not.toContain(secret);
      expect(jsonOf(files, "sessions.json")).toMatchObject([{ kind: "email" }]);
    });

    test("many chats come page by page, each once", async () => {
      const visitor = app().visitor();
      const { id } = await personOf(visitor);
      await app().kernel.database.run(
        "insert into chat_groups (person_id, id, module, title, title_source, content) select $1, 'chat-' || n, 'm', 'n' || n, 'question', '' from generate_series(1, 450) as n",
        [id],
      );
      const ids = jsonOf(await exportOf(visitor), "chats.json").map((chat) => chat.id);
      expect([ids.length, new Set(ids).size]).toEqual([450, 450]);
    });

    test("check 57: a week after it was asked for nothing of a person is found in any table or file, and others keep theirs", async () => {
      clock.ahead = 0;
      const [member, other] = [await createMember(app(), "gone@example.com"), app().visitor()];
      const { personId, shareKey } = await fill(app(), member, "阿离");
      const kept = await fill(app(), other, "阿留");
      const before = await findInTables(app(), personId);
      expect(Object.keys(before)).toEqual(
        expect.arrayContaining(["messages", "casts", "generations", "images", "sittings", "shares", "journal_entries", "comparisons", "uploads", "sessions"]),
      );
      const proven: string[] = [];
      const person = await personOf(member);
      const { deletes_at } = await leaveSoon(app().kernel, prove(person), async (_, proving) => void proven.push(proving.person.id));
      expect([proven, Date.parse(deletes_at) - app().kernel.now()]).toEqual([[personId], expect.closeTo(7 * dayMs, -4)]);
      clock.ahead = 7 * dayMs - 60_000;
      await forgetLeaving(app().kernel);
      expect(await findInTables(app(), personId)).toMatchObject({ people: 1, chat_groups: expect.any(Number) });
      clock.ahead = 7 * dayMs + 1000;
      await forgetLeaving(app().kernel);
      for (const trace of [personId, "gone@example.com", "阿离"]) expect([trace, await findInTables(app(), trace)]).toEqual([trace, {}]);
      expect(listFilesOf(app(), personId)).toEqual([]);
      expect((await member.ask(getUser)).code).toBe(4001);
      expect((await app().visitor().ask(getShare, { key: shareKey })).code).toBe(9003);
      clock.ahead = 0;
      expect((await other.ask(getUser)).data.nickname).toBe("阿留");
      expect(listFilesOf(app(), kept.personId).length).toBeGreaterThan(1);
    });

    test("check 16: whoever asks for deletion stays signed in here and nowhere else, and is told by mail once", async () => {
      const member = await createMember(app(), "leaving@example.com");
      const elsewhere = await member.signIn();
      const person = await personOf(member);
      const first = await leaveSoon(app().kernel, prove(person), async () => {});
      const again = await leaveSoon(app().kernel, prove(person), async () => {});
      expect(again).toEqual(first);
      expect((await member.ask(getUser)).data.deletes_at).toBe(first.deletes_at);
      expect((await elsewhere.ask(getUser)).code).toBe(4001);
      const letters = await listLettersTo(app(), "leaving@example.com");
      expect(letters.map(({ kind }) => kind)).toEqual(["notice.deletion"]);
      expect(letters[0]!.text).toMatch(/\d+ 月 \d+ 日/);
      expect((await member.ask(keepAccount)).code).toBe(200);
      expect((await member.ask(getUser)).data.deletes_at).toBeNull();
      expect((await member.ask(keepAccount)).code).toBe(9009);
    });

    test("a member says once more that it is them, a visitor needs not; a refused proof deletes nothing", async () => {
      const member = await createMember(app(), "proof@example.com");
      expect(await member.ask(deleteAccount)).toMatchObject({ code: 1001, data: { fields: { proof: "required" } } });
      const refuse = async (): Promise<never> => {
        throw new AppError("wrongVerificationCode");
      };
      await expect(leaveSoon(app().kernel, prove(await personOf(member)), refuse)).rejects.toThrow("wrongVerificationCode");
      expect((await member.ask(getUser)).data.deletes_at).toBeNull();
      const visitor = app().visitor();
      expect((await visitor.ask(deleteAccount)).data.deletes_at).toMatch(/^\d{4}-/);
      expect((await visitor.ask(keepAccount)).code).toBe(200);
    });
  },
  undefined,
  { now: () => Date.now() + clock.ahead },
);
