import { toRelation } from "../../../kit/hexagrams/elements.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { customs, elementHabits, fitTexts, groupDoings, relationTexts } from "../../data/zh/trade.ts";
import type { allTradeRules } from "../rules-trade.ts";
import type { BusinessView } from "../view.ts";
import {
  dutyMeanings,
  elementNames,
  levelNames,
  listElements,
  relationWords,
  scoreWords,
  standingWords,
  toDayLine,
  toDayName,
  toHourName,
  toMonthDay,
} from "./names.ts";

type Key = (typeof allTradeRules)[number]["key"];

const standingTexts: Record<string, (trade: string, element: string) => string> = {
  first: (trade, element) => `${trade}归${element}，${element}正是你命局里第一要用的一样（用神，就是盘里最该补的五行），做这行等于每天补一口`,
  useful: (trade, element) => `${trade}归${element}，列在你能用的五行里，虽不是头一样，做久了见好处`,
  feeds: (trade, element) => `${trade}归${element}，不是你直接要的，但它能生出你要的那一样，好处隔一手才到`,
  neutral: (trade, element) => `${trade}归${element}，对你的命局不添也不减，做得好坏看本事，怨不到五行`,
  adverse: (trade, element) => `${trade}归${element}，你盘里这一样已经偏多（忌神，就是再添就过），做这行会更忙更急，要靠店里的布置和搭档来匀`,
};
const worst = ({ weak: [part] }: BusinessView) => part!;
const best = ({ strong: [part] }: BusinessView) => part!;

