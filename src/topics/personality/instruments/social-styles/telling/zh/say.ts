import type { Sayings } from "../../../../../kit/telling/rule.ts";
import type { LivedPart } from "../../../../profile/parts.ts";
import type { Field } from "../../score.ts";
import type { SocialKey, SocialView } from "../social-rules.ts";
import { bordersZh, bothEndsZh, centersZh, clearsZh, fieldsZh } from "./fields.ts";

export const sayZh: Sayings<SocialView, SocialKey> = {
  field(_, of) {
    const [field, part] = of.split(".") as [Field, LivedPart];
    return fieldsZh[field][part];
  },
  border: (_, of) => bordersZh[of]!,
  center: (_, of) => centersZh[of as Field],
  clear: (_, of) => clearsZh[of as Field],
  bothEnds: (_, of) => bothEndsZh[of]!,
};
