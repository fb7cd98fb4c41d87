import type { Found } from "../keeping/kept.ts";

/** What passes, or is only thought: no fact of a life. */
const passing =
  /今天|昨天|明天|前天|刚才?|最近|这两天|觉得|感觉|好像|可能|如果|要是|假如|想|怕|希望|应该|\b(?:today|yesterday|tomorrow|tonight|just|lately|if|feel|felt|think|thought|guess|maybe|might|could|would|want|wish|hope|afraid|scared|worried)\b/i;
const hasDate = /\d{4}|\d{1,2}[:：]\d{2}|[年月日]\d|生日|出生|\bborn\b/i;

const lifeZh = new RegExp(
  [
    "^我(?:现在|平时|一直|目前)?(?:是(?:一?[个名位])?(?:全职|兼职|自由|单亲|独生|大|高|初|小学|中学|幼儿园|医院|公司|银行|私企|国企|外企|体制内)?[\\p{Script=Han}]{0,6}(?:老师|医生|护士|程序员|工程师|学生|会计|律师|设计师|司机|厨师|销售|教师|公务员|职业|妈妈|爸爸|子女|编辑|记者|店主|农民|工人|经理))",
    "^我(?:现在|平时|一直|目前)?(?:住在?|在)[\\p{Script=Han}A-Za-z]{1,12}(?:住|工作|上班|读书|读研|读博|上学|开店|做生意)?$",
    "^我(?:现在|平时|一直|目前)?(?:上(?:夜|早|晚|白|大夜)班|做夜班|吃素|一个人住|自己住|跟父母住|异地|单身|离过婚|离婚了|结婚[一二三四五六七八九十\\d]{1,3}年了?)",
    "^我(?:们)?(?:家)?有(?:一|两|二|三|四|[1-6]) ?个(?:孩子|儿子|女儿|娃)",
    "^我(?:家)?养了?[一两三四五\\d]?(?:只|条)?(?:猫|狗)",
  ].join("|"),
  "u",
);
const lifeEn = new RegExp(
  [
    "^i (?:work|live|teach|study|run|own|farm|freelance)\\b(?! (?:out|up|through|this|that|it|him|her|them|away|for you))",
    "^i(?:['’]m| am) (?:an? |the only )?(?:\\w{1,14} )?(?:nurse|teacher|doctor|student|lawyer|engineer|designer|driver|cook|chef|baker|carpenter|farmer|writer|musician|accountant|manager|carer|parent|mother|father|widow|widower|freelancer|vegetarian|vegan|retired|self-employed|child)\\b",
    "^(?:i|we) have (?:an?|one|two|three|four|[1-6]) (?:\\w{1,12} )?(?:kids?|children|sons?|daughters?|dogs?|cats?)\\b",
    "^i(?:['’]ve| have) been (?:married|divorced|single|widowed)(?: for)? \\w{1,10}(?: years?)?",
  ].join("|"),
  "i",
);
/** How one wants to be spoken to, and of what not. */
const wishes =
  /^(?:请|麻烦)?(?:说话|话)?(?:你)?(?:直接?|说?直接?)一?点|^(?:以后)?(?:请)?(?:你)?别绕(?:弯子?)?|^(?:请|你)?(?:可以|就)?叫我[\p{Script=Han}A-Za-z]{1,8}$|^(?:我)?(?:以后)?(?:请)?(?:别|不要|不想)再?提[\p{Script=Han}]{1,8}$|^(?:please )?(?:you can )?call me [A-Z][a-z]{1,15}$|^(?:please )?(?:be|talk) (?:blunt|direct|straight|plain(?:ly)?)(?: with me)?|^(?:please )?(?:don['’]t|do not|never) (?:mention|bring up) [\w’' ]{2,30}/iu;

const most = 60;
const perTurn = 2;
const lead = /^(?:而且|另外|对了|然后|其实|by the way|also|and|well|so)[，,：: ]{0,3}/i;
const stop = /(?<![\s，,、.。!！～~])[\s，,、.。!！～~]+$/u;
const between = /(?<![，,。.])[，,。.]+(?:\s|(?=\p{Script=Han})|$)|(?<!\s)\s+(?:and|but)\s(?=(?:i|we|my)\b)/iu;

/** Short facts that were told of oneself, and wishes for how to be spoken to. @param sentence one that asks nothing */
export const findSaid = (sentence: string, isAsking: (text: string) => boolean): Found[] => {
  const clauses = sentence.split(between).map((one) => one.trim().replace(lead, "").replace(stop, ""));
  return clauses
    .filter((one) => one.length >= 3 && one.length <= most && !hasDate.test(one))
    .filter((one) => wishes.test(one) || (!passing.test(one) && !isAsking(one) && (lifeZh.test(one) || lifeEn.test(one))))
    .slice(0, perTurn)
    .map((one) => ({ kind: "said", text: one.charAt(0).toUpperCase() + one.slice(1), about: null }));
};
