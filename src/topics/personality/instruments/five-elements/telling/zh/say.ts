import type { Sayings } from "../../../../../kit/telling/rule.ts";
import type { Element } from "../../items.ts";
import type { FiveElementsKey, FiveElementsView } from "../five-elements-rules.ts";
import { bridgesStrongZh, bridgesWeakZh, childrenStrongZh, childrenWeakZh, mothersStrongZh, mothersWeakZh } from "./circle.ts";
import { highLowsZh, pairsZh } from "./pairs.ts";

export const sayZh: Sayings<FiveElementsView, FiveElementsKey> = {
  pair: (_, of) => pairsZh[of]!,
  highLow: (_, of) => highLowsZh[of]!,
  bridgeStrong: (_, of) => bridgesStrongZh[of as Element],
  bridgeWeak: (_, of) => bridgesWeakZh[of as Element],
  motherWeak: (_, of) => mothersWeakZh[of as Element],
  motherStrong: (_, of) => mothersStrongZh[of as Element],
  childWeak: (_, of) => childrenWeakZh[of as Element],
  childStrong: (_, of) => childrenStrongZh[of as Element],
};
