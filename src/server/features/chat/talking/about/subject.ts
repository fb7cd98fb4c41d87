/** What of us a person asks about. */
export type Subject =
  | "who"
  | "making"
  | "accuracy"
  | "price"
  | "privacy"
  | "deleting"
  | "others"
  | "languages"
  | "topics"
  | "anew"
  | "memory"
  /** None of these. */
  | "other";

/** The first that is heard decides: what is narrow stands before what is wide. */
const signs: [Exclude<Subject, "other">, RegExp][] = [
  ["deleting", /删除?|清除|清空|注销|抹掉|销毁|\b(?:delet\w*|eras\w*|wip(?:e|ed|ing)|clear (?:my|the|this|our)|get rid of)\b/i],
  [
    "others",
    /(?:别人|其他人|他人|别的(?:用户|人)|其他用户|另外的人).{0,10}(?:问|聊|说|记录|抽|结果|用)|多少人(?:在)?用|用户(?:量|多少)|\b(?:other|another) (?:users?|people|person|visitors?|customers?)\b|\bsomeone else[’']s\b|\banybody else\b|\banyone else\b|how many (?:people|users)/i,
  ],
  [
    "privacy",
    /隐私|保密|泄[露漏]|偷看|看到我|看得?到|谁能看|会不会外传|安全吗|数据|资料|存(?:在|到|了|储|下)|存不存|保存|服务器|上传|卖给|拿去训练|\bpriva(?:cy|te)\b|\bconfidential\b|\bdata\b|\bstor(?:e|ed|ing|age)\b|\bkeep (?:my|our|this|what)\b|\bsell\b|\bshar(?:e|ed|ing) (?:my|this|it|what)\b|\bwho (?:can |could |else )?(?:sees?|reads?)\b|\bsecure\b|\bsafe\b|\btrain(?:ed|ing)? on\b|\bcookies?\b/i,
  ],
  ["memory", /记得|记住|记不记|记性|忘(?:了|记|掉)|上次(?:说|聊|问)|\bremember\b|\bmemory\b|\bforget\b|\blast time\b/i],
  [
    "price",
    /多少钱|价格|收费|要钱|花钱|付费|付钱|免费|会员|订阅|充值|次数|贵不贵|几块|plus|月卡|年卡|\b(?:price|prices|cost|costs|free|pay|paid|payment|charge|subscri\w+|premium|fees?|expensive|money back|refund)\b/i,
  ],
  ["languages", /英文|英语|中文|语言|粤语|日语|繁体|法语|\b(?:language|languages|english|chinese|mandarin|cantonese|spanish|french|german|japanese|speak)\b/i],
  [
    "anew",
    /新(?:的)?对话|新(?:开|建)(?:一)?个|重新开始|从头(?:再)?来|重来一次|怎么(?:重新|再)开|换个话题怎么|\b(?:start (?:over|again|anew|afresh)|new (?:chat|conversation)|reset|restart|begin again)\b/i,
  ],
  [
    "accuracy",
    /准(?:不准|吗|确|么|的)|靠谱|可靠|可信|科学|真的(?:能|会)算|灵(?:不灵|吗|验)|命中率|根据(?:是|吗)|能(?:预测|算)(?:出|到)?|\b(?:accura\w+|reliab\w+|scientific|science|proof|true|trust|correct|right|predict\w*|evidence|legit)\b/i,
  ],
  [
    "topics",
    /(?:会|能|可以)(?:算|看|做|问|帮)?(?:些)?(?:什么|啥|哪些)|有(?:什么|哪些|啥)(?:功能|玩法|法子|可以|能)|哪几(?:样|种|门)|功能|怎么(?:用|玩|问)|\b(?:what (?:can|could|do) (?:you|i)(?: do| ask| offer)?|which (?:methods|crafts|topics|readings)|features?|how do (?:i|you) use|what else)\b/i,
  ],
  [
    "making",
    /怎么(?:算|做|抽|运作|来的|得出|工作|实现|排)|原理|算法|什么模型|哪个模型|大模型|随机|\bgpt\b|chatgpt|deepseek|后台|逻辑|\b(?:how (?:do|does|did|are|is) (?:you|it|this|these|the)|algorithm|model|llm|gpt|chatgpt|openai|random\w*|under the hood|method)\b/i,
  ],
  [
    "who",
    /你(?:到底)?(?:是|叫)|真人|机器人|人工智能|\bai\b|谁(?:做|开发|造|写)|哪家公司|你多大|有感情|有意识|\b(?:who (?:are|made|built|runs|created)|what are you|are you|your name|human|robot|bot|real person|conscious|feelings?)\b/i,
  ],
];

export const findSubject = (text: string): Subject => signs.find(([, pattern]) => pattern.test(text))?.[0] ?? "other";
