import { getLuckNumber } from "../../../kit/grids/numbers.ts";
import { toRelation } from "../../../kit/hexagrams/elements.ts";
import { type Head, headsOf } from "../../../kit/telling/head.ts";
import type { Ask, Part } from "../parts.ts";
import { type BusinessView, toTradeName } from "../view.ts";
import { elementNames, endingWords, fitWords, levelNames, listElements, luckWords, scoreWords, standingWords, toDayName, toMonthDay } from "./names.ts";

const toLean = (score: number): string => (score >= 85 ? "可以用" : score >= 70 ? "能用，有一处要补" : score >= 55 ? "勉强能用，先改弱处" : "先别定");
const partOf = ({ key, value }: { key: keyof typeof scoreWords; value: number }): string => `${scoreWords[key]} ${value} 分`;
const strokesOf = ({ chinese, latin, brand }: BusinessView): string =>
  chinese ? `“${brand}” ${chinese.coreNumber.strokes} 画，${luckWords[chinese.coreNumber.luck]}` : `${latin!.name} 的字母数是 ${latin!.root}`;

const head = headsOf("zh");

const sayOwner = ({ owner, industry }: BusinessView): Head => {
  const trade = industry!.name.zh;
  const lean = {
    first: `适合你做${trade}`,
    useful: `你做${trade}合适`,
    feeds: `你做${trade}可以，好处来得慢些`,
    neutral: `你做${trade}不占便宜也不吃亏`,
    adverse: `你做${trade}会累一些，不是不能做`,
  }[owner!.standing];
  const element = elementNames[industry!.main];
  const why = `${trade}归${element}，对你的命局${standingWords[owner!.standing]}。`;
  return head(`${lean}：${why}`, `${lean}：它归${element}，${standingWords[owner!.standing]}。`, [`${lean}。`, why]);
};

const saySound = ({ brand, chinese, latin }: BusinessView): Head => {
  if (!chinese) {
    const { name, ease, syllables } = latin!;
    const how = ease >= 85 ? `好念，${syllables} 个音节，没有绊口的地方` : `不算好念，上口只有 ${ease} 分`;
    return head(`${name} ${how}。`, [`念起来${how.replace("不算好念", "不顺")}。`, `说的是 ${name}。`]);
  }
  const [found] = chinese.sound.homophones;
  if (!found)
    return head(`没有查到坏谐音，“${brand}”读音 ${chinese.sound.score} 分。`, [`没有查到坏谐音，读音 ${chinese.sound.score} 分。`, `说的是“${brand}”。`]);
  const echo = `${found.isExact ? "念出来就是" : "换个声调就是"}“${found.word}”`;
  return head(`有一处谐音要避：“${brand}”${echo}。`, [`有一处谐音要避：${echo}。`, `说的是“${brand}”。`]);
};

const sayTrade = ({ brand, chinese, industry, strong }: BusinessView): Head => {
  if (!industry || !chinese) {
    const half = `和行业只能从${chinese ? "字" : "字母"}上看一半，${partOf(strong[0]!)}`;
    return head(`“${brand}”${half}。`, [`${half}。`, `说的是“${brand}”。`]);
  }
  const relation = toRelation(industry.main, chinese.mainElement);
  const verdict = ["same", "feedsMe"].includes(relation) ? "合" : relation === "holdsMe" ? "不大合" : "半合";
  const [own, other] = [elementNames[chinese.mainElement], `${industry.name.zh}归${elementNames[industry.main]}`];
  return head(
    `${verdict}：“${brand}”以${own}为主，${other}，${fitWords[relation]}。`,
    [`${verdict}：名以${own}为主，${other}。`, `“${brand}”对${industry.name.zh}是${fitWords[relation]}。`],
    [`${verdict}：${fitWords[relation]}，名属${own}，行业属${elementNames[industry.main]}。`, `说的是“${brand}”和${industry.name.zh}。`],
  );
};