export const sayTrade: Sayings<BusinessView, Key> = {
  tradeWhy: ({ industry, brand }) => `开${industry!.name.zh}，手里经过的东西定五行，“${brand}”这一家归${elementNames[industry!.main]}：${industry!.why.zh}。`,
  fit: ({ chinese, industry, brand }) => {
    const relation = toRelation(industry!.main, chinese!.mainElement);
    return `“${brand}”以${elementNames[chinese!.mainElement]}为主，${fitTexts[relation](elementNames[chinese!.mainElement], elementNames[industry!.main])}。`;
  },
  second: ({ industry, brand, chinese }) =>
    chinese?.elements.some(({ element }) => element === industry!.second)
      ? `${industry!.name.zh}还沾着${elementNames[industry!.second!]}，“${brand}”里恰好有这一样，等于两头都搭上。`
      : `${industry!.name.zh}还沾着${elementNames[industry!.second!]}，“${brand}”里没有，可以从店面补：${elementHabits[industry!.second!]}。`,
  custom: ({ industry, brand }) => `${customs[industry!.group]}，“${brand}”要过的是这一关。`,
  carrier: ({ core, industry }) =>
    `替行当说话的是“${core.find(({ element }) => element === industry!.main)!.char}”，它归${elementNames[industry!.main]}，简称时留这个字。`,
  mixed: ({ core }) => {
    const [first, ...rest] = core;
    const last = rest.at(-1)!;
    const relation = toRelation(first!.element, last.element);
    const line = {
      same: "同气",
      iFeed: "前一个养着后一个，越念越顺",
      feedsMe: "后一个回头养前一个，耐久",
      iHold: "前一个管着后一个，有劲，也有点紧",
      holdsMe: "后一个管着前一个，收得住",
    }[relation];
    return `字号自己也有来往：“${first!.char}”归${elementNames[first!.element]}，“${last.char}”归${elementNames[last.element]}，${line}。`;
  },
  letterTrade: ({ latin, industry }) =>
    `字母不分五行，${latin!.name} 和${industry!.name.zh}的搭配只看数与声；行业的${elementNames[industry!.main]}要靠颜色和门面来补：${elementHabits[industry!.main]}。`,
  unborn: ({ industry, brand }) =>
    `${industry!.name.zh}合不合你本人，“${brand}”这个名里看不出来；报上出生年月日时，${elementNames[industry!.main]}是你要补的还是嫌多的，算一下就知道。`,
  undated: ({ industry, brand }) => `“${brand}”还没说哪天开门；${industry!.name.zh}挂匾，十二值日里挑成日、开日、满日，给一个月份，我把能用的几天排出来。`,
  noTrade: ({ brand, chinese }) => `你没说做哪一行，“${brand}”以${elementNames[chinese!.mainElement]}为主；把行当告诉我，这一项才算得出来。`,
  standing: ({ owner, industry, brand }) => `${standingTexts[owner!.standing]!(`“${brand}”做的${industry!.name.zh}`, elementNames[industry!.main])}。`,
  relation: ({ owner }) =>
    `从日主${owner!.dayMaster}（出生那天的天干，代表本人，归${elementNames[owner!.dayElement]}，${levelNames[owner!.level]}）看：${relationTexts[owner!.relation][owner!.level]}。`,
  ownerName: ({ owner, core, brand }) => {
    const found = core.filter(({ element }) => owner!.useful.includes(element));
    return found.length === 0
      ? `“${brand}”没有一个字归${listElements(owner!.useful)}，名字帮不到你，也不必硬改：${elementHabits[owner!.useful[0]!]}。`
      : `“${brand}”里“${found.map(({ char }) => char).join("、")}”归${listElements([...new Set(found.map(({ element }) => element))])}，是你用得上的，签名盖章都把它写清楚。`;
  },
  ownerSecond: ({ owner, industry }) =>
    `${industry!.name.zh}还沾${elementNames[industry!.second!]}，对你${standingWords[owner!.secondStanding!]}，${owner!.secondStanding === "adverse" ? "那一块交给别人做" : owner!.secondStanding === "neutral" ? "顺手就行" : "那一块你亲自抓"}。`,
  ownerWeights: ({ owner }) => {
    const ranked = Object.entries(owner!.percent).sort((one, other) => other[1] - one[1]);
    const [most, least] = [ranked[0]!, ranked.at(-1)!];
    return `你盘里${listElements([most[0]])}最重，占 ${most[1]}%，${listElements([least[0]])}最轻，占 ${least[1]}%；开店以后先缺的也是后一样：${elementHabits[least[0] as keyof typeof elementHabits]}。`;
  },
  bestDay: ({ days: [day], cast, brand }) =>
    `${toDayName(day!)}挂“${brand}”的匾排第一，${day!.ganzhi}日，建除轮到${day!.duty}（十二日轮值的一位）：${dutyMeanings[day!.duty]}。满分 ${cast.opening!.mostScore}，得 ${day!.score}：${day!.why.map(({ part, of, points }) => toDayLine(part, of, points)).join("，")}。`,
  bestHours: ({ days: [day], brand }) => `“${brand}”剪彩那天能用的时辰有${day!.hours.map(toHourName).join("、")}，挂匾、开第一单放在头一个。`,
  secondDay: ({ days: [, day], brand }) =>
    `给“${brand}”再备一个${toDayName(day!)}，${day!.ganzhi}日，${day!.duty}日，${day!.score} 分：${dutyMeanings[day!.duty]}。`,
  range: ({ cast, brand }) => {
    const { from, to, dayCount, rankedCount, isFallback } = cast.opening!;
    return `“${brand}”可挑的从${toMonthDay(from)}到${toMonthDay(to)}共 ${dayCount} 天，${isFallback ? `历书没有一天写着宜开市，剩 ${rankedCount} 天只是不忌，将就用` : `历书宜开市又没划去的有 ${rankedCount} 天`}。`;
  },
  lost: ({ cast, owner }) =>
    `有 ${cast.opening!.lostToOwner} 天历书说好，却冲着你的${owner!.pillars.year}年或${owner!.pillars.day}日，已经替你划去；换一个人剪彩就能用。`,
  dayClash: ({ days: [day], brand }) =>
    `${toMonthDay(day!.date)}的${day!.ganzhi}冲${day!.clash.branch}，属${day!.clash.animal}的店员那天别站在“${brand}”门口头一位。`,
  flawNumbers: ({ chinese, name, brand }) =>
    `替反方说一句：${chinese!.coreNumber.luck === "lucky" ? `“${name}”全称` : `“${brand}”`}的数理不算全好，信笔画的客人会拿它挑剔；可是数理分学派，同一个字繁简一换就是另一个数，别为它重刻招牌。`,
  flawSound: ({ brand, weak: [part] }) => `替反方说一句：“${brand}”读音只有 ${part!.value} 分，字再好，名号是叫出来的，这一处比笔画更早碰到客人。`,
  flawLength: ({ brand, chinese, latin }) =>
    `替反方说一句：“${brand}”${chinese ? `${[...chinese.core].length} 个字` : `${latin!.letterCount} 个字母`}的长短不讨巧，别人会替你改短，不如自己先定。`,
  flawElement: ({ brand, chinese, industry }) =>
    `替反方说一句：“${brand}”的${elementNames[chinese!.mainElement]}跟${industry!.name.zh}的${elementNames[industry!.main]}不在一路，讲五行的人会觉得名不对行；不讲的人只看门口摆什么。`,
  flawLetters: ({ latin, industry }) => `替反方说一句：${latin!.name} 的 ${latin!.root} 不在${industry!.name.zh}常用的数里，行里人听着会觉得像做别的。`,
  flawEase: ({ latin }) =>
    `替反方说一句：${latin!.name} 不算好念，${latin!.longestRun >= 3 ? `辅音挤到 ${latin!.longestRun} 个` : `${latin!.syllables} 个音节`}，第一次听的人写不对。`,
  flawClash: ({ latin }) => `替反方说一句：${latin!.clash ?? latin!.initialsClash} 这个词藏在 ${latin!.name} 里，别的分再高，出了国这一处先让人笑。`,
  flawOwner: ({ owner, industry }) =>
    `替反方说一句：${industry!.name.zh}的${elementNames[industry!.main]}对你${standingWords[owner!.standing]}，名号再顺也补不了人和行当的这点别扭，搭档要找${listElements(owner!.useful.slice(0, 1))}旺的。`,
  apart: (view) =>
    `“${view.brand}”自己跟自己拉扯：${scoreWords[best(view).key]} ${best(view).value} 分，${scoreWords[worst(view).key]}只有 ${worst(view).value} 分。客人先碰到的是声和形，数理排在后头，取舍时按这个次序。`,
  smooth: (view) =>
    `也有相反的声音：“${view.brand}”最低的一项是${scoreWords[worst(view).key]}，${worst(view).value} 分。${view.weak.length > 1 ? `它压不过${scoreWords[best(view).key]}的 ${best(view).value} 分，` : ""}可是叫“${view.brand}”的店一多，这些分都不作数，商标要先查。`,
  counting: ({ chinese, latin, brand, core }) =>
    chinese
      ? `另一面也要听：“${brand}”的 ${chinese.coreNumber.strokes} 画照康熙字形数，照今天的写法是 ${core.reduce((sum, { today }) => sum + today, 0)} 画，两派各有人信，选定一派看到底，别哪边吉就信哪边。`
      : `另一面也要听：${latin!.name} 的 ${latin!.sum} 用的是一到九循环的排法，换一张字母表就是另一个数，名字好不好念却换不掉。`,
  doGroup: ({ industry, brand }) => `这周为“${brand}”做一件：${groupDoings[industry!.group]}。`,
  doSay: ({ brand }) => `这周做一件：对着手机说三遍“${brand}”，用语音输入，看它打出来是哪几个字。`,
  doSign: ({ brand }) => `这周做一件：把“${brand}”写在一张纸上贴到街对面，隔十步看，认不出的那一笔先改字体。`,
  doOpen: ({ days: [day], brand }) => `这周做一件：把${toMonthDay(day!.date)}写进“${brand}”的装修合同，倒推十天做完验收，再发请帖。`,
  watchSound: ({ chinese, brand }) => `留意：客人第一次把“${brand}”念错，错在第几个字（声调 ${chinese!.sound.tones.join("、")}），那就是要在招牌上注音的一个。`,
  watchLetters: ({ latin }) => `留意：第一个把 ${latin!.name} 拼错的人，错在哪个字母，那个字母在标志里要画得最清楚。`,
  watchTrade: ({ industry, brand }) => `留意：有没有人进门先问“${brand}是卖什么的”；一周问到三次，就在门头添上${industry!.name.zh}几个字。`,
  watchOwner: ({ owner, industry }) =>
    `留意：做${industry!.name.zh}头三个月，你是越忙越有精神还是越忙越想躲，这比盘里的${relationWords[owner!.relation]}说得更准。`,
};
