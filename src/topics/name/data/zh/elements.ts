import type { Element } from "../../../kit/hexagrams/elements.ts";

export const mainTexts: Record<Element, string> = {
  wood: "往上长的劲整齐，凡事先想能不能更高一点，弯腰的事不大肯做",
  fire: "热情一边倒，起哄、带头都有份，独处一下午就坐不住",
  earth: "稳字当头，答应过的都做，改计划像搬家",
  metal: "原则多，分寸清，借出去的书记得是哪一天",
  water: "心思流动，一条路走不通就换一条，同一件事给不同人讲三种版本",
};
export const lackTexts: Record<Element, string> = {
  wood: "木管生发，缺它的人开头难，想好的事常停在“下周开始”",
  fire: "火管热和亮，缺它的人不大会在人前夸自己，功劳常叫别人领走",
  earth: "土管承托，缺它的人心里没个搁东西的地方，票据、钥匙、承诺都爱丢",
  metal: "金管收束，缺它的人不会拒绝，日程一格叠一格",
  water: "水管周转，缺它的人不会拐弯，话到嘴边是什么就说什么",
};
export const usefulTexts: Record<Element, string> = {
  wood: "木是生发，用在起头、学新东西、清早的那段时间",
  fire: "火是照亮，用在开口、露面、让人看见",
  earth: "土是落脚，用在定居、记账、按点吃饭",
  metal: "金是裁断，用在拒绝、收尾、把规矩写下来",
  water: "水是流通，用在请教人、走动、睡够",
};
export const adverseTexts: Record<Element, string> = {
  wood: "木多了枝蔓，主意越多越难定",
  fire: "火多了躁，话赶在想前面",
  earth: "土多了滞，一件旧事压着三件新事",
  metal: "金多了硬，争赢了也没人吃饭",
  water: "水多了散，计划写了五份",
};
export const triadAlikeTexts: Record<Element, string> = {
  wood: "三格皆木，像一片林子：齐整，风来一起响",
  fire: "三格皆火，热气够三家用，怕的是没人泼冷水",
  earth: "三格皆土，一家人都是慢性子，大事不慌，急事误点",
  metal: "三格皆金，理字当头，家里吵架像开庭",
  water: "三格皆水，来去自由，定下来最难",
};

/** The person grid's element in the middle of the triad. */
export const middleTexts: Record<Element, string> = {
  wood: "中间是木，能不能长高要看两头给不给光和土",
  fire: "中间是火，两头一添一减，脾气跟着变",
  earth: "中间是土，两头怎么折腾，它慢半拍才动",
  metal: "中间是金，两头磨它也好、烧它也好，不会变形",
  water: "中间是水，两头堵了就绕，绕着绕着走远了",
};
/** How the outer grid stands to the person grid. */
export const outerToPersonTexts: Record<string, string> = {
  feedsMe: "外头的人是来添力气的，多出门有好处",
  same: "在外在内一个样，不必换脸",
  iFeed: "出门总是给的多，饭局散了多半是他结账",
  iHold: "在外面也想管事，管得对，人家未必领情",
  holdsMe: "外头的话容易伤到他，人多的场合早一点走",
};
export const handTexts: Record<string, string> = {
  0: "不到二十二画，写在表格里干净",
  1: "二十出头，手写正常，不快也不慢",
  2: "将近三十，签名会自己省几笔",
  3: "三十画上下，横格本里要挤一挤",
};
export const surnameTexts: Record<Element, string> = {
  wood: "天格属木，姓里带一股往上的劲，长辈多半催着上进",
  fire: "天格属火，姓里带热，过年人来得齐",
  earth: "天格属土，姓里带稳，老屋老地方舍不得动",
  metal: "天格属金，姓里带硬，家训比压岁钱记得牢",
  water: "天格属水，姓里带动，往上数两代多半搬过家",
};
