import type { Locale } from "../../shared/i18n/locale.ts";
import { understandBirths } from "../kit/birth/understand-births.ts";
import type { Route } from "../kit/topic.ts";

type CraftId = Exclude<Route["topic"], "tarot" | "zhouYi">;

interface Craft {
  topic: CraftId;
  /** The craft named, or the wish that only it can serve. */
  sign: RegExp;
  because: Record<Locale, string>;
}

/** Tested in this order; the first that is named decides. */
const crafts: readonly Craft[] = [
  {
    topic: "dream",
    sign: /梦(?:见|到|里|中|境)|做了?(?:一)?(?:个|场)?[^，。？]{0,6}梦(?!想)|解梦|周公|噩梦|\bdream(?:t|ed|ing|s)?\b(?! (?:job|house|home|car|holiday|vacation|school|of (?:being a|becoming)))|\bnightmare/i,
    because: { zh: "这是一场梦，就从梦里的东西看起。", en: "This is a dream, so I start from what was in it." },
  },
  {
    topic: "palmistry",
    sign: /手相|掌纹|手掌纹|看(?:看|一下)?我?的?手(?:掌|纹)|生命线|感情线|智慧线|事业线|\bpalm(?:s|istry)?\b(?! (?:oil|tree|sunday|beach|springs))|\b(?:life|heart|head|fate) line\b/i,
    because: { zh: "这要看手，比着手形和几条主线来说。", en: "This calls for your hand: its shape and its main lines." },
  },
  {
    topic: "mbti",
    sign: /\bMBTI\b|十六型|16\s*型|\b(?:16|sixteen)[- ]types?\b|(?<![a-z])[EI][NS][FT][JP](?![a-z])/i,
    because: { zh: "这是十六型的事，要答一套题，长短由你挑。", en: "This is about the sixteen types, so there are questions to answer; you choose how many." },
  },
  {
    topic: "personality",
    sign: /性格测试|人格测试|测(?:测|一下|个)?(?:我的)?(?:性格|人格)|九型|大五|荣格|气质类型|社交风格|五行人格|\bDISC\b|\benneagram\b|\bbig five\b|\bjungian\b|\btemperaments?\b|\b(?:personality|character) (?:test|quiz|type)\b|\bsocial styles?\b/,
    because: { zh: "这要靠答题来看，先挑一套。", en: "This is read from answers, so pick a set of questions first." },
  },
  {
    topic: "fortune",
    sign: /求(?:个|一)?签|抽(?:一|支|一支)?签|灵签|签文|解签|观音|妈祖|关帝|黄大仙|吕祖|\boracle sticks?\b|\btemple lots?\b|\bkau ?c(?:h)?im\b|\bdraw(?:ing)? (?:a |one )?lot\b/i,
    because: { zh: "你要求签，那就摇一支，再掷三次筊。", en: "You asked for a lot, so I shake one stick and throw the blocks for it." },
  },
  {
    topic: "business",
    sign: /(?:公司|店铺?|品牌|商号|工作室|咖啡馆|餐厅|铺子)的?(?:起|取|叫|名字?|改名)|(?:给|帮)[^，。？]{0,8}(?:公司|店|品牌|工作室|咖啡馆|餐厅)[^，。？]{0,4}(?:起|取)(?:个|一个)?名|店名|公司名|品牌名|商号|招牌|\b(?:brand|company|shop|business|store) name\b|\bname (?:for )?my (?:company|shop|brand|business|caf[eé])\b/i,
    because: { zh: "这是给生意取名的事，看笔画、音韵和行业合不合。", en: "This is about a name for a trade, so I weigh its strokes, its sound and its field." },
  },
  {
    topic: "name",
    sign: /(?:起|取|改)(?:个|一个)?(?:中文|英文)?名|名字(?:好不好|好吗|怎么样|如何|打几分)|姓名学|\bbaby names?\b|\bname (?:for )?(?:my|our|a|the) (?:baby|child|son|daughter|boy|girl)\b|\bis [\p{Lu}][\p{L}’' -]+ a good name\b/iu,
    because: { zh: "这是名字的事，按康熙笔画、五格和读音来看。", en: "This is about a name, so I go by its strokes, grids and sound." },
  },
  {
    topic: "auspicious",
    sign: /择(?:个|一)?(?:日|吉)|吉日|黄历|(?:哪|那)(?:一)?天(?:最)?(?:好|合适|适合|宜|搬|开|结|领|签|动|出)|(?:挑|选|看)(?:个|一个|一下)?[^，。？]{0,6}(?:日子|吉时)|好日子|\bauspicious (?:day|date)s?\b|\b(?:good|lucky|best) (?:day|date)s? (?:for|to)\b|\bwhich (?:day|date)\b/i,
    because: { zh: "这是挑日子的事，翻黄历把每天排一遍。", en: "This is about choosing a day, so I go through the almanac day by day." },
  },
  {
    topic: "fengshui",
    sign: /风水|坐[东南西北子丑寅卯辰巳午未申酉戌亥乾坤艮巽]+[朝向]|飞星|八宅|\bfeng ?shui\b|\bflying stars?\b/i,
    because: { zh: "这是房子的事，按朝向排飞星盘。", en: "This is about a house, so I set up its flying stars by the way it faces." },
  },
  {
    topic: "marriage",
    sign: /合婚|合(?:个|一下)?八字|八字(?:合不合|合吗|配不配|配吗)|\bsynastry\b|\bmatch (?:our|the two) (?:charts|births|birthdays)\b/i,
    because: { zh: "这要把两个人的生辰摆在一起，一项一项对。", en: "For this I lay two births side by side and match them part by part." },
  },
  {
    topic: "numerology",
    sign: /生命(?:灵)?数|灵数|数字命理|数秘|命数|\bnumerology\b|\blife[- ]path\b|\bexpression number\b|\bsoul urge\b|\bpersonal year\b/i,
    because: { zh: "这要从生日和名字里的数算起，每一步都列给你看。", en: "This is reckoned from the numbers in your date and name, every step shown." },
  },
  {
    topic: "astro",
    sign: /星盘|本命盘|上升(?:星座)?|月亮星座|太阳星座|行运|推运|合盘|占星|土星回归|水逆|星座(?!运势排)|\bnatal\b|\bbirth charts?\b|\bastrolog\w*|\brising sign\b|\b(?:moon|sun|star) sign\b|\bascendant\b|\btransits?\b|\bsaturn return\b|\bhoroscope\b|\bzodiac\b|\bmercury retrograde\b/i,
    because: { zh: "这要看星盘，按你出生那一刻的天空来排。", en: "This is read from your birth chart, so I set up the sky of that moment." },
  },
  {
    topic: "purpleStar",
    sign: /紫微|斗数|\bpurple star\b|\bzi ?wei(?: dou ?shu)?\b/i,
    because: { zh: "你点名要紫微斗数，那就排十二宫。", en: "You asked for purple star, so I set up its twelve palaces." },
  },
  {
    topic: "huangdi",
    sign: /四季诗|黄帝|称骨|骨重|几两几钱|\bbone weight\b|\bseason verse\b|\byellow emperor\b/i,
    because: { zh: "你要称骨看四季，那就按生辰来称。", en: "You asked for the bones’ weight, so I weigh your birth." },
  },
  {
    topic: "birthday",
    sign: /八字|四柱|生辰|大运|流年|喜用神|五行缺|\bfour pillars\b|\bba ?zi\b|\bday master\b/i,
    because: { zh: "这要看生辰，就排四柱。", en: "This goes by your birth, so I set up its four pillars." },
  },
  {
    topic: "TaoTeChing",
    sign: /道德经|老子(?!我)|\btao te ching\b|\bdao ?de ?jing\b|\blao ?(?:tzu|zi)\b/i,
    because: { zh: "你想听老子怎么说，那就翻一章。", en: "You want to hear Lao Tzu on it, so I open one chapter." },
  },
  {
    topic: "number",
    sign: /报(?:三)?(?:个)?数|三个数字?|梅花(?:易数|易)?(?:起|占|看)|\bthree (?:digits|numbers)\b/i,
    because: {
      zh: "三个数就够起一卦：前两个定上下卦，第三个定动爻。",
      en: "Three numbers are enough for a hexagram: two for its halves, one for the line that moves.",
    },
  },
];

/** A birth alone is read by the craft its language grew up with. */
const byOneBirth: Record<Locale, { topic: CraftId; because: Record<Locale, string> }> = {
  zh: { topic: "birthday", because: { zh: "你给了生辰，就按四柱来看。", en: "You gave a birth, so I read it by its four pillars." } },
  en: { topic: "astro", because: { zh: "你给了生辰，就排本命星盘。", en: "You gave a birth, so I read its natal chart." } },
};
const byTwoBirths = {
  topic: "marriage",
  because: { zh: "你给了两个人的生辰，就放在一起合。", en: "You gave two births, so I match them." },
} as const;

/** The craft a text names or, by the births it tells, needs; null where any method would do. */
export const findCraft = (text: string, locale: Locale): Pick<Craft, "topic" | "because"> | null => {
  const named = crafts.find(({ sign }) => sign.test(text));
  if (named) return named;
  const dated = (understandBirths(text, [], locale) ?? []).filter(({ date, dateOptions }) => date !== undefined || dateOptions !== undefined);
  if (dated.length === 0) return null;
  return dated.length === 1 ? byOneBirth[locale] : byTwoBirths;
};
