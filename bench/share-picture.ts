import { performance } from "node:perf_hooks";
import { openChat, say } from "../src/server/testing/chat.ts";
import { createVisitor } from "../src/server/testing/test-app.ts";
import { createShare, getSharePicture } from "../src/shared/contract/share.ts";
import { startServer } from "./server/start-server.ts";

/**
 * A shared picture over HTTP, drawn the first time it is asked for and kept after that; half of them in Chinese. `npm run bench share-picture [shares]`.
 * Wanted: ≤ 100 ms the first time, ≤ 30 ms kept. The very first also reads fonts and the deck.
 */
const shares = Number(process.argv[2] ?? 40);
const topics = [
  ["tarot", "该不该换工作？", "Should I change jobs?"],
  ["zhouYi", "该不该换工作？", "Should I change jobs?"],
  ["astro", "1990年5月1日13:45 上海 女，事业怎么样？", "Born 1 May 1990, 13:45, Shanghai, female. How is work?"],
] as const;

const server = await startServer("PGlite", { READER_PACE: "0", APP_ENV: "test" });
const timed = async (call: () => Promise<Response>): Promise<{ ms: number; bytes: number }> => {
  const fromMs = performance.now();
  const answer = await call();
  const { byteLength } = await answer.arrayBuffer();
  if (answer.headers.get("content-type") !== "image/png") throw new Error(`no picture: ${answer.status}`);
  return { ms: performance.now() - fromMs, bytes: byteLength };
};
const first: number[] = [];
const kept: number[] = [];
const sizes: number[] = [];
try {
  for (let at = 0; at < shares; at += 1) {
    const isChinese = at % 2 === 0;
    const visitor = createVisitor(fetch, isChinese ? "zh" : "en", server.url);
    const [module, zh, en] = topics[at % topics.length]!;
    const { ids } = await say(visitor, isChinese ? zh : en, { module });
    const answer = (await openChat(visitor, ids.msggroup)).messages.findLast(({ role }) => role === "assistant");
    const { shareKey } = (await visitor.ask(createShare, { msggroup: ids.msggroup, messageIds: [answer!.id] })).data;
    const look = () => timed(() => visitor.raw(getSharePicture, { key: shareKey }));
    const { ms, bytes } = await look();
    first.push(ms);
    sizes.push(bytes / 1000);
    kept.push((await look()).ms);
  }
} finally {
  await server.stop();
}

const row = (name: string, unit: string, values: readonly number[]): string => {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): string => `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1)} ${unit}`.padStart(12);
  return `${name.padEnd(20)}${at(0.5)}${at(0.95)}${at(1)}\n`;
};
process.stdout.write(
  [
    `${shares} pictures; the very first, with fonts and deck to read: ${first[0]!.toFixed(0)} ms\n`,
    `${"".padEnd(20)}${"median".padStart(12)}${"p95".padStart(12)}${"max".padStart(12)}\n`,
    row("first time", "ms", first.slice(1)),
    row("kept", "ms", kept),
    row("size", "KB", sizes),
  ].join(""),
);
