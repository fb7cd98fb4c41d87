import type { Locale } from "../../src/shared/i18n/locale.ts";
import type { SpreadId } from "../../src/topics/tarot/spreads.ts";
import type { TopicId } from "../../src/topics/topic-ids.ts";

export type Said = Record<Locale, string>;

const born: Said = {
  zh: "1990年5月1日下午一点三刻出生在上海，男。我适合做什么工作？",
  en: "Born 1 May 1990 at 1:45 pm in Shanghai, male. What work suits me?",
};

/** One sentence a topic, which is all it needs; a palm is described, a test is answered. */
export const said = {
  ask: { zh: "下个月该不该搬家？", en: "Should I move house next month?" },
  zhouYi: { zh: "这次合作能成吗？", en: "Will this partnership work out?" },
  tarot: { zh: "我该不该换工作？", en: "Should I change jobs?" },
  birthday: born,
  astro: born,
  purpleStar: born,
  huangdi: born,
  fortune: { zh: "求观音签，问姻缘", en: "Draw me a lot from Guanyin about love" },
  number: { zh: "3 8 5 这份合同能签吗？", en: "3 8 5 should I sign this contract?" },
  dream: {
    zh: "我梦见一条黑蛇在老家追我，我拼命跑，牙齿掉了，很害怕。",
    en: "I dreamt a black snake chased me through my old school and my teeth fell out. I was scared.",
  },
  fengshui: { zh: "我家坐北朝南，2005年建，财位在哪？", en: "My house faces south, built in 2005. Where’s its money corner?" },
  name: { zh: "江沐阳这个名字好不好？", en: "How is the name Anna Schmidt?" },
  marriage: {
    zh: "他1990年5月1日下午一点三刻生在上海，她1992年8月8日早上八点生在南京，我们合不合？",
    en: "He was born on 1 May 1990 at 1:45 pm in Shanghai, she on 8 August 1992 at 8 am in Nanjing. Do we fit?",
  },
  auspicious: { zh: "12月领证选哪天？", en: "Which day in December should we register our marriage?" },
  business: {
    zh: "我想开一家面馆，叫“云来面馆”，这个名字怎么样？",
    en: "I’m opening a coffee shop called “Blue Door Coffee”. How is the name?",
  },
  numerology: { zh: "我叫 Anna Schmidt，1990年5月1日出生，今年怎么样？", en: "I’m Anna Schmidt, born 29 November 1985. What is this year for me?" },
  TaoTeChing: { zh: "要不要接下这份新差事？", en: "Should I take this new job?" },
} satisfies Partial<Record<TopicId, Said>>;

/** Said before a sentence, it makes three lines of it and more on a phone. */
const atLength: Said = {
  zh: "我是第一次用这个，不太懂规矩，也不知道要说多少才够，先把想问的写在这里。",
  en: "This is my first time here and I’m not sure how much I’m meant to write, so I’ll simply put down what I’d like to know. ",
};
export const toLong = ({ zh, en }: Said): Said => ({ zh: atLength.zh + zh, en: atLength.en + en });

/** A topic that one sentence is enough for. */
export type ToldTopicId = keyof typeof said;

/** The tarot's question, laid as each of its spreads. */
export const saidToSpread: Record<SpreadId, Said> = {
  one: { zh: "抽一张：我该不该换工作？", en: "One card: should I change jobs?" },
  three: said.tarot,
  cross: { zh: "五张十字：我该不该换工作？", en: "Cross of five: should I change jobs?" },
  relationship: { zh: "关系牌阵：我和他还能走下去吗？", en: "Relationship spread: can we go on together?" },
  yesNo: { zh: "是非牌：我该不该换工作？", en: "Yes or no: should I change jobs?" },
  celticCross: { zh: "凯尔特十字：接下来半年怎么走？", en: "Celtic cross: what should I do with the next half year?" },
};

/** What begins each test that can be sat. */
export const saidToTest: Record<string, Said> = {
  mbti: { zh: "做 28 题版", en: "The 28 questions" },
  enneagram: { zh: "开始测试：九型", en: "Start the test: Nine types" },
  jungian: { zh: "开始测试：荣格八功能", en: "Start the test: Eight functions" },
  disc: { zh: "开始测试：行为四格", en: "Start the test: Four working styles" },
  keirsey: { zh: "开始测试：气质四型", en: "Start the test: Four temperaments" },
  socialStyles: { zh: "开始测试：社交风格", en: "Start the test: Social styles" },
  fiveElements: { zh: "开始测试：五行性格", en: "Start the test: Five-element temper" },
  bigFive: { zh: "开始测试：大五人格", en: "Start the test: Big Five" },
};
