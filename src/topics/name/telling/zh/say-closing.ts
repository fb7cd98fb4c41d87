import type { GridName } from "../../../kit/grids/grids.ts";
import { getLuckNumber } from "../../../kit/grids/numbers.ts";
import type { Element } from "../../../kit/hexagrams/elements.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import type { Theme } from "../../characters.ts";
import type { ChineseNameCast } from "../../chinese.ts";
import { soulTexts } from "../../data/zh/letters.ts";
import { doTellTexts } from "../../data/zh/meaning.ts";
import { callTexts, confusionTexts, lastToneTexts } from "../../data/zh/sound.ts";
import type { Origin } from "../../english-names.ts";
import { findConfusion, findManyRead } from "../given-characters.ts";
import { listProposed, type Proposed } from "../proposed.ts";
import { type closingRules, type dissentRules, findMisspelt, type proposalRules } from "../rules-closing.ts";
import { findDouble } from "../rules-english.ts";
import { type ChineseView, type EnglishView, type NameView, toFullName } from "../view.ts";
import { listGlosses } from "./gloss.ts";
import { elementNames, gridWords, luckWords, originWords } from "./names.ts";
import { sayTrait } from "./trait-words.ts";

const own = (view: NameView): ChineseView => view.chinese!;
const cast = (view: NameView) => own(view).cast;
const en = (view: NameView): EnglishView => view.english!;
const value = (view: NameView, key: string): number => cast(view).scoreParts.find((part) => part.key === key)?.value ?? 0;
const first = (view: NameView): string => en(view).cast.words[0]!.word;

/** A proposed name with its meaning, a point for it and its flaw. */
const sayProposal = ({ name, strength, flaw }: Proposed): string =>
  `**${toFullName(name)}**（${name.sound.pinyin.join(" ")}，${name.score} 分）：${listGlosses(name.given).join("，")}；好在${sayTrait(name, strength)}，毛病是${sayTrait(name, flaw)}。`;

const sayOther = ({ name, flaw }: Proposed): string =>
  `${toFullName(name)}（${name.score} 分），${listGlosses(name.given).join("，")}，只是${sayTrait(name, flaw)}`;

const suggestions = (view: NameView): readonly ChineseNameCast[] => cast(view).suggestions;

export const sayProposals: Sayings<NameView, (typeof proposalRules)[number]["key"]> = {
  topThree: (view) => listProposed(suggestions(view)).slice(0, 3).map(sayProposal).join(""),
  others: (view) => `往后还有：${listProposed(suggestions(view)).slice(3, 9).map(sayOther).join("；")}。`,
};

const schoolTexts: Record<string, string> = {
  person: "性情这一格有两种断法，哪种像，看平日的人，别看书",
  total: "后半程这一格有人说吉有人说凶，两边都拿不出证据",
  earth: "少年这一格已经过去的，对着过去看最准",
  outer: "外缘这一格分量最轻，不值得为它翻案",
};
const lovedTexts: Record<string, string> = {
  person: "性情是十几年养出来的，叫得亲的名字比一个数管用",
  total: "后半程还没写，一个家里人叫了几十年的名字，比一个数值钱",
  earth: "少年时谁怎么叫你，比地格是几要紧得多",
};

