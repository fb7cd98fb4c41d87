import type { FactWording } from "../../../kit/fact.ts";
import { getLuckNumber } from "../../../kit/grids/numbers.ts";
import type { Element } from "../../../kit/hexagrams/elements.ts";
import type { BusinessFacts } from "../../fact-types.ts";
import { industries, suitedRoots } from "../../industries.ts";
import type { ScoreKey } from "../../score.ts";
import {
  dutyMeanings,
  elementNames,
  endingWords,
  fitWords,
  groupNames,
  levelNames,
  listElements,
  luckWords,
  relationWords,
  scoreWords,
  standingWords,
  toDayLine,
  toDayName,
} from "./names.ts";

const split = (text: string): string[] => (text === "" ? [] : text.split(","));
const affixKinds = { region: "地名", trade: "行业字", form: "组织形式" } as const;
const industryOf = (id: string | null) => industries.find((one) => one.id === id);

export const factWordsZh: FactWording<BusinessFacts> = {
  score: ({ score, parts }) => ({
    label: "评分",
    value: `${score} 分`,
    note: `${split(parts)
      .map((part) => {
        const [key, value, weight] = part.split(" ");
        return `${scoreWords[key as ScoreKey]} ${value}（占 ${weight} 份）`;
      })
      .join("，")}；按份数平均，得 ${score}。`,
  }),
  char: ({ char, traditional, strokes, today, isNumeral, radical, radicalStrokes, rest, element, by, isCore }) => ({
    label: isCore ? "字号用字" : "其余用字",
    value: `${char} ${strokes} 画`,
    note: `${isNumeral ? "数目字按数值算" : `康熙字形“${traditional}”，部首“${radical}”整写 ${radicalStrokes} 画${rest === 0 ? "" : rest > 0 ? `，其余 ${rest} 画` : `，少 ${-rest} 画`}`}，合 ${strokes}；今天写 ${today} 画。${element ? `${{ sound: "部首不属五行，看声母，", sense: "部首不属五行，看字义，", radical: "部首" }[by ?? "radical"]}归${elementNames[element]}。` : "部首不属五行。"}${isCore ? "" : "它不是字号，只计入全称。"}`,
  }),
  affix: ({ text, kind, core }) => ({
    label: affixKinds[kind],
    value: text,
    note: `“${text}”是登记或行业加上的，去掉它，字号是“${core}”；全称的数才把它算进去。`,
  }),
  strokeNumber: ({ of, name, sum, strokes, number, luck, element }) => ({
    label: of === "core" ? "字号数" : "全称数",
    value: `${strokes} 画 · ${luckWords[luck]}`,
    note: `“${name}”按康熙笔画 ${sum} = ${strokes}${strokes === number ? "" : `，过八十一减八十得 ${number}`}，叫${getLuckNumber(number).nameZh}；尾数 ${number % 10} 归${elementNames[element]}。各家吉凶不一的十五个数算半吉。`,
  }),
  nameElement: ({ elements, main }) => ({
    label: "名的五行",
    value: elementNames[main],
    note: `${split(elements)
      .map((one) => {
        const [char, element] = one.split(" ");
        return `${char}归${elementNames[element as Element]}`;
      })
      .join("，")}；取最多的一样，一样多取前头的，所以以${elementNames[main]}为主。先看部首，部首不属五行的看字义（五色四方），再不然看声母。`,
  }),
  sound: ({ core, pinyin, tones, elements, ending, homophones, score }) => ({
    label: "读音",
    value: `${pinyin} · ${score} 分`,
    note: `“${core}”声调 ${tones}，尾音${endingWords[ending]}；声母按五音依次归${listElements(split(elements))}（唇水、舌尖火、舌根木、齿金、喉土）。${homophones === "" ? "常见坏词里没有查到同音的。" : `听着像：${homophones}。`}满分 100，逐项扣到 ${score}。`,
  }),
  length: ({ count, isLatin }) => ({
    label: "长短",
    value: isLatin ? `${count} 个字母` : `${count} 个字`,
    note: isLatin
      ? `四到八个字母不扣分，多一个或少一个扣 10；这里 ${count} 个。`
      : `字号两字 100 分，三字 95，四字 80，一字 60，更长 50；这里 ${count} 个字，不算行业字。`,
  }),
  letters: ({ name, steps, sum, root, group, isSuited }) => ({
    label: "字母数",
    value: `${sum === root ? sum : `${sum} → ${root}`}`,
    note: `${name}：${steps}，相加 ${sum}${sum === root ? "" : `，各位再加到 ${root}`}；A 到 I 是 1 到 9，J、S 又从 1 起，11、22、33 不再化。${group ? `${groupNames[group as keyof typeof groupNames]}类常配 ${suitedRoots[group as keyof typeof suitedRoots].join("、")}，${isSuited ? "在内" : "不在内"}，这张表是我们自己定的。` : ""}`,
  }),
  beats: ({ name, syllables, stress, ending, longestRun }) => ({
    label: "节拍",
    value: `${syllables} 拍`,
    note: `${name} 按元音群数出 ${syllables} 个音节，末词重音在第 ${stress} 个（两拍以内在头一个，更长在倒数第二，-ia、-ity 一类再往前一个）；收在${{ open: "元音", soft: "可以拖长的辅音", stop: "爆破或摩擦的辅音" }[ending]}，最多 ${longestRun} 个辅音相连。`,
  }),
  clash: ({ word, initials, initialsClash }) => ({
    label: "碰词",
    value: word ?? initialsClash ?? "没有",
    note: `把整个名字连起来，与一张英语坏词表对过${word ? `，碰到 ${word}` : "，没有碰到"}；首字母是 ${initials}${initialsClash ? "，自成一个坏词" : "，不成坏词"}。`,
  }),
  industry: ({ id, text, main, second }) => {
    const found = industryOf(id);
    return found && main
      ? {
          label: "行业五行",
          value: `${found.name.zh} · ${elementNames[main]}${second ? `（兼${elementNames[second]}）` : ""}`,
          note: `看这一行手里经过的东西：${found.why.zh}，所以归${elementNames[main]}${second ? `，兼${elementNames[second]}` : ""}。`,
        }
      : { label: "行业五行", value: text || "没说", note: "表里没有这一行，五行配行业一项不计分。" };
  },
  fit: ({ name, trade, relation }) => ({
    label: "名配行业",
    value: fitWords[relation],
    note: `名以${elementNames[name]}为主，行业归${elementNames[trade]}：${fitWords[relation]}。同类或名生行业 100 分，行业克名 65，行业生名 55，名克行业 25；若名正合行业的第二样五行，至少 85。`,
  }),
  owner: ({ pillars, dayMaster, dayElement, level, percent, useful, adverse }) => ({
    label: "主事人",
    value: `${dayMaster}日 · 喜${listElements(split(useful))}`,
    note: `四柱 ${pillars}；日主${dayMaster}归${elementNames[dayElement]}，${levelNames[level as keyof typeof levelNames]}。五行占比：${split(percent)
      .map((one) => {
        const [element, value] = one.split(" ");
        return `${elementNames[element as Element]} ${value}%`;
      })
      .join("，")}。由此用${listElements(split(useful))}，忌${listElements(split(adverse)) || "无"}。`,
  }),
  ownerTrade: ({ trade, standing, relation, second, secondStanding }) => ({
    label: "人配行业",
    value: standingWords[standing],
    note: `行业归${elementNames[trade]}，对日主是${relationWords[relation]}，在命局里${standingWords[standing]}${second && secondStanding ? `；兼的${elementNames[second]}${standingWords[secondStanding]}` : ""}。第一用神 100 分，其余用神 85，能生用神 65，不相干 50，忌神 20。`,
  }),
  ownerName: ({ brought, useful }) => ({
    label: "名配人",
    value: brought === "" ? "没有补到" : `“${brought}”补到`,
    note: `你用得上${listElements(split(useful))}；字号里归这几样的字${brought === "" ? "一个也没有" : `是“${brought}”，人这一项加 10 分`}。`,
  }),
  openingRange: ({ from, to, dayCount, rankedCount, lostToOwner, isFallback }) => ({
    label: "开业范围",
    value: `${rankedCount} 天可用`,
    note: `${from} 到 ${to} 共 ${dayCount} 天，逐日查历书的开市${isFallback ? "，没有一天写着宜，下面列的只是不忌" : ""}；为你的年柱日柱划去 ${lostToOwner} 天。`,
  }),
  openingDay: ({ rank, date, weekday, lunar, ganzhi, duty, mansion, clashBranch, score, why, hours }) => ({
    label: `吉日 ${rank}`,
    value: toDayName({ date, weekday }),
    note: `${lunar}，${ganzhi}日，${duty}日（${dutyMeanings[duty]}），${mansion}宿，冲${clashBranch}。${split(why)
      .map((line) => {
        const [part = "", points, of = ""] = line.split(" ");
        return toDayLine(part, of, Number(points));
      })
      .join("，")}，合 ${score}。可用时辰：${split(hours)
      .map((hour) => hour.split(" ")[0])
      .join("、")}。`,
  }),
  suggestion: ({ rank, name, traditional, pinyin, strokes, luck, elements, score, isWord }) => ({
    label: `备选 ${rank}`,
    value: `${name} ${score} 分`,
    note: `${isWord ? "现成的词" : "两个字拼成"}，读 ${pinyin}，按“${traditional}”数 ${strokes} 画，${luckWords[luck]}；五行${listElements(split(elements))}。已经去掉凶数、坏谐音和两读的字。`,
  }),
};
