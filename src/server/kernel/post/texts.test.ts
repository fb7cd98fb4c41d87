import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAliyun, signRequest } from "./aliyun.ts";
import { createTwilio } from "./twilio.ts";

interface Seen {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

const seen: Seen[] = [];
let script: { status: number; body: unknown } = { status: 200, body: {} };
const server = createServer(async (request, response) => {
  let body = "";
  for await (const bytes of request) body += bytes;
  seen.push({ method: request.method!, url: new URL(request.url!, "http://fake"), headers: request.headers, body });
  response.writeHead(script.status, { "content-type": "application/json" }).end(JSON.stringify(script.body));
});
let baseUrl = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  seen.length = 0;
});

const letter = {
  id: "l1",
  channel: "text" as const,
  locale: "zh" as const,
  to: "+8613800138000",
  subject: "",
  text: "482913 是你的蓍问登录码",
  html: null,
  kind: "code.login",
  key: "k",
  expiresMs: null,
  values: { code: "482913", minutes: "10", name: "小河" },
};
const signal = AbortSignal.timeout(60_000);
const twilio = (from = "+15005550006") =>
  createTwilio({ TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "token", TWILIO_FROM: from, TWILIO_BASE_URL: `${baseUrl}/` });
const aliyun = () =>
  createAliyun(
    {
      ALIYUN_SMS_KEY_ID: "key",
      ALIYUN_SMS_KEY_SECRET: "secret",
      ALIYUN_SMS_SIGN: "蓍问",
      ALIYUN_SMS_TEMPLATES: "code.zh=SMS_1, code.reset.zh=SMS_2,code.en=SMS_3",
      ALIYUN_SMS_BASE_URL: baseUrl,
    },
    { now: () => Date.parse("2026-11-23T21:00:00.123Z"), randomBytes: (n) => new Uint8Array(n).fill(7) },
  );

test("Twilio is asked once, as its account, for one number", async () => {
  script = { status: 201, body: { sid: "SM123" } };
  expect(await twilio().send(letter, signal)).toEqual({ providerId: "SM123" });
  const { method, url, headers, body } = seen[0]!;
  expect([seen.length, method, url.pathname]).toEqual([1, "POST", "/2010-04-01/Accounts/AC1/Messages.json"]);
  expect(headers.authorization).toBe(`Basic ${Buffer.from("AC1:token").toString("base64")}`);
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ To: "+8613800138000", From: "+15005550006", Body: letter.text });
  await twilio("MG9").send(letter, signal);
  expect(new URLSearchParams(seen[1]!.body).get("MessagingServiceSid")).toBe("MG9");
});

test.each([
  [400, { code: 21211, message: "The 'To' number +8613800138000 is not a valid phone number." }, "Refused", "twilio 400 21211"],
  [429, {}, "NotNow", "twilio 429"],
  [401, {}, "NotNow", "twilio 401"],
  [503, {}, "NotNow", "twilio 503"],
])("Twilio's %i tells whether it goes later, and its words stay there: they may hold the number", async (status, body, name, told) => {
  script = { status, body };
  const error = await twilio()
    .send(letter, signal)
    .catch((problem: Error) => problem);
  expect([(error as Error).constructor.name, (error as Error).message]).toEqual([name, told]);
});

test("the signature is that of the worked example Aliyun publishes", () => {
  const { headers } = signRequest({
    keyId: "YourAccessKeyId",
    secret: "YourAccessKeySecret",
    host: "ecs.cn-shanghai.aliyuncs.com",
    action: "RunInstances",
    version: "2014-05-26",
    query: { ImageId: "win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd", RegionId: "cn-shanghai" },
    date: "2023-10-26T10:22:32Z",
    nonce: "3156853299f313e23d1673dc12e1703d",
  });
  expect(headers.authorization).toBe(
    "ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0",
  );
});

test("Aliyun is asked by a signed request, with the template of the kind and language and its values", async () => {
  script = { status: 200, body: { Code: "OK", BizId: "9006^0" } };
  expect(await aliyun().send(letter, signal)).toEqual({ providerId: "90060" });
  const { url, headers } = seen[0]!;
  const query = Object.fromEntries(url.searchParams);
  expect(query).toEqual({
    PhoneNumbers: "13800138000",
    SignName: "蓍问",
    TemplateCode: "SMS_1",
    TemplateParam: '{"code":"482913","minutes":"10"}',
    OutId: "l1",
  });
  expect(headers["x-acs-date"]).toBe("2026-11-23T21:00:00Z");
  const again = signRequest({
    keyId: "key",
    secret: "secret",
    host: headers.host!,
    action: "SendSms",
    version: "2017-05-25",
    query,
    date: headers["x-acs-date"] as string,
    nonce: headers["x-acs-signature-nonce"] as string,
  });
  expect(headers.authorization).toBe(again.headers.authorization);
  await aliyun().send({ ...letter, kind: "code.reset" }, signal);
  expect(seen[1]!.url.searchParams.get("TemplateCode")).toBe("SMS_2");
});

test.each([
  ["isv.MOBILE_NUMBER_ILLEGAL", "Refused"],
  ["isv.BUSINESS_LIMIT_CONTROL", "NotNow"],
  ["Throttling.User", "NotNow"],
])("Aliyun's %s is %s", async (code, name) => {
  script = { status: 200, body: { Code: code, Message: "13800138000 …" } };
  const error = await aliyun()
    .send(letter, signal)
    .catch((problem: Error) => problem);
  expect([(error as Error).constructor.name, (error as Error).message]).toEqual([name, `aliyun ${code}`]);
});

test("a text nobody registered a template for is refused before anybody is asked", async () => {
  await expect(aliyun().send({ ...letter, kind: "notice.password" }, signal)).rejects.toThrow("aliyun no template");
  expect(seen).toEqual([]);
});