export const sayDissent: Sayings<NameView, (typeof dissentRules)[number]["key"]> = {
  chosenByRule: (view) =>
    `姓${cast(view).surname}这张单子是按规矩筛的，先要数理过关，再看字。你心里若早有一个，哪怕分数比${view.name}的 ${cast(view).score} 低，也先问自己叫不叫得出口；${toFullName(suggestions(view).at(-1)!)}排在最后，也未必比不上第一。`,
  schoolsDiffer: (view, of) => {
    const number = cast(view).grids[of as GridName];
    return `也有不同的说法：${gridWords[of as GridName]} ${number} 是各家名书打架的十几个数之一，有的列吉，有的列凶，这里算半吉。${schoolTexts[of]}。`;
  },
  lovedMore: (view, of) => {
    const number = cast(view).grids[of as GridName];
    return `反过来说，${gridWords[of as GridName]} ${number} 被老书叫作“${getLuckNumber(number).nameZh}”，可五格是一百年前才从日本传开的一家之说，古人起名不看它。${lovedTexts[of]}。`;
  },
  numbersNotEar: (view) =>
    `数和耳朵意见相反：五格 ${value(view, "grids")} 分，读音只有 ${value(view, "sound")} 分。名字一天被叫十几回，数一辈子没人念，${cast(view).given}该听耳朵的。`,
  earNotNumbers: (view) =>
    `耳朵和数意见相反：读音 ${value(view, "sound")} 分，五格只有 ${value(view, "grids")} 分。换了我，这种名字不动，${cast(view).sound.pinyin.join(" ")} 叫顺了就是好。`,
  luckyForAll: (view) =>
    `反面的话也要说：四格全吉只说明笔画挑得巧，同样笔画的名字能排出几百个，好不好还得看${cast(view).given}这两个字本身站不站得住。`.replace(
      "这两个字",
      [...cast(view).given].length === 1 ? "这个字" : "这几个字",
    ),
  radicalOnly: (_view, of) =>
    `也有人不认这一套：字里带个${elementNames[of as Element]}旁，和命局真有了${elementNames[of as Element]}是两回事。把它看成一句提醒，别当成药。`,
  otherTriads: (view, of) => {
    const { score } = cast(view).triadDetail;
    const signed = score > 0 ? `加到 ${score}` : score === 0 ? "正好抵消成零" : `减到 −${-score}`;
    return `三才${of}在这里按一条规则算，${signed}；坊间印的一百二十五格表是逐条断的，同一组${of}，不同的书能给出相反的字。这一项最该打折听。`;
  },
  oneStroke: (view) => {
    const { total } = cast(view).grids;
    const [now, then] = [getLuckNumber(total).luck, getLuckNumber(total - 1).luck];
    return `数理怕较真：换一本书把${cast(view).given}里哪个字少数一画，总格 ${total} 就成了 ${total - 1}，${now === then ? "名目变了，吉凶倒碰巧没变" : `从${luckWords[now]}变成${luckWords[then]}`}。一画就能翻的东西，别压上一辈子。`;
  },
  namesakes: (view) => `还有一层：叫 ${first(view)} 的人成千上万，字母数一模一样，日子各过各的；${view.name} 的这三个数，挑像的听。`,
  yVowel: (view, of) => `Y 算元音还是辅音，两派没谈拢。这里当辅音，心愿数是 ${en(view).cast.soulUrge.root}；若当元音，就变成 ${of}，${soulTexts[of]}。`,
  meaningForgotten: (view, of) =>
    `也可以不理词源：说${originWords[of as Origin]}的人如今也少有谁听见 ${first(view)} 先想到“${en(view).origin!.meaning.zh}”，大家先想到的，是他们认识的那一位。`,
  otherTables: (view, of) => `换一张字母表（迦勒底的那种，没有 9），${view.name} 的表达数多半就不是 ${of}；数拿来聊天可以，${first(view)} 还是照样叫。`,
};

