/** One load for every server: this many answers, arriving so many a second, each of so many tokens at this rate. */
export const load = {
  streams: Number(process.env.STREAMS ?? 200),
  arrivalsPerSecond: 20,
  tokens: 200,
  tokensPerSecond: 25,
  /** Until the upstream's first token. */
  firstTokenMs: 300,
};

/** A token carries the moment it was written (ms since 1970, base 36), so that whoever reads it knows how old it is. */
export const toToken = (nowMs: number): string => `~${Math.round(nowMs).toString(36)} `;
export const tokenTimes = (text: string): number[] => [...text.matchAll(/~([0-9a-z]+) /g)].map((match) => Number.parseInt(match[1]!, 36));
export const nowMs = (): number => performance.timeOrigin + performance.now();
