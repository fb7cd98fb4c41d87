import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getHumanCheck } from "../../../shared/contract/accounts.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { solveHumanCheck } from "../../testing/solve-human-check.ts";
import { checkHuman } from "./index.ts";

const needed = { error: "humanCheckNeeded" };
const address = "192.0.2.1";
let nowMs = Date.now();

describeServer(
  "the human check",
  (app) => {
    const check = (answer: string | undefined, action: "login" | "register" = "login") => checkHuman(app().kernel, answer, { action, address });

    test("a solved challenge is good once, for what it was made for", async () => {
      const answer = await solveHumanCheck(app().visitor(), "login");
      await expect(check(answer, "register")).rejects.toMatchObject(needed);
      await check(answer);
      await expect(check(answer)).rejects.toMatchObject(needed);
    });

    test("of many who hand in one solution at once, one is let in", async () => {
      const answer = await solveHumanCheck(app().visitor(), "login");
      const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => check(answer)));
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    });

    test("none, nonsense, a changed challenge, a wrong solution and one that comes too late are refused", async () => {
      const answer = await solveHumanCheck(app().visitor(), "login");
      const read = JSON.parse(Buffer.from(answer, "base64").toString());
      const changed = (change: (one: typeof read) => void): string => {
        const copy = structuredClone(read);
        change(copy);
        return Buffer.from(JSON.stringify(copy)).toString("base64");
      };
      const answers = [
        undefined,
        "",
        "nonsense",
        "bm9uc2Vuc2U=",
        changed((one) => (one.challenge.parameters.data.action = "register")),
        changed((one) => (one.challenge.parameters.expiresAt += 600)),
        changed((one) => (one.challenge.parameters.cost = 2)),
        changed((one) => (one.challenge.signature = "")),
        changed((one) => (one.solution.derivedKey = "00".repeat(32))),
        changed((one) => delete one.solution),
      ];
      for (const [at, one] of answers.entries()) await expect(check(one), `answer ${at}`).rejects.toMatchObject(needed);
      nowMs += 301_000;
      await expect(check(answer)).rejects.toMatchObject(needed);
    });

    test("an address that asks for very many is given harder ones, and still some", async () => {
      const hardest = async (count: number): Promise<number> => {
        const visitor = app().visitor();
        const made = await Promise.all(Array.from({ length: count }, () => visitor.ask(getHumanCheck)));
        return made.filter(({ data }) => data.challenge).length;
      };
      expect(await hardest(70)).toBe(70);
      expect(JSON.parse(Buffer.from(await solveHumanCheck(app().visitor(), "login"), "base64").toString()).solution.counter).toBeGreaterThanOrEqual(4);
    });
  },
  undefined,
  { now: () => nowMs },
);

describe("somebody else's human check", () => {
  let said: object | null = { success: true, hostname: "localhost", action: "login" };
  const asked: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const bytes of request) text += String(bytes);
    asked.push(new URLSearchParams(text));
    if (said === null) return void response.writeHead(500).end();
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(said));
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  describeServer(
    "by configuration",
    (app) => {
      const check = (answer: string) => checkHuman(app().kernel, answer, { action: "login", address });

      test("the page is told whose it is, and the token is asked about with the secret", async () => {
        said = { success: true, hostname: "localhost", action: "login" };
        expect((await app().visitor().ask(getHumanCheck)).data).toEqual({ provider: "turnstile", sitekey: "0xsite" });
        await check("a token");
        expect(Object.fromEntries(asked.at(-1)!)).toEqual({ secret: "0xsecret", response: "a token" });
      });

      test("a token that is refused, was made elsewhere, for something else, or by what is hardly a person is not enough", async () => {
        const good = { success: true, hostname: "localhost", action: "login" };
        for (const one of [
          { ...good, success: false },
          { ...good, hostname: "evil.example" },
          { success: true },
          { ...good, action: "register" },
          { ...good, score: 0.1 },
        ]) {
          said = one;
          await expect(check("a token"), JSON.stringify(one)).rejects.toMatchObject(needed);
        }
      });

      test("while it is away it is not asked and lets nobody in; a harder challenge of our own stands in until it is back", async () => {
        said = null;
        for (let time = 0; time < 3; time += 1) await expect(check("a token")).rejects.toMatchObject(needed);
        const before = asked.length;
        await expect(check("a token")).rejects.toMatchObject(needed);
        expect(asked).toHaveLength(before);
        await check(await solveHumanCheck(app().visitor(), "login"));
        nowMs += 31_000;
        said = { success: true, hostname: "localhost", action: "login" };
        await check("a token");
        expect((await app().visitor().ask(getHumanCheck)).data.provider).toBe("turnstile");
      });
    },
    async () => ({
      HUMAN_CHECK: "turnstile",
      HUMAN_CHECK_SITE_KEY: "0xsite",
      HUMAN_CHECK_SECRET: "0xsecret",
      HUMAN_CHECK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    }),
    { now: () => nowMs },
  );
});