const saySign = ({ brand, chinese, latin }: BusinessView): Head => {
  if (!chinese) {
    const hung = `${latin!.letterCount} 个字母，${latin!.clash ? `里头藏着 ${latin!.clash}，不能挂` : "挂得出去"}`;
    return head(`${latin!.name} ${hung}。`, [`${hung}。`, `说的是 ${latin!.name}。`]);
  }
  const strokes = chinese.proof.slice(chinese.coreStart, chinese.coreEnd).reduce((sum, { today }) => sum + today, 0);
  const size = `${[...chinese.core].length} 个字，${strokes} 笔`;
  return head(`挂出去没问题：“${brand}”${size}。`, [`挂出去没问题：${size}。`, `说的是“${brand}”。`]);
};

/** One sentence that answers. */
export const sayHeadline = (view: BusinessView, ask: Ask): Head => {
  const { brand, cast, chinese, latin, strong, weak, days } = view;
  const [best, worst] = [strong[0]!, weak[0]!];
  const score = `${cast.score} 分`;
  switch (ask) {
    case "proposals": {
      const first = cast.suggestions.slice(0, 3).map(({ chinese: one }) => `“${one.core}”`);
      const trade = toTradeName(view, "zh");
      return head(
        `给${trade}先看${first.join("")}，头一个 ${score}。`,
        [`先看${first.join("")}，头一个 ${score}。`, `都是给${trade}起的。`],
        [`先看${first[0]}，${score}。`, `给${trade}起的还有${first.slice(1).join("、")}。`],
      );
    }
    case "opening":
      return days[0]
        ? head(`开业选${toDayName(days[0])}${days[1] ? `，备选${toMonthDay(days[1].date)}` : ""}。`)
        : head("这段日子没有一天能开业，往后放一个月再问。");
    case "noOpening":
      return head("日子还没法挑：你没给开业的月份，告诉我从哪天到哪天就行。");
    case "owner":
      return sayOwner(view);
    case "noOwner":
      return head(`没有出生时间，合不合你看不出；“${brand}” ${score}。`, [`没有出生时间，合不合你看不出；名字 ${score}。`, `名字说的是“${brand}”。`]);
    case "sound":
      return saySound(view);
    case "numbers":
      return chinese
        ? head(`${strokesOf(view)}，数名${getLuckNumber(chinese.coreNumber.number).nameZh}。`, [
            `一共 ${chinese.coreNumber.strokes} 画，${luckWords[chinese.coreNumber.luck]}。`,
            `“${brand}”的数名是${getLuckNumber(chinese.coreNumber.number).nameZh}。`,
          ])
        : head(`${strokesOf(view)}。`, [`字母合 ${latin!.sum}，化到 ${latin!.root}。`, `说的是 ${latin!.name}。`]);
    case "trade":
      return sayTrade(view);
    case "sign":
      return saySign(view);
    case "weak":
      return head(worst.value >= 90 ? `没有明显的弱处，最低一项是${partOf(worst)}。` : `弱在${scoreWords[worst.key]}，只有 ${worst.value} 分。`);
    case "change": {
      const low = `弱的只是${scoreWords[worst.key]}`;
      return cast.score >= 60 || worst.key === "numbers"
        ? head(`不必改，“${brand}” ${score}，${low}。`, [`不必改，${score}，${low}。`, `说的是“${brand}”。`])
        : head([`没挂牌就换，挂了就留：${score}，弱在${scoreWords[worst.key]}。`, `说的是“${brand}”。`]);
    }
    case "money":
      return head([`名号定不了赚钱，只定好不好记：${partOf(best)}。`, `“${brand}”低的一头是${partOf(worst)}。`]);
    default: {
      const lean = toLean(cast.score);
      const [good, low] = [`强在${scoreWords[best.key]}`, worst.value < 85 ? `，弱在${scoreWords[worst.key]}` : ""];
      return head(
        `“${brand}”${lean}：${score}，${good}${low}。`,
        [`“${brand}”${lean}：${score}${low}。`, `${good}。`],
        [`这名字${lean}：${score}${low}。`, `“${brand}”${good}。`],
      );
    }
  }
};

