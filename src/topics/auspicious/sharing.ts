import { defineSharing } from "../kit/sharing/sharing.ts";
import type { AuspiciousCast } from "./engine.ts";

/** Days to come are nobody's birth. With people's births among the reasons, the best three are shown without them. */
export const sharing = defineSharing<AuspiciousCast>({
  holds: ({ people }) => (people.length === 0 ? [] : people.some(({ name }) => name) ? ["birth", "name"] : ["birth"]),
  toLines: ({ chip }) => [...chip("purpose"), ...chip("rank.1"), ...chip("rank.2"), ...chip("rank.3")],
  words: "part",
  hides:
    /第\s*[\d一二三四]\s*位|生肖|属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|冲[鼠牛虎兔龙蛇马羊猴鸡狗猪]|[年日]柱|日主|用神|[六三]合|相[刑害冲]|\b(?:animal|birth|day master|useful element|clash(?:es)?|person|(?:year|day) pillar|harm|combin\w*)\b/iu,
  listNames: ({ people }) => people.map(({ name }) => name),
});
