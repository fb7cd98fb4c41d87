import { directions as allDirections, type Direction } from "../../../kit/compass/palace.ts";
import { branches } from "../../../kit/hexagrams/branches.ts";
import type { Element } from "../../../kit/hexagrams/elements.ts";
import { toKuaTrigram } from "../../../kit/kua/kua.ts";
import type { AspectType } from "../../../kit/sky/aspects.ts";
import type { Called, Lexicon } from "../tongue.ts";

const animals = [..."鼠牛虎兔龙蛇马羊猴鸡狗猪"];
export const toAnimal = (branch: string): string => animals[branches.indexOf(branch as (typeof branches)[number])]!;
export const elementNames: Record<Element, string> = { wood: "木", fire: "火", earth: "土", metal: "金", water: "水" };
const directionNames = "北 东北 东 东南 南 西南 西 西北".split(" ");
/** Angles in degrees: 0 60 90 120 180. */
export const aspectNames: Record<AspectType, string> = { conjunction: "合相", sextile: "六分相", square: "四分相", trine: "三分相", opposition: "对分相" };
export const aspectAngles: Record<AspectType, number> = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 };
export const toDirections = (directions: readonly Direction[]): string =>
  directions.map((direction) => directionNames[allDirections.indexOf(direction)]!).join("或");

const toCalled = (name: string): Called => ({ subject: name, object: name, possessive: `${name}的`, own: `${name}的` });

export const lexicon: Lexicon = {
  locale: "zh",
  pronouns: { a: toCalled("他"), b: toCalled("她") },
  call({ names }, who) {
    return toCalled((who === "a" ? names.male : names.female) ?? (who === "a" ? "他" : "她"));
  },
  animal: toAnimal,
  branch: (branch) => branch,
  stem: (stem) => stem,
  ganzhi: (ganzhi) => ganzhi,
  god: (god) => god,
  element: (element) => elementNames[element],
  nayin: (nayin) => nayin,
  trigram: toKuaTrigram,
  mansion: (mansion) => mansion,
  directions: toDirections,
  aspect: (type) => `成${aspectNames[type]}（隔${aspectAngles[type]}度）`,
  finish: (text) => text,
};
