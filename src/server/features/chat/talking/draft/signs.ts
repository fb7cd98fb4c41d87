import type { Occasion } from "./occasions.ts";

/** What the words ask for, the narrower first. */
export const signs: readonly (readonly [Occasion, RegExp])[] = [
  [
    "weddingToast",
    /(?:婚礼|婚宴|结婚|喜酒|喜宴).{0,8}(?:致辞|祝|讲话|发言|敬酒|词)|伴娘|伴郎|证婚|\b(?:wedding|best man|bridesmaid|maid of honou?r)\b.{0,30}\b(?:toast|speech|words|say|wish\w*|card)|\b(?:toast|speech)\b.{0,30}\bwedding/i,
  ],
  ["birthday", /生日|贺寿|祝寿|\bbirthday|happy b-?day/i],
  [
    "condolence",
    /节哀|吊唁|慰问|悼|(?:去世|过世|(?<!猫|狗|它)走了|丧).{0,12}(?:怎么|安慰|说|写|发)|安慰.{0,10}(?:去世|过世|丧)|\bcondolence|\bsympathy\b|passed away|\blost (?:his|her|their) (?:mum|mom|dad|mother|father|husband|wife|son|daughter|baby)|\bfuneral|\beulogy/i,
  ],
  ["petLoss", /(?:猫|狗|宠物|毛孩子).{0,6}(?:走了|死|没了|去世|离开)|\b(?:dog|cat|pet|puppy|rabbit)\b.{0,12}\b(?:died|passed|put down|dead|gone)/i],
  ["interviewThanks", /面试.{0,8}(?:谢|感谢)|(?:谢|感谢).{0,6}面试|\bthank.{0,20}\b(?:interview|interviewer|recruiter)|\bafter (?:the|my|an) interview/i],
  [
    "declineOffer",
    /(?:拒|推|不接|婉拒|回绝).{0,6}(?:offer|录用|工作机会|这份工作)|\b(?:decline|turn down|reject|refuse)\b.{0,12}\b(?:offer|job|position|role)/i,
  ],
  [
    "chaseReply",
    /(?:催|问|跟进).{0,8}(?:面试|hr|结果|录用)|(?:面试|hr).{0,6}(?:没|还没).{0,4}(?:消息|回|信)|\b(?:chase|follow up|follow-up)\b.{0,24}\b(?:interview|application|recruiter|hr|job)|\bhaven['’]?t heard back/i,
  ],
  [
    "resign",
    /辞职|离职|提离职|不干了|跳槽|递辞呈|\bresign|\bquit(?:ting)?\b.{0,16}(?:job|work|boss|$)|\b(?:hand in|give) (?:my|in my) notice|\bnotice\b.{0,10}\bboss|\bi['’]?m leaving\b.{0,16}\b(?:boss|manager|company|job)|\bboss\b.{0,24}\b(?:leaving|quitting|quit|resign)/i,
  ],
  ["raise", /加薪|涨(?:薪|工资|点钱)|升职|调薪|\b(?:pay )?rise\b|\braise\b|\bpromotion\b|\bmore money\b|\bsalary\b/i],
  [
    "farewell",
    /(?:告别|离别|最后一天|送别|道别).{0,8}(?:同事|信|话|公司|大家)?|\bfarewell|\bleaving (?:card|do|speech|email|message)|\blast day\b|\bgoodbye\b.{0,16}\b(?:team|colleagues|coworkers|office)/i,
  ],
  [
    "ownMistake",
    /(?:犯错|弄错|搞砸|出错|失误|闯祸|承认错).{0,12}|\bmistake\b.{0,20}(?:boss|manager|work|client)|\b(?:messed|screwed|cocked) up\b.{0,24}\b(?:boss|manager|work|client|report)|\bown up\b/i,
  ],
  ["askLeave", /请(?:个|几天|一天)?假|调休|\b(?:time|days?|week) off\b|\bsick leave|\bleave request|\bannual leave/i],
  ["colleagueCredit", /抢(?:我)?功|功劳|甩锅|\b(?:took|takes|taking|stole|steals) (?:the |my |all the )?(?:credit|idea|work)/i],
  [
    "bossOverload",
    /活(?:太)?多|忙不过来|加班|任务太|工作量|推(?:掉)?(?:工作|任务|活)|\b(?:overload|too much work|workload|overtime|working weekends|swamped|push back)\b/i,
  ],
  [
    "teacherExtension",
    /延期|晚交|宽限|补交|交不上|\bextension\b|\blate (?:essay|homework|assignment|work)|\b(?:essay|assignment|homework|coursework)\b.{0,16}\blate/i,
  ],
  [
    "teacherHelp",
    /老师|导师|教授|推荐信|\b(?:teacher|professor|tutor|lecturer|supervisor for my|reference letter|letter of recommendation|recommendation letter)\b/i,
  ],
  ["partnerShares", /合伙|股份|股权|散伙|拆伙|\b(?:business partner|co-?founder|shares?|equity|buy (?:him|her|them|me) out)\b/i],
  [
    "clientPay",
    /(?:客户|甲方|货款|尾款|款项|欠款).{0,10}|催(?:款|账)|\b(?:client|customer|invoice)\b.{0,24}\b(?:pay|paid|owe|late|overdue|due)|\b(?:chase|unpaid|overdue)\b.{0,16}\b(?:invoice|payment|client)/i,
  ],
  [
    "refuseLoan",
    /(?:拒绝|不想|不借|回绝|推掉|婉拒|怎么推).{0,8}(?:借钱|借我|借给|钱)|(?:来|找我|跟我|向我|问我)借钱|\b(?:refuse|say no|turn down|don['’]?t want)\b.{0,30}\b(?:lend|loan|borrow)|\b(?:wants?|asked|asking|asks) (?:me )?(?:to (?:borrow|lend)|for (?:a loan|money))/i,
  ],
  [
    "remindLoan",
    /还(?:我)?(?:的)?钱|欠(?:我|钱|款)|催.{0,4}(?:还|债)|要回.{0,6}钱|借(?:出去|给他|给她|给朋友|了钱)|讨债|\b(?:owes?|pay) me\b|\bpay(?:ing)? (?:me )?back|\bmoney back|\blent (?:him|her|them|my|a)|\brepay/i,
  ],
  ["askLoan", /(?:跟|向|找|问|管).{0,8}借(?:点|一点|些)?钱|开口借|\bborrow (?:some |a bit of )?(?:money|cash|£|\$|\d)|\bask.{0,20}\bfor (?:a loan|money)/i],
  ["rentLate", /(?:房租|租金).{0,8}(?:晚|迟|拖|缓|交不|宽)|\brent\b.{0,16}\b(?:late|short|behind|delay|can['’]?t)|\b(?:late|behind)\b.{0,10}\brent/i],
  ["landlord", /房东|房租|押金|租房|中介|漏水|\b(?:landlord|landlady|letting agent|deposit|lease|rent|boiler|tenancy)\b/i],
  ["neighbour", /邻居|楼上|楼下|隔壁|吵(?:得|死)|\bneighbou?r|\bupstairs|\bdownstairs|\bnoise\b/i],
  ["motherInLaw", /婆婆|公婆|公公|丈母娘|岳母|岳父|丈人|\b(?:mother|father|parents?|in)-?in-?laws?\b|\bmother in law|\bin-?laws\b/i],
  [
    "childExam",
    /(?:孩子|儿子|女儿|娃|闺女).{0,14}(?:考试|高考|中考|考研|大考)|(?:高考|中考|考试).{0,12}(?:孩子|儿子|女儿|娃|闺女|鼓励|加油)|\b(?:son|daughter|kid|child|boy|girl)\b.{0,30}\b(?:exams?|finals|gcses?|sats?|a-?levels?|test)/i,
  ],
  ["childTalk", /(?:孩子|儿子|女儿|娃|闺女)|\b(?:my (?:son|daughter|kid|kids|child|teenager|teen|boy|girl))\b/i],
  [
    "parentsPressure",
    /催(?:我)?(?:婚|结婚|生)|逼(?:我)?(?:婚|结婚|相亲)|相亲|\b(?:when (?:will|am) i (?:marry|get married|going to (?:marry|settle)|settling)|settle down|nagging|grandchildren|arranged marriage)\b/i,
  ],
  [
    "siblingCare",
    /(?:哥|姐|弟|妹|兄弟|姐妹).{0,14}(?:爸|妈|父母|老人|照顾|养老|遗产)|(?:照顾|养老|赡养).{0,10}(?:哥|姐|弟|妹)|\b(?:brother|sister|sibling)s?\b/i,
  ],
  [
    "thankParents",
    /(?:感谢|谢谢|谢).{0,4}(?:爸|妈|父母|爹|娘)|(?:母亲节|父亲节)|\bthank\b.{0,12}\b(?:mum|mom|dad|parents|mother|father)\b|\b(?:mother|father)['’]?s day/i,
  ],
  ["parentsDecision", /爸|妈(?!的)|父母|父亲|母亲|家里人|\b(?:mum|mom|dad|parents?|mother|father|folks|family)\b/i],
  ["goodNews", /(?:好消息|喜讯|怀孕|报喜).{0,8}|\b(?:good news|announce|i['’]?m pregnant|we['’]?re (?:engaged|expecting|pregnant))\b/i],
  [
    "exNoMeet",
    /(?:前任|前男友|前女友|前夫|前妻|ex).{0,20}(?:拒绝|不想见|别再|不见|断|不联系|不要联系|拉黑)|(?:拒绝|不想见|别再联系|断联).{0,12}(?:前任|前男友|前女友|前夫|前妻|ex)|\bex\b.{0,40}\b(?:stop|no contact|leave me|not (?:to )?meet|don['’]?t want|alone)|\b(?:don['’]?t want|refuse|no contact|stop)\b.{0,30}\bex\b/i,
  ],
  [
    "exReply",
    /(?:前任|前男友|前女友|前夫|前妻).{0,16}(?:回(?!来|去|心|头)|点赞|发(?:消息|信息|微信)|找我|联系我)|(?:回|回复).{0,6}(?:前任|前男友|前女友|前夫|前妻)|\b(?:reply|answer|respond|text back|say back)\b.{0,16}\bex\b|\bex\b.{0,24}\b(?:texted|messaged|liked|wrote|reached out)/i,
  ],
  ["exMeet", /前任|前男友|前女友|前夫|前妻|复合|\bex(?:-?(?:boyfriend|girlfriend|husband|wife))?\b|\bget back together/i],
  [
    "turnDown",
    /(?:拒绝|婉拒|回绝|推掉).{0,10}(?:表白|追|告白|喜欢我|追求|他|她)|(?:表白|追我|喜欢我).{0,12}(?:拒|没感觉|不喜欢)|\b(?:turn|let) (?:him|her|them|someone) down|\b(?:reject|not interested|friendzone)\b/i,
  ],
  [
    "confess",
    /表白|告白|喜欢(?:他|她|的人|你|上)|暗恋|\b(?:crush|confess|tell (?:him|her|them) (?:that )?i (?:like|love|fancy)|i (?:like|fancy|love) (?:him|her|them)|my feelings)\b/i,
  ],
  [
    "whatAreWe",
    /什么关系|暧昧|算什么|名分|确定关系|\bwhat (?:are we|we are)|\bsituationship|\bdefine the relationship|\bexclusive\b|\bwhere (?:is this going|we stand)/i,
  ],
  ["marryTalk", /求婚|(?:提|谈|聊|说).{0,4}结婚|\bpropos(?:e|al|ing)\b|\bget(?:ting)? married|\bmarry\b/i],
  [
    "breakUp",
    /分手|提分|离婚|断了吧|结束(?:这段|关系)|\bbreak(?:ing)? up|\bend (?:it|things|this|the relationship)|\bleave (?:him|her|my (?:partner|boyfriend|girlfriend|husband|wife))|\bdivorce/i,
  ],
  [
    "space",
    /冷静|空间|一个人待|静一静|分开(?:几天|一段)|\b(?:need|want|ask for|some) (?:some |a bit of )?space|\btime (?:alone|apart|to myself)|\ba break from\b/i,
  ],
  [
    "partnerMoney",
    /(?:老公|老婆|对象|男友|女友|男朋友|女朋友|丈夫|妻子|另一半|伴侣).{0,14}(?:钱|花销|开销|账|工资|存)|\b(?:partner|husband|wife|boyfriend|girlfriend)\b.{0,30}\b(?:money|spending|bills|budget|debts?|savings)|\bmoney\b.{0,24}\b(?:partner|husband|wife|boyfriend|girlfriend)/i,
  ],
  [
    "sorryQuarrel",
    /道歉|对不起|吵(?:架|完|了)|和好|认错|服软|赔不是|求和|\b(?:sorry|apologi[sz]e|apology|make up with|after (?:a|the|our) (?:row|fight|argument|quarrel)|row with|fight with)\b/i,
  ],
  [
    "friendFallenOut",
    /(?:朋友|闺蜜|兄弟|哥们|同学).{0,14}(?:闹翻|绝交|疏远|不联系|不理|冷战|闹掰|误会)|(?:闹翻|绝交|闹掰|疏远).{0,10}(?:朋友|闺蜜|哥们)|\b(?:friend|mate|bestie)\b.{0,30}\b(?:fell out|fallen out|stopped talking|not speaking|drifted|ghost\w*)|\b(?:fell|fallen) out\b/i,
  ],
  ["friendThank", /(?:谢谢|感谢|谢).{0,6}(?:朋友|闺蜜|哥们|他|她|帮)|\bthank(?:s|ing)?\b/i],
  ["congratulate", /恭喜|祝贺|贺(?:词|喜|卡)|\bcongrat|\bwell done (?:card|message|note)/i],
  [
    "helpLow",
    /(?:撑不住|难受|低落|抑郁|崩溃|心里苦|很丧).{0,12}|求助|找人(?:说说|聊聊|倾诉)|\b(?:feeling low|depressed|struggling|falling apart|ask for help|need help|not ok(?:ay)?|reach out)\b/i,
  ],
  [
    "decline",
    /(?:推掉|拒绝|婉拒|不想去|不去|推辞).{0,10}(?:邀请|聚会|饭局|聚餐|婚礼|酒席|应酬)?|\b(?:decline|get out of|say no to|not go(?:ing)? to|can['’]?t (?:make|come|go))\b/i,
  ],
  ["askOut", /约(?:他|她|人|女生|男生|会)|请(?:他|她)(?:吃饭|看电影|喝)|\bask(?:ing)? (?:him|her|them|someone) out|\b(?:first )?date\b/i],
  ["invite", /邀请|请客|请.{0,6}(?:来|吃饭)|请柬|请帖|\binvit(?:e|ation|ing)\b|\bhave (?:them|people|friends) (?:round|over)/i],
  ["sayNo", /拒绝|婉拒|推掉|怎么推|回绝|\b(?:say no|refuse|turn (?:it|this) down|reject)\b/i],
  [
    "partnerDistant",
    /老公|老婆|丈夫|妻子|对象|男朋友|女朋友|男友|女友|另一半|冷淡|不理我|异地|\b(?:husband|wife|boyfriend|girlfriend|partner|spouse|distant)\b/i,
  ],
  ["bossOverload", /老板|领导|上司|主管|经理|\b(?:boss|manager|supervisor|ceo)\b/i],
  ["colleagueCredit", /同事|\b(?:colleague|co-?worker|teammate)s?\b/i],
];
