import type { Sign, SkyElement } from "../../../kit/sky/signs.ts";
import type { Say } from "../../../kit/telling/rule.ts";
import type { DoingTable } from "../rules-closing.ts";
import type { SkyPair, ToldBody } from "../told.ts";
import { vary } from "../vary.ts";
import { findRising, type SkyView, toSignOf } from "../view.ts";
import { doings, watchings } from "./closing.ts";
import { toJoined } from "./joined.ts";
import { bodyNames, signNames, toElementName, toWhere } from "./names.ts";
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
    const sun = toWhere(view.cast.bodies.sun.degree, toSignOf(view, "sun"));
    const moon = signNames[toSignOf(view, "moon")];
    return one === other
      ? `太阳（${sun}）和月亮都是${toElementName(one)}，麻烦正在这儿${toJoined(text)}。`
      : vary(view, "selfTension", [
          `太阳在${sun}，属${toElementName(one)}；月亮在${moon}，属${toElementName(other)}，两头说不到一块${toJoined(text)}。`,
          `不过太阳（${sun}）是${toElementName(one)}，月亮（${moon}）是${toElementName(other)}${toJoined(text)}。`,
        ]);
  },
  loveTension(view, of) {
    const [one, other] = toElements(of);
    const { venus, mars } = view.cast.bodies;
    const text = tensions.love[of as SkyPair];
    return one === other
      ? `金星（${toWhere(venus.degree, venus.sign)}）和火星（${toWhere(mars.degree, mars.sign)}）都是${toElementName(one)}，没有谁拦着${toJoined(text)}。`
      : `喜欢什么看金星，在${toWhere(venus.degree, venus.sign)}；怎么去要看火星，在${toWhere(mars.degree, mars.sign)}。别扭就在这里${toJoined(text)}。`;
  },
  faceTension(view, of) {
    const rising = findRising(view)!;
    const { sun } = view.cast.bodies;
    return `门面是${toWhere(view.cast.angles!.ascendant % 30, rising)}，里屋是太阳，${toWhere(sun.degree, sun.sign)}${toJoined(tensions.face[of as SkyPair])}。`;
  },
  doing(view, of) {
    const [table, sign] = of.split(".") as [DoingTable, Sign];
    const body = bodyNames[reasons[table]];
    return vary(view, `doing.${table}`, [
      `这周做一件：${doings[table][sign]}，${body}在${signNames[sign]}的人少这一样。`,
      `这周做一件：${doings[table][sign]}，给${signNames[sign]}的${body}松松劲。`,
    ]);
  },
  watching(_, of) {
    const [body, sign] = of.split(".") as [keyof typeof watchings, Sign];
    return `留意：${watchings[body][sign]}。`;
  },
} satisfies Record<string, Say<SkyView>>;
