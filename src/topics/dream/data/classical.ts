import type { State } from "../lexicon/symbol.ts";

export interface ClassicalLine {
  line: string;
  /** The line is about the image in this state only. */
  state?: State;
  /** The line is about this scene only, by the dream’s words in either language. */
  where?: RegExp;
}

/**
 * Lines of 《周公解梦》 (the current text in rhymed lines) by the image they are about: only those that two transcriptions give alike, and told only of
 * a dream that is what the line says.
 */
export const classicalLines: Readonly<Record<string, readonly ClassicalLine[]>> = {
  snake: [{ line: "蛇咬人主得大财", state: "attacking" }],
  sun: [{ line: "云开日出凶事散", where: /云|雨停|天晴|出来|\b(?:clouds?|came out|cleared|rose)\b/i }],
  rain: [{ line: "行路逢雨有酒食", where: /走|路|赶|行|\b(?:walk\w*|road|way|street|path)\b/i }],
  snow: [{ line: "雪落身上万事成", where: /身上|肩|头上|衣服上|一身|\b(?:on|over) (?:me|my|us)\b/i }],
  thunder: [{ line: "雷霆作声官位至" }],
  flying: [{ line: "飞上天富贵大吉", where: /天|云|空|\b(?:sky|cloud\w*|air|up|high\w*)\b/i }],
  teeth: [{ line: "齿落更生子孙兴", state: "falling", where: /长出|又长|新牙|重新|\b(?:gr[eo]w\w*|new)\b/i }],
  fire: [{ line: "火焰炎炎主发财" }],
  fish: [{ line: "群鱼游水主有财", state: "many" }],
  money: [{ line: "拾得钱物皆大吉", state: "found" }],
  coins: [{ line: "拾得钱物皆大吉", state: "found" }],
  newHouse: [{ line: "屋宅更新主大吉" }],
  building: [{ line: "屋宅更新主大吉", where: /装修|翻|盖|\b(?:renovat\w*|house)\b/i }],
};
