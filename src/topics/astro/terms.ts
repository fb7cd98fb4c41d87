import { skyTerms } from "../kit/sky/terms.ts";
import { joinTerms } from "../kit/terms/join-terms.ts";
import { toTerm } from "../kit/terms/term.ts";

export const terms = joinTerms(skyTerms, [
  toTerm(
    "另一种排法",
    "Otherwise|another house system",
    "换一种分宫法，或者钟点差一点，这一处就会不同。列出来是为了跟别处对得上。",
    "By another house system, or with the clock a little off, this place would differ. It’s shown so that other apps can be matched.",
  ),
]);
