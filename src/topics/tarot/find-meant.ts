import type { TarotCast } from "./engine.ts";
import type { Role } from "./spreads.ts";
import { getPlace } from "./spreads.ts";

/** How people speak of a place without its name: 卡住的那张, the card that blocks me. */
const signs: readonly [Role, RegExp][] = [
  ["obstacle", /卡|拦|阻|挡|隔|难处|障碍|\b(?:block\w*|stuck|stick\w*|obstacle|in the way|cross(?:es|ing)|problem)\b/i],
  ["outcome", /结果|结局|往后|去向|走向|未来|将来|\b(?:outcome|result|ending|ends?|leads?|future)\b/i],
  ["root", /过去|来路|从前|根|起因|\b(?:past|root|cause|before|behind)\b/i],
  ["advice", /建议|怎么做|办法|\b(?:advice|advises?|helps?|what to do)\b/i],
  ["other", /对方|那边|身边|\b(?:their side|his side|her side|other (?:side|person)|around me)\b/i],
  ["present", /现在|此刻|现状|眼下|\b(?:present|now|current)\b/i],
];

/** The card in the place that words mean; null where they mean none, or the spread has no such place. */
export const findMeantCard = (text: string, { spread, cards }: TarotCast): string | null => {
  for (const [role, sign] of signs) {
    const at = sign.test(text) ? cards.findIndex(({ position }) => getPlace(spread, position).role === role) : -1;
    if (at >= 0) return `card.${at + 1}`;
  }
  return null;
};
