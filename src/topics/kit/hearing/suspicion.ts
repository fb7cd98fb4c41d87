import type { Question } from "./question.ts";

/** Where the risk was not heard. */
const suspicion = /变心|出轨|骗我|劈腿|第三者|小三|\b(?:cheating|lying|unfaithful|affair)\b/i;

/** A suspicion against somebody is never confirmed or denied by a cast. */
export const isSuspicion = ({ text, risk }: Question): boolean => risk === "infidelity" || suspicion.test(text);
