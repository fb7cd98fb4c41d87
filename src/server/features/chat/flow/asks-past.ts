/** "先验前事", "校时", "我的时辰对不对", "check the past first", "is my birth time right?": the chart's past is to be checked, and nothing else is asked. */
const asking =
  /(?:验|核对|对一下|查)(?:一下|一验)?(?:我的|我)?(?:前事|过去)|校(?:正|准|对)?(?:一下)?(?:我的)?(?:出生)?时(?:辰|间)?|定时辰|(?:时辰|出生时间|生辰)(?:到底|究竟)?(?:对不对|准不准|对吗|准吗|是不是对的|有没有错)|\bcheck (?:my |the )?past\b|\b(?:is|are|was) my (?:birth ?time|time of birth|hour of birth|birth hour) (?:right|correct|accurate|wrong|off)\b|\b(?:birth ?time|chart) rectification\b|\brectify my\b/i;

/** More words than these bring a question of their own. */
const mostLetters = 60;

export const asksPast = (text: string): boolean => text.length <= mostLetters && asking.test(text);
