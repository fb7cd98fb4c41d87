import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../../shared/errors.ts";
import { inTime, openRedis, type RedisClient, type RedisLine } from "./redis/open-redis.ts";
import type { WaitOptions } from "./wait-for.ts";

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

/** A count that takes longer is taken here instead: a silent Redis must not hold a call. */
const answerMs = 500;

/** The one command a limiter gives, refused while Redis is away or too slow, so that the limiter counts in memory. */
const toStore = (line: RedisLine) => ({ eval: async (...given: Parameters<RedisClient["eval"]>) => inTime(line.get().eval(...given), answerMs) });

/** In memory on one node; in Redis where several share the count, and in memory again while Redis is away. */
export const createRateLimit = async (redisUrl: string | undefined, waiting: WaitOptions = {}): Promise<RateLimit> => {
  const line = redisUrl ? await openRedis({ url: redisUrl, ...waiting }) : null;
  const limiters = new Map<string, RateLimiterMemory | RateLimiterRedis>();
  const limiterOf = (name: string, limit: Limit) => {
    let limiter = limiters.get(name);
    if (!limiter) {
      const [points, window] = limit.split("/") as [string, keyof typeof windowSeconds];
      const options = { keyPrefix: `yarrow:limit:${name}`, points: Number(points), duration: windowSeconds[window] };
      limiter = line
        ? new RateLimiterRedis({ ...options, storeClient: toStore(line), useRedisPackage: true, insuranceLimiter: new RateLimiterMemory(options) })
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
    close: () => {
      line?.close();
      return Promise.resolve();
    },
  };
};
