import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { StartProblem } from "../start-problem.ts";
import { openRedis } from "./open-redis.ts";

const servers: Server[] = [];
const listen = async (server: Server): Promise<string> => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test("a Redis that is not there at the start is waited for in words, and then given up in a sentence", async () => {
  const url = await listen(createServer());
  servers.pop()!.close();
  const said: string[] = [];
  const opening = openRedis({ url, say: (line) => said.push(line), waitMs: 60, everyMs: 20 });
  await expect(opening).rejects.toThrow(StartProblem);
  await expect(opening).rejects.toThrow(
    /^Redis at 127\.0\.0\.1:\d+ did not come within 0 s: .*ECONNREFUSED.*\. Start it, or mend REDIS_URL, and start again\.$/,
  );
  expect(said[0]).toMatch(/^Waiting for Redis at 127\.0\.0\.1:\d+ \(.*ECONNREFUSED/);
});

test("one that refuses us is not waited for", async () => {
  const url = await listen(createServer((socket) => socket.on("data", () => socket.write("-NOAUTH Authentication required.\r\n")).on("error", () => {})));
  const said: string[] = [];
  await expect(openRedis({ url, say: (line) => said.push(line) })).rejects.toThrow(/refuses: .*NOAUTH.*Mend REDIS_URL/);
  expect(said).toEqual([]);
});
