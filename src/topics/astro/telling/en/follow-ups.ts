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
    [
      "love",
      seventh
        ? `What does ${signNames[seventh.sign]} on my seventh cusp say about love?`
        : `How do I love, with Venus in ${signNames[toSignOf(view, "venus")]}?`,
    ],
    [
      "work",
      tenth
        ? `What kind of work does a midheaven in ${signNames[tenth.sign]} point to?`
        : `What kind of work suits Mars in ${signNames[toSignOf(view, "mars")]}?`,
    ],
    ["year", `Which transits should I know this year, up to ${year}?`],
    ["moon", moon ? `What does my Moon in ${signNames[moon]} need?` : "What does my Moon need?"],
    ["money", "How do I earn money, and where does it leak?"],
    ["rising", rising ? `How do I come across with ${signNames[rising]} rising?` : "How do I come across at first?"],
    ["family", "What does my chart say about home and family?"],
    ["growth", `What is Saturn in ${signNames[toSignOf(view, "saturn")]} asking me to learn?`],
    ["people", `How do I get on with friends, with Mercury in ${signNames[toSignOf(view, "mercury")]}?`],
    ["health", "What kind of rest does my chart ask for?"],
    ["love", "When is there an opening in love?"],
    ["sun", "What is rarest in my character?"],
  ];
};

/** Three that the chart can answer, another part than the one just asked; without an hour, nothing on the rising sign. */
export const toFollowUps = (view: SkyView, asked: Question, turn: number): string[] => {
  const part = findPart(asked);
  const all = listAll(view).filter(([of, text]) => of !== part && text !== asked.text && (of !== "rising" || view.isTimed));
  const at = (turn * 3) % all.length;
  return [...all.slice(at), ...all.slice(0, at)].slice(0, 3).map(([, text]) => text);
};
