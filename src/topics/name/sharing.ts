import { defineSharing } from "../kit/sharing/sharing.ts";
import type { NameCast } from "./engine.ts";

/** The cast is the name, character by character. The score and the triad say how it fares. */
export const sharing = defineSharing<NameCast>({
  holds: (cast) => (cast.kind === "chinese" && cast.birth ? ["birth", "name"] : ["name"]),
  toLines: ({ chip }) => [...chip("score"), ...chip("triad")],
  words: "part",
  hides: /命局|八字|四柱|日主|用神|喜[木火土金水、]|[年月日时]柱|\b(?:four pillars|pillars?|day master|useful element|birth)\b/iu,
  listNames: (cast) =>
    cast.kind === "chinese"
      ? [
          cast.surname + cast.given,
          cast.given,
          ...cast.given,
          ...cast.suggestions.flatMap(({ surname, given }) => [surname + given, ...given]),
          ...cast.surname,
        ]
      : [cast.name, ...cast.name.split(/[\s-]+/)],
});
