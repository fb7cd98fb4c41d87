import type { Locale } from "../../shared/i18n/locale.ts";
import type { DreamInput } from "./input.ts";
import { longestDream } from "./input.ts";

const tellsDream = /梦(?:见|到|里|中|境)|做了[^，。]{0,8}梦|昨晚|昨夜|\b(?:dream(?:t|ed)?|nightmare|last night)\b/i;
const onlyStarts =
  /^[\s。.!！]*(?:开始|解梦|帮我解(?:个|一下)?梦|我想解梦|解个梦|我做了(?:个|一个)(?:奇怪的?|怪|噩)?梦|start|begin|(?:please )?(?:read|interpret) (?:my|a) dream|i had a (?:strange |weird |bad )?dream)[\s。.!！]*$/i;
const asks = /[?？]\s*$|吗$|呢$|什么意思|怎么(?:解|看|回事|办)|为什么|^\s*(?:what|why|how|is|are|does|do|did|can|could|should|will|would|who|when|where)\b/i;
/** Words that begin another dream. */
const another =
  /又(?:做了?[^，。]{0,4})?梦|(?:昨[晚夜天]|今[早晨天]|前[晚天]|后来)[^，。]{0,6}梦(?!里|中)|(?:另|还有)一?个梦|\b(?:last night|then|again|this morning) i (?:dream(?:t|ed)|had)\b|\bi (?:dream(?:t|ed) again|had another dream)\b/i;
const shortestOther = 10;
/** So short a message after a reading goes on talking of it. */
const shortest = 24;

/** A dream told for the first time: all that is said, unless it only asks to begin. Later: only a new telling, never a question about the one that stands. */
export const understandDream = (text: string, known: Partial<DreamInput>, _locale: Locale): Partial<DreamInput> => {
  const said = text.trim().slice(0, longestDream);
  if (said.length < 2 || onlyStarts.test(said)) return {};
  if (known.text === undefined) return asks.test(said) && !tellsDream.test(said) ? {} : { text: said };
  const isTelling =
    ((tellsDream.test(said) && said.length >= shortest) || (another.test(said) && said.length >= shortestOther)) &&
    !(asks.test(said) && said.length < shortest * 2);
  return isTelling ? { text: said } : {};
};
