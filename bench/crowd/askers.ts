import { randomBytes } from "node:crypto";
import { Agent, request } from "undici";
import { questions } from "./questions.ts";

/** A crowd in a process of its own: everybody asks a first question at the same moment, hears the answer out and opens the chat again. */
const target = process.env.TARGET!;
const crowd = Number(process.env.CROWD);
const dispatcher = new Agent({ connections: 2048, headersTimeout: 600_000, bodyTimeout: 600_000 });

export interface Heard {
  module: string;
  /** Milliseconds until the first words and until the end; null where they never came. */
  firstMs: number | null;
  endMs: number | null;
  kind: "cast" | "asked" | "refused";
  /** What went wrong, else null. */
  problem: string | null;
}

const people = Array.from({ length: crowd }, (_, at) => ({
  ...questions[at % questions.length]!,
  id: `crowd-${at}-${randomBytes(4).toString("hex")}`,
  headers: {
    "content-type": "application/json",
    "x-visitor": randomBytes(16).toString("base64url"),
    "x-time-zone": "Asia/Shanghai",
    "accept-language": "zh",
  },
}));
type Person = (typeof people)[number];
const post = (path: string, { headers }: Person, body: object) =>
  request(`${target}${path}`, { method: "POST", dispatcher, headers, body: JSON.stringify(body) });

const readText = (frames: string): { text: string; isCast: boolean; status: string | null } => {
  let [text, isCast, status] = ["", false, null as string | null];
  for (const [, data] of frames.matchAll(/^data: (\{.*)$/gm)) {
    const event = JSON.parse(data!);
    if (event.type === "text-delta") text += event.delta;
    if (event.type === "data-snapshot") text = event.data.text;
    if (event.type === "data-cast") isCast = true;
    if (event.type === "finish") status = event.messageMetadata.status;
  }
  return { text, isCast, status };
};

const ask = async (person: Person): Promise<Heard & { text: string }> => {
  const startedMs = performance.now();
  const { module, question, id } = person;
  const heard: Heard & { text: string } = { module, firstMs: null, endMs: null, kind: "refused", problem: null, text: "" };
  try {
    const answer = await post("/api/chat/send", person, { msggroup: id, clientMessageId: id, generationId: id, module, question, model: "4" });
    let frames = "";
    for await (const bytes of answer.body) {
      frames += String(bytes);
      if (heard.firstMs === null && frames.includes('"text-delta"')) heard.firstMs = performance.now() - startedMs;
    }
    heard.endMs = performance.now() - startedMs;
    if (!String(answer.headers["content-type"]).startsWith("text/event-stream")) return { ...heard, problem: frames.slice(0, 200) };
    const { text, isCast, status } = readText(frames);
    return { ...heard, text, kind: isCast ? "cast" : "asked", problem: status === "completed" ? null : `ended ${status}` };
  } catch (error) {
    return { ...heard, problem: String(error) };
  }
};

/** What the database holds must be what was heard. */
const check = async (person: Person, heard: Heard & { text: string }): Promise<Heard> => {
  const { text, ...rest } = heard;
  if (rest.problem) return rest;
  const { body } = await request(`${target}/api/chat/getMessageList?msggroup=${person.id}`, { dispatcher, headers: person.headers });
  const { data } = (await body.json()) as { data: { messages: { parts: { type: string; text?: string }[]; status: string }[] } };
  const stored = data.messages.at(-1);
  const storedText = stored?.parts.find(({ type }) => type === "text")?.text ?? "";
  if (data.messages.length !== 2 || stored?.status !== "completed" || storedText !== text) rest.problem = "stored otherwise than heard";
  return rest;
};

process.send?.("ready");
await new Promise<void>((resolve) => process.once("message", () => resolve()));
const heard = await Promise.all(people.map(ask));
process.send?.("answered");
const checked: Heard[] = [];
for (let at = 0; at < people.length; at += 20)
  checked.push(...(await Promise.all(people.slice(at, at + 20).map((person, by) => check(person, heard[at + by]!)))));
process.send?.(checked, () => process.exit(0));
