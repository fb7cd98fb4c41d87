import { axes, lettersOf, toOpposite } from "../kit/sixteen-types/axes.ts";
import { listItems } from "../kit/sixteen-types/items.ts";
import type { MbtiCast } from "./cast-types.ts";
import type { MbtiFact } from "./fact-types.ts";
import { listOnce } from "./once.ts";
import { listMixed, listScenes, type SceneFound } from "./scenes.ts";
import { toStrength } from "./strength.ts";

/** Portraits and scenes this many points apart contradict each other. */
const splitFrom = 30;
/** One pair of portraits, as the short version has, is no picture. */
const fewestItemsForSplit = 20;

const listSplits = (cast: MbtiCast): MbtiFact[] =>
  axes.flatMap((axis): MbtiFact[] => {
    const { byType, letter, items } = cast.axes[axis];
    const [first] = lettersOf[axis];
    const turn = (percent: number): number => (letter === first ? percent : 100 - percent);
    const [portraits, scenes] = [turn(byType.description), turn(byType.choice)];
    const isSplit = items >= fewestItemsForSplit && Math.abs(portraits - scenes) >= splitFrom && portraits > 50 !== scenes > 50;
    return isSplit ? [{ id: `split.${axis}`, key: "split", values: { axis, first, portraits, scenes } }] : [];
  });

const toSceneFact = (values: SceneFound): MbtiFact => ({ id: `scene.${values.scene}`, key: "scene", values: { ...values } });

export const toMbtiFacts = (cast: MbtiCast): MbtiFact[] => {
  const scenes = listScenes(cast);
  const apart = cast.themes.filter(({ letters: [one, other] }) => one !== other).length;
  return [
    {
      id: "type",
      key: "type",
      values: { type: cast.type, version: cast.version, items: listItems(cast.version).length, ties: cast.ties.join(",") },
    },
    ...axes.map((axis): MbtiFact => {
      const { letter, percent, low, high, isTie, settledBy, items, consistency } = cast.axes[axis];
      const strength = toStrength(cast.axes[axis]);
      const values = { axis, letter, other: toOpposite(letter), percent, low, high, isTie, strength, settledBy, items, consistency };
      return { id: `axis.${axis}`, key: "axis", values };
    }),
    ...cast.neighbours.map(({ type, axis }): MbtiFact => {
      const { percent, isTie } = cast.axes[axis];
      return { id: `neighbour.${type}`, key: "neighbour", values: { type, own: cast.type, axis, percent, isTie } };
    }),
    ...listSplits(cast),
    ...scenes.filter(({ isAgainst }) => isAgainst).map(toSceneFact),
    ...listOnce(cast).map((values): MbtiFact => ({ id: `once.${values.once}`, key: "once", values: { ...values } })),
    ...listMixed(cast).map(({ scene, axis }): MbtiFact => ({ id: `mixed.${scene}`, key: "mixed", values: { scene, axis } })),
    {
      id: "consistency",
      key: "consistency",
      values: { percent: Math.round((cast.consistency ?? 0) * 100), pairs: cast.themes.length, apart },
    },
    ...scenes.filter(({ isAgainst }) => !isAgainst).map(toSceneFact),
  ];
};
