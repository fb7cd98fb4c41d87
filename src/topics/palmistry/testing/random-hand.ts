import { parseInput } from "../../kit/parse-input.ts";
import type { PalmistryCast } from "../cast-types.ts";
import { castPalmistry } from "../engine.ts";
import { palmistryInput } from "../input.ts";
import { type FingerName, fingerNames, type LineName, type Marks, type Point } from "../marks.ts";
import { type Pose, templateHand, toPicture } from "../template.ts";

type Place = readonly [across: number, up: number];

/** Park and Miller's generator: the same hands on every run. @returns a number from 0 up to 1 */
export const toNumbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** A hand that differs from the drawn one as hands differ from each other: in breadth, fingers, and the run of every line. */
export const toRandomMarks = (next: () => number, pose: Partial<Pose> = {}): Marks => {
  const within = (low: number, high: number): number => low + next() * (high - low);
  const jitter = (by: number): number => within(-by, by);
  const whole: Pose = { wrist: { x: 0.5, y: 0.93 }, size: 0.44, turn: jitter(15), hand: "right", aspect: 0.9, ...pose };
  const broad = within(0.88, 1.08);
  const at = ([across, up]: Place): Point => toPicture([across * broad, up], whole);
  const fingerScale = within(0.88, 1.14);
  const toFinger = (name: FingerName) => {
    const { tip, base } = templateHand.fingers[name];
    const scale = fingerScale * within(0.95, 1.05) * (name === "thumb" || name === "little" ? within(0.88, 1.14) : 1);
    const lean = jitter(0.08) * (name === "middle" ? 0.5 : name === "thumb" ? 2.5 : 1);
    const set = name === "little" ? jitter(0.05) : 0;
    return { tip: at([base[0] + (tip[0] - base[0]) * scale + lean, base[1] + set + (tip[1] - base[1]) * scale]), base: at([base[0], base[1] + set]) };
  };
  const toLine = (points: readonly Place[]) => ({
    points: points.map(([across, up]) => at([across + jitter(0.008), up + jitter(0.008)])),
    breaks: next() < 0.12 ? [within(0.2, 0.8)] : [],
    isChained: next() < 0.1,
    isForked: next() < 0.15,
    hasIsland: next() < 0.1,
  });
  const bend = (from: Place, to: Place, bow: number): Place[] =>
    [0, 0.25, 0.5, 0.75, 1].map((share) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + bow * 4 * share * (1 - share)]);
  const heartEnd = within(-0.3, 0.14);
  const heart = bend([0.42, within(0.64, 0.72)], [heartEnd, within(0.74, 0.9)], -within(0, 0.12));
  const startUp = within(0.6, 0.66);
  const startGap = next() < 0.5 ? 0 : within(0, 0.14);
  const reach = within(0.02, 0.4);
  const fall = Math.tan((within(0, 32) * Math.PI) / 180) * (reach + 0.36);
  const head = bend([-0.36, startUp + startGap], [reach, startUp - fall], within(0, 0.04));
  const swing = within(-0.08, 0.15);
  const life: Place[] = [
    [-0.36, startUp],
    [-0.18 + swing / 2, startUp - 0.06],
    [-0.06 + swing, 0.42],
    [-0.03 + swing, 0.26],
    [-0.06 + swing - within(-0.02, 0.1), within(0.04, 0.36)],
  ];
  const fateStarts: Place[] = [
    [0.04, 0.06],
    [-0.05, 0.16],
    [0.2, 0.12],
    [0.02, 0.45],
  ];
  const fateFrom = fateStarts[Math.floor(next() * fateStarts.length)]!;
  const fate: Place[] = bend(fateFrom, [jitter(0.03), within(0.56, 0.9)], 0);
  const sun: Place[] = bend([0.2, within(0.45, 0.72)], [0.22, 0.86], 0);
  const marriageUp = within(0.71, 0.82);
  const marriage: Place[] = bend([0.42, marriageUp], [0.3, marriageUp], 0);
  const maybe = (points: readonly Place[], share: number) => (next() < share ? toLine(points) : null);
  const lines: Record<LineName, ReturnType<typeof toLine> | null> = {
    heart: toLine(heart),
    head: toLine(head),
    life: toLine(life),
    fate: maybe(fate, 0.7),
    sun: maybe(sun, 0.55),
    marriage: maybe(marriage, 0.7),
  };
  return {
    aspect: whole.aspect,
    fingers: Object.fromEntries(fingerNames.map((name) => [name, toFinger(name)])) as Marks["fingers"],
    palm: { wrist: at([0, 0]), thumbEdge: at(templateHand.palm.thumbEdge), littleEdge: at(templateHand.palm.littleEdge) },
    lines: lines as Marks["lines"],
    moved: next() < 0.15 ? 0.1 : 1,
    photo: { light: within(40, 240), edges: within(25, 700) },
  };
};

export const listHands = (count: number, seed: number): PalmistryCast[] => {
  const next = toNumbers(seed);
  return Array.from({ length: count }, () => {
    const hand = next() < 0.5 ? "left" : "right";
    const dominant = next() < 0.3 ? undefined : next() < 0.85 ? "right" : "left";
    const marks = toRandomMarks(next, { hand: next() < 0.9 ? hand : "left" });
    return castPalmistry(parseInput(palmistryInput, { hand, ...(dominant && { dominant }), marks }));
  });
};
