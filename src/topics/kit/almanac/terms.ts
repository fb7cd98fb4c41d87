import { toTerm } from "../terms/term.ts";

/** How an almanac marks a day. */
export const almanacTerms = [
  toTerm(
    "老黄历|历书|黄历|通书",
    "almanac|received tables",
    "逐日列着宜忌、值神、冲煞的历书。各家大体相同，细处有出入。",
    "The yearly book that lists for each day what to do and to leave, its spirits and its clash. Editions agree in the main and differ in detail.",
  ),
  toTerm(
    "择日|择吉|所择|所问|只看这天好不好",
    "chosen for|choosing a day|purpose|Just look at the day",
    "为一件事挑日子：先划掉犯忌的，再按宜项、黄道、建除、吉宿排先后。",
    "Picking a day for one purpose: days with a bar against them are struck, the rest ranked by what the almanac says in their favour.",
  ),
  toTerm(
    "宜|宜项|宜项未列",
    "good for|listed as good|not listed",
    "历书说这天合适做的事。没列到不等于不能做，只是没点名。",
    "What the almanac names as fit for the day. What isn’t listed isn’t forbidden; it just wasn’t named.",
  ),
  toTerm(
    "忌|忌项",
    "avoid",
    "历书说这天别做的事。点到你要办的，就换一天。",
    "What the almanac says to leave for another day. If it names your business, take another.",
  ),
  toTerm(
    "诸事不宜",
    "any undertaking",
    "历书说这天什么大事都别起头，平常过日子不碍事。",
    "The almanac advises against starting anything large that day. Ordinary life goes on.",
  ),
  toTerm("馀事勿取|余事勿取", "nothing else|nothing but what is listed", "列出来的可以做，没列的这天别取。", "What’s listed may be done; nothing beyond it."),
  toTerm(
    "建除|建除十二神|十二建星",
    "duty|duties|twelve duties",
    "十二个字轮着当值：建除满平定执破危成收开闭，从月支数到日支，各宜不同的事。",
    "Twelve duties that take turns, counted from the month’s branch to the day’s. Each suits its own kind of work.",
  ),
  toTerm(
    "黄道|黄道吉日",
    "yellow path|yellow path day",
    "十二位值神里六位算吉：青龙、明堂、金匮、天德、玉堂、司命，逢它们当值叫黄道。",
    "Six of the twelve spirits that take turns are kind; a day under one of them is on the yellow path.",
  ),
  toTerm(
    "黑道",
    "black path",
    "另外六位值神当值的日子，事情容易多一道手续。不是不能用，少记一分。",
    "A day under one of the other six spirits: matters tend to want a step more. It isn’t barred; it only scores less.",
  ),
  toTerm(
    "值神|十二神",
    "spirit|spirit of the day|twelve spirits",
    "十二位轮着当值的神，六位黄道、六位黑道，按月支起头。",
    "Twelve spirits that take turns, six on the yellow path and six on the black, starting anew with each month.",
  ),
  toTerm(
    "二十八宿|宿|吉宿",
    "mansion|mansions|lunar mansion|lucky mansion",
    "月亮走过的二十八段天，一天一位轮着值日，十四位算吉。",
    "The twenty-eight parts of the Moon’s path, which take turns a day each; fourteen count as lucky.",
  ),
  toTerm(
    "冲煞|冲",
    "clash|clash of the day",
    "日支正对的那个生肖叫冲，那一年生的人这天被顶着；煞是当天别动大件的方向。",
    "The animal opposite the day’s branch: people born in its year meet head wind. The blight is the side where heavy things are best left.",
  ),
  toTerm(
    "煞|煞北|煞南|煞东|煞西",
    "blight|blight north|blight south|blight east|blight west",
    "当天不朝那边动土、搬大件的一方，按日支三合查。住在那边不碍事。",
    "The side where custom digs and shifts nothing heavy that day, found by the day branch’s triad. Living there is fine.",
  ),
  toTerm(
    "吉神|凶煞|吉神凶煞|吉神宜趋|凶神宜忌",
    "spirits|good spirits|bad spirits",
    "按月支和日干支查出的一串神名，有吉有凶。这里只在两天同分时拿来分先后。",
    "A list of names looked up by month and day, some kind and some not. Here they only part days of equal score.",
  ),
  toTerm(
    "方位|喜神|财神|福神",
    "directions|joy|wealth god|fortune god",
    "按日干查的三个方向：喜神、财神、福神。老规矩出门先朝那边走几步。",
    "Three directions by the day’s stem, for joy, wealth and fortune. By custom one sets out a few steps that way.",
  ),
  toTerm(
    "彭祖百忌",
    "Pengzu’s taboos",
    "按日干、日支各记一件不做的事，年代早，有些事今天没人做了。不计分。",
    "An old list gives each stem and branch one thing to leave alone. Some of them nobody does any more; they count for nothing.",
  ),
  toTerm(
    "吉时|时辰吉凶",
    "lucky hours|lucky hour",
    "当天落在黄道的时辰，再去掉跟日支、在场的人相冲的。",
    "The double hours on the yellow path that day, less any that clash with the day or with somebody present.",
  ),
  toTerm(
    "犯日|日忌",
    "mark|mark against the day",
    "历书或民间在日子旁边记的一笔不利，轻的减分，重的划去。",
    "A mark against a day in the book or by custom. Light ones cost a point, grave ones strike the day.",
  ),
  toTerm("划去", "struck|struck outright", "有一条硬忌，这天不排名。每天只记头一条理由。", "The day is out, by a plain bar. Only the first reason is counted."),
  toTerm(
    "算法|满分",
    "the sum|together|out of",
    "一天得几分怎么来的：宜项、黄道、吉宿、建除各加几，犯的减几。分是我们定的，古书不打分。",
    "How a day’s points add up. The points are ours; the old books give none.",
  ),
  toTerm(
    "天克地冲",
    "full clash",
    "天干相克、地支又相冲，两头都顶着，对那一年生的人最重。",
    "The stems check and the branches clash: the heaviest clash for whoever has that pillar.",
  ),
  toTerm(
    "冲年支|冲到人",
    "clash with the year|clash with somebody",
    "这天的地支冲了谁的生年，请那个人参与的大事就换一天。",
    "The day’s branch is opposite somebody’s birth year; for what they take part in, choose another.",
  ),
  toTerm(
    "冲日支",
    "clash with the day",
    "这天的地支冲了谁的日柱，减分，不划去。",
    "The day’s branch is opposite somebody’s day pillar. It costs points and strikes nothing.",
  ),
  toTerm(
    "第 1 位|在场的人|第 2 位",
    "person 1|person|person 2",
    "你说要在场的人，按各人的年柱、日柱看跟哪天合、跟哪天冲。",
    "Someone you said will be there; each day is held against their year and day pillars.",
  ),
];
