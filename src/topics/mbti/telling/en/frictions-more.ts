import type { FrictionKey } from "../rules-types.ts";

/** Another side of a quarrel. */
export const frictionsMore: Readonly<Record<FrictionKey, string>> = {
  ETJ: "You quarrel as if chairing: agenda, outcome, next step. What they want comes after the meeting: “I got heated too.”",
  ETP: "You can turn a row into a debate and think of better points for the other side. Then hand them over; don’t save them for round four.",
  EFJ: "While you quarrel you’re seeing to it that they can. Your own hurt drops out later, over the washing-up.",
  EFP: "Your anger’s all on your face and gone in one cup of tea. Someone slower needs you to stay for a second cup.",
  ITJ: "Before you open your mouth it has been tried in your head, and what comes out is a verdict. Leave a blank on it for them to fill.",
  ITP: "The louder they get the quieter you are, till you might be out. If you’re in, tap the table.",
  IFJ: "You give way nine times, and the tenth is about the nine. Speak at the second; it’ll be short and so will your temper.",
  IFP: "You don’t argue, you write, delete, and go for a walk. When you’re back, read them one line you didn’t delete.",
};
