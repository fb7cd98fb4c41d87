import type { LivedPart } from "../../../../profile/parts.ts";
import type { Ways } from "../../../../profile/profile-texts.ts";
import type { Pole } from "../../items.ts";

export const againstZh: Readonly<Record<Pole, Ways>> = {
  tell: ["直说不答应：讲你多会等，可菜单上来，第一个开口的还是你。", "直说在第二位敲桌子：要紧的那几次，你都没问谁。"],
  ask: ["先问轻声说：你没那么冲，出口之前你其实看过所有人的脸。", "先问在第二位：你定的那些事，底下都垫着一圈打听来的话。"],
  show: ["外露不服：说你平静，那天电影散场，是谁最后一个站起来。", "外露在第二位：你讲的是理，抖的是声音。"],
  hold: ["收着提醒：看着敞亮，要紧的那件，你跟谁也没提。", "收着在第二位：笑得最响的那晚，你一句实话没说。"],
};

export const doingZh: Readonly<Record<Pole, Readonly<Record<LivedPart, string>>>> = {
  tell: {
    self: "今天有三句话改成问句说。",
    love: "说“我要”之前，先问一句“你想怎样”。",
    work: "下次开会，最后一个讲。",
    quarrel: "把声音放低，把最后一句再说慢一遍。",
    tired: "累的时候先说“我累了”，再派活。",
    growth: "说完数到五，五下里不补话。",
  },
  ask: {
    self: "今天先开口定一件小事，定了不改。",
    love: "直接说一样你想要的，不加“随便”。",
    work: "会上头十分钟里说一句主意。",
    quarrel: "先讲自己那条，讲完再听。",
    tired: "挑一个安排，说“这个我不去”。",
    growth: "没把握也举一次手。",
  },
  show: {
    self: "今天有一件高兴事，晚饭后再讲。",
    love: "想哭之前先说清是为哪一件。",
    work: "把最不想碰的那份排到早上头一件。",
    quarrel: "先写三行事实，再开口。",
    tired: "倒苦水之前问一句“你现在方便听吗”。",
    growth: "练二十分钟没意思的基本功，不给人看。",
  },
  hold: {
    self: "今天对一个人说出一种心情，用一个词。",
    love: "出门前抱一下，三秒。",
    work: "开会前先问一句对方这两天怎么样。",
    quarrel: "讲完理，加一句“我心里是难过的”。",
    tired: "给一个人发一句“今天有点累”。",
    growth: "讲一件自己的糗事，挑小的。",
  },
};

export const watchingZh: Readonly<Record<Pole, Ways>> = {
  tell: ["别人吸了口气又咽回去的那一下。", "你说“反正就是”的时候。"],
  ask: ["第三遍说“你们定”的时候。", "散会路上才想出来的那句话。"],
  show: ["你的脸比你的话先到的时候。", "一屋子人跟着你变安静的时候。"],
  hold: ["有人问“你生气了吗”的时候。", "“没事”脱口而出的那一刻。"],
};
