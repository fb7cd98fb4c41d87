import { createClient } from "redis";
import { createSharedEventLog, type FrameStore } from "./shared.ts";

/** A run's frames are a list, trimmed by its time to live; a second key marks the end. */
const keepSeconds = 3600;
const framesKey = (runKey: string) => `yarrow:run:${runKey}`;
const endKey = (runKey: string) => `yarrow:run-end:${runKey}`;

const createRedisStore = async (url: string, onProblem: (error: unknown) => void): Promise<FrameStore> => {
  const client = createClient({ url });
  client.on("error", onProblem);
  await client.connect();
  return {
    async write(batch) {
      const pipeline = client.multi();
      for (const { runKey, frames, isEnd } of batch) {
        if (frames.length > 0) pipeline.rPush(framesKey(runKey), frames).expire(framesKey(runKey), keepSeconds);
        if (isEnd) pipeline.set(endKey(runKey), "1", { expiration: { type: "EX", value: keepSeconds } });
      }
      await pipeline.execAsPipeline();
    },
    async read(runKey, afterSeq) {
      const [ended, frames, length] = (await client
        .multi()
        .exists(endKey(runKey))
        .lRange(framesKey(runKey), afterSeq, -1)
        .lLen(framesKey(runKey))
        .exec()) as unknown as [number, string[], number];
      return length === 0 || afterSeq > length ? null : { frames, hasEnded: ended === 1 };
    },
    sweep: () => Promise.resolve(),
    close: () => client.close(),
  };
};

export const createRedisEventLog = async (options: { url: string; now: () => number; onProblem: (error: unknown) => void }) =>
  createSharedEventLog({ store: await createRedisStore(options.url, options.onProblem), now: options.now, onProblem: options.onProblem });
