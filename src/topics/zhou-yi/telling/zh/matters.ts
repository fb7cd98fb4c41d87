import type { Strength } from "../../../kit/hexagrams/strength.ts";
import type { Sign } from "../matter.ts";

type MatterMeaning = Record<Strength | "absent", string> & { about: string };

/** Where the matter has a nature of its own: what its relative stands for, and what each strength of it says, in the matter’s words. */
export const matterMeanings: Partial<Record<Sign, MatterMeaning>> = {
  child: {
    about: "晚辈，你家孩子在内",
    strong: "孩子自己有劲，你搭把手就够，别替着使",
    middling: "孩子一阵顺一阵拧，顺的时候放手，拧的时候陪着",
    weak: "孩子这阵子底气不足，先问他累不累，再问别的",
    absent: "孩子的心思没摆到面上，得坐下来听他自己说",
  },
  pet: {
    about: "晚辈，家里养的猫狗也算",
    strong: "它机灵，也结实，照常喂，照常叫它的名字",
    middling: "它这阵子时好时坏，作息给它排匀",
    weak: "它没什么精神，少折腾它，多陪一会儿",
    absent: "它不在眼前，先从它常待的地方找起",
  },
  elder: {
    about: "长辈，也管文书和房子",
    strong: "长辈站得稳，话也算数，先跟他们通个气",
    middling: "长辈一面帮一面管，帮的收下，管的慢慢谈",
    weak: "长辈这会儿没多少力气，别再往他们身上压事",
    absent: "长辈没出面，这一步得你先开口",
  },
  sibling: {
    about: "兄弟姐妹和同辈",
    strong: "那边主意大，也有力气，先分清哪份归谁",
    middling: "那边半帮半看，要什么说明白，别等人猜",
    weak: "那边自己也紧，指望小一点，情分就长一点",
    absent: "那边没往这件事里站，先问愿不愿意",
  },
  shop: {
    about: "钱和货，店的生意看它",
    strong: "货走得动，账上有活钱，怕的是摊子铺得太快",
    middling: "有客，也有漏，先把哪天赚哪天亏对一遍",
    weak: "生意眼下薄，租金和存货先往下压",
    absent: "进账还没露面，先别添货，先找客",
  },
  goods: {
    about: "钱和东西",
    strong: "东西是实在的，照着单子去要、去找",
    middling: "能见着一部分，先把数目写清",
    weak: "这一笔眼下虚，往小里算，别等着它用",
    absent: "东西没露面，先从最后一回经手的地方问起",
  },
};
