import type { Letter } from "../../../../kit/sixteen-types/axes.ts";
import type { SixteenItem } from "../../../../kit/sixteen-types/items.ts";
import { defineRules } from "../../../../kit/telling/rule.ts";
import { type LivedPart, livedParts, type Part } from "../../../profile/parts.ts";
import type { ProfileView } from "../../../profile/profile-view.ts";
import { toTurn, toWay } from "../../../profile/vary.ts";
import { type Group, items } from "../items.ts";
import type { TemperamentCast } from "../score.ts";

export type TemperamentView = ProfileView<Group, TemperamentCast>;
const rules = defineRules<TemperamentView, Part>();

const letterOf = ({ cast }: TemperamentView, item: SixteenItem): Letter => item.keys[cast.answers[item.id] === 1 ? 0 : 1];
const scenes = items.filter(({ type }) => type === "choice");
/** The letter that the first group leaves open. */
export const toOpenAxis = (group: Group): "TF" | "JP" => (group.startsWith("S") ? "TF" : "JP");

/** Scenes that speak for the first group, against it, and those of the axis that it leaves open. */
const sides = ["for", "against", "open"] as const;
type Side = (typeof sides)[number];
const listScenes = (view: TemperamentView, side: Side): SixteenItem[] => {
  const open = toOpenAxis(view.first);
  const letters = new Set<string>(view.first);
  if (side === "open") return scenes.filter(({ axis }) => axis === open);
  return scenes.filter((item) => item.axis !== open && letters.has(letterOf(view, item)) === (side === "for"));
};
/** The one of a part: each part has another. */
const findScene = (view: TemperamentView, side: Side, part: LivedPart): SixteenItem | undefined => {
  const found = listScenes(view, side);
  return found[(toWay(view, `scene.${side}`, Math.max(1, found.length)) + livedParts.indexOf(part)) % Math.max(1, found.length)];
};
const sceneRule = <const Key extends string>(key: Key, side: Side, part: LivedPart, weight: number, reach: number) => ({
  key,
  part: part as Part,
  weight: (view: TemperamentView): number => weight + toTurn(view, `${key}.${part}`) * reach,
  holds(view: TemperamentView) {
    const item = findScene(view, side, part);
    return item ? { facts: [`item.${item.id}`, `axis.${item.axis}`], of: `${part}.${item.id}.${letterOf(view, item)}` } : null;
  },
});

export const temperamentRules = rules([
  {
    key: "shade",
    part: "self",
    weight: (view) => 5.6 + toTurn(view, "shade"),
    holds: (view) => {
      const axis = view.cast.axes[toOpenAxis(view.first)];
      return axis.isTie ? null : { facts: [`axis.${toOpenAxis(view.first)}`, `scale.${view.first}`], of: `${view.first}.${axis.letter}` };
    },
  },
  {
    key: "disagree",
    part: "sure",
    weight: 6.4,
    holds: ({ cast, first }) => (cast.byLetters === first ? null : { facts: ["letters", "result"], of: `${cast.byLetters}.${first}` }),
  },
  ...livedParts.flatMap((part) => [
    sceneRule("scene", "for", part, 5.8, 1.4),
    sceneRule("counter", "against", part, 4.8, 2),
    sceneRule("openScene", "open", part, 4.8, 2),
  ]),
]);
export type TemperamentKey = (typeof temperamentRules)[number]["key"];
