/** Words of the sample reading; `why` names the facts they rest on. */
interface Told {
  text: string;
  why?: WhyKey;
}
export type WhyKey = "fuel" | "water";

export const messagesZh = {
  title: "Yarrow 蓍问 · 先算，后说",
  description: "一本会回话的历书：先起盘，先摆图，话从算出来的事实里说。不用注册，点一张牌就能读。",
  skip: "跳到翻牌处",
  home: "Yarrow 蓍问，首页",
  otherLanguage: "EN",
  switchLocale: "Switch to English",
  toDark: "换成夜间",
  toLight: "换成日间",
  needsScript: "这里关着 JavaScript，牌翻不动；往下看也好。",

  plate: { lines: ["先算，", "后说。"], notes: ["一本会回话的历书。", "先起盘，先摆图，", "话从算出来的事实里说。"] },
  meta: "不用注册，十秒之内读到第一段。仅供娱乐。",

  fan: "三张背面朝上的牌",
  cards: ["翻左边一张", "翻中间一张", "翻右边一张"],
  invite: "心里想着一件事，翻一张。",
  question: "想问的事",
  questionHint: "写一句，或只在心里想",
  ask: "写下来问",
  how: "先看怎么算的",

  sealing: "正在封存",
  sealed: "牌已封存",
  wasSealed: "翻牌前已封存",
  sealFailed: "封存没连上，点牌时再封",
  sealTitle: "种子与编号的 SHA-256，翻牌之前就定了",
  check: "核对",

  drawing: "正在翻牌",
  reading: "正在解读",
  read: "开头两段读好了",
  upright: "正位",
  reversed: "逆位",
  readOn: "接着读，接着问",
  talkOn: "接着说",
  problems: {
    offline: "网断了，牌没翻成。连上以后再点一次。",
    server: "这一张没翻成，毛病在我们这边。再点一次试试。",
    broken: "读到一半，网断了。话都留着，接着读就在那里。",
  },

  readings: {
    heading: "三次真实的解读",
    note: "一张盘，三张牌，一支签。出什么由引擎定，话也是它讲的。",
    of: {
      astro: { asked: "1990 年 5 月 1 日 13:45，生在上海", open: "排我的星盘" },
      tarot: { asked: "该不该换工作？", open: "我也抽三张" },
      fortune: { asked: "明天的面试，会顺利吗？", open: "我也求一支" },
    },
    again: "照样再来一遍",
    againNote: "装好蓍问，这一条命令在谁的机器上都得出同一个结果：",
  },

  steps: {
    heading: "一次解读怎样算出来",
    note: "四步，每一步都摊开给你看，也都能重算一遍。",
    numerals: ["一", "二", "三", "四"],
    names: ["输入", "起盘", "事实", "解读"],
    given: [
      ["生时", "1990 年 5 月 1 日 13:45"],
      ["生地", "上海，东经 121.47°"],
      ["那年有夏令时", "拨回一小时，12:45"],
      ["真太阳时", "12:54，仍在午时"],
    ],
    pillars: ["年", "月", "日", "时"],
    pillarNames: ["", "", "", ""],
    elements: { wood: "木", fire: "火", earth: "土", metal: "金", water: "水" },
    chart: "同样的输入，算一千次也是这八个字。若不拨回夏令时，时柱会错成乙未。",
    facts: "日主丙火，生在辰月。年支、时支两见午；八个字里没有水。",
    told: [
      { text: "你的热来得快，" },
      { text: "寅与午都在添柴", why: "fuel" },
      { text: "，想到了就去做。盘里" },
      { text: "一字水也没有", why: "water" },
      { text: "，慢下来不是天性，是要练的手艺：大事隔一夜再答复。" },
    ] as Told[],
    why: {
      none: "划线处可点开，看它依据哪几条事实。",
      fuel: "依据：日支寅是木，年支、时支两个午是火；木生火，火就旺。",
      water: "依据：八个字里木二、火三、土一、金二，水一个也没有。",
    },
  },

  topics: {
    heading: "话题",
    note: "不知道选哪个，就从“随心问”开始。",
  },

  fair: {
    heading: "怎样核对一次抽取",
    note: "翻之前先封存，翻之后谁都能重算。",
    steps: [
      ["先封存", "你还没碰牌，服务器已取好一粒随机种子，把种子与编号的 SHA-256 摆在牌下。摆在前头，种子就换不了。"],
      ["你来翻", "你点下的时刻与位置，加上浏览器取的随机数，是另一半。出哪张牌，要两半合起来才定，谁也不能单独做主。"],
      ["再揭开", "翻完，种子交到你手里。拿它重算一遍：SHA-256 要对得上，牌也要是同一张。"],
    ],
    guess: {
      heading: "聊天模型不抽牌",
      told: "叫聊天模型抽一张，它写下的是最像答案的那张。有人请 gpt-4o 从二十二张大牌里抽，分感情、工作和对照三组，一共 750 次；感情那一组，99.2% 是恋人。",
      ours: "蓍问的模型碰不到牌。先按种子洗牌发牌，再拿翻出来的牌去讲。测试里洗过一百万副，七十八张，哪一张也不占便宜。",
      caption: "问感情，抽到恋人的",
      who: { model: "gpt-4o 自己说的", shuffled: "洗匀的二十二张" },
      share: (percent: number) => `${percent}%`,
      source: "上一行出自公开测试 vocus.cc/article/689ebfcefd8978000151d36c，不是我们测的；下一行是二十二分之一。",
    },
    none: "翻一张牌，这里就能当场核对。",
    run: "核对刚才这一张",
    running: "正在重算",
    seal: "封存",
    seed: "种子",
    castId: "编号",
    nonce: "你的一半",
    again: "重算得到",
    right: "对得上",
    wrong: "对不上",
    failed: "种子没取到，连上网再试一次。",
  },

  tongues: {
    heading: "两种语言",
    note: "中文和英文各写各的，不是对译。",
    close: "牌一样，凭据一样，话各有各的说法。随时可以换，盘和牌不动。",
  },

  free: {
    heading: "现在都免费",
    note: "套餐还没开卖，先用着。",
    basic: { note: "先给答复，再给最硬的两条理由", price: "免费" },
    plus: { note: "整副盘讲全，也讲相反的一面", price: (times: number) => `每天 ${times} 次，免费` },
    close: "不登录就能用。每天零点，Plus 的次数回到原处。",
  },

  foot: {
    note: "蓍问的一切结果仅供娱乐与自省，不预言确定的将来，也不代替医疗、法律、理财或心理方面的专业意见。若你正感到难以承受，请联系身边的人或当地的援助热线。",
    label: "页脚",
    ask: "问一件事",
    sky: "今日星象",
    history: "从前的对话",
    how: "怎样算出来",
    fair: "怎样核对一次抽取",
  },
};

export type LandingMessages = typeof messagesZh;
