import { inTime, openRedis, type RedisOptions } from "../redis/open-redis.ts";
import { type FrameBatch, joinFrames, lastSeqOf, splitFrames, toContinuation } from "./frames.ts";
import type { StopSignal } from "./port.ts";
import { createSharedEventLog, type FrameStore, type StoreListener } from "./shared.ts";

/**
 * A run is a stream under our own numbers: `N-0` holds the frames of one write, the last of which is frame N, and `N-1` says that the run is over
 * after it. The same goes out on a channel of the same name, so that a node hears of all its runs over one line and asks for nothing.
 */
const keepSeconds = 3600;
const toKey = (runKey: string) => `yarrow:run:${runKey}`;
const stopChannel = "yarrow:stop";

const toNews = ({ fromSeq, frames, isEnd }: FrameBatch): string => `${fromSeq} ${isEnd ? 1 : 0}\n${joinFrames(frames)}`;
const parseNews = (runKey: string, news: string): FrameBatch => {
  const lineEnd = news.indexOf("\n");
  const [fromSeq, isEnd] = news.slice(0, lineEnd).split(" ");
  return { runKey, fromSeq: Number(fromSeq), frames: splitFrames(news.slice(lineEnd + 1)), isEnd: isEnd === "1" };
};
interface Entry {
  id: string;
  message: Record<string, string>;
}
const toBatch = ({ id, message }: Entry): Omit<FrameBatch, "runKey"> => {
  const last = Number(id.split("-")[0]);
  const frames = splitFrames(message.frames ?? "");
  return { fromSeq: last - frames.length + 1, frames, isEnd: message.end !== undefined };
};

/** It stands there already: an earlier try came through, only its answer did not. */
const isRepeat = (error: unknown): boolean => error instanceof Error && /equal or smaller/.test(error.message);
/** An answer that has not come after this will not. */
const answerMs = 4000;

const createRedisStore = async (options: RedisOptions, onProblem: (error: unknown) => void): Promise<FrameStore> => {
  let listener: StoreListener | undefined;
  const watched = new Set<string>();
  const line = await openRedis(options);
  const hear = (runKey: string) => (news: string) => listener?.onNews(parseNews(runKey, news));
  const ear = await openRedis({
    ...options,
    async onOpen(client) {
      await Promise.all([
        client.subscribe(stopChannel, (payload) => listener?.onStop(JSON.parse(payload) as StopSignal)),
        ...[...watched].map((runKey) => client.subscribe(toKey(runKey), hear(runKey))),
      ]);
    },
    onChange: (isUp) => isUp && listener?.onReturn(),
  });

  const writeOne = async (batch: FrameBatch): Promise<void> => {
    const key = toKey(batch.runKey);
    const last = lastSeqOf(batch);
    const client = line.get();
    const add = (id: string, message: Record<string, string>) =>
      client.xAdd(key, id, message).catch((error) => {
        if (!isRepeat(error)) throw error;
      });
    // Sent in one go; Redis takes them in order.
    await Promise.all([
      batch.frames.length > 0 && add(`${last}-0`, { frames: joinFrames(batch.frames) }),
      batch.isEnd && add(`${last}-1`, { end: "1" }),
      (batch.fromSeq === 1 || batch.isEnd) && client.expire(key, keepSeconds),
      client.publish(key, toNews(batch)),
    ]);
  };
  return {
    async write(batches) {
      const written = await Promise.allSettled(batches.map((batch) => inTime(writeOne(batch), answerMs)));
      return batches.filter((_, at) => written[at]!.status === "rejected");
    },
    async read(runKey, afterSeq) {
      const key = toKey(runKey);
      const client = line.get();
      const [entries, newest] = await inTime(Promise.all([client.xRange(key, `${afterSeq}-1`, "+"), client.xRevRange(key, "+", "-", { COUNT: 1 })]), answerMs);
      const last = newest?.[0] as Entry | undefined;
      return !last || Number(last.id.split("-")[0]) < afterSeq ? null : toContinuation(((entries ?? []) as Entry[]).map(toBatch), afterSeq);
    },
    listen(given) {
      listener = given;
    },
    async watch(runKey) {
      if (watched.has(runKey)) return;
      watched.add(runKey);
      await inTime(ear.get().subscribe(toKey(runKey), hear(runKey)), answerMs).catch((error) => {
        watched.delete(runKey);
        throw error;
      });
    },
    unwatch(runKey) {
      watched.delete(runKey);
      if (ear.isUp()) void ear.get().unsubscribe(toKey(runKey)).catch(onProblem);
    },
    sendStop(signal) {
      if (line.isUp()) void line.get().publish(stopChannel, JSON.stringify(signal)).catch(onProblem);
    },
    isConnected: () => line.isUp() && ear.isUp(),
    sweep: () => Promise.resolve(),
    close() {
      line.close();
      ear.close();
      return Promise.resolve();
    },
  };
};

export const createRedisEventLog = async (options: RedisOptions & { now: () => number; onProblem: (error: unknown) => void }) => {
  const { now, onProblem, ...redis } = options;
  return createSharedEventLog({ store: await createRedisStore(redis, onProblem), now, onProblem });
};
