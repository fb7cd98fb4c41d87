import type { Relation } from "../../kit/hexagrams/elements.ts";
import type { TenGod } from "../../kit/pillars/ten-gods.ts";
import type { Who } from "../person.ts";
import type { MarriageView } from "./view.ts";

/** How a ten god's element stands to the day master. */
export const familyOfGod: Readonly<Record<TenGod, Relation>> = {
  比肩: "same",
  劫财: "same",
  食神: "iFeed",
  伤官: "iFeed",
  偏财: "iHold",
  正财: "iHold",
  七杀: "holdsMe",
  正官: "holdsMe",
  偏印: "feedsMe",
  正印: "feedsMe",
};

/** Whether this one gives to the other or holds the other; among equals the man is named first. */
export const leads = ({ relation }: MarriageView, who: Who): boolean =>
  who === "a" ? relation === "iFeed" || relation === "iHold" || relation === "same" : relation === "feedsMe" || relation === "holdsMe";
