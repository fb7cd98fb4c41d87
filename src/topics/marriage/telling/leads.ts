import type { Who } from "../person.ts";
import type { MarriageView } from "./view.ts";

/** Whether this one gives to the other or holds the other; among equals the man is named first. */
export const leads = ({ relation }: MarriageView, who: Who): boolean =>
  who === "a" ? relation === "iFeed" || relation === "iHold" || relation === "same" : relation === "feedsMe" || relation === "holdsMe";
