import type { Axis, Letter } from "../kit/sixteen-types/axes.ts";
import type { MbtiCast } from "./cast-types.ts";

/** What the eleven pairs of choices of each axis are about, in the order of the items. */
export const sceneNames = {
  EI: ["gathering", "recharge", "thinking", "calls", "strangers", "meetings", "news", "groupChat", "workplace", "weekend", "spotlight"],
  SN: ["instructions", "retelling", "noticing", "newWays", "explaining", "future", "learning", "reading", "hunch", "repairs", "idle"],
  TF: ["feedback", "fairness", "comforting", "choosingPeople", "criticism", "arguing", "refusing", "praising", "exceptions", "persuading", "slips"],
  JP: ["trips", "deadlines", "tidying", "lists", "upsets", "picking", "finishing", "timing", "routine", "invitations", "chores"],
} as const satisfies Record<Axis, readonly string[]>;
/** What the nine pairs of mirrored statements of each axis are about, in the order of the items. */
export const statementNames = {
  EI: ["silence", "smallTalk", "dayOfPeople", "lunch", "outings", "speaking", "openness", "leaving", "ringing"],
  SN: ["roughly", "handling", "places", "oldWays", "plans", "finishTouch", "picturing", "comparisons", "goAndSee"],
  TF: ["upset", "trueWords", "oneRule", "afterRow", "compliments", "unpopular", "films", "presents", "anger"],
  JP: ["unsettled", "diary", "workPlay", "belongings", "disruption", "firstStep", "decided", "lastMoment", "settingOff"],
} as const satisfies Record<Axis, readonly string[]>;
export type SceneName = (typeof sceneNames)[Axis][number] | (typeof statementNames)[Axis][number];

/** @param theme as the items name it. @example getScene("EI.choice.4") // "calls" */
const getScene = (theme: string): SceneName => {
  const [axis, type, number] = theme.split(".") as [Axis, string, string];
  const name = (type === "choice" ? sceneNames : statementNames)[axis][Number(number) - 1];
  if (name === undefined) throw new RangeError(`no scene of ${theme}`);
  return name;
};

export interface SceneFound {
  scene: SceneName;
  axis: Axis;
  letter: Letter;
  /** Answered against the letter of an axis that stands; a tied one has nothing to be against. */
  isAgainst: boolean;
}

/** The kinds of scenes and of statements of which both were answered alike. */
export const listScenes = ({ themes, axes }: Pick<MbtiCast, "themes" | "axes">): SceneFound[] =>
  themes.flatMap(({ theme, axis, letters: [one, other] }) =>
    one === other ? [{ scene: getScene(theme), axis, letter: one, isAgainst: !axes[axis].isTie && one !== axes[axis].letter }] : [],
  );

/** The first theme of each kind, which every version asks. */
export const mixedScenes = ["gathering", "silence", "instructions", "roughly", "feedback", "upset", "trips", "unsettled"] as const satisfies SceneName[];
export type MixedScene = (typeof mixedScenes)[number];

/** Of those the ones whose two answers went two ways. */
export const listMixed = ({ themes }: Pick<MbtiCast, "themes">): { scene: MixedScene; axis: Axis }[] =>
  themes.flatMap(({ theme, axis, letters: [one, other] }) => {
    const scene = mixedScenes.find((name) => name === getScene(theme));
    return scene && one !== other ? [{ scene, axis }] : [];
  });
