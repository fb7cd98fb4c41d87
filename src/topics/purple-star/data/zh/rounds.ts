import type { ToldRound } from "../../telling/rules-rounds.ts";
import type { godCycles } from "../gods.ts";
import type { StarName } from "../stars.ts";

type Texts = { readonly [Round in ToldRound]: Readonly<Record<(typeof godCycles)[Round][number], string>> };

/** A round's name with what it is. */
export const roundTitles: Readonly<Record<ToldRound, string>> = {
  lifeStage: "长生十二神（一股气从生到养的十二步）",
  general: "将前十二神（随生年地支起的十二位小神）",
  year: "岁前十二神（跟着生年太岁走的十二位小神）",
};

/** What a god of a round does in a palace; goes on after 事业上. */
export const roundTexts: Texts = {
  lifeStage: {
    长生: "刚起头的事最得力，别等万事齐备",
    沐浴: "样子还在变，先别下定论",
    冠带: "架势有了，缺的是正式场合里练几回",
    临官: "该亲手上了，别再等人带",
    帝旺: "已经在高处，再添一把就满出来，留两分",
    衰: "最热的时候过了，减一样比加一样好",
    病: "劲头提不长，要分成小段来做",
    死: "停住的先让它停，硬推费双倍力",
    墓: "东西都收进了库，翻出来用才算数",
    绝: "旧的断干净了，新的才接得上",
    胎: "只有一个影子，先不对外说",
    养: "还得喂一阵，急着收会落空",
  },
  general: {
    将星: "场面由你镇，先开口的人占便宜",
    攀鞍: "有人扶一把就上得去，该借的力别逞强",
    岁驿: "一动就生变化，定下的日子留半天余地",
    息神: "提不起劲的日子多，先做十分钟再说",
    华盖: "要一个人想透，热闹里定不下来",
    劫煞: "到手的当天就放好，隔夜会有人伸手",
    灾煞: "不打招呼的事会插进来，备好第二个方案",
    天煞: "上头一句话能改局，动手前先问清意思",
    指背: "背后有人评点，听到第三遍才当真",
    咸池: "人缘先到，分寸得自己带",
    月煞: "年长女性的一句话最能左右局面，别当耳旁风",
    亡神: "要紧的东西容易随手一搁，当天记下来",
  },
  year: {
    岁建: "大小事都要过你的手，包一半就好",
    晦气: "心里先闷一阵，说出来散一半",
    丧门: "旧事会绊一下，绊住的那晚别做决定",
    贯索: "一件没了结的事拴着，先解那一件",
    官符: "嘴上的承诺会变成手续，说到落纸为止",
    小耗: "零碎地漏，记七天账就看得见",
    大耗: "力气会一次花掉一大块，花之前隔一夜",
    龙德: "难处会有人出来圆场，记得谢他",
    白虎: "一碰就起争执，先退半步看",
    天德: "年长的人肯替你说话，开口就有",
    吊客: "要去陪一个难过的人，时间先空出来",
    病符: "累了就拖，歇够再接着做",
  },
};

/** 身主: what a person leans on later in life. */
export const bodyStarTexts: Readonly<Partial<Record<StarName, string>>> = {
  火星: "你使的是急劲，一阵一阵地来",
  天相: "你靠信用和分寸立住",
  天梁: "你越活越像个照看人的",
  天同: "你图的是舒心，凡事往软处走",
  文昌: "你靠笔头和证书说话",
  天机: "你靠琢磨，年纪越大主意越多",
};
