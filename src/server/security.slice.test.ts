import { expect, test } from "vitest";
import { createApp } from "./app.ts";
import { describeServer } from "./testing/describe-server.ts";

interface Operation {
  parameters?: { name: string; in: string }[];
  security: unknown[];
}
/** Not of the contract: documents, the ways to Google and X, and what answers where no call is. */
const outside = ["/api/*", "/api/docs", "/api/oauth/:name/callback", "/api/oauth/:name/start", "/api/openapi.json", "/personal/*", "/system/*", "/xingzuo/*"];

describeServer("the calls, all together", (app) => {
  const request = (path: string, init?: RequestInit) => app().fetch(new Request(`http://localhost${path}`, init));
  const readCalls = async () => ((await (await request("/api/openapi.json")).json()) as { paths: Record<string, Record<string, Operation>> }).paths;

  test("check 43: every route of the server is a call that says who may make it, or one of a few named here", async () => {
    const calls = Object.keys(await readCalls()).map((path) => path.replace(/\{(\w+)\}/g, ":$1"));
    const routes = new Set(
      createApp(app().kernel, app().runs).routes.flatMap(({ path }) => (/^\/(?:api|personal|system|v1|xingzuo)\//.test(path) ? [path] : [])),
    );
    expect([...routes].filter((path) => !calls.includes(path)).sort()).toEqual(outside);
  });

  test("check 55: no address of a call holds a token, a password, a code, an email or a phone", async () => {
    for (const [path, methods] of Object.entries(await readCalls()))
      for (const { parameters = [] } of Object.values(methods))
        expect(
          parameters.map(({ name }) => name).filter((name) => /token|password|code|mail|mobile|phone|ticket|secret/i.test(name)),
          path,
        ).toEqual([]);
  });

  test("check 28: no other site's page may read an answer, or send one's token along", async () => {
    for (const method of ["GET", "OPTIONS"]) {
      const answer = await request("/api/user", { method, headers: { origin: "https://elsewhere.example", "access-control-request-method": "GET" } });
      expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });

  test("check 56: what a call answers is kept by no cache", async () => {
    expect((await request("/v1/chat/models")).headers.get("cache-control")).toBe("no-store");
  });
});
