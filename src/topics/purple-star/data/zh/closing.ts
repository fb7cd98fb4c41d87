import type { Field } from "../../telling/parts.ts";
import type { Manner } from "../../telling/rules-closing.ts";
import type { MajorStar } from "../../telling/view.ts";
import type { PalaceName } from "../palaces.ts";
import type { MinorStar } from "../stars.ts";

/** What each side of a part wants, by the manner of its star. */
export const wants: Readonly<Record<Field, readonly [Readonly<Record<Manner, string>>, Readonly<Record<Manner, string>>]>> = {
  character: [
    { hold: "要站稳、要说了算", move: "要往前冲", help: "要细、要顾人", speak: "要亮出来、说清楚" },
    { hold: "图一个安稳", move: "闲不住，想换新的", help: "想软和地待着", speak: "要有人听" },
  ],
  love: [
    { hold: "习惯拿主意", move: "习惯先走再说", help: "习惯替人想", speak: "习惯把话摊开" },
    { hold: "招来的人也要拿主意", move: "招来的人坐不住", help: "招来的人要你陪", speak: "招来的人要你听" },
  ],
  work: [
    { hold: "想坐稳", move: "想闯", help: "想做帮手", speak: "想站到人前" },
    { hold: "吃的却是守成的饭", move: "吃的却是拼杀的饭", help: "吃的却是细活的饭", speak: "吃的却是开口的饭" },
  ],
  money: [
    { hold: "钱按格子放", move: "钱一阵一阵来", help: "钱一点点攒", speak: "钱跟着名声走" },
    { hold: "花起来只认安心", move: "花起来图新鲜", help: "花起来图舒服", speak: "花起来图热闹" },
  ],
  people: [
    { hold: "长辈和上司要你守规矩", move: "长辈和上司把你往外推", help: "长辈和上司护着你", speak: "长辈和上司爱跟你讲理" },
    { hold: "朋友却各有架子", move: "朋友却拉着你闯", help: "朋友却等你照看", speak: "朋友却爱议论" },
  ],
  health: [
    { hold: "人爱撑着", move: "人爱猛冲", help: "人爱多想", speak: "人爱往外掏" },
    { hold: "身子要的是松", move: "身子要的是停", help: "身子要的是动", speak: "身子要的是静" },
  ],
};
/** A bright star with a hard one beside it, by the hard one. */
export const edgeTexts: Readonly<Partial<Record<MinorStar, string>>> = {
  地空: "本事是真的，计划里那块虚的也是真的",
  地劫: "得的多，被截走的也多，先分开放",
  火星: "好牌打得太急，留一张到第二轮",
  铃星: "越顺越不吭声，气会攒着",
  擎羊: "越有力越容易伤到旁边的人",
  陀罗: "开头漂亮，磨在最后一成",
};
export const doings: Readonly<Record<Exclude<Field, "people" | "health">, Readonly<Record<MajorStar, string>>>> = {
  character: {
    紫微: "找一个敢反对你的人，请他挑一件你的错",
    天机: "三个方案里划掉两个，剩的那个做满五天",
    太阳: "推掉一次顺手的帮忙，把那一小时睡掉",
    武曲: "对亲近的人说一句不带数字的话",
    天同: "为一件小事争一次，争到底",
    廉贞: "把最近气过的一件事写成三行，删掉形容词",
    天府: "从存着不用的东西里拿一样出来用",
    太阴: "把心里那半句话发出去",
    贪狼: "开着的三件事里，收掉一件",
    巨门: "少问一个为什么，多问一个怎么帮",
    天相: "说一次“我不同意”，不加解释",
    天梁: "有人倒苦水，只听，不给建议",
    七杀: "动手前先告诉一个人",
    破军: "想拆的那样东西，先画好装回去的图",
  },
  love: {
    紫微: "让对方定一次周末，你不改",
    天机: "同一个问题隔三天再答，看答案变没变",
    太阳: "把要给别人的那个晚上留给他",
    武曲: "送一件没有用处的东西",
    天同: "主动约一个日子，写上几点几分",
    廉贞: "写下一条底线，其余的不查",
    天府: "一起做一顿费时间的饭",
    太阴: "先开口问一句“你今天怎么了”",
    贪狼: "和他一起报一门课",
    巨门: "有疑当天问，问完就算",
    天相: "说一句不客气的真话",
    天梁: "换他照看你一天",
    七杀: "约好一天各过各的",
    破军: "想分之前，先改一样小的",
  },
  work: {
    紫微: "列出你真能拍板的三件事，缺的去要",
    天机: "把一套常做的流程改短一步",
    太阳: "把上个月的成果写成一页，署上名",
    武曲: "下一次汇报只用三个数字",
    天同: "给手上的活定一个不能改的日期",
    廉贞: "把一条说不清的规矩写成文字",
    天府: "盘一遍手上的资料，归档到别人也找得到",
    太阴: "整理一份只有你懂的东西，留给接手的人",
    贪狼: "挑一样手艺，连练七天",
    巨门: "把最近一次争论的依据补齐，发给对方",
    天相: "找你最服的上司要二十分钟",
    天梁: "带一个新人走一遍",
    七杀: "认领一件没人要的难事",
    破军: "写一页新做法，先试一个小的",
  },
  money: {
    紫微: "大件付款前，请一个人替你说“太贵”",
    天机: "开一个三年不动的户头，先放一笔小的",
    太阳: "给请客那一栏定个月上限",
    武曲: "拿出收入的一成，专门花在别人身上",
    天同: "把订阅清单从头到尾看一遍，退两个",
    廉贞: "跟合伙的人对一次账",
    天府: "查一查放着不生利的那笔",
    太阴: "把一笔零散收入改成自动转存",
    贪狼: "下一笔进账当天转走三成",
    巨门: "下次报价先写下来再说",
    天相: "把替别人管的钱分出去单列",
    天梁: "理一张垫付清单，问回一笔",
    七杀: "备出三个月的口粮，别动",
    破军: "把房租和伙食钱单独放一个户头",
  },
};
export const mannerDoings: Readonly<Record<"people" | "health", Readonly<Record<Manner, string>>>> = {
  people: {
    hold: "请一位老同事吃顿便饭，只问近况",
    move: "约一个很久没见的人走一段路",
    help: "列一张“我能开口求助”的名单，写三个",
    speak: "替一个朋友说一句背后的好话",
  },
  health: {
    hold: "每天按时起身三次，松一松肩背",
    move: "挑一天什么都不安排",
    help: "早睡一小时，连着五天",
    speak: "一天里留一小时不说话",
  },
};
/** What to watch for, by the hard star in the palace or the manner of its major. */
export const watchHard: Readonly<Partial<Record<MinorStar, string>>> = {
  地空: "谁把“应该会”说了两遍，那一项先不算",
  地劫: "大事将成那天的临时加项",
  火星: "第一分钟就想回的那条消息",
  铃星: "你第三次说“没事”的时候",
  擎羊: "声音忽然变短的那一刻",
  陀罗: "一件事第二次改期",
};
export const watchManner: Readonly<Record<Field, Readonly<Record<Manner, string>>>> = {
  character: { hold: "你打断别人的次数", move: "还没坐热就想走的念头", help: "答应之后那口闷气", speak: "说得太满的那一句" },
  love: { hold: "谁在替谁拿主意", move: "约会改期的次数", help: "没说出口的失望", speak: "为一个词吵起来的那次" },
  work: { hold: "开会时没人反对你", move: "做到八成就想换的那天", help: "别人的活悄悄排到你这里", speak: "传到你耳朵里的第二手话" },
  money: { hold: "放着不看的那个户头", move: "一高兴就加的那一笔", help: "小额自动扣款", speak: "为了面子付的单" },
  people: { hold: "只等别人先开口的那位", move: "走得最近又最忙的那位", help: "一直找你倒苦水的那位", speak: "把话传两头的那位" },
  health: { hold: "肩颈发紧的那个钟点", move: "连着三天晚睡", help: "躺下后还在转的念头", speak: "嗓子发干还在说的时候" },
};
export const watchSnag: Readonly<Record<PalaceName, string>> = {
  命宫: "夜里又把白天那句话重放一遍",
  兄弟: "同辈之间“先欠着”的小钱",
  夫妻: "想第三次确认同一件事",
  子女: "替别人把该他做的做完",
  财帛: "为一笔小数心神不宁",
  疾厄: "把困当成懒",
  迁移: "临出门的一次改道",
  仆役: "“帮个小忙”四个字",
  官禄: "最后一成改了又改",
  田宅: "家里的事打断正事的那一通电话",
  福德: "歇着也在算旧账",
  父母: "一份放了一周还没签的文件",
};
/** For the year: where its 化禄 and its 化忌 fall. */
export const yearDoings: Readonly<Record<PalaceName, string>> = {
  命宫: "写下今年只为自己要的一样东西，写明月份",
  兄弟: "约一位平辈谈一件能一起做的小事",
  夫妻: "挑一个顺心的晚上，把拖着的那件事说了",
  子女: "把手上的作品拿给一个外人看",
  财帛: "谈一次价，或涨一次价",
  疾厄: "把睡觉的点往前挪半小时",
  迁移: "答应一个外地的邀请",
  仆役: "去一次你本想推掉的聚会",
  官禄: "约上司谈一次条件，带一页纸",
  田宅: "修好家里坏了最久的那样",
  福德: "给喜欢的一件事留一个固定的晚上",
  父母: "把要长辈或上司签的那份送过去",
};
export const yearWatchings: Readonly<Record<PalaceName, string>> = {
  命宫: "临睡前改掉白天定的事",
  兄弟: "平辈开口借的第一笔",
  夫妻: "对方连着两次说“随便”",
  子女: "合伙人说“以后再细算”",
  财帛: "限时的便宜",
  疾厄: "用咖啡顶觉的第三天",
  迁移: "出发前一天的变动",
  仆役: "请你签字作保的朋友",
  官禄: "口头答应、没有落纸的事",
  田宅: "合同里新加的那一行",
  福德: "整晚刷手机又睡不着",
  父母: "一句被传歪了的话",
};
