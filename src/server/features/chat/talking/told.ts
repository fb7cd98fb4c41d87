import type { Told } from "../telling/tell-cast.ts";

/** Plain words that rest on no fact. @param followUps what one could ask next, as chips */
export const toTold = (text: string, followUps: string[] = []): Told => ({ text, data: { facts: [], paragraphs: [] }, followUps });
