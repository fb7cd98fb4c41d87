import { randomBytes } from "node:crypto";
import { Agent, request } from "undici";
import { load, nowMs, tokenTimes } from "./plan.ts";

/** Opens the load's streams against one server and reports every token's age on arrival, and every first token's overhead. */
const { TARGET, KIND } = process.env as { TARGET: string; KIND: "yarrow" | "other" };
const agent = new Agent({ connections: 1024 });
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const delays: number[] = [];
const firsts: number[] = [];
let failures = 0;

const visitors = Array.from({ length: load.streams }, () => randomBytes(16).toString("base64url"));
const headersOf = (at: number) => ({ "content-type": "application/json", "x-visitor": visitors[at]!, "x-time-zone": "UTC", "accept-language": "en" });

const open = async (at: number): Promise<void> => {
  const startedMs = nowMs();
  const id = `bench-${at}-${Math.round(startedMs)}`;
  const body = JSON.stringify({
    msggroup: id,
    module: "tarot",
    question: "Should I change jobs this year?",
    model: "4",
    clientMessageId: id,
    generationId: id,
  });
  const answer = await request(KIND === "yarrow" ? `${TARGET}/api/chat/send` : TARGET, { method: "POST", dispatcher: agent, headers: headersOf(at), body });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${await answer.body.text()}`);
  let carry = "";
  let seen = 0;
  for await (const bytes of answer.body) {
    const arrivedMs = nowMs();
    carry += String(bytes);
    const end = carry.lastIndexOf("\n\n");
    if (end < 0) continue;
    const times = tokenTimes(carry.slice(0, end));
    carry = carry.slice(end);
    for (const time of times) delays.push(arrivedMs - time);
    if (seen === 0 && times.length > 0) firsts.push(arrivedMs - startedMs - load.firstTokenMs);
    seen += times.length;
  }
  if (seen !== load.tokens) failures += 1;
};

if (KIND === "yarrow")
  await Promise.all(
    visitors.map((_, at) =>
      request(`${TARGET}/api/init`, { method: "POST", dispatcher: agent, headers: headersOf(at), body: "{}" }).then(({ body }) => body.dump()),
    ),
  );
// One answer before the count: a server that has just started is still reading its code.
await open(0);
delays.length = 0;
firsts.length = 0;
process.send?.({ ready: true });
await new Promise<void>((resolve) => process.once("message", () => resolve()));
const running: Promise<void>[] = [];
for (let at = 0; at < load.streams; at += 1) {
  running.push(
    open(at).catch(() => {
      failures += 1;
    }),
  );
  await wait(1000 / load.arrivalsPerSecond);
}
await Promise.all(running);
process.send?.({ delays, firsts, failures }, () => process.exit(0));
