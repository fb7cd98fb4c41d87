import type { PointTexts } from "../told.ts";

export const points: PointTexts = {
  /** 凯龙，土星和天王星之间的小天体：会疼，也会教人的那一处。 */
  chiron: {
    sun: { hard: "疼的是做自己；谁嫌过你太多，后来你给别人领这条路领得很好", soft: "你会扶人站直，先拿自己练过" },
    moon: { hard: "疼的是让人照顾，所以你照顾人分毫不差，轮到自己就缩手", soft: "你会陪人疼着，不去戳" },
    mercury: { hard: "疼的是自己的声音，根子也许是老师一句话，所以你讲给人听格外和气", soft: "你找得到不伤人的那个词" },
    venus: { hard: "疼的是讨不讨人喜欢，你把自己等着的那句夸，给了别人", soft: "你的眼光和好心都能修东西" },
    mars: { hard: "疼的是使劲：还手，开口，想要。为别人你先勇敢", soft: "你能教一个怕的人往外推" },
    jupiter: { hard: "盼头落空过一次，从此先看出口", soft: "你把信心还给别人" },
    saturn: { hard: "有条规矩伤过你，你偏在那儿最严", soft: "旧的限制你扛得住，还扛成了手艺" },
    uranus: { hard: "跟人不同，先疼，后来才有用", soft: "怪人到你跟前就安全了" },
    neptune: { hard: "落空的那个梦，阴天会疼", soft: "你的慈悲有手法" },
    pluto: { hard: "有谁受过什么，所以你知道力气该往哪儿用", soft: "最坏的事旁边，你站得住" },
  },
  node: {
    sun: { conjunction: "做自己就是整道题，老有人出来要你做", opposition: "你靠着一向的自己，路却在另一头" },
    moon: { conjunction: "你来学的是怎么照料一大群人，人群也感得到你的心情", opposition: "一没底你就去喂人，该换你吃点新的" },
    mercury: { conjunction: "你说的话传得远，那就说", opposition: "你说着说着，又说回熟路" },
    venus: { conjunction: "情意和眼光带你往前，路上站着好人", opposition: "你退到讨人喜欢里去" },
    mars: { conjunction: "该你动手，趁早，亲自", opposition: "旧架你打得熟，所以老打" },
    jupiter: { conjunction: "什么让你变大，风就在什么后头", opposition: "老运气你多信了一季" },
    saturn: { conjunction: "往前靠干活，靠等，本来就是上坡", opposition: "你躲在本分里" },
    uranus: { conjunction: "跳就是路", opposition: "反着来，已经成了习惯" },
    neptune: { conjunction: "跟着梦走，鞋穿上", opposition: "你又漂回雾里" },
    pluto: { conjunction: "分量到你手上，是要你干净地用", opposition: "你抓着的是那个抓" },
  },
  /** 快星碰到本命点，一两天的事。 */
  today: {
    sun: { hard: "灯照在这儿，躲不开", soft: "这儿有多出来的亮" },
    moon: { hard: "几个钟头里，心情老挂在这儿", soft: "几个钟头里，想起它心里松" },
    mercury: { hard: "电话、笔误、改主意都绕着它", soft: "写它、谈它，就今天" },
    venus: { hard: "你宁可客气，不肯讲明", soft: "软话说得出，也管用" },
    mars: { hard: "带着火气，碰到它慢一点", soft: "有股劲正好使在这儿" },
  },
  matters: {
    sun: "你要做的事",
    moon: "家和心情",
    mercury: "要说要签的东西",
    venus: "感情和钱",
    mars: "活和脾气",
    jupiter: "你的盼头",
    saturn: "你的本分",
    ascendant: "别人怎么看你",
    midheaven: "你的名声",
  },
};
