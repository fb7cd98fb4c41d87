/** A frame's blank line; inside a frame there is none, for JSON escapes line ends. */
const frameEnd = "\n\n";

/** Frames `fromSeq`, `fromSeq` + 1, … of a run, and whether the run is over after them. An end alone has no frames. */
export interface FrameBatch {
  runKey: string;
  fromSeq: number;
  frames: string[];
  isEnd: boolean;
}

/** The number of a batch's last frame; for an end alone, of the frame before it. */
export const lastSeqOf = ({ fromSeq, frames }: Pick<FrameBatch, "fromSeq" | "frames">): number => fromSeq + frames.length - 1;

/** Many frames as one text, as stores keep them. */
export const joinFrames = (frames: string[]): string => frames.join("");
export const splitFrames = (joined: string): string[] =>
  joined
    .split(frameEnd)
    .slice(0, -1)
    .map((frame) => frame + frameEnd);

/**
 * What of stored batches, in order, follows `afterSeq` without a gap. Batches may overlap: one that was written twice is cut differently each time.
 * @returns null where the next frame is missing though later ones, or the end, are there
 */
export const toContinuation = (batches: Omit<FrameBatch, "runKey">[], afterSeq: number): { frames: string[]; hasEnded: boolean } | null => {
  const frames: string[] = [];
  for (const batch of batches) {
    const seq = afterSeq + frames.length;
    if (batch.fromSeq > seq + 1) return frames.length > 0 ? { frames, hasEnded: false } : null;
    frames.push(...batch.frames.slice(seq + 1 - batch.fromSeq));
    if (batch.isEnd) return { frames, hasEnded: true };
  }
  return { frames, hasEnded: false };
};
