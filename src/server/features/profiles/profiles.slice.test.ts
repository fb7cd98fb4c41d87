import { expect, test } from "vitest";
import * as z from "zod";
import { getUser } from "../../../shared/contract/people.ts";
import * as contract from "../../../shared/contract/profiles.ts";
import { openVault } from "../../kernel/vault/vault.ts";
import { describeServer } from "../../testing/describe-server.ts";
import type { Visitor } from "../../testing/test-app.ts";
import { relockBoxes } from "./relocking/relock-boxes.ts";
import { forgetFallen } from "./service.ts";

const place = { name: "长沙市岳麓区", id: "cn430104", latitude: 28.24, longitude: 112.93, time_zone: "Asia/Shanghai" };
const given = {
  avatar: null,
  nickname: "小满满",
  relationship: "self",
  gender: "female",
  birth_date: "1990-05-01",
  birth_time: "13:45",
  birth_place: place,
  residence: null,
  time_zone: "Asia/Shanghai",
};

describeServer("profiles", (app) => {
  const run = (sql: string, params: unknown[] = []) => app().kernel.database.run(sql, params);
  const add = async (visitor: Visitor, more: Record<string, unknown> = {}) => visitor.ask(contract.addProfile, { ...given, ...more });
  const made = async (visitor: Visitor, more: Record<string, unknown> = {}) => (await add(visitor, more)).data;
  const fieldsOf = ({ code, data }: { code: number; data: unknown }) => ({ code, fields: (data as { fields?: unknown } | null)?.fields });

  test("a picture that is not one's own is no profile's", async () => {
    const refused = await app()
      .visitor()
      .ask(contract.addProfile, { ...given, avatar: "u-somebody-elses" });
    expect(refused).toMatchObject({ code: 1001, data: { fields: { avatar: "invalid_value" } } });
  });

  test("are made, listed with one's own first, changed and read; signs come from the chart", async () => {
    const visitor = app().visitor();
    expect(await visitor.ask(contract.listProfiles)).toMatchObject({ code: 200, data: { list: [] } });
    const friend = await made(visitor, { relationship: "friend", nickname: "阿明", gender: "male", birth_time: null });
    const self = await made(visitor);
    expect(self.signs).toEqual({ dayStem: "丙", pillars: ["庚午", "庚辰", "丙寅", "甲午"], sunSign: "taurus" });
    expect(friend.signs?.pillars[3]).toBeNull();
    const { list } = (await visitor.ask(contract.listProfiles)).data;
    expect(list.map(({ nickname }) => nickname)).toEqual(["小满满", "阿明"]);
    const changed = (await visitor.ask(contract.profileInfo, { id: friend.id, birth_date: "1988-03-03", nickname: "明" })).data;
    expect(changed).toMatchObject({ nickname: "明", birth_date: "1988-03-03", gender: "male", birth_place: place });
    expect(changed.signs).not.toEqual(friend.signs);
    expect((await visitor.ask(contract.profileInfo, { id: friend.id })).data).toEqual(changed);
  });

  test("one's own is one: 1602 while there is none, 1601 for a second, by whatever call", async () => {
    const visitor = app().visitor();
    expect((await visitor.ask(contract.ownProfile)).code).toBe(1602);
    const { relationship: _, avatar: __, residence: ___, ...fields } = given;
    const own = await visitor.ask(contract.ownProfile, fields);
    expect(own).toMatchObject({ code: 200, data: { relationship: "self" } });
    expect((await visitor.ask(contract.ownProfile)).data).toEqual(own.data);
    expect((await visitor.ask(contract.ownProfile, fields)).code).toBe(1601);
    expect((await add(visitor)).code).toBe(1601);
    const other = await made(visitor, { relationship: "ex" });
    expect((await visitor.ask(contract.profileInfo, { id: other.id, relationship: "self" })).code).toBe(1601);
    const [first, second] = await Promise.all([add(app().visitor()), add(app().visitor())]);
    expect([first.code, second.code]).toEqual([200, 200]);
    const rival = app().visitor();
    await rival.ask(getUser);
    const codes = (await Promise.all(Array.from({ length: 4 }, () => add(rival)))).map(({ code }) => code);
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 1601, 1601, 1601]);
  });

  test("a deleted one comes back within thirty seconds, unless another own one stands there", async () => {
    const visitor = app().visitor();
    const self = await made(visitor);
    expect((await visitor.ask(contract.deleteProfile, { id: self.id })).code).toBe(200);
    expect((await visitor.ask(contract.ownProfile)).code).toBe(1602);
    expect((await visitor.ask(contract.deleteProfile, { id: self.id })).code).toBe(9003);
    expect((await visitor.ask(contract.deleteProfile, { id: self.id, undo: true })).code).toBe(200);
    expect((await visitor.ask(contract.ownProfile)).data).toEqual(self);
    await visitor.ask(contract.deleteProfile, { id: self.id });
    const next = await made(visitor);
    expect((await visitor.ask(contract.deleteProfile, { id: self.id, undo: true })).code).toBe(1601);
    await visitor.ask(contract.deleteProfile, { id: next.id });
    await run("update profiles set deleted_at = now() - interval '31 seconds' where id = $1", [next.id]);
    expect((await visitor.ask(contract.deleteProfile, { id: next.id, undo: true })).code).toBe(9009);
    expect(await forgetFallen(app().kernel)).toBeGreaterThanOrEqual(1);
    expect(await run("select 1 from profiles where id = $1", [next.id])).toEqual([]);
  });

  test("a name of one to ten characters is asked for: 1603 otherwise", async () => {
    const visitor = app().visitor();
    for (const nickname of ["", "  ", "一二三四五六七八九十一", "a\nb", "a\u202Eb"])
      expect([nickname, (await add(visitor, { nickname })).code]).toEqual([nickname, 1603]);
    expect((await made(visitor, { nickname: " 😀😀😀😀😀😀😀😀😀😀 " })).nickname).toBe("😀😀😀😀😀😀😀😀😀😀");
  });

  test.each<[Record<string, unknown>, Record<string, string>]>([
    [{ birth_date: "1990-02-30" }, { birth_date: "noSuchDate" }],
    [{ birth_date: "1990-05-30", birth: { calendar: "lunar", leapMonth: true } }, { birth_date: "lunarMonthShort" }],
    [{ birth_date: "1990-04-01", birth: { calendar: "lunar", leapMonth: true } }, { "birth.leapMonth": "leapMonthMissing" }],
    [{ birth_date: "1700-01-01" }, { birth_date: "yearOutOfRange:1850/2149" }],
    [{ birth_time: "25:00" }, { birth_time: "noSuchTime" }],
    [{ birth_date: "1988-04-17", birth_time: "02:30" }, { birth_time: "clockGap:1988-04-17T01:59:59/1988-04-17T03:00:00" }],
    [{ birth_date: "1988-04-17", birth_time: "02:30", birth_place: { ...place, time_zone: "America/New_York" } }, {}],
    [{ birth_date: "1988-09-11", birth_time: "01:30" }, { birth_time: "clockTwice" }],
    [{ time_zone: "Asia/Kolkata" }, { time_zone: "noSuchZone" }],
    [{ birth_place: { ...place, time_zone: "Mars/Olympus" } }, { "birth_place.time_zone": "noSuchZone" }],
    [{ residence: { name: "x", time_zone: "Mars/Olympus" } }, { "residence.time_zone": "noSuchZone" }],
    [{ birth_place: { name: "长沙", id: "cn000000" } }, { "birth_place.id": "invalid_value" }],
    [{ gender: "x" }, { gender: "invalid_value" }],
    [{ relationship: "boss" }, { relationship: "invalid_value" }],
    [{ birth_date: undefined }, { birth_date: "invalid_type" }],
  ])("%j comes back as %j", async (more, fields) => {
    const answer = await add(app().visitor(), more);
    expect(fieldsOf(answer)).toEqual(Object.keys(fields).length === 0 ? { code: 200, fields: undefined } : { code: 1001, fields });
  });

  test("the clocks are those of the place, with their history; the chosen zone’s where there is none", async () => {
    const visitor = app().visitor();
    const summer = await made(visitor, { relationship: "friend", birth_place: { name: "长沙", id: "cn430100" } });
    expect(summer.birth_place).toMatchObject({ name: "长沙", time_zone: "Asia/Shanghai", latitude: expect.any(Number) });
    // Urumqi's own clock read two hours less than Beijing's: the hour pillar is another.
    const there = { ...place, longitude: 87.6 };
    const [byPlace, byZone] = [
      await made(visitor, { relationship: "friend", birth_place: { ...there, time_zone: "Asia/Urumqi" } }),
      await made(visitor, { relationship: "friend", birth_place: there }),
    ];
    expect(byPlace.signs?.pillars[3]).not.toBe(byZone.signs?.pillars[3]);
  });

  test("GET and POST give the same", async () => {
    const visitor = app().visitor();
    const get = async (path: string, query: Record<string, string> = {}) => {
      const url = `http://localhost/personal/${path}?${new URLSearchParams(query)}`;
      return (await (await app().fetch(new Request(url, { headers: visitor.headers }))).json()) as { code: number; data: never };
    };
    const { birth_place, ...flat } = given;
    const added = await get("add", { ...flat, avatar: "", residence: "null", birth_place: JSON.stringify(birth_place), timestamp: "1" });
    expect(added).toMatchObject({ code: 200, data: { nickname: "小满满", birth_place: place } });
    const { id } = added.data as contract.Profile;
    const post = (call: Parameters<typeof contract.byOtherMethod>[0], input = {}) => visitor.ask(call, input);
    expect(await get("userProfile", { timestamp: "1" })).toEqual(await post(contract.byOtherMethod(contract.listProfiles)));
    expect(await get("info", { id })).toEqual(await post(contract.profileInfo, { id }));
    expect(await get("self")).toEqual(await post(contract.ownProfile));
    expect(await get("baseRegion")).toEqual(await post(contract.baseRegion));
    expect(await get("subRegion", { region: "CN-43" })).toEqual(await post(contract.subRegion, { region: "CN-43" }));
    expect(await get("del", { id })).toMatchObject({ code: 200 });
    expect(await get("del", { id, undo: "true" })).toMatchObject({ code: 200 });
    expect((await get("info", { id, birth_time: "" })).data).toMatchObject({ birth_time: null });
    expect(await get("add", { nickname: "x" })).toMatchObject({ code: 1001 });
    expect(await get("nothing")).toMatchObject({ code: 9003 });
  });

  test("check 42: another person’s profile is not there", async () => {
    const [owner, other] = [app().visitor(), app().visitor()];
    const { id } = await made(owner);
    expect((await other.ask(contract.profileInfo, { id })).code).toBe(9003);
    expect((await other.ask(contract.profileInfo, { id, nickname: "x" })).code).toBe(9003);
    expect((await other.ask(contract.deleteProfile, { id })).code).toBe(9003);
    expect((await other.ask(contract.deleteProfile, { id, undo: true })).code).toBe(9009);
    expect((await owner.ask(contract.profileInfo, { id })).data.nickname).toBe("小满满");
  });

  test("check 44: what is ours to say is refused, and answers are what the contract says", async () => {
    const visitor = app().visitor();
    for (const extra of [{ isByLink: true }, { signs: null }, { user_id: "p1" }, { createdAt: "2020" }]) {
      expect(fieldsOf(await add(visitor, extra))).toEqual({ code: 1001, fields: { body: "unrecognized_keys" } });
    }
    const profile = await made(visitor, { timestamp: 1, lang: "en" });
    const strict = z.toJSONSchema(contract.profile) as { properties: Record<string, unknown> };
    expect(Object.keys(profile).toSorted()).toEqual(Object.keys(strict.properties).toSorted());
    expect((await visitor.ask(contract.profileInfo, { id: profile.id, personId: "p" })).code).toBe(1001);
    expect((await visitor.ask(contract.deleteProfile, { id: profile.id, all: true })).code).toBe(1001);
  });

  test("are two hundred at most", async () => {
    const visitor = app().visitor();
    const { user_id } = (await visitor.ask(getUser)).data;
    await run("insert into profiles (person_id, id, relationship, gender, box) select $1, 'x' || n, 'friend', 'male', '1.x' from generate_series(1, 200) n", [
      user_id,
    ]);
    expect((await add(visitor)).code).toBe(9024);
    await run("delete from profiles where person_id = $1", [user_id]);
  });

  test("check 54: neither a date, an hour, a place nor a name can be read from a copy of the database, kept answers among it", async () => {
    const visitor = app().visitor();
    const key = { "idempotency-key": "once-and-again" };
    const secret = { nickname: "梧桐Wutong", birth_date: "1977-11-23", birth_time: "03:17", birth_place: { ...place, name: "嘉峪关市Jiayuguan" } };
    const first = await (await visitor.raw(contract.addProfile, { ...given, ...secret }, key)).json();
    expect(await (await visitor.raw(contract.addProfile, { ...given, ...secret }, key)).json()).toEqual(first);
    expect((await visitor.ask(contract.listProfiles)).data.list).toHaveLength(1);
    const tables = (await run(
      "select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    )) as { name: string }[];
    const dump = await Promise.all(tables.map(async ({ name }) => JSON.stringify(await run(`select t::text as line from ${name} t`))));
    expect(dump.join("\n")).toContain("once-and-again");
    const signs = (first as { data: contract.Profile }).data.signs!;
    for (const word of ["梧桐", "Wutong", "1977-11-23", "03:17", "嘉峪关", "Jiayuguan", "112.93", ...signs.pillars])
      expect([word, dump.some((text) => text.includes(word!))]).toEqual([word, false]);
  });

  test("a box is one person’s: put in another’s row it does not open", async () => {
    const [owner, thief] = [app().visitor(), app().visitor()];
    const { id } = await made(owner);
    const { user_id } = (await thief.ask(getUser)).data;
    await run("insert into profiles (person_id, id, relationship, gender, box) select $1, id, 'friend', gender, box from profiles where id = $2", [
      user_id,
      id,
    ]);
    expect((await thief.ask(contract.profileInfo, { id })).code).toBe(500);
    await run("delete from profiles where person_id = $1", [user_id]);
  });

  test("boxes of an old key are locked by the new one in small batches, and open as before", async () => {
    const visitor = app().visitor();
    const { kernel } = app();
    const profile = await made(visitor);
    let nowMs = kernel.now();
    const vault = await openVault({ ...kernel, now: () => nowMs });
    const before = vault.version();
    await vault.rotate();
    expect(await relockBoxes({ ...kernel, vault })).toBe(0);
    nowMs += 121_000;
    await vault.refresh();
    expect(vault.version()).toBe(before + 1);
    expect(await relockBoxes({ ...kernel, vault })).toBeGreaterThanOrEqual(1);
    expect(await relockBoxes({ ...kernel, vault })).toBe(0);
    expect(await run("select count(*)::int as n from profiles where split_part(box, '.', 1)::int <= $1", [before])).toEqual([{ n: 0 }]);
    await kernel.vault.refresh();
    expect((await visitor.ask(contract.profileInfo, { id: profile.id })).data).toEqual(profile);
  });

  test("regions are the gazetteer’s, in one’s language, and bounded", async () => {
    const countries = (await app().visitor("en").ask(contract.baseRegion)).data.list;
    expect(countries[0]).toMatchObject({ region: "CN", name: "China", zh: "中国" });
    expect(countries[0]!.list).toHaveLength(31);
    const visitor = app().visitor();
    const { list } = (await visitor.ask(contract.subRegion, { region: "CN-43" })).data;
    expect(list[0]).toEqual({ id: "cn430100", name: "长沙市", latitude: expect.any(Number), longitude: expect.any(Number), time_zone: "Asia/Shanghai" });
    expect((await visitor.ask(contract.subRegion, { region: "US" })).data.list.length).toBeLessThanOrEqual(1000);
    expect((await visitor.ask(contract.subRegion, { region: "nowhere" })).data.list).toEqual([]);
  });
});
