import type { Locale } from "../../shared/i18n/locale.ts";
import type { PalmistryInput } from "./input.ts";

type Heard = Partial<PalmistryInput>;

/** What is said of a hand, both languages side by side; the first that fits a field wins. A question about a line (“短是什么意思”) is no answer. */
const phrases: readonly (readonly [RegExp, Heard])[] = [
  [/(?:惯用|平时用|是个?)左(?:手|撇子)|左撇子|\b(?:left-handed|left handed)\b/i, { dominant: "left" }],
  [/惯用右手|平时用右手|右撇子|\bright[- ]handed\b/i, { dominant: "right" }],
  [/(?:看|这是|拍的是|标的是)我?的?左手|\b(?:this is|here['’]s|read) my left (?:hand|palm)\b/i, { hand: "left" }],
  [/(?:看|这是|拍的是|标的是)我?的?右手|\b(?:this is|here['’]s|read) my right (?:hand|palm)\b/i, { hand: "right" }],
  [/^\s*(?:是|看)?(?:我的?)?左(?:手|边)?(?:的|吧|那只)?[。.]?\s*$|^\s*(?:it['’]s |my |the )*left(?: one| hand| palm)?[.]?\s*$/i, { hand: "left" }],
  [/^\s*(?:是|看)?(?:我的?)?右(?:手|边)?(?:的|吧|那只)?[。.]?\s*$|^\s*(?:it['’]s |my |the )*right(?: one| hand| palm)?[.]?\s*$/i, { hand: "right" }],
  [/方掌|手掌(?:是|偏)?方|\bsquare palm\b/i, { palm: "square" }],
  [/长掌|手掌(?:是|偏)?长|\blong palm\b/i, { palm: "long" }],
  [/短指|手指(?:偏|比较)?短|\bshort fingers\b/i, { fingers: "short" }],
  [/长指|手指(?:偏|比较)?长|\blong fingers\b/i, { fingers: "long" }],
  [/感情线[^，。,；;]{0,6}(?:食指(?:和|与|、)中指|食指中指)之?间|\bheart line[^,.;]{0,30}between (?:the )?index and middle\b/i, { heart: "between" }],
  [/感情线[^，。,；;]{0,6}食指|\bheart line[^,.;]{0,30}index\b/i, { heart: "index" }],
  [/感情线[^，。,；;]{0,6}中指|\bheart line[^,.;]{0,30}middle finger\b/i, { heart: "middle" }],
  [/感情线[^，。,；;]{0,3}(?:平|直)|\b(?:straight heart line|heart line (?:is|runs) straight)\b/i, { heart: "straight" }],
  [/(?:智慧线|头脑线)[^，。,；;]{0,3}长[^，。,；;]{0,3}(?:斜|弯)|\blong,? sloping head line\b/i, { head: "longSloping" }],
  [/(?:智慧线|头脑线)[^，。,；;]{0,3}短[^，。,；;]{0,3}(?:斜|弯)|\bshort,? sloping head line\b/i, { head: "shortSloping" }],
  [/(?:智慧线|头脑线)[^，。,；;]{0,3}长[^，。,；;]{0,3}(?:平|直)|\blong,? (?:straight|level) head line\b/i, { head: "longStraight" }],
  [/(?:智慧线|头脑线)[^，。,；;]{0,3}短[^，。,；;]{0,3}(?:平|直)|\bshort,? (?:straight|level) head line\b/i, { head: "shortStraight" }],
  [/生命线[^，。,；;]{0,3}(?:弯到掌心|弯得开|很开)|\bwide life line\b/i, { life: "wide" }],
  [/生命线[^，。,；;]{0,3}(?:贴着拇指|贴拇指|很窄)|\blife line[^,.;]{0,20}close to the thumb\b/i, { life: "close" }],
  [/(?:没有|没|无)事业线|\bno fate line\b/i, { fate: "none" }],
  [/事业线[^，。,；;]{0,3}断|\bbroken fate line\b/i, { fate: "broken" }],
  [/无名指比食指长|\bring finger (?:is )?longer\b/i, { lead: "ring" }],
  [/食指比无名指长|\bindex finger (?:is )?longer\b/i, { lead: "index" }],
];

/** What of the input these words give: the hand, its shape, how the lines run. */
export const understandPalmistry = (text: string, _known: Heard, _locale: Locale): Heard => {
  const heard: Heard = {};
  for (const [pattern, given] of phrases) {
    const [[name, value]] = Object.entries(given) as [[keyof Heard, never]];
    if (heard[name] === undefined && pattern.test(text)) heard[name] = value;
  }
  return heard;
};
