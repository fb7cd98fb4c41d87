const violent = /打我|打人|家暴|动手打|对我动手|掐我|威胁我|\b(?:hits? me|beats? me|violen\w*|abus\w*|threatens me|chok\w+ me)\b/i;

/** Somebody is being hurt: then nothing is read from a chart. */
export const isViolent = (text: string): boolean => violent.test(text);
