import { isVowel } from "../../../kit/letters/letters.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { expressionTexts, finishTexts, missingTexts, passionTexts, personalityTexts, soulTexts, startTexts } from "../../data/zh/letters.ts";
import { balanceTexts, capstoneTexts, cornerstoneTexts, firstVowelTexts, givenRootTexts, surnameRootTexts, wordAndNumberTexts } from "../../data/zh/roots.ts";
import { findEnglishName, type Origin } from "../../english-names.ts";
import { type englishRules, findDouble } from "../rules-english.ts";
import type { EnglishView, NameView } from "../view.ts";
import { letterNumberWords, originWords, scoreWords } from "./names.ts";

const own = (view: NameView): EnglishView => view.english!;
const first = (view: NameView): string => own(view).cast.words[0]!.word;
const last = (view: NameView): string => own(view).cast.words.at(-1)!.word;
const count = (view: NameView): number => own(view).cast.words.reduce((sum, { letters }) => sum + letters.length, 0);

const sayOrigin: Record<Origin, string> = {
  he: "圣经里一路传下来的，哪国人都念得出，只是念法各不相同",
  el: "希腊名爱把一个道理装进名字，听着就有点学问",
  la: "拉丁名端正，写在证书上不违和",
  de: "日耳曼名由两截拼成，硬骨头多，念着有力",
  en: "英国本土的老词，邻居家的感觉，不必解释",
  ga: "盖尔名带着雨和草场，拼写和读音常对不上",
  we: "威尔士名柔，外人常在重音上念错",
  no: "北欧名短而硬，像一块木头削出来的",
  fr: "法语名轻，尾音容易被英语念重",
  es: "南欧名敞亮，元音一个不省",
  ru: "斯拉夫名厚，小名比大名多",
  pe: "波斯名里有花和火，见面会被问是哪里人",
  sa: "梵语名意思深，值得自己先讲熟",
};
const jointTexts: Record<string, string> = {
  sameSound: "前一词的末字母就是后一词的头一个，说快了听不出在哪儿断",
  rhyme: "前后押韵，自我介绍一次，全班都会学",
  alliteration: "两头同一个字母，像招牌，容易记也容易被起外号",
  "clear.vowel": "前一词收在元音，后一词另起一口气，中间自然留了条缝",
  "clear.hum": "前一词收在鼻音，嘴闭一下再张开，后一词就清清楚楚",
  "clear.stop": "前一词收得脆，像敲一下桌子，后一词才进来",
  "clear.hiss": "前一词收在气音，别念太急，气音会跑到后一词里去",
  "clear.flow": "前一词收在流音，滑过去就到后一词，介绍时停半拍更好",
};
const bestTexts: Record<string, string> = { rhythm: "长短配得好", join: "词与词接得干净", initials: "首字母清白", ease: "好拼好念" };
const worstTexts: Record<string, string> = { rhythm: "节奏偏平", join: "接缝处不利落", initials: "首字母惹眼", ease: "辅音挤在一起" };

const sayBeats = (view: NameView, of: string): string => {
  const { rhythm, words } = own(view).cast;
  if (words.length === 1) return `${first(view)} 有 ${words[0]!.syllables} 个音节，单叫够用，配姓时挑一个长短不同的。`;
  const [one = 1, other = 1] = of.split("-").map(Number);
  if (one === other) return `音节是 ${rhythm}，两头一样长，${one === 1 ? "一下一下，像敲门" : "齐整，念着像走正步"}；中间加个中间名就活了。`;
  return one < other
    ? `音节是 ${rhythm}，先短后长，名字一步跨出去，姓慢慢说完，正式场合最占便宜。`
    : `音节是 ${rhythm}，先长后短，名字铺开，姓来收口，叫的人一口气刚好用完。`;
};

type Keys = (typeof englishRules)[number]["key"];

