import type { AspectType } from "../../../sky/aspects.ts";
import type { SkyEvent } from "../../../sky/sky-events.ts";
import { bodyNames, eclipseNames, phaseNames, signNames } from "./names.ts";

/** What stands after 与: 与金星成三分. */
export const aspectPhrases: Record<AspectType, (other: string) => string> = {
  conjunction: (other) => `${other}会合`,
  sextile: (other) => `${other}成六分`,
  square: (other) => `${other}相刑`,
  trine: (other) => `${other}成三分`,
  opposition: (other) => `${other}相冲`,
};

/** 狮子座新月 · 水星逆行退回天秤座 · 金星在天蝎座停步，转为顺行 */
export const toEventName = (event: SkyEvent): string => {
  const sign = signNames[event.sign];
  if (event.kind === "phase") return `${sign}${phaseNames[event.phase]}`;
  if (event.kind === "eclipse") return `${sign}${eclipseNames[event.body][event.eclipse]}`;
  if (event.kind === "ingress") return `${bodyNames[event.body]}${event.retrograde ? "逆行退回" : "进"}${sign}`;
  if (event.kind === "station") return `${bodyNames[event.body]}在${sign}转为${event.turns === "retrograde" ? "逆行" : "顺行"}`;
  return `${bodyNames[event.a]}与${aspectPhrases[event.type](bodyNames[event.b])}`;
};
