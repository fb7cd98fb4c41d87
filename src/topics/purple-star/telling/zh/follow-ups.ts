import type { Question } from "../../../kit/hearing/question.ts";
import { findPart } from "../find-part.ts";
import type { Part } from "../parts.ts";
import type { PlateView } from "../view.ts";

const listAll = ({ palaces, cast, year }: PlateView): [Part, string][] => {
  const star = (name: "夫妻" | "官禄" | "财帛" | "疾厄") => palaces[name].majors[0].name;
  const decade = year?.decade;
  return [
    ["work", `官禄宫的${star("官禄")}适合什么工作？`],
    ["love", `夫妻宫的${star("夫妻")}是个什么样的人？`],
    ["year", decade && !decade.isChildhood ? `${decade.from}到${decade.to}岁这个大限怎么走？` : "今年的流年怎么走？"],
    ["money", `财帛宫的${star("财帛")}，钱从哪里来？`],
    ["people", "谁是我的贵人？"],
    ["health", `疾厄宫的${star("疾厄")}，作息上先改哪样？`],
    ["character", "命宫和身宫，我听哪一个？"],
    ["love", "感情上什么时候有机会？"],
    ["work", year ? `${year.year + 1}年的事业怎么样？` : "事业上什么时候有机会？"],
    ...(cast.variants.length > 0 ? [["school", "别的软件为什么排得不一样？"] as [Part, string]] : []),
    ["money", "什么时候钱最顺？"],
  ];
};

/** Three that the plate can answer, another part than the one just asked. */
export const toFollowUps = (view: PlateView, asked: Question, turn: number): string[] => {
  const part = findPart(asked);
  const all = listAll(view).filter(([of, text]) => of !== part && text !== asked.text);
  const at = (turn * 3) % all.length;
  return [...all.slice(at), ...all.slice(0, at)].slice(0, 3).map(([, text]) => text);
};
