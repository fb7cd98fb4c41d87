import type { FactWording } from "../../../kit/fact.ts";
import type { Axis } from "../../../kit/sixteen-types/axes.ts";
import type { MbtiFacts } from "../../fact-types.ts";
import { axisNames, letterGlosses, letterNames, onceNamesEn, sceneNamesEn, strengthNames } from "./names.ts";

const versionNames = { simplified: "Short version", standard: "Standard version", full: "Full version" } as const;
const sayTies = (ties: string): string =>
  ties === ""
    ? "No bracket touches the middle."
    : `${ties
        .split(",")
        .map((axis) => axisNames[axis as Axis])
        .join("; ")}: not to be told apart, so the letter is for now.`;

export const factWords: FactWording<MbtiFacts> = {
  type: ({ type, version, items, ties }) => ({
    label: "Type",
    value: type,
    note: `${versionNames[version]}, ${items} questions. One letter from each of four axes. ${sayTies(ties)} Our own questions, not affiliated with any publisher of type instruments.`,
  }),
  axis({ letter, other, percent, low, high, strength, settledBy, items, consistency }) {
    const settled =
      settledBy === "final"
        ? `The bracket crosses 50, so the closing question settled on ${letter}.`
        : settledBy === "lean"
          ? "The bracket crosses 50; the letter follows the points."
          : "The bracket doesn’t touch 50.";
    const steady = consistency === null ? "" : ` Like questions on this axis agreed ${Math.round(consistency * 100)}% of the time.`;
    return {
      label: `${letterNames[letter]} (${letter})`,
      value: `${percent}, from ${low} to ${high}`,
      note: `${letter}: ${letterGlosses[letter]}; ${other}: ${letterGlosses[other]}. Over ${items} questions (a portrait counts 3, a scene 2, a statement 1) ${letter} has ${percent}%. ${settled} That counts as: ${strengthNames[strength]}.${steady}`,
    };
  },
  neighbour: ({ type, own, axis, percent, isTie }) => ({
    label: "Next door",
    value: type,
    note: `Differs from ${own} on ${axisNames[axis]} alone. ${isTie ? `That axis can’t be told, so read ${type} too.` : `It’s your loosest axis, ${percent} to ${100 - percent}, though its bracket stays clear of the middle.`}`,
  }),
  scene: ({ scene, letter, isAgainst }) => ({
    label: sceneNamesEn[scene],
    value: letterNames[letter],
    note: `Asked about twice; both times you answered towards ${letter} (${letterGlosses[letter]}).${isAgainst ? " That goes against your letter on this axis: an exception." : ""}`,
  }),
  mixed: ({ scene, axis }) => ({
    label: sceneNamesEn[scene],
    value: "One each way",
    note: `Asked about twice; ${axisNames[axis]} got one answer each.`,
  }),
  once: ({ once, letter }) => ({
    label: onceNamesEn[once],
    value: letterNames[letter],
    note: `Asked once; you answered towards ${letter} (${letterGlosses[letter]}). It’s singled out since this axis is either in doubt or has the other letter.`,
  }),
  split: ({ first, portraits, scenes }) => ({
    label: "Portraits and scenes",
    value: `${first} ${portraits} against ${scenes}`,
    note: `Choosing whole portraits you gave ${first} ${portraits}%, in single scenes ${scenes}%. It’s counted as a mismatch from 30 points apart on opposite sides.`,
  }),
  consistency: ({ percent, pairs, apart }) => ({
    label: "Consistency",
    value: `${percent}%`,
    note: `Of ${pairs} pairs of like questions ${apart} came out two ways. Blind guessing gives about 50%; the lower it is, the wider the brackets.`,
  }),
};
