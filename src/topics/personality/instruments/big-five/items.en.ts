import { toLower } from "../../../../shared/capital.ts";
import { toStatements } from "../../profile/to-statements.ts";
import { type BigFiveItemId, ipipItems } from "./ipip-items.ts";

/** The pool’s statements with the subject it leaves out: “Take charge” → “I take charge.” */
export const statementsEn = toStatements<BigFiveItemId>(
  Object.fromEntries(ipipItems.map(([id, , , text]) => [id, `I ${toLower(text).replace("'", "’")}.`])) as Record<BigFiveItemId, string>,
);
