import type { Question } from "../../../kit/hearing/question.ts";
import { starNamesEn } from "../../data/names.en.ts";
import { findPart } from "../find-part.ts";
import type { Part } from "../parts.ts";
import type { PlateView } from "../view.ts";
import { the } from "./names.ts";

const listAll = ({ palaces, cast, year }: PlateView): [Part, string][] => {
  const star = (name: "夫妻" | "官禄" | "财帛" | "疾厄") => palaces[name].majors[0].name;
  const decade = year?.decade;
  return [
    ["work", `What kind of work does ${the(star("官禄"))} in Career mean?`],
    ["love", `What does ${the(star("夫妻"))} in my Spouse palace say?`],
    ["year", decade && !decade.isChildhood ? `How does my decade from ${decade.from} to ${decade.to} run?` : "What does this year hold?"],
    ["money", `Where does money come from, with ${the(star("财帛"))} in Wealth?`],
    ["people", "Who can help me?"],
    ["health", `Which habit should I change for my health, with ${starNamesEn[star("疾厄")]}?`],
    ["character", "Self or Body palace: which is my character?"],
    ["love", "When is there an opening in love?"],
    ["work", year ? `How will work go in ${year.year + 1}?` : "When is there an opening at work?"],
    ...(cast.variants.length > 0 ? [["school", "Why does another app show another plate?"] as [Part, string]] : []),
    ["money", "When does money come most easily?"],
  ];
};

/** Three that the plate can answer, another part than the one just asked. */
export const toFollowUps = (view: PlateView, asked: Question, turn: number): string[] => {
  const part = findPart(asked);
  const all = listAll(view).filter(([of, text]) => of !== part && text !== asked.text);
  const at = (turn * 3) % all.length;
  return [...all.slice(at), ...all.slice(0, at)].slice(0, 3).map(([, text]) => text);
};
