import type { Node } from "./node.ts";
import type { Services } from "./services.ts";

export interface Fault {
  name: string;
  /** Breaks something, waits, and mends it. */
  happen(): Promise<void>;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Everything that can fail: each node by kill -9, each of its wires by a cut and by silence, and the services themselves. */
export const listFaults = (nodes: Node[], services: Services): Fault[] => [
  ...nodes.flatMap((node): Fault[] => [
    {
      name: "kill -9 of a node",
      async happen() {
        await node.kill();
        await wait(1500);
        await node.start();
      },
    },
    { name: "PostgreSQL line cut", happen: async () => node.sql.cut() },
    {
      name: "PostgreSQL line silent 9 s",
      async happen() {
        node.sql.silence();
        await wait(9000);
        await node.sql.mend();
      },
    },
    { name: "Redis line cut", happen: async () => node.redis.cut() },
    {
      name: "Redis line silent 9 s",
      async happen() {
        node.redis.silence();
        await wait(9000);
        await node.redis.mend();
      },
    },
    {
      name: "Redis line refused 3 s",
      async happen() {
        await node.redis.refuse();
        await wait(3000);
        await node.redis.mend();
      },
    },
  ]),
  { name: "PostgreSQL restarted", happen: services.restartPostgres },
  { name: "Redis killed, all lost", happen: services.restartRedis },
];
