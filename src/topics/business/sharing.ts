import { defineSharing } from "../kit/sharing/sharing.ts";
import type { BusinessCast } from "./engine.ts";

/** A name somebody means to trade under is theirs to tell, and the owner's pillars are a birth. */
export const sharing = defineSharing<BusinessCast>({
  holds: ({ owner }) => (owner ? ["birth", "name"] : ["name"]),
  toLines: ({ chip }) => [...chip("score"), ...chip("industry")],
  words: "part",
  hides: /主事|东家|老板|日主|用神|命局|八字|\b(?:owner\w*|day master|pillars?|useful element|birth)\b/iu,
  listNames: ({ name, chinese, suggestions }) => [
    name,
    ...(chinese ? [chinese.core, ...chinese.core] : name.split(/\s+/)),
    ...suggestions.flatMap((one) => [one.chinese.core, ...one.chinese.core]),
  ],
});
