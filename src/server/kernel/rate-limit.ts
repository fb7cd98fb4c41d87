import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { createClient } from "redis";
import { AppError } from "../../shared/errors.ts";

/** "30/hour": how many times in which window. */
export type Limit = `${number}/${"second" | "minute" | "hour" | "day"}`;

const windowSeconds = { second: 1, minute: 60, hour: 3600, day: 86_400 };

/** The same window, so many times as often. */
export const timesLimit = (limit: Limit, factor: number): Limit => {
  const [points, window] = limit.split("/") as [string, keyof typeof windowSeconds];
  return `${Number(points) * factor}/${window}`;
};

export interface RateLimit {
  /** @throws AppError rateLimited when `key` has used up `limit` of `name` */
  take(name: string, limit: Limit, key: string): Promise<void>;
  close(): Promise<void>;
}

/** In memory on one node; in Redis where several share the count. */
export const createRateLimit = async (redisUrl: string | undefined, onProblem: (error: unknown) => void): Promise<RateLimit> => {
  const client = redisUrl ? createClient({ url: redisUrl }) : null;
  client?.on("error", onProblem);
  await client?.connect();
  const limiters = new Map<string, RateLimiterMemory | RateLimiterRedis>();
  const limiterOf = (name: string, limit: Limit) => {
    let limiter = limiters.get(name);
    if (!limiter) {
      const [points, window] = limit.split("/") as [string, keyof typeof windowSeconds];
      const options = { keyPrefix: `yarrow:limit:${name}`, points: Number(points), duration: windowSeconds[window] };
      limiter = client
        ? new RateLimiterRedis({ ...options, storeClient: client, useRedisPackage: true, insuranceLimiter: new RateLimiterMemory(options) })
        : new RateLimiterMemory(options);
      limiters.set(name, limiter);
    }
    return limiter;
  };
  return {
    async take(name, limit, key) {
      try {
        await limiterOf(name, limit).consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError("rateLimited", { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) });
      }
    },
    close: async () => {
      await client?.close();
    },
  };
};
