import { toCapital } from "../../../../../shared/capital.ts";
import type { EssentialDignity } from "../../../sky/rulers.ts";
import { toNth } from "../../../wording/ordinal.ts";
import type { HoroscopeCast } from "../../cast.ts";
import type { Points } from "../../points.ts";
import { aspectVerbs } from "./event-names.ts";
import { bodyNames, signNames } from "./names.ts";

const houseTopics = [
  "yourself",
  "money and things",
  "talk and errands",
  "home",
  "romance and play",
  "daily work and the body",
  "partners",
  "what’s shared",
  "far places and study",
  "work and standing",
  "friends and income",
  "time alone",
];

export const toHouseTopic = (house: number): string => houseTopics[house - 1]!;

const dignityPhrases: Record<EssentialDignity, string> = {
  domicile: "is at home",
  exaltation: "is exalted",
  detriment: "is in detriment",
  fall: "is in its fall",
};

/** Jupiter in your 2nd house (money and things) */
export const toReasonText = ({ rule, body, other, aspect, house, dignity }: Points, { houses, period }: HoroscopeCast): string => {
  const name = bodyNames[body];
  const at = house === null ? "" : `${toNth(house)} house (${toHouseTopic(house)})`;
  if (rule === "tenant") return toCapital(`${name} in your ${at}`);
  if (rule === "moonHouse") return `The Moon passes your ${at}`;
  if (rule === "significator") return toCapital(`${name} looks at your sign from the ${at}`);
  if (rule === "dignity")
    return toCapital(`${name}, ruler of your ${at}, ${dignityPhrases[dignity!]}${period === "day" ? ` in ${signNames[houses[body].sign]}` : ""}`);
  if (rule === "retrograde") return toCapital(`${name}, ruler of your ${at}, is retrograde`);
  return toCapital(`${name}, ruler of your ${at}, ${aspectVerbs[aspect!]} ${bodyNames[other!]}`);
};
