import type { FactWording } from "../../../kit/fact.ts";
import { getLuckNumber } from "../../../kit/grids/numbers.ts";
import { toTriad } from "../../../kit/grids/triad.ts";
import { tellTriad } from "../../../kit/grids/triad-words.ts";
import type { Element } from "../../../kit/hexagrams/elements.ts";
import { findNameCharacter } from "../../characters.ts";
import { findEnglishName } from "../../english-names.ts";
import type { NameFacts } from "../../fact-types.ts";
import { elementNames, gridMeanings, gridWords, issueWords, jointWords, letterNumberWords, luckWords, originWords, scoreWords } from "./names.ts";

const split = (list: string): string[] => (list === "" ? [] : list.split(","));
const toElements = (list: string): string =>
  split(list)
    .map((element) => elementNames[element as Element])
    .join("、");
const sides: Record<string, string> = { 邑: "右阝", 阜: "左阝" };

const sayCount = ({ char, traditional, isNumeral, strokes, radical, radicalStrokes, shortForm, rest, part }: NameFacts["char"]): string => {
  const form = traditional === char ? "" : `${char}按繁体${traditional}算；`;
  if (isNumeral) return `${form}数目字按数值算，${char}就是 ${strokes}。`;
  if (rest === 0) return `${form}${radical}本身就是部首，${radicalStrokes} 画。`;
  const full = shortForm === null ? `部首${radical} ${radicalStrokes} 画` : `${sides[radical] ?? shortForm}作${radical}，${radicalStrokes} 画`;
  const beside = rest < 0 ? `少写 ${-rest} 画` : `${part ? `旁边${part}` : "其余"} ${rest} 画`;
  return `${form}${full}，${beside}，共 ${strokes} 画。`;
};

export const factWordsZh: FactWording<NameFacts> = {
  char: (values) => {
    const meaning = findNameCharacter(values.char)?.meaning.zh;
    const element = values.element ? `部首属${elementNames[values.element]}。` : "部首不归五行。";
    const disputed = values.disputed ? `别的表作 ${values.disputed} 画。` : "";
    return {
      label: values.char,
      value: `康熙 ${values.strokes} 画，今写 ${values.today} 画`,
      note: `${sayCount(values)}${element}${meaning ? `字义：${meaning}。` : ""}${disputed}`,
    };
  },
  grid: ({ grid, number, sum, element, luck, variant }) => {
    const { nameZh, text } = getLuckNumber(number);
    return {
      label: gridWords[grid],
      value: `${number} ${elementNames[element]}，${luckWords[luck]}`,
      note: `${gridMeanings[grid]}。${sum} = ${number}，尾数定五行属${elementNames[element]}。八十一数里是“${nameZh}”，${luckWords[luck]}：${text.zh}${variant === null ? "" : `也有人把外格算作 ${variant}。`}`,
    };
  },
  triad: ({ triad, heaven, person, earth, luck, score }) => ({
    label: "三才",
    value: `${triad}，${luckWords[luck]}`,
    note: `天、人、地三格的五行排在一起，以人为主。${tellTriad(toTriad(heaven, person, earth), "zh")}生我加二，同我、我生各加一，我克减一，克我减二，这里合计 ${score}。`,
  }),
  sound: ({ pinyin, tones, issues, homophones, score }) => {
    const found = split(issues).map((issue) => issueWords[issue]);
    const flow = found.length === 0 ? "声调、声母、韵母都没有撞" : found.join("；");
    return {
      label: "读音",
      value: `${pinyin}，${score} 分`,
      note: `声调 ${tones}。${flow}。${homophones === "" ? "没有难听的谐音。" : `谐音近“${homophones}”，念给几个人听听。`}从一百分往下扣。`,
    };
  },
  wanted: ({ pillars, lacks, useful, brought }) => ({
    label: "命局所需",
    value: lacks === "" ? `五行齐，喜${toElements(useful)}` : `缺${toElements(lacks)}，喜${toElements(useful)}`,
    note: `八字 ${pillars}。连藏干一起数五行，一点没有的叫缺；喜用按日主强弱定。名字的部首${brought === "" ? "没有带来这几样" : `带来了${toElements(brought)}`}。`,
  }),
  alternative: ({ char, counted, countedStrokes, other, otherStrokes, total }) => ({
    label: char === other ? `${char}写作原字` : `${char}另作${other}`,
    value: `${otherStrokes} 画`,
    note: `简体的${char}可以是${counted}，也可以${char === other ? `就是${char}本字` : `是${other}`}。这里按${counted} ${countedStrokes} 画算；若你家谱上写${other}，总格就是 ${total}。`,
  }),
  score: ({ score, parts }) => ({
    label: "名字评分",
    value: `${score} 分`,
    note: `${split(parts)
      .map((part) => {
        const [key = "", value, weight] = part.split(" ");
        return `${scoreWords[key]} ${value}（占 ${weight}）`;
      })
      .join("，")}，按所占比重平均。`,
  }),
  suggestion: ({ rank, name, traditional, pinyin, score, triad, grids }) => ({
    label: `第 ${rank} 个`,
    value: `${name} ${score} 分`,
    note: `${traditional === name ? "" : `繁体${traditional}，`}${pinyin}。天人地外总五格 ${grids}，三才${triad}。${[...name]
      .flatMap((char) => {
        const meaning = findNameCharacter(char)?.meaning.zh;
        return meaning ? `${char}：${meaning}。` : [];
      })
      .join("")}`,
  }),
  number: ({ of, name, sum, root }) => ({
    label: letterNumberWords[of],
    value: String(root),
    note: `${name} 的${of === "expression" ? "全部字母" : of === "soulUrge" ? "元音字母（Y 不算）" : "辅音字母（Y 算在内）"}按 A=1 到 I=9 循环取值，相加得 ${sum}，再把各位相加到一位；11、22、33 留着。${of === "expression" ? "说一个人怎么做事" : of === "soulUrge" ? "说心里想要什么" : "说别人先看到什么"}。`,
  }),
  word: ({ word, sum, root, syllables, origin }) => {
    const entry = findEnglishName(word);
    return {
      label: word,
      value: entry ? entry.meaning.zh : `${syllables} 个音节`,
      note: `${entry && origin ? `${entry.name === word ? "" : `是 ${entry.name} 的一种写法，`}出自${originWords[origin]}，意思是“${entry.meaning.zh}”。` : "表里没有它的来历。"}${syllables} 个音节，字母相加 ${sum}，归到 ${root}。`,
    };
  },
  initials: ({ initials, clash }) => ({
    label: "首字母",
    value: initials,
    note: clash ? `首字母连起来是 ${clash}，绣在书包上不好看，换个中间名就错开了。` : "首字母连起来不成什么难听的词。",
  }),
  rhythm: ({ pattern, joint, longestRun }) => ({
    label: "节奏",
    value: pattern,
    note: `每个词的音节数。长短错开最顺，一样长就平。${jointWords[joint]}。最长连着 ${longestRun} 个辅音。`,
  }),
};
