import { axisOf, type Letter } from "../../kit/sixteen-types/axes.ts";
import type { Sayings } from "../../kit/telling/rule.ts";
import type { OnceKey } from "../once.ts";
import type { MixedScene, SceneName } from "../scenes.ts";
import type { RuleKey } from "./rules.ts";
import type { LeaningKey, MoreLeaningKey, PairKey } from "./rules-axes.ts";
import type { SceneKey, StatementKey } from "./rules-scenes.ts";
import type { CorePart, FrictionKey, NeighbourKey, StudyKey, TypeName, TypeText } from "./rules-types.ts";
import type { DissentKey, DoingKey, SplitKey, SteadinessKey, WatchingKey } from "./rules-weighing.ts";
import type { TypeView } from "./view.ts";

/** All the texts of one language, by case. */
export interface Tables {
  cores: Readonly<Record<CorePart, TypeText>>;
  leanings: Readonly<Record<LeaningKey, string>>;
  pairs: Readonly<Record<PairKey, string>>;
  frictions: Readonly<Record<FrictionKey, string>>;
  /** The same cases said from another side. */
  more: {
    cores: Readonly<Record<CorePart, TypeText>>;
    leanings: Readonly<Record<MoreLeaningKey, string>>;
    pairs: Readonly<Record<PairKey, string>>;
    frictions: Readonly<Record<FrictionKey, string>>;
  };
  studies: Readonly<Record<StudyKey, string>>;
  scenes: Readonly<Record<SceneKey | StatementKey, string>>;
  mixed: Readonly<Record<MixedScene, string>>;
  once: Readonly<Record<OnceKey, string>>;
  neighbours: Readonly<Record<NeighbourKey, string>>;
  splits: Readonly<Record<SplitKey, string>>;
  steadiness: Readonly<Record<SteadinessKey, string>>;
  dissents: Readonly<Record<DissentKey, string>>;
  doings: Readonly<Record<DoingKey, string>>;
  watchings: Readonly<Record<WatchingKey, string>>;
  /** A scene told as an exception to one’s own letter. */
  sayAgainst(text: string, letter: Letter, turn: number): string;
}

/** `{name}` in a text becomes the value under that name. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Which of two sides of a case is told: one cast always hears the same. */
const isOther = (view: TypeView, of: string): boolean => view.turn(`other.${of}`) < 0.5;

const isTurned = (of: string): boolean => of.endsWith(".turned");

/** Dissents and closings name their part first: several parts may share a text. */
const withoutPart = (of: string): string => of.slice(of.indexOf(".") + 1);

const toPercents = (view: TypeView, letter: Letter) => {
  const { percent, low, high } = view.axes[axisOf(letter)];
  return { p: percent, q: 100 - percent, low, high };
};

/** The words of every rule out of a language’s tables; each table is whole by its type, so every `of` a rule gives has its text. */
export const toSayings = (tables: Tables): Sayings<TypeView, RuleKey> => ({
  core(view, of) {
    const [part, type] = of.split(".") as [CorePart, TypeName];
    return (isOther(view, of) ? tables.more : tables).cores[part][type];
  },
  leaning(view, of) {
    const text = isOther(view, of) && !isTurned(of) ? tables.more.leanings[of as MoreLeaningKey] : tables.leanings[of as LeaningKey];
    return fill(text, toPercents(view, of[0] as Letter));
  },
  pair: (view, of) => (isOther(view, of) ? tables.more : tables).pairs[of as PairKey],
  friction: (view, of) => (isOther(view, of) ? tables.more : tables).frictions[of as FrictionKey],
  study: (_, of) => tables.studies[of as StudyKey],
  scene(view, of) {
    const text = tables.scenes[of as SceneKey | StatementKey];
    const own = view.axes[axisOf(of.at(-1) as Letter)].letter;
    const isAgainst = view.scenes.get(of.slice(0, -2) as SceneName)?.isAgainst === true;
    return isAgainst ? tables.sayAgainst(text, own, view.turn(`against.${of}`)) : text;
  },
  mixed: (_, of) => tables.mixed[of as MixedScene],
  once: (_, of) => tables.once[of as OnceKey],
  neighbour: (_, of) => tables.neighbours[of as NeighbourKey],
  split(view, of) {
    const { portraits, scenes } = view.splits.get(of.split(".")[0] as "EI")!;
    return fill(tables.splits[of as SplitKey], { portraits, scenes });
  },
  steadiness: (view, of) => fill(tables.steadiness[of as SteadinessKey], view.steadiness),
  dissent: (view, of) => fill(tables.dissents[withoutPart(of) as DissentKey], toPercents(view, of.at(-1) as Letter)),
  doing: (_, of) => tables.doings[withoutPart(of) as DoingKey],
  watching: (_, of) => tables.watchings[withoutPart(of) as WatchingKey],
});
