import type { Sign } from "../../../kit/sky/signs.ts";
import type { Say } from "../../../kit/telling/rule.ts";
import type { Dignity, MoonPhaseName } from "../../cast-types.ts";
import { toDegreeText } from "../degrees.ts";
import type { BalanceKey, PersonalBody, ToldBody } from "../told.ts";
import { vary } from "../vary.ts";
import type { SkyView } from "../view.ts";
import { balances, crowdedHouses, dignities, figures, hemispheres, phases, retrogrades, stelliums } from "./figures.ts";
import { houseTexts } from "./house-texts.ts";
import { marsSigns, mercurySigns, venusSigns } from "./inner-planets.ts";
import { toJoined } from "./joined.ts";
import { moonSigns, risingSigns, sunSigns } from "./lights.ts";
import { bodyNames, dignityNames, houseMeanings, patternNames, phaseNames, signNames, toHouseName, toWhere } from "./names.ts";
import { chartRulerHouses } from "./rulers.ts";
import { jupiterSigns, nodeSigns, saturnSigns } from "./slow-planets.ts";

const end = (text: string): string => (/[。？]$/.test(text) ? text : `${text}。`);

const tellHouse = (view: SkyView, body: ToldBody, house: number): string => {
  const text = houseTexts[body][house - 1]!;
  const place = toHouseName(house);
  const meaning = houseMeanings[house - 1]!;
  return end(
    vary(view, `house.${body}`, [
      `它落在${place}，管${meaning}${toJoined(text)}`,
      `宫位在${place}（${meaning}），${text}`,
      `${place}管${meaning}，${bodyNames[body]}在那儿，${text}`,
    ]),
  );
};

