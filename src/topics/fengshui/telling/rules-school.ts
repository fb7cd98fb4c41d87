import { defineRules } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import type { FengshuiView } from "./view.ts";

export const schoolRules = defineRules<FengshuiView, Part>()([
  {
    key: "school.border",
    part: "school",
    weight: 9,
    holds: ({ cast }) => (cast.border ? { facts: ["border", "facing"], of: `${cast.mountain}.${cast.bearing.nearest?.neighbour}` } : null),
  },
  {
    key: "school.other",
    part: "school",
    weight: 8,
    holds({ cast }) {
      const at = cast.others.findIndex(({ isSame, mountain }) => !isSame && !(cast.border && mountain === cast.bearing.nearest?.neighbour));
      return at < 0 ? null : { facts: [`other.${at + 1}`], of: `${cast.others[at]!.mountain}.${cast.others[at]!.pattern}` };
    },
  },
  {
    key: "school.edge",
    part: "school",
    weight: 7.5,
    holds: ({ cast }) => (cast.otherPeriod === null ? null : { facts: ["period"], of: `${cast.period}.${cast.otherPeriod}` }),
  },
  { key: "school.needle", part: "school", weight: 7, holds: ({ cast }) => (cast.bearing.isUncorrected ? { facts: ["facing"], of: cast.mountain } : null) },
  {
    key: "school.corrected",
    part: "school",
    weight: 6.5,
    holds: ({ cast }) => (cast.bearing.magnetic === null ? null : { facts: ["facing"], of: cast.mountain }),
  },
  {
    key: "school.kua",
    part: "school",
    weight: 6,
    holds: ({ cast }) => (cast.otherKua === null ? null : { facts: ["kua"], of: `${cast.kua}.${cast.otherKua}` }),
  },
  { key: "school.period", part: "school", weight: 5, holds: ({ cast }) => ({ facts: ["period"], of: `${cast.periodFrom}.${cast.period}` }) },
  { key: "school.bearing", part: "school", weight: 4, holds: ({ cast }) => ({ facts: ["facing", "sitting"], of: cast.mountain }) },
  {
    key: "school.facingFlight",
    part: "school",
    weight: 3.5,
    holds: ({ cast }) => ({ facts: ["flight.facing"], of: `${cast.flyingStars.C[1]}.${cast.isFacingForward}` }),
  },
  {
    key: "school.mountainFlight",
    part: "school",
    weight: 3,
    holds: ({ cast }) => ({ facts: ["flight.mountain"], of: `${cast.flyingStars.C[0]}.${cast.isMountainForward}` }),
  },
  { key: "school.doing", part: "school", role: "doing", weight: 1, holds: ({ cast }) => ({ facts: ["facing"], of: cast.mountain }) },
]);
