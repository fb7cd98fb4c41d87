import { foldText } from "./fold.ts";
import { toSaidText } from "./to-said.ts";

/** Raised when the folding changes; a migration then sets what was folded otherwise to null, and the job folds it anew. */
const foldVersion = 1;

/** What is written along with a message's text. */
export const foldMessage = (message: { role: "user" | "assistant"; text: string }) => ({ folded: foldText(toSaidText(message)), foldVersion });

/** What is written along with a chat's title. */
export const foldTitle = (title: string) => ({ titleFolded: foldText(title), foldVersion });
