import { toCapital } from "../../../../shared/capital.ts";
import { fittingHeadline } from "../../../kit/telling/headline.ts";

/** A counsel after what leads to it, where both stand in two lines; else after the shorter lead, else by itself. */
export const toFitting = (lead: string, counsel: string, shorter = lead): string =>
  fittingHeadline("en", [`${lead}: ${counsel}.`, `${shorter}: ${counsel}.`, `${toCapital(counsel)}.`]);
