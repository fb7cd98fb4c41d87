import type { MajorStar } from "../../telling/view.ts";

/** The darkest and the brightest step of a major: what it costs, what it gives. */
export const dimTexts: Readonly<Record<MajorStar, string>> = {
  紫微: "the manner stays and the staff are gone, so you do it all yourself",
  天机: "more ideas than landings, and version three still hasn’t left the house",
  太阳: "the light is under the horizon; do ten parts and five are seen, so get it in writing",
  武曲: "too hard turns brittle, so sleep on money matters",
  天同: "ease has to be earned, lazy one week and unable to stop the next",
  廉贞: "measure slips, and a moment’s anger leaves a long account",
  天府: "the store has a draught, so go through the books often",
  太阴: "a moon by day, with tenderness and nowhere to put it",
  贪狼: "wanting runs ahead of lifting, so cut half before you begin",
  巨门: "words are heard askew, so write what matters",
  天相: "the seal without the rank, so get the authority first",
  天梁: "much care and little thanks; ask whether it’s wanted",
  七杀: "the charge outruns the supplies, so look behind you",
  破军: "it breaks fast and builds slowly; finish the drawing first",
};
export const brightTexts: Readonly<Record<MajorStar, string>> = {
  紫微: "your judgment sits firm and large occasions don’t shake you",
  天机: "quick and right, and a sudden change finds you ready",
  太阳: "full light, so step forward and don’t sit at the back",
  武曲: "clean decisions, and money and work both brought to an end",
  天同: "the ease is real, and bad news shrinks in your hands",
  廉贞: "exactness in the right place, fit to set rules",
  天府: "a full store, with something to spare in need",
  太阴: "a full moon, patient and fine",
  贪狼: "talent worth showing, sharper in a crowd",
  巨门: "your words hit, and your questions bring out what’s true",
  天相: "the seal has weight, and your word is accepted",
  天梁: "help comes in danger, and elders take to you",
  七杀: "steadier as it gets harder, able to lead a troop alone",
  破军: "it breaks at the right place and starts anew quickly",
};