export const sayEnglish: Sayings<NameView, Keys> = {
  enShape: (view, of) => {
    const [best = "", worst = "", level = ""] = of.split(".");
    const value = (key: string) => own(view).cast.scoreParts.find((part) => part.key === key)?.value ?? 0;
    const lowest =
      level === "fair" ? `最低的${scoreWords[worst]}也有 ${value(worst)} 分` : `${scoreWords[worst]}最低（${value(worst)} 分），${worstTexts[worst]}`;
    return `${view.name} 四项里${scoreWords[best]}最高（${value(best)} 分），${bestTexts[best]}；${lowest}。`;
  },
  oneWord: (view) => `只给了 ${first(view)} 一个词，没有姓，接缝和首字母都看不了；加上姓再算一次才完整。`,
  manyWords: (view) => `全名有 ${own(view).cast.words.length} 个词（${view.name}），证件上一格常写不下；平日用的多半是 ${first(view)} ${last(view)}。`,
  letterCount: (view, of) => {
    const texts: Record<string, string> = {
      short: "邮箱好注册，难的是没被人占掉",
      trim: "胸牌上一行放得下，字还能印大一号",
      even: "邮箱前缀打得完，念给人听要分两口气",
      middle: "名片放得下，印章就要挤一挤",
      long: "填表要两行，名片上字号得小一级",
    };
    return `${view.name} 全名 ${count(view)} 个字母，${texts[of]}。`;
  },
  joint: (view, of) => `${first(view)} 接 ${last(view)}：${jointTexts[of]}。`,
  beats: sayBeats,
  run: (view, of) =>
    of === "three"
      ? `${view.name} 里有三个辅音连着，中国人念容易在中间垫一个元音。`
      : `${view.name} 里有 ${own(view).cast.longestRun} 个辅音连着，母语的人也要慢半拍，电话里最好拼出来。`,
  starts: (view, of) => {
    const [start = "", finish = ""] = of.split(".");
    return `${first(view)} 是${startTexts[start]}；${finishTexts[finish]}。`;
  },
  expression: (view, of) => `表达数 ${of}（全部字母相加得 ${own(view).cast.expression.sum}，看做事的样子）：${expressionTexts[of]}。`,
  soulUrge: (view, of) => `心愿数 ${of}（只加元音得 ${own(view).cast.soulUrge.sum}，看心里要什么）：${soulTexts[of]}。`,
  personality: (view, of) => `外表数 ${of}（只加辅音得 ${own(view).cast.personality.sum}，看头一面）：${personalityTexts[of]}。`,
  twinNumbers: (view, of) => {
    const [one = "expression", other = "soulUrge"] = of.split(".") as ("expression" | "soulUrge" | "personality")[];
    return `${letterNumberWords[one]}和${letterNumberWords[other]}都落在 ${own(view).cast[one].root}，${one === "expression" && other === "soulUrge" ? "想的和做的是一回事，骗不了人，也藏不住急" : other === "personality" && one === "expression" ? "外人看到的就是他做事的样子，没有第二张脸" : "心里要的都写在脸上，谈价时吃亏"}。`;
  },
  passion: (view, of) => `字母里 ${of} 出现最多（${[...(own(view).passion?.letters ?? "")].join(" ")}）。${passionTexts[of]}。`,
  missing: (view, of) => {
    const { missing } = own(view);
    const second = missing[1];
    return `${view.name} 的字母值里没有 ${missing.join("、")}。${of} ${missingTexts[of]}${second ? `；${second} ${missingTexts[second]}` : ""}。`;
  },
  origin: (view, of) => `${first(view)} 出自${originWords[of as Origin]}，意思是“${own(view).origin!.meaning.zh}”；${sayOrigin[of as Origin]}。`,
  unknownOrigin: (view) => `${first(view)} 不在我们收的四百多个名字里，来历说不准；若是家里造的或别国的名字，把那段故事备好，一辈子要讲几百遍。`,
  secondName: (view, of) => {
    const { word } = own(view).cast.words[Number(of)]!;
    const entry = findEnglishName(word)!;
    return `${word} 也能单独当名字用，出自${originWords[entry.origin]}，意思是“${entry.meaning.zh}”，所以 ${view.name} 常被人叫反。`;
  },
  shortForm: (view) => `${first(view)} 是 ${own(view).origin!.name} 的一种写法，正式文件上别人可能替你补成全称，签字前看一眼。`,
  givenLeaning: (view) => `${first(view)} 男女都用，邮件里常被称错先生女士。`,
  givenRoot: (view, of) => `${first(view)} 自己的字母加起来是 ${own(view).cast.words[0]!.sum}，归到 ${of}：${givenRootTexts[of]}。`,
  wordAndNumber: (view, of) =>
    `字面是“${own(view).origin!.meaning.zh}”，${view.name} 的表达数（全部字母相加，看做事）却归到 ${of}：${wordAndNumberTexts[of]}。`,
  surnameRoot: (view, of) => `${last(view)} 这个姓归到 ${of}（${own(view).cast.words.at(-1)!.sum}），${surnameRootTexts[of]}。`,
  bridge: (view, of) => {
    const { expression, soulUrge } = own(view).cast;
    return `心里的 ${soulUrge.root} 和手上的 ${expression.root} ${of === "near" ? "隔得近，想到就做得出" : of === "middle" ? "隔着一段，想的和做的要对一次账" : "隔得远，常是心里一套、手上一套，写下来才碰得到头"}。`;
  },
  insideOut: (view, of) => {
    const { soulUrge, personality } = own(view).cast;
    return `面上是 ${personality.root}，里头是 ${soulUrge.root}，${of === "near" ? "见面三回，就知道这个人要什么" : of === "middle" ? "处上一个季度，才发现和第一面不大一样" : "头一面和处久了像两个人，亲近的人要有点耐心"}。`;
  },
  cornerstone: (view, of) => `${view.name} 打头的字母是 ${of}，管的是遇事的头一个反应：${cornerstoneTexts[of]}。`,
  capstone: (view, of) => `${last(view)} 收在 ${own(view).cast.words.at(-1)!.letters.at(-1)} 上，值是 ${of}：${capstoneTexts[of]}。`,
  balance: (view, of) => `首字母 ${[...own(view).cast.initials].join("、")} 加起来归到 ${of}，叫平衡数，吵起来时用：${balanceTexts[of]}。`,
  firstVowel: (view, of) => `${view.name} 里第一个元音是 ${of}，${firstVowelTexts[of]}。`,
  vowelShare: (view, of) => {
    const letters = own(view).cast.words.flatMap((word) => word.letters);
    const vowels = letters.filter(isVowel).length;
    return `${view.name} 的 ${letters.length} 个字母里有 ${vowels} 个元音，${of === "many" ? "念着像唱，中国人上口" : of === "even" ? "软硬各半，哪国人都念得动" : "骨头多，肉少，念着硬朗"}。`;
  },
  clash: (view) => `首字母连起来是 ${own(view).cast.initialsClash}，绣在书包、印在行李牌上都会有人笑；名字本身没有错。`,
  doubleLetter: (view) => {
    const { word, pair } = findDouble(own(view))!;
    return `${word} 里有连写的 ${pair}，听写的人常漏一个，报名字时说一声“两个 ${pair[0]}”。`;
  },
  monogram: (_view, of) =>
    `首字母是 ${of.split("").join(".")}，${of.length === 2 ? "两个字母的章好刻" : of.length === 1 ? "一个字母，写得花一点才认得出" : "三个以上的字母，中间那个写大些好看"}。`,
};
