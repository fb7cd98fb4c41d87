import { createClient } from "redis";
import { type WaitOptions, waitFor } from "../wait-for.ts";

/** How often we ask whether Redis is there, and how long it may take to say so. */
const askMs = { every: 3000, answer: 4000 } as const;
const reconnectMs = { first: 50, longest: 2000 } as const;

const toClient = (url: string) =>
  // What cannot be sent now fails now, and we open a new line ourselves: a silent one would never be given up.
  createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: askMs.answer, reconnectStrategy: false } });
export type RedisClient = ReturnType<typeof toClient>;

export interface RedisLine {
  /** The line as it stands. @throws while there is none */
  get(): RedisClient;
  isUp(): boolean;
  close(): void;
}

export interface RedisOptions extends WaitOptions {
  url: string;
  /** Called with each new line before it is given out: what it must be subscribed to. */
  onOpen?: (client: RedisClient) => Promise<void>;
  /** Called when the line is lost and when it is back, once each. */
  onChange?: (isUp: boolean) => void;
}

/** @throws when it takes longer than `ms` */
export const inTime = <Result>(work: Promise<Result>, ms: number): Promise<Result> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Redis does not answer")), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const drop = (client: RedisClient): void => {
  if (client.isOpen) client.destroy();
};

/**
 * Opens a line to Redis once it answers; a lost or silent one is opened anew for as long as it takes.
 * @throws StartProblem in plain words when it refuses us or does not come
 */
export const openRedis = async ({ url, onOpen, onChange, ...waiting }: RedisOptions): Promise<RedisLine> => {
  let current: RedisClient | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<RedisClient> => {
    const client = toClient(url);
    let problem: unknown;
    client.on("error", (error) => {
      problem = error;
      lose(client);
    });
    try {
      await inTime(client.connect(), askMs.answer);
      await inTime(Promise.resolve(onOpen?.(client)), askMs.answer);
      return client;
    } catch (error) {
      drop(client);
      throw problem ?? error;
    }
  };
  const ask = (client: RedisClient): void => {
    timer = setTimeout(() => {
      inTime(client.ping(), askMs.answer).then(
        () => current === client && ask(client),
        () => lose(client),
      );
    }, askMs.every).unref();
  };
  const hold = (client: RedisClient): void => {
    if (isClosed) {
      drop(client);
      return;
    }
    current = client;
    ask(client);
  };
  const reopen = (waitMs: number): void => {
    timer = setTimeout(() => {
      connect().then(
        (client) => {
          hold(client);
          if (!isClosed) onChange?.(true);
        },
        () => reopen(Math.min(waitMs * 2, reconnectMs.longest)),
      );
    }, waitMs).unref();
    if (isClosed) clearTimeout(timer);
  };
  const lose = (client: RedisClient): void => {
    if (current !== client) return;
    current = null;
    clearTimeout(timer);
    drop(client);
    onChange?.(false);
    reopen(reconnectMs.first);
  };

  hold(
    await waitFor(
      {
        name: `Redis at ${new URL(url).host}`,
        setting: "REDIS_URL",
        isPassing: (error) => !(error instanceof Error && /WRONGPASS|NOAUTH|DB index/i.test(error.message)),
        open: connect,
      },
      waiting,
    ),
  );
  return {
    get() {
      if (!current) throw new Error("Redis is away");
      return current;
    },
    isUp: () => current !== null,
    close() {
      isClosed = true;
      clearTimeout(timer);
      if (current) drop(current);
      current = null;
    },
  };
};
