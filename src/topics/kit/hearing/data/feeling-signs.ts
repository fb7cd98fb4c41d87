import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Feeling } from "../feeling.ts";

const eldersAndPets = "妈|爸|娘|爹|母亲|父亲|奶奶|爷爷|外婆|外公|姥姥|姥爷|舅|姨|姑|叔|伯|老师|狗狗?|猫猫?|猫咪|兔子|仓鼠|鹦鹉|老人";
const others = "老公|老婆|丈夫|妻子|先生|太太|儿子|女儿|孩子|宝宝|哥|姐|弟|妹|闺蜜";
const when = "(?:他|她|它)?(?:昨天|昨晚|前天|今早|上周.?|上个?月|去年|前年|刚刚?|已经|也|就|突然|忽然){0,2}";
const kinEn = "(?:mum|mom|mam|mother|dad|father|nan|nana|gran|granny|grandma|grandmother|grandpa|grandad|granddad|grandfather|husband|wife|son|daughter|child|baby|brother|sister|aunt|uncle|cousin|friend|teacher|partner|dog|cat|puppy|kitten|horse|rabbit|pet)";

/** Somebody has died. */
export const lossSigns: Record<Locale, RegExp[]> = {
  zh: [
    /去世|过世|离世|病逝|病故|逝世|辞世|不在人世|葬礼|追悼|火化|下葬|安葬|入土|出殡|头七|忌日|遗像|骨灰|灵堂|守灵|安乐死|流产|胎停|去喵星|去汪星|彩虹桥/,
    // Of a husband, "走了" may mean that he left.
    new RegExp(`(?:${eldersAndPets})${when}走了`),
    new RegExp(`(?:${eldersAndPets}|${others})${when}(?:没了|不在了|死了)`),
    /(?:他|她|它)(?:已经)?不在了|送走了(?:他|她|它|我|奶奶|爷爷|外)|天人永隔|最后一面/,
  ],
  en: [
    /\bpassed (?:away|on)\b|\bfunerals?\b|\bburied (?:him|her|my|our|them|mum|mom|dad)\b|\bcremat|\bscatter(?:ed)? (?:his|her) ashes\b|\bmiscarr|\bstillb|\bwidow|\bgrie(?:f|ving|ve)\b|\bmourning\b|\bbereave/i,
    new RegExp(String.raw`\b${kinEn}(?: \w+){0,2} (?:died|passed(?! (?:her|his|the|their|my|all|out|it|an?)\b)|is dead|is gone(?! (?:to|for|back|out|away|home|on)\b)|was killed)\b`, "i"),
    /\b(?:he|she) (?:died|is dead)\b/i,
    new RegExp(String.raw`\blost (?:my|our) (?:\w+ )?(?!dog|cat|pet|puppy|kitten)${kinEn}\b`, "i"),
    /\blost the baby\b|\bput (?:him|her|(?:my|our) \w+) (?:down|to sleep)\b|\bmy late (?:husband|wife|mother|father|mum|mom|dad)\b|\banniversary of (?:his|her|my) \w+[’']?s? death\b/i,
  ],
};

/** What follows weighs more. */
export const turnSigns: Record<Locale, RegExp> = { zh: /但是?|可是|不过|只是|然而|却/, en: /\b(?:but|though|yet|however)\b/i };

/** In the order they are tried: what is narrow stands before what is wide, a feeling denied before the feeling. */
export const feelingSigns: Record<Locale, [Feeling, RegExp][]> = {
  zh: [
    ["relief", /松了(?:一)?口气|终于(?:结束|过去|解脱|熬过|落地|放下|离开|考完|睡着|不用)|石头落(?:了)?地|放下了|想通了|想开了|看开了|释怀|解脱|踏实(?:多)?了|好多了|好(?:受|过)?(?:一?点|些)了|不(?:那么)?(?:难过|难受|怕|慌)了|没事了|熬过来了|虚惊一场|轻松(?:多|了)/],
    ["betrayal", /骗(?:了)?我|被(?:他|她|人|朋友|闺蜜)?(?:骗|出卖|背叛|耍|绿)|背叛|出轨|劈腿|小三|背后(?:捅|说|搞)|出卖|瞒(?:着|了)我|捅(?:了)?(?:我)?(?:一)?刀|撒谎|脚踏两|偷(?:偷)?拿了?我/],
    ["heartbreak", /分手|失恋|说走就走|离我而去|被甩|甩了我|离婚了|不(?:再)?爱我|不要我了|离开(?:了)?我|心碎|放不下(?:他|她)|忘不(?:了|掉)(?:他|她|前任|那个人)?|舍不得(?:他|她)|前任|前男友|前女友|断了联系|拉黑|和别人在一起|有(?:了)?新欢|结婚了新[娘郎]不是我|想(?:他|她)了?$|好想(?:他|她)/],
    ["worry", /担心(?!我自己)|放心不下|惦记|(?:住院|生病|病了|病重|确诊|化疗|抢救|icu|手术|出事|摔了)(?:了|呢)?|为(?:他|她|孩子|爸|妈|我妈|我爸).{0,4}(?:着急|操心|揪心)|操碎了?心|揪心/i],
    ["torn", /纠结|矛盾|左右为难|两难|犹豫|拿不定|摇摆|不知道(?:该|要)?(?:怎么)?选|不知如何是好|一边.{1,20}一边|又想.{1,20}又|进退两难|下不了决心/],
    ["guilt", /后悔|自责|内疚|愧疚|对不起(?:他|她|孩子|爸|妈|家|我|老|你们|大家)|怪我自己|都怪我|都是我(?:的错|不好|害)|我不该|我错了|丢(?:人|脸)|羞(?:愧|耻)|没脸|亏欠|没用的?(?:东西|人)?$|觉得自己(?:很|好|真|特别)?(?:没用|差劲|失败|糟糕)/],
    ["anger", /生气|气(?:死|炸|疯|愤|坏|哭|得|不过|人)|愤怒|火大|恼火|恨(?:他|她|死|不得|透)|凭什么|受够|忍(?:不了|无可忍|够)|咽不下|过分|恶心|讨厌(?:他|她|死|这|我)|烦死|想骂|抓狂|不公平|欺人太甚|欺负/],
    ["fear", /害怕|好怕|很怕|怕(?:自己|他|她|我|失去|被|以后|考|万一|得|会|黑|再)|恐惧|焦虑|心慌|慌(?:得|死|了|张|乱)|好慌|紧张|不安|忐忑|提心吊胆|恐慌|吓(?:死|到|人|得|哭)|没底|心里发毛|发抖|睡不踏实/],
    ["lonely", /孤独|孤单|寂寞|一个人(?:吃|过|住|在|待|扛|看病|生活|好|也|睡|面对)|没(?:有)?人(?:懂|陪|理|关心|在乎|说话|要|问|记得|能说|爱|听)|没(?:有)?朋友|没处说|无人|冷清|没人$/],
    ["tired", /累(?:了|死|坏|得|到|啊|$|，|。|垮|哭)|好累|很累|太累|疲惫|疲倦|心累|撑不(?:住|下去|动)|扛不住|没(?:有)?(?:力气|劲|精神)|精疲力[尽竭]|筋疲力尽|喘不过气|熬(?:夜|不住|不动)|失眠|睡不着|提不起劲|倦了|干不动|麻木|加班/],
    ["sad", /不(?:太|怎么|是很)?(?:开心|高兴|快乐|舒服)|开心不起来|没什么(?:值得)?高兴|高兴不起来/],
    ["joy", /开心|高兴|太好了|太棒了|好(?:幸福|快乐|激动|兴奋)|幸福|快乐|激动|兴奋|哈哈哈|耶|(?:通过|录取|上岸|考上|升职|中奖|怀孕|脱单|求婚成功|答应我|拿到(?:了)?offer|拿到了|成功|转正|订婚|领证|生了|买到)了?|美滋滋|欣喜|惊喜|喜极而泣|发财了/i],
    ["hope", /希望|盼(?:着|望|头)|期待|憧憬|想(?:要)?重新(?:开始|来)|有(?:信心|盼头|奔头|动力|光)|会好(?:的|起来)|相信(?:会|以后|明天|自己)|加油|想再试|期盼|向往|重新振作|充满/],
    ["sad", /难过|难受|伤心|痛苦|心痛|心疼|心里(?:堵|空|苦|酸|闷|乱|不好)|好痛|崩溃|哭|眼泪|泪|委屈|失望|绝望|沮丧|低落|失落|抑郁|郁闷|烦|糟糕|压抑|憋屈|心酸|不好受|emo|丧|灰心|没意思|迷茫|空落落|破防|黯然/i],
  ],
  en: [
    [
      "relief",
      /\brelie(?:f|ved)\b|\bfinally (?:over|done|free|slept|let go|behind me|finished|left|out)\b|\bit[’']?s (?:finally )?over(?: now)?[,.!]? (?:thank|and i can|i can)|\bweight (?:off|lifted)\b|\bcan breathe\b|\blet (?:him|her|it) go\b|\bat peace\b|\bfeel(?:ing)? (?:a (?:lot|bit|little) |much |so much )?(?:better|lighter|calmer)\b|\bno longer (?:sad|afraid|scared|angry)\b|\bnot (?:sad|scared|afraid|angry|worried) any ?more\b|\bfalse alarm\b|\ball clear\b|\bphew\b|\bmade it through\b/i,
    ],
    ["betrayal", /\bbetray|\bcheat(?:ed|ing) on me\b|\blied to me\b|\blying to me\b|\bbehind my back\b|\bstabbed me\b|\baffair\b|\bslept with (?:my|someone|another)\b|\bstole from me\b|\bused me\b|\btwo[- ]tim|\btricked me\b|\bdeceived\b|\bbroke my trust\b|\bkept it from me\b/i],
    [
      "heartbreak",
      /\bbroke up\b|\bbreak[- ]?up\b|\bbroken up\b|\bdumped\b|\bheart(?: is|[’']?s)? ?-?(?:broken|break|ache)|\bbroke my heart\b|\b(?:he|she|they) left me\b|\bleft me\b|\b(?:my|an|the) ex\b|\bmiss (?:him|her|my ex)\b|\bstill love (?:him|her)\b|\bget over (?:him|her|it|us)\b|\bdivorce(?:d)?\b|\bdoesn[’']?t (?:love|want) me\b|\brejected me\b|\bturned me down\b|\bmoved on (?:with|to)\b|\bghosted\b|\bblocked me\b|\bwe ended\b|\bended it\b|\bsplit up\b|\bwalked out\b/i,
    ],
    [
      "worry",
      /\bworr(?:y|ied|ying) (?:about|for|sick)\b|\bworr(?:ied|ying) (?:that )?(?:he|she|my|our|they)\b|\b(?:is|was|been|got) (?:in|rushed to|taken to)(?: the)? (?:hospital|icu|intensive care|a&e|hospice)\b|\b(?:chemo|diagnosed|operation|surgery|stroke|biopsy|dying)\b|\b(?:is|are) (?:very |really |so )?(?:ill|sick|poorly|unwell)\b|\bscared for (?:him|her|my)\b|\bcan[’']?t stop thinking about (?:my|whether)/i,
    ],
    [
      "guilt",
      /\bguilt|\bashamed\b|\bshame\b|\bregret|\bmy (?:own )?fault\b|\bblame myself\b|\bshouldn[’']?t have\b|\bshould have (?:been|done|said|called|gone|told|known|stayed)\b|\bi (?:hurt|let) (?:him|her|them|my|everyone|down)\b|\blet (?:\w+ ){1,2}down\b|\bembarrass|\bhumiliat|\bi[’']?m (?:such )?(?:a )?(?:failure|useless|worthless|terrible person|bad (?:mother|mum|mom|father|dad|person|daughter|son|friend))\b|\bforgive myself\b|\bhate myself for\b|\bmade a (?:terrible|stupid|huge|big|awful) mistake\b/i,
    ],
    ["torn", /\btorn\b|\bon the fence\b|\btwo minds\b|\bcan[’']?t decide\b|\bdon[’']?t know (?:which|whether|what to choose)\b|\bconflicted\b|\bpart of me\b|\bundecided\b|\bdilemma\b|\bback and forth\b|\bpulled (?:in|both)\b|\bmixed feelings\b|\bdamned if\b/i],
    [
      "anger",
      /\bang(?:ry|er)\b|\bfurious\b|\bfuming\b|\bpissed\b|\bmad at\b|\bso mad\b|\brage|\bhate (?:him|her|them|it|my boss|this|my job)\b|\bfed up\b|\bhow dare\b|\blivid\b|\bsick of\b|\bunfair\b|\bnot fair\b|\bdisgust|\bresent|\bseething\b|\bcan[’']?t stand\b|\bhad enough\b|\bannoy|\bfrustrat|\bwalks? all over me\b|\binsulted me\b/i,
    ],
    ["lonely", /\blonel|\balone\b|\bno ?(?:body|[- ]one) (?:to|understands|cares|gets|calls|asks|listens|would|ever|really|is|here|talks|remember)|\bno friends\b|\bisolated\b|\bby myself\b|\bleft out\b|\bempty (?:flat|house|bed|room)\b|\bon my own\b|\binvisible\b|\bnobody\b/i],
    ["fear", /\bafraid\b|\bscared\b|\bscares\b|\bfear|\bterrif|\banxi(?:ous|ety)\b|\bnervous\b|\bpanic|\bdread|\bfrighten|\bon edge\b|\bworr(?:y|ied|ying)\b|\bshaking\b|\buneasy\b|\bstress(?:ed|ing|ful)?\b|\bwhat if (?:i|they|it|he|she|we)\b.{0,40}$|\bstomach (?:is )?in knots\b|\boverwhelm/i],
    [
      "tired",
      /\btired\b|\bexhaust|\bdrained\b|\bburn(?:t|ed|ing)? out\b|\bburnout\b|\bworn out\b|\bcan[’']?t (?:sleep|cope|keep (?:going|up|this up)|do this any ?more)\b|\bno energy\b|\brunning on empty\b|\bshattered\b|\bknackered\b|\bhaven[’']?t slept\b|\bwiped out\b|\bso much to do\b|\bweary\b|\bno strength\b|\bnumb\b|\binsomnia\b/i,
    ],
    ["sad", /\b(?:not|never|isn[’']?t|wasn[’']?t|don[’']?t feel|can[’']?t be|aren[’']?t) (?:very |really |so |that |at all )?(?:happy|glad|okay|ok|well|good|great|excited)\b|\bunhappy\b/i],
    [
      "joy",
      /\bhappy\b|\bhappiest\b|\bso glad\b|\bover the moon\b|\bthrilled\b|\bdelighted\b|\bexcited\b|\boverjoyed\b|\bgot the (?:job|offer|place|part|flat|house|visa)\b|\bgot (?:in|accepted|promoted|engaged|hired|married)\b|\bpassed (?:my|the|it|all)\b|\bwe[’']?re (?:engaged|pregnant|having a baby)\b|\bi[’']?m (?:engaged|pregnant)\b|\b(?:he|she) (?:said yes|proposed|asked me out)\b|\bwoo ?hoo\b|\byay\b|\bbest (?:day|news)\b|\bgreat news\b|\bgood news\b|\bin love\b|\bwonderful\b|\bamazing\b|\bwe did it\b|\bi did it\b|\bi won\b|\bborn (?:today|this|last|yesterday|on)\b|\bso proud\b|\bgrateful\b|\bcan[’']?t stop smiling\b/i,
    ],
    ["hope", /\bhop(?:e|eful|ing)\b|\blook(?:ing)? forward\b|\bfresh start\b|\bstart(?:ing)? over\b|\bnew chapter\b|\boptimis|\bcan[’']?t wait\b|\bthings (?:will|might|may|could|are going to) (?:get|be|turn|work)\b|\blight at the end\b|\bready to try\b|\bbelieve it[’']?ll\b|\bfingers crossed\b/i],
    [
      "sad",
      /\bsad\b|\bsadness\b|\bcr(?:y|ied|ying)\b|\btears\b|\bhurt(?:s|ing)?\b|\bdown\b|\bdepress|\bmiserable\b|\bupset\b|\blow\b|\bawful\b|\bterrible\b|\bhorrible\b|\brough\b|\bdevastat|\bdisappoint|\bfalling apart\b|\bbroken\b|\bempty\b|\bblue\b|\bhopeless\b|\bheavy\b|\bstruggling\b|\bhard\b|\bpain\b|\blost\b|\bmess\b|\bugh\b|\bshit(?:ty)? day\b|\bbad day\b/i,
    ],
  ],
};
