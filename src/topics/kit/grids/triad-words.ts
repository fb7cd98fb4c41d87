import { toCapital } from "../../../shared/capital.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Relation } from "../hexagrams/elements.ts";
import type { Triad } from "./triad.ts";

const above: Record<Locale, Record<Relation, string>> = {
  zh: {
    feedsMe: "天生人，长辈和起点托着你",
    same: "天人同气，家里和外头说一样的话",
    iFeed: "人生天，人格托着天格，是你养着门面",
    iHold: "人克天，常要自己破旧规",
    holdsMe: "天克人，上头压着，话要挑时候说",
  },
  en: {
    feedsMe: "heaven feeds the person: elders and origins lift you",
    same: "heaven and person are alike: home and world speak one language",
    iFeed: "the person feeds heaven: you carry what came before",
    iHold: "the person holds heaven: you break old rules yourself",
    holdsMe: "heaven holds the person: there is weight from above, so choose your moment",
  },
};
const below: Record<Locale, Record<Relation, string>> = {
  zh: {
    feedsMe: "地生人，身边人是后盾",
    same: "人地同气，根基稳",
    iFeed: "人生地，力气给了家里和手下",
    iHold: "人克地，管得住，也管得累",
    holdsMe: "地克人，脚下不平，先顾近处",
  },
  en: {
    feedsMe: "the ground feeds the person, so those near you back you",
    same: "person and ground are alike, so the footing is firm",
    iFeed: "the person feeds the ground, so your strength goes to home and those you lead",
    iHold: "the person holds the ground: you keep order, and it tires you",
    holdsMe: "the ground holds the person: the footing is rough, so see to what is near first",
  },
};

/** One sentence on a triad: what heaven, then what the ground does to the person. */
export const tellTriad = (triad: Triad, locale: Locale): string => {
  const [top, ground] = [above[locale][triad.above], below[locale][triad.below]];
  return locale === "zh" ? `${top}；${ground}。` : `${toCapital(top)}; ${ground}.`;
};
