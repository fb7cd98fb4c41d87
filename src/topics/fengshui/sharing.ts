import { defineSharing } from "../kit/sharing/sharing.ts";
import type { FengshuiCast } from "./engine.ts";

/** A house is nobody's birth, but whose kua stands beside it gave one: then the house's own trigram and pattern are shown. */
export const sharing = defineSharing<FengshuiCast>({
  holds: ({ kua }) => (kua === null ? [] : ["birth"]),
  toLines: ({ chip }) => [...chip("house"), ...chip("pattern"), ...chip("period")],
  words: "part",
  hides: /命卦|命宅|本命|你属|属[坎坤震巽乾兑艮离]|[东西]四命|\b(?:your|life|birth) (?:kua|trigram|number|group)\b|\bkua\b|(?:east|west) (?:group|life)/iu,
});
