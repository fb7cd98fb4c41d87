import { expect, test } from "vitest";
import * as contract from "../../../../shared/contract/birth-request.ts";
import { getUser } from "../../../../shared/contract/people.ts";
import { addProfile, deleteProfile, listProfiles, ownProfile } from "../../../../shared/contract/profiles.ts";
import { openVault } from "../../../kernel/vault/vault.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { asPerson } from "../../../testing/ids.ts";
import type { Visitor } from "../../../testing/test-app.ts";
import { exportProfiles, forgetProfilesOf, moveProfiles } from "../owning/own-profiles.ts";
import { relockBoxes } from "../relocking/relock-boxes.ts";
import { forgetFallen } from "../service.ts";
import { forgetOldRequests } from "./list-requests.ts";

const birth = { gender: "female", birth_date: "1990-05-01", birth_time: "13:45", birth_place: null, time_zone: "Asia/Shanghai" };
const own = { ...birth, avatar: null, residence: null, relationship: "self", nickname: "小棠" };
const his = { ...birth, gender: "male", nickname: "阿霍", birth_date: "1992-08-08", birth_time: "07:20" };
const dayMs = 86_400_000;

const nowMs = Date.UTC(2026, 10, 23, 4);

describeServer(
  "a birth by link",
  (app) => {
    const run = (sql: string, params: unknown[] = []) => app().kernel.database.run(sql, params);
    const asking = async (more: Record<string, unknown> = {}) => {
      const asker = app().visitor();
      await asker.ask(addProfile, own);
      const made = await asker.ask(contract.makeBirthRequest, { asker: "小棠", ...more });
      return { asker, ...made.data };
    };
    const read = (visitor: Visitor, key: string) => visitor.ask(contract.readBirthRequest, { key });
    const answer = (visitor: Visitor, key: string, more: Record<string, unknown> = {}) => visitor.ask(contract.answerBirthRequest, { key, ...his, ...more });
    const stateOf = async (visitor: Visitor) =>
      (await visitor.ask(contract.listBirthRequests)).data.requests.map(({ state, profileId }) => [state, profileId !== null]);
    const idOf = async (visitor: Visitor) => asPerson((await visitor.ask(getUser)).data.user_id);

    test("is asked for with a key of 128 bits that is good for fourteen days", async () => {
      const { key, url, expiresAt, createdAt, state } = await asking({ relationship: "ex", nickname: "M" });
      expect(Buffer.from(key, "base64url")).toHaveLength(16);
      expect(url).toBe(`${app().kernel.config.publicUrl}/birth/${key}`);
      expect([state, Date.parse(expiresAt) - Date.parse(createdAt)]).toEqual(["open", 14 * dayMs]);
    });

    test("anyone who has the link answers once; the asker has a profile of it, and is never told that it was opened", async () => {
      const { asker, key } = await asking({ relationship: "ex", nickname: "M" });
      const before = await asker.ask(contract.listBirthRequests);
      const friend = app().visitor();
      expect((await read(friend, key)).data).toMatchObject({ asker: "小棠", purpose: "profile", role: "stranger", isAnswered: false, own: null, match: null });
      expect(await asker.ask(contract.listBirthRequests)).toEqual(before);
      expect(before.data.requests[0]).toMatchObject({ nickname: "M", relationship: "ex" });
      expect((await answer(friend, key)).code).toBe(200);
      const list = (await asker.ask(listProfiles)).data.list;
      expect(list[1]).toMatchObject({
        nickname: "阿霍",
        relationship: "ex",
        gender: "male",
        birth_date: "1992-08-08",
        isByLink: true,
        signs: { dayStem: "丙" },
      });
      expect((await asker.ask(contract.listBirthRequests)).data.requests[0]).toMatchObject({ state: "answered", profileId: list[1]!.id });
      expect((await read(friend, key)).data).toMatchObject({
        role: "answerer",
        isAnswered: true,
        own: { nickname: "阿霍", birth_date: "1992-08-08" },
        match: null,
      });
      expect((await read(asker, key)).data).toMatchObject({ role: "asker", isAnswered: true, own: null });
      expect((await answer(friend, key, { nickname: "又来" })).code).toBe(200);
      expect((await asker.ask(listProfiles)).data.list).toHaveLength(2);
      const late = app().visitor();
      expect((await answer(late, key)).code).toBe(9009);
      expect((await read(late, key)).data).toMatchObject({ role: "stranger", isAnswered: true, own: null, match: null });
    });

    test("of two who answer at once one is first, and one profile is made", async () => {
      const { asker, key } = await asking();
      const codes = (await Promise.all([answer(app().visitor(), key), answer(app().visitor(), key), answer(app().visitor(), key)])).map(({ code }) => code);
      expect(codes.toSorted((one, other) => one - other)).toEqual([200, 9009, 9009]);
      expect((await asker.ask(listProfiles)).data.list).toHaveLength(2);
    });

    test("for a match both see the same, and nobody else does", async () => {
      const { asker, key } = await asking({ purpose: "marriage" });
      const friend = app().visitor("en");
      expect((await answer(friend, key)).code).toBe(200);
      const [hers, theirs] = [(await read(asker, key)).data.match!, (await read(friend, key)).data.match!];
      expect(hers.dayStems).toEqual(["丙", "丙"]);
      expect(hers.pillars[0]).toEqual(["庚午", "庚辰", "丙寅", expect.any(String)]);
      expect(hers.pillars[1]![0]).toBe("壬申");
      expect(hers.score).toBeGreaterThanOrEqual(hers.from);
      expect(hers.to).toBeGreaterThan(hers.score);
      expect({ ...theirs, headline: "", reasons: [] }).toEqual({ ...hers, headline: "", reasons: [] });
      expect(hers.headline).toMatch(/\p{Script=Han}/u);
      expect(theirs.headline).not.toMatch(/\p{Script=Han}/u);
      expect(hers.reasons.length).toBeGreaterThan(0);
      expect((await read(app().visitor(), key)).data.match).toBeNull();
      expect((await asker.ask(listProfiles)).data.list[1]).toMatchObject({ relationship: "lover" });
    });

    test("a match is of one man and one woman, both eighteen on the person’s own day", async () => {
      const { key } = await asking({ purpose: "marriage" });
      const friend = app().visitor();
      expect(await answer(friend, key, { gender: "female" })).toMatchObject({ code: 1001, data: { fields: { gender: "sameSex" } } });
      expect(await answer(friend, key, { birth_date: "2008-11-24" })).toMatchObject({ code: 1001, data: { fields: { birth_date: "tooYoung" } } });
      friend.headers["x-time-zone"] = "America/Los_Angeles";
      const west = app().visitor();
      west.headers["x-time-zone"] = "America/Los_Angeles";
      // There it is still the 22nd.
      expect(await answer(west, key, { birth_date: "2008-11-23" })).toMatchObject({ code: 1001, data: { fields: { birth_date: "tooYoung" } } });
      expect((await answer(app().visitor(), key, { birth_date: "2008-11-23" })).code).toBe(200);
      const child = app().visitor();
      await child.ask(addProfile, { ...own, birth_date: "2010-01-01" });
      expect(await child.ask(contract.makeBirthRequest, { asker: "x", purpose: "marriage" })).toMatchObject({
        code: 1001,
        data: { fields: { profileId: "tooYoung" } },
      });
      expect((await child.ask(contract.makeBirthRequest, { asker: "x" })).code).toBe(200);
    });

    test("a match needs a birth of the asker’s own, and another person’s profile is none (check 42)", async () => {
      const nobody = app().visitor();
      expect((await nobody.ask(contract.makeBirthRequest, { asker: "x", purpose: "marriage" })).code).toBe(1602);
      const { id } = (await app().visitor().ask(addProfile, own)).data;
      expect((await nobody.ask(contract.makeBirthRequest, { asker: "x", purpose: "marriage", profileId: id })).code).toBe(9003);
    });

    test("taken back by whoever gave it, the asker’s profile, the match and both copies are gone", async () => {
      const { asker, key } = await asking({ purpose: "marriage" });
      const friend = app().visitor();
      await answer(friend, key);
      expect((await app().visitor().ask(contract.withdrawBirth, { key })).code).toBe(9009);
      expect((await asker.ask(contract.withdrawBirth, { key })).code).toBe(9009);
      expect((await friend.ask(contract.withdrawBirth, { key })).code).toBe(200);
      expect((await asker.ask(listProfiles)).data.list.map(({ nickname }) => nickname)).toEqual(["小棠"]);
      expect(await run("select answerer_id, profile_id, answer_box, match_box from birth_requests where key = $1", [key])).toEqual([
        { answerer_id: null, profile_id: null, answer_box: null, match_box: null },
      ]);
      for (const one of [asker, friend, app().visitor()]) expect((await read(one, key)).code).toBe(9009);
      expect((await friend.ask(contract.withdrawBirth, { key })).code).toBe(9009);
      expect(await stateOf(asker)).toEqual([["withdrawn", false]]);
    });

    test("what has expired, was cancelled, was taken back or never was looks alike", async () => {
      const [expired, cancelled, withdrawn] = [await asking(), await asking(), await asking()];
      const friend = app().visitor();
      await answer(friend, withdrawn.key);
      await friend.ask(contract.withdrawBirth, { key: withdrawn.key });
      expect((await app().visitor().ask(contract.cancelBirthRequest, { key: cancelled.key })).code).toBe(9003);
      expect((await cancelled.asker.ask(contract.cancelBirthRequest, { key: cancelled.key })).code).toBe(200);
      await run("update birth_requests set expires_at = $2 where key = $1", [expired.key, new Date(nowMs - 1).toISOString()]);
      const keys = [expired.key, cancelled.key, withdrawn.key, "AAAAAAAAAAAAAAAAAAAAAA"];
      const answers = await Promise.all(keys.map((key) => read(app().visitor(), key)));
      for (const one of answers) expect(one).toEqual(answers[0]);
      expect(answers[0]!.code).toBe(9009);
      for (const key of keys) expect((await answer(app().visitor(), key)).code).toBe(9009);
      expect(await stateOf(expired.asker)).toEqual([["expired", false]]);
      expect(await stateOf(cancelled.asker)).toEqual([]);
    });

    test("an answered link that its maker takes back is still the answerer’s to withdraw", async () => {
      const { asker, key } = await asking();
      const friend = app().visitor();
      await answer(friend, key);
      await asker.ask(contract.cancelBirthRequest, { key });
      expect((await read(asker, key)).code).toBe(9009);
      expect((await read(friend, key)).data.role).toBe("answerer");
      expect((await friend.ask(contract.withdrawBirth, { key })).code).toBe(200);
      expect((await asker.ask(listProfiles)).data.list).toHaveLength(1);
    });

    test("past its day an answered one stays with the two", async () => {
      const { asker, key } = await asking({ purpose: "marriage" });
      const friend = app().visitor();
      await answer(friend, key);
      await run("update birth_requests set expires_at = $2 where key = $1", [key, new Date(nowMs - 60 * dayMs).toISOString()]);
      await forgetOldRequests(app().kernel);
      expect((await read(asker, key)).data.match).not.toBeNull();
      expect((await read(friend, key)).data.match).not.toBeNull();
      expect((await read(app().visitor(), key)).code).toBe(9009);
    });

    test("a match goes with the profile its asker deletes", async () => {
      const { asker, key } = await asking({ purpose: "marriage" });
      const friend = app().visitor();
      await answer(friend, key);
      const { id } = (await asker.ask(listProfiles)).data.list[1]!;
      await asker.ask(deleteProfile, { id });
      expect((await read(friend, key)).data).toMatchObject({ match: null, own: { nickname: "阿霍" } });
      await run("update profiles set deleted_at = now() - interval '31 seconds' where id = $1", [id]);
      await forgetFallen(app().kernel);
      expect(await run("select match_box from birth_requests where key = $1", [key])).toEqual([{ match_box: null }]);
    });

    test("whoever gave a birth keeps it as their own profile; a second own one is refused", async () => {
      const { key } = await asking();
      const friend = app().visitor();
      expect((await friend.ask(contract.keepBirth, { key })).code).toBe(9009);
      await answer(friend, key);
      expect((await friend.ask(contract.keepBirth, { key })).data).toMatchObject({ relationship: "self", nickname: "阿霍", isByLink: false });
      expect((await friend.ask(ownProfile)).data.birth_date).toBe("1992-08-08");
      expect((await friend.ask(contract.keepBirth, { key })).code).toBe(1601);
      await friend.ask(contract.withdrawBirth, { key });
      expect((await friend.ask(ownProfile)).code).toBe(200);
    });

    test("the asker cannot answer themselves; names and fields are those of a profile", async () => {
      const { asker, key } = await asking();
      expect(await answer(asker, key)).toMatchObject({ code: 1001, data: { fields: { key: "own" } } });
      const friend = app().visitor();
      expect((await answer(friend, key, { nickname: "一二三四五六七八九十一" })).code).toBe(1603);
      expect(await answer(friend, key, { birth_date: "1992-02-30" })).toMatchObject({ code: 1001, data: { fields: { birth_date: "noSuchDate" } } });
      // Check 44: what is the asker's to say is refused.
      expect((await answer(friend, key, { relationship: "self" })).code).toBe(1001);
      expect((await asker.ask(contract.makeBirthRequest, { asker: "x", relationship: "self" })).code).toBe(1001);
      expect((await asker.ask(contract.makeBirthRequest, { asker: "\u202E\u0000 " })).code).toBe(1001);
      expect((await asker.ask(contract.makeBirthRequest, { asker: "x", nickname: "\n" })).code).toBe(1603);
    });

    test("twenty wait at most", async () => {
      const { asker, key } = await asking();
      for (let at = 1; at < 20; at += 1) expect((await asker.ask(contract.makeBirthRequest, { asker: "x" })).code).toBe(200);
      expect((await asker.ask(contract.makeBirthRequest, { asker: "x" })).code).toBe(9025);
      await asker.ask(contract.cancelBirthRequest, { key });
      expect((await asker.ask(contract.makeBirthRequest, { asker: "x" })).code).toBe(200);
    });

    test("its answer and its page are kept nowhere, listed nowhere and told to nobody", async () => {
      const { key } = await asking();
      const page = await app().fetch(new Request(`http://localhost/birth/${key}`, { headers: { accept: "text/html" } }));
      for (const { headers } of [await app().visitor().raw(contract.readBirthRequest, { key }), page]) {
        expect([headers.get("cache-control"), headers.get("x-robots-tag"), headers.get("referrer-policy")]).toEqual([
          "no-store",
          "noindex, nofollow",
          "no-referrer",
        ]);
      }
    });

    test("check 54: neither side’s birth or name can be read from a copy of the database", async () => {
      const { asker, key } = await asking({ purpose: "marriage", asker: "海棠Haitang", nickname: "霍霍Huo" });
      const friend = app().visitor();
      const secret = {
        birth_date: "1983-10-29",
        birth_time: "04:56",
        nickname: "胡杨Huyang",
        birth_place: { name: "敦煌Dunhuang", latitude: 40.142, longitude: 94.662, time_zone: "Asia/Shanghai" },
      };
      const sent = { key, ...his, ...secret };
      const kept = { "idempotency-key": "answered-once" };
      await friend.raw(contract.answerBirthRequest, sent, kept);
      await friend.raw(contract.keepBirth, { key }, { "idempotency-key": "kept-once" });
      await read(asker, key);
      const tables = (await run(
        "select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
      )) as { name: string }[];
      const dump = (await Promise.all(tables.map(async ({ name }) => JSON.stringify(await run(`select t::text as line from ${name} t`))))).join("\n");
      expect(dump).toContain("kept-once");
      for (const word of ["海棠", "Haitang", "霍霍", "Huo", "1983-10-29", "04:56", "胡杨", "Huyang", "敦煌", "Dunhuang", "40.142"])
        expect([word, dump.includes(word)]).toEqual([word, false]);
    });

    test("boxes of an old key are locked anew, and open as before", async () => {
      const { asker, key } = await asking({ purpose: "marriage" });
      const friend = app().visitor();
      await answer(friend, key);
      const { kernel } = app();
      const [before, given] = [(await read(asker, key)).data, (await read(friend, key)).data];
      let later = nowMs;
      const vault = await openVault({ ...kernel, now: () => later });
      await vault.rotate();
      later += 121_000;
      await vault.refresh();
      expect(await relockBoxes({ ...kernel, vault })).toBeGreaterThan(1);
      const version = vault.version();
      const old = await run(
        "select count(*)::int as n from birth_requests where split_part(box, '.', 1)::int < $1 or split_part(answer_box, '.', 1)::int < $1 or split_part(match_box, '.', 1)::int < $1",
        [version],
      );
      expect(old).toEqual([{ n: 0 }]);
      await kernel.vault.refresh();
      expect([(await read(asker, key)).data, (await read(friend, key)).data]).toEqual([before, given]);
    });

    test("moved to another person all of it opens for them; a second own profile is one of somebody else’s", async () => {
      const { asker, key } = await asking({ purpose: "marriage" });
      const [friend, heir, kin] = [app().visitor(), app().visitor(), app().visitor()];
      await answer(friend, key);
      await heir.ask(addProfile, { ...own, nickname: "新家" });
      const match = (await read(asker, key)).data.match;
      const { kernel } = app();
      const [fromAsker, toHeir, fromFriend, toKin] = [await idOf(asker), await idOf(heir), await idOf(friend), await idOf(kin)];
      await kernel.database.db.transaction(async (tx) => {
        await moveProfiles(kernel, tx, fromAsker, toHeir);
        await moveProfiles(kernel, tx, fromFriend, toKin);
      });
      const { list } = (await heir.ask(listProfiles)).data;
      expect(list.map(({ nickname, relationship }) => [nickname, relationship])).toEqual([
        ["新家", "self"],
        ["小棠", "others"],
        ["阿霍", "lover"],
      ]);
      expect((await asker.ask(listProfiles)).data.list).toEqual([]);
      expect((await read(heir, key)).data).toMatchObject({ role: "asker", match });
      expect((await read(kin, key)).data).toMatchObject({ role: "answerer", own: { nickname: "阿霍" } });
    });

    test("exported, all of it is there in clear; forgotten, none of it is, and what was given is taken back", async () => {
      const { asker, key } = await asking({ purpose: "marriage" });
      const friend = app().visitor();
      await answer(friend, key);
      const { kernel } = app();
      const [askerId, friendId] = [await idOf(asker), await idOf(friend)];
      const kinds = async (id: typeof askerId) => {
        const found: Record<string, unknown>[] = [];
        for await (const piece of exportProfiles(kernel, id)) found.push(piece as Record<string, unknown>);
        return found;
      };
      expect((await kinds(askerId)).map(({ kind }) => kind)).toEqual(["profile", "profile", "birthRequest"]);
      expect(await kinds(friendId)).toMatchObject([{ kind: "birthGiven", key, birth_date: "1992-08-08", nickname: "阿霍" }]);
      await kernel.database.db.transaction((tx) => forgetProfilesOf(tx, friendId));
      expect((await asker.ask(listProfiles)).data.list).toHaveLength(1);
      await kernel.database.db.transaction((tx) => forgetProfilesOf(tx, askerId));
      expect(await kinds(askerId)).toEqual([]);
      expect(await run("select 1 from birth_requests where person_id = $1 or answerer_id = $1", [askerId])).toEqual([]);
    });
  },
  undefined,
  { now: () => nowMs },
);
