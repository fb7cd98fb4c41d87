import type { Sign, SkyElement } from "../../../kit/sky/signs.ts";
import type { Say } from "../../../kit/telling/rule.ts";
import type { DoingTable } from "../rules-closing.ts";
import type { SkyPair, ToldBody } from "../told.ts";
import { vary } from "../vary.ts";
import { findRising, type SkyView, toSignOf } from "../view.ts";
import { doings, watchings } from "./closing.ts";
import { toJoined } from "./joined.ts";
import { bodyNames, signNames, toWhere } from "./names.ts";
import { tensions } from "./tensions.ts";

const toElements = (of: string): [SkyElement, SkyElement] => of.split(".") as [SkyElement, SkyElement];
const reasons: Readonly<Record<DoingTable, ToldBody>> = {
  sun: "sun",
  moon: "moon",
  venus: "venus",
  mars: "mars",
  mercury: "mercury",
  jupiter: "jupiter",
  money: "venus",
  rest: "moon",
};

export const sayClosing = {
  selfTension(view, of) {
    const [one, other] = toElements(of);
    const text = tensions.self[of as SkyPair];
    const degree = view.cast.bodies.sun.degree;
    return one === other
      ? `Your Sun (${toWhere(degree, toSignOf(view, "sun"))}) and Moon are both in ${one}, which is the trouble${toJoined(text)}.`
      : vary(view, "selfTension", [
          `Your Sun at ${toWhere(degree, toSignOf(view, "sun"))} is ${one} and your Moon in ${signNames[toSignOf(view, "moon")]} is ${other}, and they don’t agree${toJoined(text)}.`,
          `But it’s ${one === "fire" || one === "water" ? "a" : "an"} ${one} Sun, at ${toWhere(degree, toSignOf(view, "sun"))}, with a Moon in ${signNames[toSignOf(view, "moon")]}, which is ${other}${toJoined(text)}.`,
        ]);
  },
  loveTension(view, of) {
    const [one, other] = toElements(of);
    const { venus, mars } = view.cast.bodies;
    const text = tensions.love[of as SkyPair];
    return one === other
      ? `Venus (${toWhere(venus.degree, venus.sign)}) and Mars (${toWhere(mars.degree, mars.sign)}) are both in ${one}, with nothing to check them${toJoined(text)}.`
      : `Venus, what you like, is at ${toWhere(venus.degree, venus.sign)}; Mars, how you go after it, at ${toWhere(mars.degree, mars.sign)}. There’s the rub${toJoined(text)}.`;
  },
  faceTension(view, of) {
    const rising = findRising(view)!;
    const { sun } = view.cast.bodies;
    return `The door is ${signNames[rising]} and the house behind it ${signNames[sun.sign]} (${toWhere(view.cast.angles!.ascendant % 30, rising)} rising, the Sun at ${toWhere(sun.degree, sun.sign)})${toJoined(tensions.face[of as SkyPair])}.`;
  },
  doing(view, of) {
    const [table, sign] = of.split(".") as [DoingTable, Sign];
    const body = reasons[table];
    return vary(view, `doing.${table}`, [
      `This week: ${doings[table][sign]}. That’s for your ${bodyNames[body]} in ${signNames[sign]}.`,
      `This week: ${doings[table][sign]}; a ${bodyNames[body]} in ${signNames[sign]} seldom does.`,
    ]);
  },
  watching(_, of) {
    const [body, sign] = of.split(".") as [keyof typeof watchings, Sign];
    return `Watch for this: ${watchings[body][sign]}.`;
  },
} satisfies Record<string, Say<SkyView>>;
