type Texts = Readonly<Record<string, string>>;

/** What the strongest part gives, in a clause. */
export const strong: Texts = {
  animals: "生肖{ab}走得近，头一面就熟",
  dayStems: "日干{xy}接得上，性子一给一接",
  dayBranches: "日支{st}搭得牢，关起门来过得下去",
  nayin: "年命{mn}相配，底色不打架",
  elements: "五行互补，你缺的对方有",
  kua: "命卦{kl}成{m}，住到一处顺手",
  synastry: "星盘上接得紧，共{c}处相位，心气对得上",
};

/** Where the work lies: the knot, and what to take pains over. */
export const knots: Texts = {
  animals: "生肖{ab}别着劲",
  dayStems: "日干{xy}顶着",
  dayBranches: "日支{st}坐不稳",
  nayin: "年命{mn}相克",
  elements: "五行补得薄",
  kua: "命卦{kl}成{m}",
  synastry: "星盘上有硬碰",
};
export const toils: Texts = {
  animals: "两家和外人的话",
  dayStems: "谁听谁的",
  dayBranches: "同一屋檐下的起居",
  nayin: "各自带来的老习惯",
  elements: "钱和力气往哪儿使",
  kua: "屋子怎么住",
  synastry: "情绪的快慢",
};
export const sore: Texts = Object.fromEntries(Object.keys(knots).map((key) => [key, `${knots[key]}，要费心的是${toils[key]}`]));

export const watches: Texts = {
  animals: "{wl}只得{ws}/{wo}，留意：谁先引用了第三个人的话，那场架就不是你们俩的了。",
  dayStems: "{wl}只得{ws}/{wo}，留意：哪天两个人都不肯先选饭馆，那就是在争别的事。",
  dayBranches: "{wl}只得{ws}/{wo}，留意：谁先把枕头或书桌挪了地方，那是在说话。",
  nayin: "{wl}只得{ws}/{wo}，留意：说出“我们家从来都是”这句话的时候，先停一下。",
  elements: "{wl}只得{ws}/{wo}，留意：连着三周都是同一个人在付钱、同一个人在出力。",
  kua: "{wl}只得{ws}/{wo}，留意：总在同一个位置起的口角，先挪家具再讲理。",
  synastry: "{wl}只得{ws}/{wo}，留意：话已经说完，身子还背着，那一刻最要紧。",
};

export const watchYear = "留意{y}年{g}前后谁先开始加班、谁先不做饭，那是紧的信号。";

/** By what her day stem is to his. */
export const doings: Readonly<Record<string, Texts>> = {
  bond: {
    same: "这周各写三样“你做得比我好”，换着念，不许还嘴。",
    iFeed: "这周由{B}回请一次：地方{B}挑，账{B}结，{A}只管坐下。",
    feedsMe: "这周由{A}回请一次：地方{A}挑，账{A}结，{B}只管坐下。",
    iHold: "这周有一天全听{B}的，吃什么、几点睡，{A}不改一个字。",
    holdsMe: "这周有一天全听{A}的，吃什么、几点睡，{B}不改一个字。",
  },
  daily: {
    same: "这周把家务写成十张纸条，对半抽，抽到什么做什么。",
    iFeed: "这周{A}少做一样家务，看{B}几天发现，发现了就归{B}。",
    feedsMe: "这周{B}少做一样家务，看{A}几天发现，发现了就归{A}。",
    iHold: "这周给{B}划出一块地方，一张桌、一层架都行，{A}不碰。",
    holdsMe: "这周给{A}划出一块地方，一张桌、一层架都行，{B}不碰。",
  },
  quarrel: {
    same: "下次吵起来，各说三分钟，手机计时，另一个只许记不许回。",
    iFeed: "下次吵起来，先由{B}复述一遍{A}的意思，{A}点头了再往下。",
    feedsMe: "下次吵起来，先由{A}复述一遍{B}的意思，{B}点头了再往下。",
    iHold: "下次吵起来，{A}的第一句换成问句，问完等十秒。",
    holdsMe: "下次吵起来，{B}的第一句换成问句，问完等十秒。",
  },
  money: {
    same: "这周开一张公用的卡，两人各打一样的数，三个月后看剩多少。",
    iFeed: "这周把{A}给{B}花的、{B}给{A}花的各列一栏，只看不评。",
    feedsMe: "这周把{B}给{A}花的、{A}给{B}花的各列一栏，只看不评。",
    iHold: "这周定一个数：低于它{B}自己做主，不用跟{A}说。",
    holdsMe: "这周定一个数：低于它{A}自己做主，不用跟{B}说。",
  },
  family: {
    same: "这周各给对方的长辈打一个电话，十分钟，不谈婚事。",
    iFeed: "这周由{B}替{A}给{A}家里报一次平安，照片比话管用。",
    feedsMe: "这周由{A}替{B}给{B}家里报一次平安，照片比话管用。",
    iHold: "这周{A}去{B}家吃一顿饭，座位、话头都听{B}的。",
    holdsMe: "这周{B}去{A}家吃一顿饭，座位、话头都听{A}的。",
  },
  year: {
    same: "这周在日历上把{y}年圈出来，各写一件想在那年办的，对一对。",
    iFeed: "这周由{A}先说{y}年想定什么，{B}负责写下日期。",
    feedsMe: "这周由{B}先说{y}年想定什么，{A}负责写下日期。",
    iHold: "这周把{y}年要花的钱先列出来，{A}列，{B}删。",
    holdsMe: "这周把{y}年要花的钱先列出来，{B}列，{A}删。",
  },
};
