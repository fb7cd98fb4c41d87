import type { Bone } from "../../cast-types.ts";
import type { Field } from "../../telling/parts.ts";
import type { BodyPart } from "../body-places.ts";

/** Family’s one thing to do, by the heaviest bone. */
export const familyDoings: Readonly<Record<Bone, string>> = {
  year: "给家里最年长的那位打个电话，问一件他年轻时的事",
  month: "找一个兄弟姐妹或发小吃顿饭，不谈正事",
  day: "告诉家里一件你自己定了的事，只告知，不商量",
  hour: "给家里的小辈写三句话，存着或寄出都行",
};

/** What to watch for, by field and the lightest bone. */
export const watchings: Readonly<Record<Field, Readonly<Record<Bone, string>>>> = {
  work: {
    year: "谁拿“我当年”来压你，那不是你的尺子",
    month: "会上第一个沉默的同事，他的顾虑先问清",
    day: "你说“随便”的次数，一周超过三次就是累了",
    hour: "收尾那一步谁在拖，多半就是漏钱的地方",
  },
  love: {
    year: "谁家的老规矩先被搬出来",
    month: "朋友替你们做的判断，听见就记下，别马上照做",
    day: "吵完谁先倒水，先倒的人更在乎",
    hour: "说到“以后”时对方停了几秒",
  },
  money: {
    year: "向家里开口的念头，一起就先看自己的账",
    month: "人情饭和份子钱，这个月花在谁身上",
    day: "不高兴那天下的单，隔夜再付",
    hour: "自动续费的那几笔，到期日写下来",
  },
  inner: {
    year: "一句像极了父母口气的话从你嘴里出来的时候",
    month: "散场以后是松一口气还是更空",
    day: "早上醒来头一个念头，连着三天一样就当真",
    hour: "睡前还在替明天担心的那件事，是不是同一件",
  },
  family: {
    year: "家里谁把话说了一半，另一半要你去问",
    month: "同辈里谁忽然不说话了",
    day: "你在家人面前装没事的那一刻",
    hour: "小辈学你的哪个动作，那就是你没藏住的",
  },
};

/** Two bones that pull apart: the heaviest and the lightest, and which weighs more. */
export const pairTexts: Readonly<Record<Bone, Readonly<Partial<Record<Bone, string>>>>> = {
  year: {
    month: "家里撑你，外头没人接；在外面少提家里，后者才是你的路",
    day: "家里的分量比你自己大，容易替别人活；要紧的选择以自己的为准",
    hour: "来处厚、去处薄，别把老本当后路；后头的要现在攒",
  },
  month: {
    year: "外头的人帮你，家里搭不上手；两边别比，靠外头的时候多",
    day: "身边的人比你自己有主见，随着走省力，走远了会丢了自己；大事慢一天答",
    hour: "热闹在中段，散场就冷；留住两个能到老的人，比一桌重",
  },
  day: {
    year: "你自己沉，家里轻，早独立，也早孤单；开口求一次不丢人",
    month: "一个人行，合伙难；要搭班就先写分工，还是单干更重",
    hour: "眼下的你有力，后头薄，别拿今天的力气算三十年后的账",
  },
  hour: {
    year: "起步轻、收尾重，越往后越好这话落在你身上有根据；代价是头几年看不见，要信时间",
    month: "后头重，同行轻，你的名声多半从后来的人嘴里传开；眼下少争一口气",
    day: "后头沉，眼下的自己轻，容易都推给将来；今天能定的小事先定",
  },
};

/** A place that a light sum, or a heavy one, seems to speak against. */
export const placeAgainst: Readonly<Record<BodyPart, Readonly<Record<"light" | "heavy", string>>>> = {
  头: { light: "位置在头上，骨头却轻，想得到的多，撑得住的少；先找到抬轿的人，再坐上去", heavy: "头重，骨也重，两样叠在一起容易转不过弯；有人唱反调时，多听一句" },
  肩: { light: "肩上有担子，骨头却不压秤，别人以为你扛得动，其实每次都是硬扛；担子减一样", heavy: "骨头沉，肩膀又肯扛，担子会自己找上门；推掉的本事比扛的本事要紧" },
  手: { light: "手勤骨轻，做得多、留得少；慢下来挑活，比多接活有用", heavy: "骨重的人多半坐着等，你的手偏闲不住；听手的，等不是你的路" },
  腹: { light: "肚里装得下，骨头却轻，存得住话，存不住底气；把攒的东西拿一样出来用", heavy: "骨重再加上会存，容易只进不出；挪动一点，反而更稳" },
  腰: { light: "腰要撑两头，骨头却轻，撑久了先累的是你；两头里挑一头放手", heavy: "骨重，腰却是弯的地方，别人盼你硬，你擅长软；事情是软的办成的" },
  膝: { light: "膝在弯，骨又轻，低头成了习惯；这一段里挑一件事站直", heavy: "骨头这样沉，走的却是弯路；弯路走完分量才落地，别嫌慢" },
  足: { light: "脚在走，骨头轻，走得快也飘得远；到一处先找一个熟人再住下", heavy: "骨重的人宜坐，你偏是脚命；走可以走，根留一条在原地" },
};
