import type { Element, Relation } from "../../../kit/hexagrams/elements.ts";
import type { StrengthLevel } from "../../../kit/pillars/strength.ts";
import type { TradeGroup } from "../industries.ts";

/** What customers do with a name in each group of trades. */
export const customs: Record<TradeGroup, string> = {
  food: "吃喝的名号是在路边喊出来的，朋友说“去那家”的时候，两秒里说得清才算数",
  care: "护理的名号要让人肯躺下，听着轻、不带刃，比新奇要紧",
  style: "穿用的名号缝在领口、印在盒盖，一指宽的地方要放得下",
  culture: "文创的名号要经得起写进简介，太满的词第二年就旧",
  learning: "教学的名号家长会打进搜索框，别的同名机构一跳出来就输一半",
  tech: "科技的名号多半先在屏幕上见到，小图标里得剩下一个认得出的字",
  trade: "买卖的名号常在电话里报，报一遍对方能写对，就省一张改错的发票",
  building: "营造的名号喷在围挡和车门上，远看十几米，笔画密的字会糊",
  finance: "管钱管法的名号写在合同抬头，听着要稳，俏皮一分就轻一分",
  leisure: "玩乐的名号靠照片带出去，合影里露半块招牌也要认得",
};

/** One thing to do by the group of the trade. */
export const groupDoings: Record<TradeGroup, string> = {
  food: "找三个没听过的人，在嘈杂的店里说一遍，问他们会写成哪两个字",
  care: "把名号写在预约短信的第一行，发给五位熟客，看谁问“这是哪家”",
  style: "按领标两厘米宽打一张样，隔一臂看还认不认得",
  culture: "把名号放进一百字的简介里念一遍，念到它要不要停下来解释",
  learning: "拿名号在地图和搜索里各查一次，同城有同名的就加一个字区别",
  tech: "把图标缩到指甲大小，留哪个字，今天定下来",
  trade: "打一个电话，只报一遍名号，请对方写给你看",
  building: "用黑白两色打一张一米宽的样，站到十五步外看",
  finance: "把名号写到一份合同抬头里，请一位同行看着念出来",
  leisure: "拍一张只露半块招牌的照片，发给没去过的朋友猜",
};

/** Seen from the trade: how the name's element meets it. */
export const fitTexts: Record<Relation, (name: string, trade: string) => string> = {
  same: (name) => `名和行当都是${name}，像自家人看店，客人一听就知道卖什么；缺的是意外`,
  feedsMe: (name, trade) => `名里的${name}生行业的${trade}，名字在替生意出力，老规矩最喜欢这一种搭法`,
  iFeed: (name, trade) => `行业的${trade}去生名里的${name}，生意养着招牌：广告费会多花一些，牌子立住以后才还你`,
  iHold: (name, trade) => `行业的${trade}管得住名里的${name}，压得住场，做事有章法，只是名字的那点新鲜会被行规盖掉`,
  holdsMe: (name, trade) => `名里的${name}克行业的${trade}，听着像另一行的店，客人要多看一眼橱窗才敢进`,
};

/** The trade seen from the owner's day master, by how strong it is. */
export const relationTexts: Record<Relation, Record<StrengthLevel, string>> = {
  same: {
    weak: "行当和你同一行，是帮手：身弱的人进这一行，有同伴撑腰，合伙比单干轻松",
    balanced: "行当和你同一行，脾气对路，同行也多，胜负在细处",
    strong: "行当和你同一行，力气已经够，再添同类就要抢：最费神的会是同行和合伙人分账",
    dominant: "行当和你同一行，你这样的命局就该顺着走，做窄做深比样样都碰好",
    yielding: "行当跟你自己同一行，而命局是随别人走的：别用自己的脾气定店里的规矩",
  },
  iFeed: {
    weak: "这一行吃的是你的表达，做出来、说出来都耗你：身弱要把活分给人，每周留一天不接单",
    balanced: "这一行用的是你的手艺和嘴，出得来，收得住，样品常换就有人看",
    strong: "力气有余，正要有个出口，这一行就是出口：产品越做你越有精神",
    dominant: "劲太足，做东西是最顺的一条路，一天不动手反而难受",
    yielding: "顺势的命局最会出活，跟着订单走，不必先立招牌脾气",
  },
  iHold: {
    weak: "这一行在你的命里是财，可身弱担财，钱多事也多：先小后大，账交给会计，别一次备满货",
    balanced: "这一行在你的命里是财，担得动，收支要自己每周看一遍",
    strong: "身强见财，有力气去拿：这一行越忙你越清楚，怕的是闲下来乱铺摊子",
    dominant: "劲只往一处使，财要别人替你管，找一个管账的比找一个出主意的要紧",
    yielding: "跟着财走的命局，市场要什么你就给什么，比坚持己见走得远",
  },
  holdsMe: {
    weak: "这一行管着你：规矩、检查、大客户都会压过来，身弱要先找懂行的人挡在前头",
    balanced: "这一行规矩多，你受得住，证照办在前面就不慌",
    strong: "你力气大，正缺人管，这一行的规矩能把你磨成样子",
    dominant: "你不爱听管，偏进了一个管人的行当：哪些章程必须守，开门前先列出来",
    yielding: "顺着规矩走的命局，给大机构做配套最省力",
  },
  feedsMe: {
    weak: "这一行养着你：有师傅、有牌照、有老资料可用，身弱的人进来能缓口气",
    balanced: "这一行给你垫底，学一样就用一样，慢慢有名声",
    strong: "你已经吃得饱，这一行还往里添，容易想得多、动得少：每个点子配一个交货日",
    dominant: "养分和本性一路，越做越像你自己，只防听不进外人的话",
    yielding: "这一行要你立住自己，命局却爱随人走，找一个主心骨硬的合伙人",
  },
};

/** What the owner brings of an element they can use, in daily habits. */
export const elementHabits: Record<Element, string> = {
  wood: "早上开门早一点，店里摆一盆活的",
  fire: "灯光亮一档，门口那盏别省",
  earth: "账本和库存每周落一次地，东西有固定的位置",
  metal: "价目、合同、退换写成白纸黑字",
  water: "留一段不排事的空当，跟客人多说两句",
};
