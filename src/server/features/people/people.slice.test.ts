import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { getMsgGroupList } from "../../../shared/contract/chat.ts";
import { getUser, rotateVisitor, updateUser } from "../../../shared/contract/people.ts";
import { say } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { createVisitor } from "../../testing/test-app.ts";

const newSecret = (): string => randomBytes(16).toString("base64url");

describeServer("people", (app) => {
  const titlesOf = async (visitor: ReturnType<typeof createVisitor>) => (await visitor.ask(getMsgGroupList)).data.messageGroupList.map(({ title }) => title);
  const withSecret = (secret: string) => {
    const visitor = createVisitor(app().fetch);
    visitor.headers["x-visitor"] = secret;
    return visitor;
  };

  test("a first visit makes one person with one credential, however many requests come at once", async () => {
    const visitor = app().visitor();
    const ids = (await Promise.all(Array.from({ length: 8 }, () => visitor.ask(getUser)))).map(({ data }) => data.user_id);
    expect(new Set(ids).size).toBe(1);
    expect((await visitor.ask(getUser)).data).toMatchObject({ standing: "visitor", identities: ["visitor"], lang: "zh", time_zone: "Asia/Shanghai" });
    const rows = await app().kernel.database.run(
      "select count(*)::int as n from people p where not exists (select 1 from credentials c where c.person_id = p.id)",
      [],
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test("a rotated secret opens the same person, the old one nothing any more", async () => {
    const visitor = app().visitor();
    await say(visitor, "该不该去？");
    const next = newSecret();
    expect((await visitor.ask(rotateVisitor, { visitor: next })).code).toBe(200);
    expect(await titlesOf(withSecret(next))).toEqual(await titlesOf(withSecret(next)));
    expect(await titlesOf(withSecret(next))).toHaveLength(1);
    expect((await visitor.ask(getMsgGroupList)).code).toBe(4001);
    // A retired secret is not made into somebody new either.
    expect((await visitor.ask(getUser)).code).toBe(4001);
  });

  test("nobody takes up a secret that is somebody else's", async () => {
    const [one, other] = [app().visitor(), app().visitor()];
    await one.ask(getUser);
    expect(await other.ask(rotateVisitor, { visitor: one.headers["x-visitor"] })).toMatchObject({ code: 1001, data: { fields: { visitor: "taken" } } });
    expect((await other.ask(getUser)).code).toBe(200);
  });

  test("the zone of the product day is changed once a week", async () => {
    const visitor = app().visitor();
    expect((await visitor.ask(updateUser, { time_zone: "America/New_York" })).code).toBe(200);
    const { time_zone, time_zone_free_at } = (await visitor.ask(getUser)).data;
    expect(time_zone).toBe("America/New_York");
    expect(Date.parse(time_zone_free_at!) - app().kernel.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect(await visitor.ask(updateUser, { time_zone: "Europe/Paris" })).toMatchObject({ code: 1001, data: { fields: { time_zone: "too_soon" } } });
    expect(await visitor.ask(updateUser, { time_zone: "Mars/Olympus" })).toMatchObject({ code: 1001, data: { fields: { time_zone: "invalid_value" } } });
  });

  test("a visitor who moves takes the zone along, but not twice in a week", async () => {
    const visitor = app().visitor();
    await visitor.ask(getUser);
    const zoneFrom = async (zone: string) => {
      visitor.headers["x-time-zone"] = zone;
      return (await visitor.ask(getUser)).data.time_zone;
    };
    expect([await zoneFrom("Europe/Paris"), await zoneFrom("Asia/Tokyo")]).toEqual(["Europe/Paris", "Europe/Paris"]);
  });

  test("what is for members is refused to a visitor, and what is for staff is not there for a member", async () => {
    const { checkStanding } = await import("../../kernel/who.ts");
    const person = { id: "p1" as never, timeZone: "UTC", locale: "zh" as const };
    expect(() => checkStanding("member", { ...person, standing: "visitor" })).toThrow("signInRequired");
    expect(() => checkStanding("staff", { ...person, standing: "visitor" })).toThrow("signInRequired");
    expect(() => checkStanding("staff", { ...person, standing: "member" })).toThrow("notFound");
    for (const who of ["person", "member", "staff"] as const) expect(() => checkStanding(who, { ...person, standing: "staff" })).not.toThrow();
  });
});
