import type { Hand, Lie } from "./draft.ts";

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** How far a colour lies from the ground behind the hand to be the hand: of 441, black to white. */
const apart = 52;
const leastShare = 0.1;
const mostShare = 0.75;

type Rgb = [number, number, number];

/** What is behind the hand: the middle colour of the upper and side edges, where no arm comes in. */
const toGround = ({ data, width, height }: Pixels): Rgb => {
  const edge: number[] = [];
  for (let x = 0; x < width; x += 1) edge.push(x);
  for (let y = 0; y < height / 2; y += 1) edge.push(y * width, y * width + width - 1);
  const middleOf = (channel: number): number => edge.map((at) => data[at * 4 + channel]!).sort((one, other) => one - other)[edge.length >> 1]!;
  return [middleOf(0), middleOf(1), middleOf(2)];
};

/** The largest patch that stands out from the ground: its pixels' places. */
const toLargestPatch = (pixels: Pixels): number[] => {
  const { data, width, height } = pixels;
  const ground = toGround(pixels);
  const isHand = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.hypot(data[at * 4]! - ground[0], data[at * 4 + 1]! - ground[1], data[at * 4 + 2]! - ground[2]) > apart ? 1 : 0,
  );
  let largest: number[] = [];
  for (let start = 0; start < isHand.length; start += 1) {
    if (!isHand[start]) continue;
    const patch = [start];
    isHand[start] = 0;
    for (let next = 0; next < patch.length; next += 1) {
      const at = patch[next]!;
      const x = at % width;
      for (const near of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (near >= 0 && near < isHand.length && isHand[near]) {
          isHand[near] = 0;
          patch.push(near);
        }
    }
    if (patch.length > largest.length) largest = patch;
  }
  return largest;
};

const toMean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of the drawn hand, in lengths of its palm: tip of the middle finger, its breadth from thumb to little finger, and how far its middle lies to the thumb's side. */
const drawn = { tip: 1.78, breadth: 1.45, aside: 0.15 };
const steepest = 30;
/** By how much of the hand's breadth the thumb's side must reach out further to be told from the other. */
const leastThumb = 0.12;

/** Which hand it is, palm up: its thumb reaches out between the middle and the lower third, left for a left hand; null where neither side does. */
const findHand = (rows: readonly number[], columns: readonly number[], top: number, tall: number): Hand | null => {
  const between = (from: number, to: number): number[] => columns.filter((_, at) => rows[at]! >= top + tall * from && rows[at]! <= top + tall * to);
  const [thumb, foot] = [between(0.4, 0.72), between(0.85, 1)];
  if (thumb.length === 0 || foot.length === 0) return null;
  const middle = toMean(foot);
  const [least, most] = [Math.min(...thumb), Math.max(...thumb)];
  const more = (middle - least - (most - middle)) / (most - least + 1);
  return Math.abs(more) < leastThumb ? null : more > 0 ? "left" : "right";
};

/**
 * Where an upright hand lies, from its silhouette: its top, its lean from wrist to fingers, its size by height, or by breadth where an arm comes in from below.
 * @param chosen the hand it is taken for where the silhouette does not say; `hand` is what it says
 * @returns null where nothing stands out from the ground as a hand does
 */
export const findLie = (pixels: Pixels, chosen: Hand): (Lie & { hand: Hand | null }) | null => {
  const { width, height } = pixels;
  const patch = toLargestPatch(pixels);
  const share = patch.length / (width * height);
  if (share < leastShare || share > mostShare) return null;
  const rows = patch.map((at) => Math.floor(at / width));
  const columns = patch.map((at) => at % width);
  const top = rows.reduce((least, row) => Math.min(least, row), height);
  const bottom = rows.reduce((most, row) => Math.max(most, row), 0);
  const [left, right] = [columns.reduce((least, x) => Math.min(least, x), width), columns.reduce((most, x) => Math.max(most, x), 0)];
  const tall = bottom - top + 1;
  const byBreadth = (right - left + 1) / drawn.breadth;
  const byHeight = tall / drawn.tip;
  const size = bottom >= height - 2 ? Math.min(byHeight, byBreadth * 1.1) : byHeight;
  const seen = findHand(rows, columns, top, tall);
  const hand = seen ?? chosen;
  const columnsOf = (from: number, to: number): number[] => columns.filter((_, at) => rows[at]! >= from && rows[at]! <= to);
  const [upper, lower] = [columnsOf(top, top + tall * 0.3), columnsOf(bottom - tall * 0.2, bottom)];
  const lean = (Math.atan2(toMean(upper) - toMean(lower), tall * 0.75) * 180) / Math.PI;
  const turn = Math.abs(lean) < 8 ? 0 : Math.round(Math.max(-steepest, Math.min(steepest, lean)));
  const middle = (left + right) / 2 - (hand === "right" ? drawn.aside : -drawn.aside) * size;
  const along = (turn * Math.PI) / 180;
  // The middle of the box is half way up the hand; from there the wrist lies down along the lean.
  const wrist = { x: middle - Math.sin(along) * size * 0.88, y: top + size * drawn.tip * Math.cos(along) };
  return { wrist: { x: Math.min(0.95, Math.max(0.05, wrist.x / width)), y: Math.min(1, wrist.y / height) }, size: size / height, turn, hand: seen };
};
