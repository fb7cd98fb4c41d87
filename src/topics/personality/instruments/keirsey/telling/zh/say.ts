import type { Letter } from "../../../../../kit/sixteen-types/axes.ts";
import { itemsZh } from "../../../../../kit/sixteen-types/zh/items.ts";
import type { Sayings } from "../../../../../kit/telling/rule.ts";
import { type LivedPart, livedParts } from "../../../../profile/parts.ts";
import { vary, varyAlong } from "../../../../profile/vary.ts";
import type { Group } from "../../items.ts";
import { groupNames } from "../../names.ts";
import type { TemperamentKey, TemperamentView } from "../temperament-rules.ts";
import { letterTextsZh, shadesZh } from "./letter-texts.ts";

/** Quoted within quotes. */
const toInner = (text: string): string => text.replaceAll("“", "‘").replaceAll("”", "’");

/** An item as it was answered, `of` as `work.sn-c3.N`. */
const toScene = ({ cast }: TemperamentView, of: string) => {
  const [part, id, letter] = of.split(".") as [LivedPart, string, Letter];
  const { text, options } = itemsZh[id]!;
  const at = cast.answers[id]! - 1;
  return {
    scene: toInner(text)
      .replace(/(?<![。…？])[。…？]+$/, "")
      .replace(/[。？]/g, "，")
      .trim(),
    picked: toInner(options[at]!),
    left: toInner(options[1 - at]!),
    letter,
    meaning: letterTextsZh[letter]![part],
    by: livedParts.indexOf(part),
  };
};

export const sayZh: Sayings<TemperamentView, TemperamentKey> = {
  shade: (view, of) => vary(view, "shade", shadesZh[of]!),
  disagree: ({ cast, first }) =>
    `按字母一对一对地分，你该归${groupNames.zh[cast.byLetters]}，按份额乘出来，${groupNames.zh[first]}多一点：有一对字母贴着中线，两边的话你都听。`,
  scene: (view, of) => {
    const { scene, picked, left, letter, meaning, by } = toScene(view, of);
    return varyAlong(view, "scene", by, [
      `“${scene}”，你选“${picked}”，没选“${left}”：${meaning}。`,
      `题里问“${scene}”，你要的是“${picked}”：${meaning}。`,
      `${groupNames.zh[view.first]}是这么答出来的，“${scene}”你选“${picked}”：${meaning}。`,
      `“${scene}”，“${picked}”，这是${letter}的答法：${meaning}。`,
    ]);
  },
  counter: (view, of) => {
    const { scene, picked, letter, meaning, by } = toScene(view, of);
    return varyAlong(view, "counter", by, [
      `也有不像${groupNames.zh[view.first]}的，“${scene}”你选的是“${picked}”：${meaning}。`,
      `到了“${scene}”这一题，你却挑了“${picked}”，算${letter}：${meaning}。`,
      `“${scene}”，你答“${picked}”，这一处别按${groupNames.zh[view.first]}来算：${meaning}。`,
    ]);
  },
  openScene: (view, of) => {
    const { scene, picked, letter, meaning, by } = toScene(view, of);
    return varyAlong(view, "openScene", by, [
      `${groupNames.zh[view.first]}不管${letter}这一对，“${scene}”是你自己选的“${picked}”：${meaning}。`,
      `“${scene}”你选“${picked}”，记给${letter}：${meaning}。`,
      `再看一题，“${scene}”，你要“${picked}”：${meaning}。`,
    ]);
  },
};

export const summariseZh = ({ order }: { order: readonly Group[] }): string => groupNames.zh[order[0]!];
