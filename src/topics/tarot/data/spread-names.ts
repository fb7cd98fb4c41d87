import type { SpreadId } from "../spreads.ts";

/** How people ask for a spread, in either language; the first that fits is taken. */
export const spreadNames: [SpreadId, RegExp][] = [
  ["celticCross", /(?:凯尔特|赛尔特|塞尔特|居尔特)(?:大?十字)?(?:牌阵)?|大十字|十张牌|\bceltic(?: cross)?\b|\bten[- ]cards?(?: spread)?\b/i],
  ["relationship", /(?:关系|感情|爱情|恋人|双人)(?:牌阵|阵|展开法)|六张牌|\b(?:relationship|love|couples?) (?:spread|layout)\b|\bsix[- ]cards?(?: spread)?\b/i],
  ["yesNo", /是非(?:牌|题|阵)|(?:是|对)(?:或|\/|与)(?:否|错|非)(?:牌)?|(?:只要|给我|告诉我)?(?:是|行)还是(?:不是|否|不行)|\byes[ /-]?(?:or|\/)?[ -]?no(?: (?:spread|reading|tarot|draw))?\b/i],
  ["cross", /五张(?:牌|十字)|(?:小|五张)十字|十字(?:牌阵|展开)|\b(?:five[- ]cards?|cross of five|five[- ]card cross|simple cross)(?: spread)?\b/i],
  ["one", /(?:抽|翻|来|用|要|摸|占)(?:个|了)?(?:一|单|1)张|(?:一|单|1)张(?:牌|塔罗|就)|单牌|每日(?:一)?牌|今日(?:一)?牌|日牌|\b(?:one|single|1)[- ]card\b|\bcard of the day\b|\bdaily card\b/i],
  ["three", /(?:抽|翻|来|用|要|摸|占)(?:个|了)?(?:三|3)张|(?:三|3)张(?:牌|塔罗|就)|三牌阵|圣三角|时间流(?:牌阵)?|\b(?:three|3)[- ]cards?(?: spread)?\b|\bpast[, /]+present(?:,? (?:and|&))?[ ,/]+future\b/i],
];
