import type { Sayings } from "../../../../../kit/telling/rule.ts";
import type { Element } from "../../items.ts";
import type { FiveElementsKey, FiveElementsView } from "../five-elements-rules.ts";
import { bridgesStrongEn, bridgesWeakEn, childrenStrongEn, childrenWeakEn, mothersStrongEn, mothersWeakEn } from "./circle.ts";
import { highLowsEn, pairsEn } from "./pairs.ts";

export const sayEn: Sayings<FiveElementsView, FiveElementsKey> = {
  pair: (_, of) => pairsEn[of]!,
  highLow: (_, of) => highLowsEn[of]!,
  bridgeStrong: (_, of) => bridgesStrongEn[of as Element],
  bridgeWeak: (_, of) => bridgesWeakEn[of as Element],
  motherWeak: (_, of) => mothersWeakEn[of as Element],
  motherStrong: (_, of) => mothersStrongEn[of as Element],
  childWeak: (_, of) => childrenWeakEn[of as Element],
  childStrong: (_, of) => childrenStrongEn[of as Element],
};
