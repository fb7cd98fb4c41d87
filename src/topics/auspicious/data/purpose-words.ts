import type { Purpose } from "../../kit/almanac/data/purposes.ts";

/** How people name what a day is for; the first that matches wins, so the narrower stand before the wider. */
export const purposeWords: readonly (readonly [Purpose, RegExp])[] = [
  ["registry", /领证|登记结婚|结婚登记|扯证|\bregist(?:er|ry|ering|ration)\b(?=.*\b(?:marriage|wedding|marry|married)\b)|\b(?:marriage|wedding)\b.*\bregist|\bregistry (?:office|wedding)\b|\bcivil ceremony\b/i],
  ["engagement", /订婚|定亲|提亲|过大礼|求婚|下聘|\b(?:engagement|get(?:ting)? engaged|propos(?:e|al|ing)|betroth\w*)\b/i],
  ["baby", /满月|百日宴|百天|周岁宴|抓周|\b(?:baby['’]?s? (?:shower|feast|party|first)|christening|first[- ]month|hundred days)\b/i],
  ["property", /买房|过户|交房|购房|签购房|房产|\b(?:buy(?:ing)? (?:a |the |our )?(?:house|home|flat|apartment)|house purchase|closing on (?:a|the|our)|property|completion day)\b/i],
  ["wedding", /婚礼|结婚|嫁娶|办喜事|婚期|迎亲|摆酒|婚宴|出嫁|娶亲|成亲|\b(?:wedding|marry|get(?:ting)? married|marriage)\b/i],
  ["renovation", /装修|翻新|开工装|砸墙|改造|刷墙|\b(?:renovat\w*|remodel\w*|refurbish\w*|redecorat\w*)\b/i],
  ["groundbreaking", /动土|破土动工|奠基|开工|盖房|打地基|\b(?:break(?:ing)? ground|ground[- ]?breaking|lay(?:ing)? (?:the )?foundations?|start(?:ing)? (?:to )?build\w*)\b/i],
  ["moving", /搬家|入宅|乔迁|搬进|搬新|入伙|搬去|搬到|入住新|\b(?:mov(?:e|ing)(?! (?:on|forward|ahead))(?: (?:house|home|in|into|flat|day|out|to|next|this))?|house[- ]?warming)\b/i],
  ["bed", /安床|摆床|换床|\b(?:set(?:ting)? up (?:a |the |our )?(?:bed|cot|crib)|new bed)\b/i],
  [
    "opening",
    /开业|开张|开市|开店|开门营业|揭牌|上线|挂牌|\b(?:open(?:ing)? (?:a |my |our |the |up )?(?:\w+ )?(?:shop|store|business|caf[eé]|restaurant|studio|office|company|doors)|(?:shop|store|business|caf[eé]|restaurant|studio|grand|soft) (?:opening|opens?)|launch\w*|(?:shop|store|business|caf[eé]|restaurant|studio)\b.*\bopen)\b/i,
  ],
  ["lawsuit", /打官司|起诉|递状|立案|诉讼|\b(?:lawsuit|su(?:e|ing)\b|file (?:a |the )?(?:suit|claim|case))/i],
  ["signing", /签约|签合同|签协议|签字|合同|\b(?:sign(?:ing)?|contract|agreement)\b/i],
  ["car", /提车|买车|新车|交车|\b(?:(?:pick(?:ing)? up|buy(?:ing)?|collect(?:ing)?|get(?:ting)?) (?:a |my |our |the )?(?:new )?car|new car|car pick[- ]?up)\b/i],
  ["interview", /面试|\binterview/i],
  ["newJob", /入职|上任|报到|上岗|就职|\b(?:start(?:ing)? (?:a |my |the )?(?:new )?job|first day at work|take (?:up )?office)\b/i],
  ["study", /入学|开学|考试|赴考|拜师|开课|高考|考研|\b(?:exam\w*|start(?:ing)? (?:school|college|university|lessons|a course)|first day of school)\b/i],
  ["haircut", /理发|剪头|剪发|剃头|胎发|染发|烫发|\b(?:hair ?cut|cut (?:my|her|his|our) hair|hairdresser|barber)\b/i],
  ["checkUp", /体检|复诊|看医生|看病|检查身体|洗牙|拔牙|\b(?:check[- ]?ups?|see (?:a |the )?(?:doctor|dentist)|doctor['’]?s|dentist|medical|screening)\b/i],
  ["burial", /安葬|下葬|落葬|出殡|骨灰|立碑|迁坟|\b(?:burial|bury|funeral|inter(?:ment)?|ashes)\b/i],
  ["worship", /祭祖|祭祀|上坟|扫墓|祈福|拜拜|烧香|拜神|还愿|\b(?:pray(?:er|ers|ing)?|worship|rites?|temple|ancestors?|offerings?)\b/i],
  ["planting", /种树|栽种|种花|移栽|播种|\bplant(?:ing)?\b/i],
  ["pet", /宠物|接狗|接猫|接小狗|接小猫|养狗|养猫|领养|\b(?:pet|puppy|kitten|dog|cat|adopt\w*)\b/i],
  ["party", /聚会|请客|聚餐|宴客|生日会|派对|同学会|\b(?:party|gathering|dinner|reunion|barbecue|have people (?:round|over))\b/i],
  ["trade", /买卖|交易|成交|进货|谈生意|卖房|卖车|投资|交割|\b(?:trade|deal|sell(?:ing)?|sale|purchase|invest\w*)\b/i],
  ["travel", /出行|出门|旅行|旅游|出差|远行|出国|动身|启程|\b(?:travel\w*|trip|journey|flight|fly|set(?:ting)? off|leave for|holiday|vacation)\b/i],
];

/** Words that want the day as such. */
export const leafWords = /黄历|老历|历书|皇历|宜忌|宜什么|忌什么|日子好|好日子吗|是不是好日子|吉不吉|\b(?:almanac|what (?:kind|sort) of (?:a )?day|(?:is|was) .*\b(?:a )?(?:good|lucky|bad) day\b|how (?:good|lucky) is)\b/i;