export const sayClosing: Sayings<NameView, (typeof closingRules)[number]["key"]> = {
  doPickTwo: (view) =>
    `这周做一件：从里面挑两个，比如${toFullName(suggestions(view)[0]!)}和${toFullName(suggestions(view)[1] ?? suggestions(view)[0]!)}，一人叫三天，看哪个先叫顺口。`,
  doSayFast: (view) => `这周做一件：请三个不知情的人把${view.name}快念三遍，看有没有人笑。`,
  doAskForm: (view) => `这周做一件：问一声家里，户口本、族谱上${cast(view).alternatives[0]!.char}写的是哪个字，定了再算五格。`,
  doWrite: (view) => {
    const heavy = own(view).given.filter(({ today }) => today >= 14);
    return `这周做一件：把${heavy.map(({ char, today }) => `${char}（${today} 画）`).join("、")}在田字格里写十遍，看手累不累。`;
  },
  doBirth: (view) =>
    `命局要的${cast(view)
      .birth!.useful.slice(0, 2)
      .map((element) => elementNames[element])
      .join("、")}，可以放进小名或书房的一样东西里，正名${cast(view).given}不用动。`,
  doCall: (view, of) => `这周做一件：${callTexts[of] ?? "把全名连名带姓叫五遍，隔天再叫一遍"}，叫的就是${view.name}。`,
  doSign: (view, of) => `这周做一件：把${view.name}签十遍，${of} 画里哪几笔自己连起来了，签名就定在那个样子。`,
  doTell: (view, of) => `这周做一件：为“${own(view).given.at(-1)!.char}”这个字，${doTellTexts[of as Theme]}。`,
  watchReadings: (view) => {
    const { char, readings } = findManyRead(cast(view))!;
    return `留意：${char}有 ${readings.join("、")} 几个音，新老师头一次点名念的是哪个。`;
  },
  watchHearing: (view, of) => `留意${findConfusion(cast(view))!.char}这个音：${confusionTexts[of]}。`,
  watchSame: (view) =>
    `留意同班同事里还有没有叫${cast(view).given}的，有，就早点定下谁叫大${[...cast(view).given].at(-1)}、谁叫小${[...cast(view).given].at(-1)}。`,
  watchGrid: (view, of) => `留意：若有人拿${gridWords[of as GridName]} ${cast(view).grids[of as GridName]} 劝你花钱改名，先问他这一格是怎么加出来的。`,
  watchLast: (view, of) => `留意：${lastToneTexts[of]}，${view.name}被人怎么叫，就是什么样的名字。`,
  watchCalled: (view) => {
    const chars = [...cast(view).given];
    return chars.length > 1
      ? `留意${cast(view).given}叫着叫着，变成“小${chars.at(-1)}”还是“${chars[0]}${chars[0]}”，那才是日后真用的名字。`
      : `留意${cast(view).given}叫着叫着，是连姓一起叫，还是叠成“${chars[0]}${chars[0]}”，那才是日后真用的名字。`;
  },
  doInitials: (view) => `这周做一件：在行李牌和邮箱上试写加了中间名的首字母，或者只写 ${first(view)} 全拼，躲开 ${en(view).cast.initialsClash}。`,
  doIntroduce: (view, of) =>
    of === "one"
      ? `这周做一件：用 ${first(view)} 点一杯咖啡，看杯子上写成什么样。`
      : of.startsWith("clear") || of === "alliteration"
        ? `这周做一件：对着手机说一遍“${view.name}”，看语音转字转得对不对。`
        : `这周做一件：自我介绍时在 ${first(view)} 后头停半拍，再说 ${en(view).cast.words.at(-1)!.word}，听听是不是分开了。`,
  doSoul: (view, of) => `这周做一件：${soulDoing[of] ?? `把 ${view.name} 写一遍`}，这是心愿数 ${of} 的用法。`,
  watchSpelling: (view, of) => `留意 ${findMisspelt(en(view))!.word} 的拼写：${spellTexts[of]}。`,
  watchDouble: (view) => {
    const { word, pair } = findDouble(en(view))!;
    return `留意机票和合同上的 ${word}，${pair} 是不是只剩了一个 ${pair[0]}。`;
  },
  watchShort: (view, of) => `留意别人把 ${first(view)} 叫短了以后叫什么：${shortTexts[of]}。`,
};

const soulDoing: Record<string, string> = {
  1: "自己定一次晚饭的馆子，不问人",
  2: "把好消息先打电话告诉一个人",
  3: "在饭桌上讲完一个故事，别让人打断",
  4: "把抽屉里的票据理完一格",
  5: "换一条路回家",
  6: "请一个好久没来的人吃饭",
  7: "关机一小时，去公园坐着",
  8: "给手上的事标一个价",
  9: "送走一件三年没用的东西",
  11: "把半夜想到的那句记下来，白天再看",
  22: "把三年后的样子画在一张纸上",
  33: "教会一个人一件你做熟的事",
};
const spellTexts: Record<string, string> = {
  ph: "ph 会有人写成 f",
  ck: "ck、ch 和 k 常被人换着写",
  ie: "ie 和 ei 的先后，连母语的人也会颠倒",
  y: "y 和 i、ie 换来换去，订票时要报清",
  silent: "末尾那个不出声的 e 常被人漏掉",
};
const shortTexts: Record<string, string> = {
  vowel: "元音开头的名字最容易只剩后半截",
  hum: "鼻音开头的名字常被叠着叫",
  stop: "爆破音开头的名字爱被截成一个音节",
  hiss: "气音开头的名字短了以后听不出是谁",
  flow: "流音开头的名字常被加个 -y 的尾巴",
};
