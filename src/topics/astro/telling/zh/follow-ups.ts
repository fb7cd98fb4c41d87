import type { Question } from "../../../kit/hearing/question.ts";
import { findPart } from "../find-part.ts";
import type { Part } from "../parts.ts";
import { findHouse, findRising, findSign, type SkyView, toSignOf } from "../view.ts";
import { signNames } from "./names.ts";

const listAll = (view: SkyView): [Part, string][] => {
  const rising = findRising(view);
  const moon = findSign(view, "moon");
  const year = view.cast.yearAhead.to.slice(0, 4);
  const tenth = findHouse(view, 10);
  const seventh = findHouse(view, 7);
  return [
    ["love", seventh ? `七宫头是${signNames[seventh.sign]}，感情上说了什么？` : `金星在${signNames[toSignOf(view, "venus")]}，我的感情是什么样？`],
    ["work", tenth ? `天顶在${signNames[tenth.sign]}，我适合做什么？` : `火星在${signNames[toSignOf(view, "mars")]}，我适合做什么？`],
    ["year", `到${year}年，行运有哪几个日子要记？`],
    ["moon", moon ? `月亮在${signNames[moon]}，我要什么才安心？` : "我的月亮要什么才安心？"],
    ["money", "我的钱从哪里来，漏在哪里？"],
    ["rising", rising ? `上升${signNames[rising]}，别人眼里我什么样？` : "别人眼里我什么样？"],
    ["family", "这张盘怎么说我的家里？"],
    ["growth", `土星在${signNames[toSignOf(view, "saturn")]}，要我学什么？`],
    ["people", `水星在${signNames[toSignOf(view, "mercury")]}，我跟朋友怎么相处？`],
    ["health", "我怎么歇才真的歇到？"],
    ["love", "感情什么时候有口子？"],
    ["sun", "我的性格里最少见的是什么？"],
  ];
};

/** 这张盘答得了的三问，不问刚问过的那块；没有时辰就不提上升。 */
export const toFollowUps = (view: SkyView, asked: Question, turn: number): string[] => {
  const part = findPart(asked);
  const all = listAll(view).filter(([of, text]) => of !== part && text !== asked.text && (of !== "rising" || view.isTimed));
  const at = (turn * 3) % all.length;
  return [...all.slice(at), ...all.slice(0, at)].slice(0, 3).map(([, text]) => text);
};