/** What stands behind the headline. */
export const sayLead = (view: BusinessView): string => {
  const { cast, brand, chinese, latin, industry, owner, strong, weak } = view;
  const parts = strong.map(partOf).join("，");
  const first = `“${brand}”合计 ${cast.score} 分：${parts}。`;
  const name = chinese
    ? `${chinese.elements.map(({ char, element, by }) => `“${char}”按${{ radical: "部首", sense: "字义", sound: "声母" }[by]}归${elementNames[element]}`).join("，")}，尾音是${endingWords[chinese.sound.ending]}；${chinese.coreNumber.strokes} 画在八十一数里叫${getLuckNumber(chinese.coreNumber.number).nameZh}。`
    : `${latin!.words.map(({ word, syllables }) => `${word} ${syllables} 拍`).join("，")}，字母合 ${latin!.sum}。`;
  const trade = industry ? `行当是${industry.name.zh}，归${elementNames[industry.main]}。` : "";
  const person = owner ? `你是${owner.dayMaster}日生，${levelNames[owner.level]}，用得上${listElements(owner.useful)}。` : "";
  return `${first}${name}${trade}${person}${weak[0]!.value < 70 ? `先看最低的${scoreWords[weak[0]!.key]}。` : ""}`;
};

/** The sentences behind a follow-up's headline. */
export const sayBehind = (view: BusinessView, part: Part, turn: number): string => {
  const { brand, chinese, latin, strong, weak, industry, owner, days, cast } = view;
  const best = strong[turn % strong.length]!;
  const worst = weak[turn % weak.length]!;
  const tail = [
    `再看别的项，${partOf(best)}，${partOf(worst)}。`,
    `放在 ${cast.score} 分的总数里，${partOf(worst)}，${partOf(best)}。`,
    `“${brand}”另有${partOf(best)}垫着。`,
  ][turn % 3]!;
  const own: Partial<Record<Part, string>> = {
    sound: chinese
      ? `念 ${chinese.sound.pinyin.join(" ")}，尾音${endingWords[chinese.sound.ending]}。`
      : `${latin!.words.map(({ word }) => word).join("、")}共 ${latin!.syllables} 个音节。`,
    numbers: chinese ? `逐字是 ${chinese.proof.map(({ char, strokes }) => `${char} ${strokes}`).join("、")}。` : `合计 ${latin!.sum}，化到 ${latin!.root}。`,
    trade: industry ? `${industry.name.zh}归${elementNames[industry.main]}，因为${industry.why.zh}。` : "",
    owner: owner
      ? `你的四柱是${[owner.pillars.year, owner.pillars.month, owner.pillars.day, owner.pillars.hour].filter((one) => one !== null).join(" ")}，喜${listElements(owner.useful)}。`
      : "",
    opening: days.length > 0 ? `排在前头的是${days.map(({ date, score }) => `${toMonthDay(date)} ${score} 分`).join("、")}。` : "",
    proposals: `备选一共 ${cast.suggestions.length} 个：${cast.suggestions.map(({ chinese: one, score }) => `${one.core} ${score}`).join("、")}。`,
  };
  return turn % 2 === 0 ? `${own[part] ?? ""}${tail}` : `${tail}${(own[part] ?? "").replace(/^/, "还是那句：").replace(/^还是那句：$/, "")}`;
};

/** Three questions, none of them asked. */
export const listFollowUps = (view: BusinessView, asked: Ask, turn: number): string[] => {
  const { brand, industry, owner, days, chinese, cast } = view;
  const all: [Ask, string][] = [
    ["sound", chinese ? `“${brand}”有没有不好的谐音？` : `${brand} 念起来顺口吗？`],
    ["numbers", chinese ? `“${brand}”的笔画是怎么数的？` : `${brand} 的字母数说了什么？`],
    ...(industry && chinese ? ([["trade", `“${brand}”和${industry.name.zh}的五行合不合？`]] as [Ask, string][]) : []),
    ...(owner && industry ? ([["owner", `${industry.name.zh}适合我做吗？`]] as [Ask, string][]) : []),
    ...(days.length > 0 ? ([["opening", "开业那天几点最好，哪天备选？"]] as [Ask, string][]) : []),
    ["weak", cast.isSuggested ? "头一个名字的弱点在哪？" : `“${brand}”最弱的一处是什么？`],
    ["sign", `“${brand}”写成招牌好不好认？`],
    ...(cast.isSuggested ? [] : ([["change", "要不要改名？"]] as [Ask, string][])),
  ];
  const open = all.filter(([ask]) => ask !== asked);
  return [0, 1, 2].map((index) => open[(index + turn * 2) % open.length]![1]);
};
