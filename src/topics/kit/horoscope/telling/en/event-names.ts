import { toCapital } from "../../../../../shared/capital.ts";
import type { AspectType } from "../../../sky/aspects.ts";
import type { SkyEvent } from "../../../sky/sky-events.ts";
import { bodyNames, eclipseNames, phaseNames, signNames } from "./names.ts";

export const aspectVerbs: Record<AspectType, string> = {
  conjunction: "meets",
  sextile: "sextiles",
  square: "squares",
  trine: "trines",
  opposition: "opposes",
};

/** New Moon in Leo · Mercury slips back into Libra · Venus turns direct in Scorpio */
export const toEventName = (event: SkyEvent): string => {
  const sign = signNames[event.sign];
  if (event.kind === "phase") return `${phaseNames[event.phase]} in ${sign}`;
  if (event.kind === "eclipse") return `${eclipseNames[event.body][event.eclipse]} in ${sign}`;
  if (event.kind === "ingress") return toCapital(`${bodyNames[event.body]} ${event.retrograde ? "slips back into" : "enters"} ${sign}`);
  if (event.kind === "station") return toCapital(`${bodyNames[event.body]} turns ${event.turns} in ${sign}`);
  return toCapital(`${bodyNames[event.a]} ${aspectVerbs[event.type]} ${bodyNames[event.b]}`);
};