const tellSign = (view: SkyView, body: ToldBody, of: string, text: string, role: string): string => {
  const [, house] = of.split(".");
  const { degree, sign } = view.cast.bodies[body];
  const where = view.cast.isTimeUnknown && body === "moon" ? `${signNames[sign]}座` : toWhere(degree, sign);
  const opening = end(
    vary(view, `sign.${body}`, [
      `${bodyNames[body]}在${where}${toJoined(text)}`,
      `${bodyNames[body]}看你${role}，落在${where}，${text}`,
      `你出生那刻，${bodyNames[body]}走到${where}，${text.includes("所以") ? "" : "所以"}${text}`,
    ]),
  );
  return house ? `${opening}${tellHouse(view, body, Number(house))}` : opening;
};
const signOf = (of: string): Sign => of.split(".")[0] as Sign;
const countNames = ["没有", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十"] as const;
const sideNames = {
  fire: "火象",
  earth: "土象",
  air: "风象",
  water: "水象",
  cardinal: "基本星座",
  fixed: "固定星座",
  mutable: "变动星座",
} as const;

export const sayNatal = {
  sunSign: (view, of) => tellSign(view, "sun", of, sunSigns[signOf(of)], "要成为谁"),
  moonSign: (view, of) => tellSign(view, "moon", of, moonSigns[signOf(of)], "要什么才安心"),
  mercurySign: (view, of) => tellSign(view, "mercury", of, mercurySigns[signOf(of)], "怎么想、怎么说"),
  venusSign: (view, of) => tellSign(view, "venus", of, venusSigns[signOf(of)], "怎么爱人"),
  marsSign: (view, of) => tellSign(view, "mars", of, marsSigns[signOf(of)], "怎么使劲"),
  jupiterSign: (view, of) => tellSign(view, "jupiter", of, jupiterSigns[signOf(of)], "哪里有运气"),
  saturnSign: (view, of) => tellSign(view, "saturn", of, saturnSigns[signOf(of)], "要交什么功课"),
  moonCrosses(_, of) {
    const [from, to] = of.split(".") as [Sign, Sign];
    return `你出生那天，月亮从${signNames[from]}走进${signNames[to]}，没有时辰，两样都可能。要是${signNames[from]}，${end(moonSigns[from])}要是${signNames[to]}，${end(moonSigns[to])}像哪个你自己知道，有了时辰就能定。`;
  },
  risingSign(view, of) {
    const degree = view.cast.angles!.ascendant % 30;
    const text = risingSigns[of as Sign];
    return end(
      vary(view, "rising", [
        `你出生时，东边地平线上升起的是${toWhere(degree, of as Sign)}，这就是你的门面${toJoined(text)}`,
        `上升点在${toWhere(degree, of as Sign)}，${text}`,
        `上升${signNames[of as Sign]}，走到${toDegreeText(degree)}${toJoined(text)}`,
      ]),
    );
  },
  chartRuler(view, of) {
    const ruler = bodyNames[view.cast.chartRuler!];
    const house = Number(of);
    return vary(view, "chartRuler", [
      `管上升星座的是${ruler}，叫命主星，落在${toHouseName(house)}${toJoined(chartRulerHouses[house - 1]!)}。`,
      `掌舵的是${ruler}（上升星座归它管），它去了${toHouseName(house)}，${chartRulerHouses[house - 1]}。`,
    ]);
  },
  nodeSign(view, of) {
    const where = toWhere(view.cast.bodies.trueNode.degree, of as Sign);
    return vary(view, "node", [
      `北交点指往前走的方向，你的在${where}：${nodeSigns[of as Sign]}。`,
      `往哪里长，看月亮的北交点；它在${where}，要你${nodeSigns[of as Sign]}。`,
    ]);
  },
  phase(view, of) {
    const { angle, illumination } = view.cast.moonPhase;
    const name = phaseNames[of as MoonPhaseName];
    const text = phases[of as MoonPhaseName];
    return vary(view, "phase", [
      `你生在${name}，月面亮了百分之${Math.round(illumination * 100)}${toJoined(text)}。`,
      `那天月亮走在太阳前头${Math.round(angle)}°，是${name}，${text}。`,
    ]);
  },
  inHouse(view, of) {
    const [body, house] = of.split(".") as [ToldBody, string];
    const { degree, sign } = view.cast.bodies[body];
    const at = Number(house);
    const text = houseTexts[body][at - 1]!;
    return end(
      vary(view, `inHouse.${body}`, [
        `${bodyNames[body]}落在${toHouseName(at)}，${toWhere(degree, sign)}${toJoined(text)}`,
        `${toHouseName(at)}管${houseMeanings[at - 1]}，里头有${bodyNames[body]}，${text}`,
        `${bodyNames[body]}（${toWhere(degree, sign)}）进了${toHouseName(at)}，${text}`,
      ]),
    );
  },
  balance(view, of) {
    const [side, what] = of.split(".") as ["most" | "least", keyof typeof sideNames];
    const count = { ...view.cast.elements, ...view.cast.modes }[what];
    const name = sideNames[what];
    const text = balances[of as BalanceKey];
    return side === "least"
      ? count === 0
        ? `十颗星，没有一颗落在${name}${toJoined(text)}。`
        : `十颗星里，落在${name}的只有一颗${toJoined(text)}。`
      : vary(view, "balance", [`十颗星有${countNames[count]}颗落在${name}${toJoined(text)}。`, `${name}占了十颗里的${countNames[count]}颗，${text}。`]);
  },
  figure(view, of) {
    const [at, type, on] = of.split(".") as [string, SkyView["patterns"][number]["type"], string];
    const own = view.patterns[Number(at)]!;
    const bodies = own.bodies
      .split(" ")
      .map((body) => bodyNames[body as ToldBody])
      .join("、");
    const name = patternNames[type];
    if (type === "stellium")
      return own.sign
        ? `${bodies}挤在${signNames[own.sign]}，叫群星${toJoined(stelliums[own.sign])}。`
        : `${bodies}扎成一堆，碰一颗就全碰，所以你做事要么整个做，要么不碰。`;
    if (type === "tSquare" || type === "yod") {
      const text = (figures[type] as Partial<Record<string, string>>)[on];
      if (text)
        return `${bodies}连成${name}，${type === "tSquare" ? "两颗对冲，第三颗跟两头都成直角" : "两颗六合，一齐指着第三颗"}，劲落在${bodyNames[on as ToldBody]}上${toJoined(text)}。`;
    }
    const text =
      type === "grandTrine" && own.element
        ? figures.grandTrine[own.element]
        : type === "grandCross" && own.mode
          ? figures.grandCross[own.mode]
          : type === "kite"
            ? figures.kite
            : type === "mysticRectangle"
              ? figures.mysticRectangle
              : null;
    return text ? `${bodies}连成${name}${toJoined(text)}。` : `${bodies}连成${name}，可是不全在一类星座里，所以扣得松，两颗一起碰到才看得出。`;
  },
  hemisphere(_, of) {
    const [side, count] = of.split(".") as [keyof typeof hemispheres, string];
    const where = { above: "地平线上", below: "地平线下", east: "东半边", west: "西半边" }[side];
    return `十颗星有${countNames[Number(count)]}颗在${where}${toJoined(hemispheres[side])}。`;
  },
  crowded(view, of) {
    const house = Number(of);
    const inside = Object.entries(view.cast.bodies).flatMap(([body, { house: at }]) =>
      at === house && body in houseTexts ? [bodyNames[body as ToldBody]] : [],
    );
    return `${inside.join("、")}全在${toHouseName(house)}，${crowdedHouses[house - 1]}。`;
  },
  dignity(view, of) {
    const [body, kind] = of.split(".") as [PersonalBody, Dignity];
    const { degree, sign } = view.cast.bodies[body];
    return vary(view, `dignity.${body}`, [
      `${bodyNames[body]}在${signNames[sign]}算${dignityNames[kind]}${toJoined(dignities[body][kind])}。`,
      `照老规矩，${bodyNames[body]}走到${toWhere(degree, sign)}是${dignityNames[kind]}，${dignities[body][kind]}。`,
    ]);
  },
  retrograde(_, of) {
    return end(`${bodyNames[of as PersonalBody]}那时逆行，看着往回走${toJoined(retrogrades[of as PersonalBody]!)}`);
  },
} satisfies Record<string, Say<SkyView>>;
