import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { call } from "../../shared/contract/call.ts";
import { callApi, toFailure, toTarget } from "./api-client.ts";
import { ApiFailure, isAbort } from "./api-failure.ts";
import { setCurrentLocale } from "./locale-rule.ts";
import { endSession, getCredentials, getToken, getUserId, getVisitor } from "./session.ts";
import { forget, keep, readKept } from "./storage.ts";

const read = call({ method: "GET", path: "/read", summary: "", who: "person", request: z.object({ of: z.optional(z.string()) }), answer: z.string() });
const write = call({ method: "POST", path: "/write", summary: "", who: "person", request: z.object({ what: z.string() }), answer: z.string() });

type Answer = (asked: IncomingMessage, response: ServerResponse) => void;
const say = (response: ServerResponse, code: number, data: unknown, msg = "", status = 200) => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ code, data, msg }));
};
const kindly: Answer = (_asked, response) => say(response, 200, "yes");

let server: Server;
let answer: Answer = kindly;
let asked: IncomingMessage[] = [];
const realFetch = globalThis.fetch;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
beforeEach(() => {
  // The page asks its own origin; here the origin is the test's server.
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (path, options) => realFetch(`http://127.0.0.1:${port}${String(path)}`, options);
  asked = [];
  answer = kindly;
  setCurrentLocale("zh");
});
afterEach(() => {
  globalThis.fetch = realFetch;
  forget(["token", "userId", "userEmail", "address", "visitor", "lang"]);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
/** Leaves the first request hanging and answers the rest. */
const hangFirst: Answer = (request, response) => {
  if (asked.length > 1) kindly(request, response);
};
const untilAsked = async (times: number) => {
  while (asked.length < times) await new Promise((tick) => setTimeout(tick, 2));
};

test("a repeated identical call cancels the earlier one and is itself answered", async () => {
  answer = hangFirst;
  const first = failureOf(callApi(read, { of: "a" }));
  await untilAsked(1);
  expect(await callApi(read, { of: "a" })).toBe("yes");
  expect(isAbort(await first)).toBe(true);
});

test("a call with another parameter leaves the first alone", async () => {
  answer = (request, response) => void setTimeout(() => kindly(request, response), 20);
  expect(await Promise.all([callApi(read, { of: "a" }), callApi(read, { of: "b" })])).toEqual(["yes", "yes"]);
});

test("a write repeated while the first is under way carries the same idempotency key", async () => {
  answer = hangFirst;
  const first = failureOf(callApi(write, { what: "x" }));
  await untilAsked(1);
  await callApi(write, { what: "x" });
  await first;
  const keys = asked.map((request) => request.headers["idempotency-key"]);
  expect(keys[0]).toMatch(/^[\w-]{22}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("a write made again after the first was answered is a new one", async () => {
  await callApi(write, { what: "x" });
  await callApi(write, { what: "x" });
  const keys = asked.map((request) => request.headers["idempotency-key"]);
  expect(keys[1]).not.toBe(keys[0]);
});

test("the caller's own signal cancels", async () => {
  answer = () => undefined;
  const own = new AbortController();
  const call = failureOf(callApi(read, {}, { signal: own.signal }));
  await untilAsked(1);
  own.abort();
  expect(isAbort(await call)).toBe(true);
});

test("an answer with another code than 200 fails with its code, details and words", async () => {
  answer = (_request, response) => say(response, 1001, { fields: { title: "too_big" } }, "有几处填得不对");
  const failure = await failureOf(callApi(write, { what: "" }));
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ code: 1001, details: { fields: { title: "too_big" } }, message: "有几处填得不对", isOffline: false });
});

test("code 4001 ends the session, and the visitor stays the visitor", async () => {
  for (const key of ["token", "userId", "userEmail", "address", "lang"]) keep(key, "zh");
  const visitor = getVisitor();
  answer = (_request, response) => say(response, 4001, null, "登录已失效", 401);
  await failureOf(callApi(read, {}));
  expect(["token", "userEmail", "address"].map(readKept)).toEqual([null, null, null]);
  expect(getUserId()).not.toBe("zh");
  expect([getVisitor(), readKept("lang")]).toEqual([visitor, "zh"]);
});

const refuse: Answer = (_request, response) => say(response, 4001, null, "登录已失效", 401);

test("code 4001 to a visitor forgets the secret, and the page goes on as a new person", async () => {
  const [visitor, person] = [getVisitor(), getUserId()];
  answer = (request, response) => (request.headers["x-visitor"] === visitor ? refuse : kindly)(request, response);
  expect(await failureOf(callApi(read, {}))).toMatchObject({ code: 4001 });
  expect(getVisitor()).toMatch(/^[\w-]{22}$/);
  expect(getVisitor()).not.toBe(visitor);
  expect(getUserId()).not.toBe(person);
  expect(await callApi(read, {})).toBe("yes");
});

test("a new secret that is refused too is not replaced again and again", async () => {
  answer = refuse;
  await failureOf(callApi(read, {}));
  const [visitor, person] = [getVisitor(), getUserId()];
  await failureOf(callApi(read, {}));
  expect([getVisitor(), getUserId(), asked.length]).toEqual([visitor, person, 2]);
});

test("a late 4001 to what was sent before does not end the next person's session", () => {
  const before = getCredentials();
  keep("visitor", "a-secret-put-in-its-place");
  const person = getUserId();
  toFailure({ code: 4001, data: null, msg: "" }, before);
  expect([getVisitor(), getUserId()]).toEqual(["a-secret-put-in-its-place", person]);
});

test("the session's end calls off what is under way", async () => {
  answer = () => undefined;
  const call = failureOf(callApi(read, {}));
  await untilAsked(1);
  endSession();
  expect(isAbort(await call)).toBe(true);
});

test("status 401 alone does not end the session", async () => {
  keep("token", "t");
  answer = (_request, response) => say(response, 2002, null, "", 401);
  await failureOf(callApi(read, {}));
  expect(getToken()).toBe("t");
});

test("no answer at all is being offline, said in the page's language", async () => {
  globalThis.fetch = () => realFetch("http://127.0.0.1:1/");
  setCurrentLocale("en");
  expect(await failureOf(callApi(read, {}))).toMatchObject({ code: 0, isOffline: true, message: expect.stringMatching(/connection/) });
});

test("an answer that is no envelope is an unexpected failure, not silence", async () => {
  answer = (_request, response) => response.writeHead(502).end("<h1>Bad gateway</h1>");
  expect(await failureOf(callApi(read, {}))).toMatchObject({ code: 500, isOffline: false });
});

test("each request carries the visitor, the language and the time zone, and a token only where there is one", async () => {
  setCurrentLocale("en");
  await callApi(read, {});
  keep("token", "secret");
  await callApi(read, {});
  expect(asked[0]?.headers).toMatchObject({
    "x-visitor": getVisitor(),
    "accept-language": "en",
    "x-time-zone": Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  expect(asked.map((request) => request.headers.authorization)).toEqual([undefined, "secret"]);
});

test("a GET puts what is given into the query and leaves out what is not", () => {
  expect(toTarget(read, { of: "a b&c", cursor: undefined })).toEqual({ url: "/read?of=a+b%26c", body: null });
  expect(toTarget(read, { of: undefined })).toEqual({ url: "/read", body: null });
});
