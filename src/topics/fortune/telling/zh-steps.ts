import type { Aspect } from "../aspect.ts";
import { type Deity, setNames } from "../data/deities.ts";
import type { LotSetId } from "../data/lot.ts";
import type { View } from "./view.ts";

/** What a tone asks for in each matter: it leans to yes, stands level, leans to not yet. */
const steps: Record<Aspect | "open", [string, string, string]> = {
  love: [
    "口气顺的签落在感情上，管的是开口：挑一个两个人都不赶时间的晚上，把想要的说成一句，说完等对方讲，别替他答。",
    "口气平的签落在感情上，管的是看：往后三次见面只看一样，他答应过的小事做没做，做到几件就信几分。",
    "口气紧的签落在感情上，管的是收：一个月里不加新的承诺，也不下最后通牒，先把自己的作息和朋友找回来。",
  ],
  work: [
    "口气顺的签落在工作和钱上，管的是先手：把要谈的数、要交的日子写在纸上，趁对方还在兴头上当面定下来。",
    "口气平的签落在工作和钱上，管的是试：只拿输得起的那一份去试一轮，写好试到哪天、亏到多少就停。",
    "口气紧的签落在工作和钱上，管的是守：眼前这份进项不动，不替人担保，不追加本钱，多留三个月的开销。",
  ],
  health: [
    "口气顺的签落在身体上，说的是心气回来了：趁有精神把作息定下来，复查照约，别因为好了几分就停下来。",
    "口气平的签落在身体上，说的是别猜：把哪天不舒服、做过什么记两周，看医生时连本子一起递过去。",
    "口气紧的签落在身体上，说的是别硬扛：先减事，睡满，身边留个知道你近况的人，该看的科室这周就约。",
  ],
  travel: [
    "口气顺的签落在出行上，管的是启程：日子和同行的人定了就订票，别把行程排满，空一个下午给没料到的事。",
    "口气平的签落在出行上，管的是退路：票买能改的，房租先签短的，到了第三天再决定要不要久留。",
    "口气紧的签落在出行上，管的是缓：能推就推一程，推不掉就走白天、走熟路，到一站给家里报一声。",
  ],
  lost: [
    "口气顺的签落在失物上，多半找得回：从最后一次用它的那一刻倒着走一遍，每到一处停下来看低处和夹缝。",
    "口气平的签落在失物上，一半靠找一半靠等：今天细翻一遍，再告诉三个常去那里的人，往后就别天天翻了。",
    "口气紧的签落在失物上，先止损：挂失、改密码、补证件排在前头，做完这些再回头找，找到算添头。",
  ],
  lawsuit: [
    "口气顺的签落在纠纷上，管的是见好就收：理在手里的时候主动递一个双方能签的方案，比等判决省一季。",
    "口气平的签落在纠纷上，管的是凭据：把时间、经手人、字据排成一张表，哪一格空着就先补哪一格。",
    "口气紧的签落在纠纷上，管的是脱身：算清再打一年要花多少钱和多少觉，拿这个数去谈一个能收手的条件。",
  ],
  open: [
    "没有指明一桩，就把口气用在手头最久悬着的那一件：顺，便是该给它定个日子，定了就去，不等人人点头。",
    "没有指明一桩，就把口气用在手头最久悬着的那一件：平，便是该先补一样东西，一句准话、一笔数或一个帮手。",
    "没有指明一桩，就把口气用在手头最久悬着的那一件：紧，便是该先减一样东西，一个应酬、一笔开销或一句承诺。",
  ],
};

/** What the tone asks for in the matter asked about. */
export const toStep = ({ aspect, lot }: View): string => steps[aspect ?? "open"][1 - Math.sign(lot.lean)]!;

/** How the sheet is read: the last two lines of the verse, or the title where no verse is quoted. */
export const toMethod = ({ cast, lot }: View): string => {
  const [turn, landing] = cast.verse?.slice(-2) ?? [];
  if (turn && landing) return `读签诗看后两句，前面是景，后面是断：“${turn}”是转，“${landing}”是落点。拿你的事去对这两句，对得上哪一句，就说明走到了哪一步。`;
  return lot.isStory
    ? `不引诗就看签题。“${lot.title.zh}”是印在签上的旧故事，老法子先问里头的人当时缺什么、后来靠什么转过来，再问自己站在故事的第几步。`
    : `不引诗就看签题。“${lot.title.zh}”是照诗意取的名字，四个字里有物有势：先认出哪样东西是你，再看它正往哪边走。`;
};

const sources: Record<LotSetId, string> = {
  "guanyin-100": "观音一百签流传最广，头一支讲天地初开，一百支分进十二宫，只定上中下三等，多数配一段戏文里的故事。",
  "leiyushi-100": "雷雨师一百签就是常说的关帝签，拿两个天干编号，等级从大吉分到下下，签题多取史书和戏里的人。",
  "jiazi-60": "六十甲子签用干支编号，一支四句，不定上中下，好坏全在诗里，台湾和闽南的庙用它的最多。",
  "wongtaisin-100": "黄大仙签一百支，只编号不配干支，等级从上上排到下下，每支配一个历史或传说里的故事。",
};

const toHome = ({ deity, temple, set }: { deity: Deity; temple: string | null; set: LotSetId }): string =>
  temple ? `你点的${temple}用的就是${setNames[set].zh}，别处的同号签未必是这一首。` : `奉${deity.name.zh}的庙多用它，各庙版本有出入，别拿别处的同号签来解。`;

/** What the set is, and whose. */
export const toSource = ({ deity, temple, cast: { set } }: View): string => sources[set] + toHome({ deity, temple, set });
