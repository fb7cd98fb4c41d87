/** What a turn of a talk about dying says, the most pressing first. */
// biome-ignore format: a table
const selfSigns = {
  means: /药|刀片|割|跳|楼顶|天台|桥上|绳|煤气|烧炭|遗书|遗言|农药|枪|今晚就|就今天|已经吞|吞了|准备好了|最后一(?:次|面)|告别|再见了|\b(?:pills?|tablets?|overdose|blades?|knife|razor|rope|bridge|roof|gun|gas|jump(?:ing)?|hang(?:ing)?|cut(?:ting)?|goodbye (?:note|letter|everyone)|suicide note|note is written|tonight is|do it tonight|end it tonight|wrote (?:a|my|the|them a) (?:note|letter))\b/i,
  noCalls: /(?:不想|不敢|不要|没法|懒得|打过|别让我)(?:再)?(?:打电话|打热线|打|联系)|热线(?:没|不)|没人接|没用的电话|\b(?:don['’]?t (?:want|like) to (?:call|phone|ring|talk to (?:anyone|strangers))|can['’]?t (?:call|phone)|not calling|no hotlines?|hotlines? (?:don['’]?t|are|never)|nobody (?:answers|picks up)|called (?:them|once|before))\b/i,
  kidding: /开(?:个)?玩笑|逗你|说着玩|随口|没事了?$|没那么严重|别当真|\b(?:just (?:kidding|joking)|kidding|joking|jk|not serious|didn['’]?t mean it|it['’]?s nothing|forget it|never ?mind)\b/i,
  better: /好(?:些|点|多|一点)了?|缓过来|平静|陪着我|陪我了|(?:来|到)了.{0,6}陪|约了(?:医生|咨询)|明天去(?:看|医院)|打(?:了|通)(?:电话|热线)|\b(?:feel(?:ing)? (?:a (?:bit|little) )?(?:better|calmer|safer)|a (?:bit|little) better|calmer now|with me now|came over|(?:i )?called (?:them|the line|someone)|i rang|appointment|seeing (?:a|my) (?:doctor|therapist))\b/i,
  cards: /抽(?:一)?张|抽牌|算(?:一)?(?:卦|算|下)|占|起卦|看牌|塔罗|八字|星盘|紫微|换(?:一)?个问题|运势|\b(?:draw|cards?|tarot|reading|horoscope|chart|cast|hexagram|pull a)\b/i,
  left: /爸|妈|孩子|儿子|女儿|老公|老婆|猫|狗|舍不得|拖累|累赘|少了我|没有我|没了我|走了以后|跟(?:他|她)(?:一起)?(?:走|去)|\b(?:mum|mom|dad|parents|kids?|children|son|daughter|wife|husband|cat|dog|burden|without me|better off|miss me|join (?:him|her|them)|leave (?:them|him|her) behind)\b/i,
  angry: /气死|恨|凭什么|滚|他妈|混蛋|愤怒|\b(?:angry|furious|hate|rage|pissed|fuck\w*|bastards?)\b/i,
  ashamed: /丢脸|丢人|羞|没用|废物|失败|对不起(?:他|她|大家|爸|妈)|都(?:是|怪)我|配不上|\b(?:asham\w+|worthless|useless|failure|pathetic|disgust\w+|embarrass\w*|my fault|let everyone down)\b/i,
  tired: /累|撑不(?:住|下)|扛不住|熬不|睡不着|失眠|麻木|\b(?:tired|exhausted|worn out|can['’]?t (?:go on|cope|sleep|take)|numb|drained)\b/i,
  alone: /没人|一个人|孤独|孤单|没有朋友|没谁|\b(?:alone|lonely|no ?(?:one|body)|no friends|by myself)\b/i,
  thanks: /谢|\b(?:thanks?|thank you|cheers)\b/i,
};
export type SelfSign = keyof typeof selfSigns;

/** What a turn of a talk about being hurt says, the most pressing first. */
// biome-ignore format: a table
const harmedSigns = {
  now: /就在(?:门|外|楼|旁|家|隔壁)|在砸门|正在|刚(?:刚)?(?:又)?(?:打|掐|动手|踹)|掐(?:我)?(?:的)?脖子|拿(?:着|了|出)?刀|要杀|杀了我|弄死我|流血|锁在|\b(?:right now|outside my|at (?:the|my) door|just (?:hit|hurt|choked|punched|attacked)|chok(?:ed|ing)|strangl\w+|knife|gun|weapon|kill me|bleeding|locked (?:me )?in|coming (?:home|back) (?:now|soon))\b/i,
  hiding: /(?:看|翻|查|偷看)(?:到|得到|见)?我?(?:的)?(?:手机|聊天|消息|记录)|不安全|不方便|会(?:被)?看到|怎么删|删(?:掉|除)|清(?:除|掉)|定位|监控|\b(?:not safe|isn['’]?t safe|(?:checks?|reads?|sees?|going through|goes through|monitors?|tracks?) my|see this|find this|delete|clear (?:this|the|my)|erase|history)\b/i,
  followed: /跟踪|尾随|堵(?:我|在)|蹲(?:我|点|守)|骚扰|不停(?:地)?(?:打|找|发)|\b(?:follow(?:s|ed|ing) me|stalk\w*|waits? (?:for me )?outside|won['’]?t leave me alone|keeps? (?:calling|texting|turning up|showing up))\b/i,
  kids: /孩子|儿子|女儿|宝宝|娃|\b(?:kids?|children|son|daughter|baby|toddler)\b/i,
  police: /报警|警察|派出所|报案|保护令|告(?:他|她)|\b(?:police|cops?|report(?:ing)?|press charges|restraining|protection order)\b/i,
  nowhere: /没(?:有)?(?:地方|处|钱|工作|收入)|去哪(?:里|儿)?(?!里玩)|无处|回不去|\b(?:nowhere|no (?:money|job|place)|can['’]?t afford|where (?:would|could|can|do) i go|homeless)\b/i,
  sorry: /道歉|认错|下跪|保证|发誓|对我(?:还|也)?(?:很|挺|其实)?好|其实(?:他|她)(?:人)?(?:很|挺|也)?好|\b(?:sorry|apologi\w+|promis\w+|swore|(?:he|she)['’]?s (?:nice|kind|sweet|good|lovely)|flowers)\b/i,
  fault: /(?:都)?(?:是|怪)我(?:不|的|惹|先|太)|我(?:的)?错|惹(?:他|她)|我也有(?:错|责任)|活该|\b(?:my fault|i (?:provoked|deserve\w*|made (?:him|her)|started it|pushed (?:him|her))|blame me|if i hadn['’]?t)\b/i,
  change: /改(?:变|过|好|掉)?(?:吗|的|呢)?|沟通|谈(?:谈|一谈|清楚|判)|讲(?:道理|清楚)|劝|说服|对质|摊牌|怎么(?:跟|和|对)(?:他|她)说|\b(?:chang(?:e|ed)|talk to (?:him|her|them)|speak to (?:him|her)|confront|reason with|couples?(?:['’])? (?:therapy|counsel\w+)|tell (?:him|her)|get (?:him|her) to stop|make (?:him|her) stop)\b/i,
  stay: /离开|离婚|分手|走不走|该不该走|留下|原谅|回去|回到|忍|\b(?:stay|leave|leaving|divorce|break up|forgive|go back|going back|put up with)\b/i,
  kidding: /开(?:个)?玩笑|没那么严重|没什么(?:大不了)?|随便说|\b(?:just (?:kidding|joking)|kidding|joking|jk|not (?:that|so) bad|it['’]?s nothing|overreact\w*|exaggerat\w*)\b/i,
  better: /安全了|已经(?:走|搬|离开|出来|到)|搬出来|在(?:朋友|我妈|娘家|姐姐|同事)(?:家|那)|\b(?:i['’]?m safe|safe now|got out|moved out|(?:i )?left (?:him|her|last|yesterday|this)|at (?:my|a) (?:friend|sister|mum|mom|parent|shelter|refuge)\w*)\b/i,
  cards: /抽(?:一)?张|抽牌|算(?:一)?(?:卦|算|下)|占|起卦|看牌|塔罗|八字|合婚|星盘|紫微|换(?:一)?个问题|\b(?:draw|cards?|tarot|reading|horoscope|chart|cast|hexagram|pull a)\b/i,
  scared: /怕|吓|恐惧|发抖|慌|\b(?:scared|afraid|frightened|terrified|shaking|panic\w*)\b/i,
  thanks: /谢|\b(?:thanks?|thank you|cheers)\b/i,
};
type HeardSign = keyof typeof harmedSigns;
/** `minor`: whoever speaks is a child. */
export type HarmedSign = HeardSign | "minor";

const findSign = <Sign extends string>(signs: Record<Sign, RegExp>, text: string): Sign | null =>
  (Object.keys(signs) as Sign[]).find((sign) => signs[sign].test(text)) ?? null;

export const findSelfSign = (text: string): SelfSign | null => findSign(selfSigns, text);
export const findHarmedSign = (text: string): HeardSign | null => findSign(harmedSigns, text);

/** Written by a child: an age, a school year, or a parent's hand. */
const child =
  /我(?:今年)?(?:才)?(?:[6-9]|1[0-7]|[六七八九十]|十[一二三四五六七])岁|我(?:在)?(?:上|读|念)(?:小学|初中|初[一二三]|高中|高[一二三]|[一二三四五六]年级)|(?:我爸|我妈|爸爸|妈妈|继父|继母|后爸|后妈|老师|教练)(?:又|总是|老是|经常|天天|昨天|昨晚|刚才|一直)?(?:打|踢|骂|摸|掐|抽|逼)我|\bi['’]?m (?:only )?(?:[6-9]|1[0-7])\b(?! ?(?:weeks?|months?|years? (?:in|into|older)))|\bi am (?:only )?(?:[6-9]|1[0-7])\b(?! ?(?:weeks?|months?))|\bmy (?:mum|mom|dad|mother|father|step-?(?:dad|mum|mom|father|mother)|teacher|coach|uncle) (?:always |keeps? |just |often )?(?:hits?|hit(?:ting)?|beats?|beating|touch(?:es|ed|ing)|slaps?|slapped|kicks?|hurts?|punch(?:es|ed))(?: on)? me|\b(?:in|year|grade) (?:[5-9]|1[0-2])(?:th)? (?:grade|at school)\b/i;

export const isChild = (texts: readonly string[]): boolean => texts.some((text) => child.test(text));
