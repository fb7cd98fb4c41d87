import type { Letter } from "../../../../../kit/sixteen-types/axes.ts";
import { itemsEn } from "../../../../../kit/sixteen-types/en/items.ts";
import type { Sayings } from "../../../../../kit/telling/rule.ts";
import { type LivedPart, livedParts } from "../../../../profile/parts.ts";
import { vary, varyAlong } from "../../../../profile/vary.ts";
import type { Group } from "../../items.ts";
import { groupNames } from "../../names.ts";
import type { TemperamentKey, TemperamentView } from "../temperament-rules.ts";
import { letterTextsEn, shadesEn } from "./letter-texts.ts";

/** Quoted within quotes. */
const toInner = (text: string): string => text.replaceAll("“", "‘").replaceAll("”", "’");

/** An item as it was answered, `of` as `work.sn-c3.N`. */
const toScene = ({ cast }: TemperamentView, of: string) => {
  const [part, id, letter] = of.split(".") as [LivedPart, string, Letter];
  const { text, options } = itemsEn[id]!;
  const at = cast.answers[id]! - 1;
  return {
    scene: toInner(text)
      .replace(/(?<![.…?])[.…?]+$/, "")
      .replace(/[.?!] +/g, ": ")
      .trim(),
    picked: toInner(options[at]!),
    left: toInner(options[1 - at]!),
    letter,
    meaning: letterTextsEn[letter]![part],
    by: livedParts.indexOf(part),
  };
};

export const sayEn: Sayings<TemperamentView, TemperamentKey> = {
  shade: (view, of) => vary(view, "shade", shadesEn[of]!),
  disagree: ({ cast, first }) =>
    `Sorted letter by letter you’d be ${groupNames.en[cast.byLetters]}, and multiplied out ${groupNames.en[first]} has a little more: one pair of letters sits on the middle line, so give both a hearing.`,
  scene: (view, of) => {
    const { scene, picked, left, letter, meaning, by } = toScene(view, of);
    return varyAlong(view, "scene", by, [
      `For “${scene}” you took “${picked}” and left “${left}”: ${meaning}.`,
      `Asked about “${scene}” you said “${picked}”: ${meaning}.`,
      `This is how ${groupNames.en[view.first]} adds up: to “${scene}” you said “${picked}”; ${meaning}.`,
      `“${scene}”, and you went for “${picked}”, an answer of the ${letter} kind: ${meaning}.`,
    ]);
  },
  counter: (view, of) => {
    const { scene, picked, letter, meaning, by } = toScene(view, of);
    return varyAlong(view, "counter", by, [
      `Not all of it’s ${groupNames.en[view.first]}, since for “${scene}” you chose “${picked}”: ${meaning}.`,
      `When it came to “${scene}” you went for “${picked}”, which counts as ${letter}: ${meaning}.`,
      `To “${scene}” you said “${picked}”, so don’t put that down to ${groupNames.en[view.first]}: ${meaning}.`,
    ]);
  },
  openScene: (view, of) => {
    const { scene, picked, letter, meaning, by } = toScene(view, of);
    return varyAlong(view, "openScene", by, [
      `${groupNames.en[view.first]} leaves this pair open, and for “${scene}” you chose “${picked}” all by yourself: ${meaning}.`,
      `“${scene}” brought “${picked}” out of you, one for ${letter}: ${meaning}.`,
      `One more: for “${scene}” you’d have “${picked}”; ${meaning}.`,
    ]);
  },
};

export const summariseEn = ({ order }: { order: readonly Group[] }): string => groupNames.en[order[0]!];
