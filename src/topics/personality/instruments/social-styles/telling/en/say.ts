import type { Sayings } from "../../../../../kit/telling/rule.ts";
import type { LivedPart } from "../../../../profile/parts.ts";
import type { Field } from "../../score.ts";
import type { SocialKey, SocialView } from "../social-rules.ts";
import { bordersEn, bothEndsEn, centersEn, clearsEn, fieldsEn } from "./fields.ts";

export const sayEn: Sayings<SocialView, SocialKey> = {
  field(_, of) {
    const [field, part] = of.split(".") as [Field, LivedPart];
    return fieldsEn[field][part];
  },
  border: (_, of) => bordersEn[of]!,
  center: (_, of) => centersEn[of as Field],
  clear: (_, of) => clearsEn[of as Field],
  bothEnds: (_, of) => bothEndsEn[of]!,
};
