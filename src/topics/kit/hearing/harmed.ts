import type { Question } from "./question.ts";

/** Where the risk was not heard. */
const violent = /打我|打人|家暴|动手打|对我动手|掐我|威胁我|\b(?:hits? me|beats? me|violen\w*|abus\w*|threatens me|chok\w+ me)\b/i;

/** Somebody is being hurt: then nothing is read from a chart. */
export const isHarmed = ({ text, risk }: Question): boolean => risk === "harmed" || violent.test(text);
