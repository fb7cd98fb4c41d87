import { toSign } from "../../kit/sky/signs.ts";
import { toDegreeText } from "../telling/degrees.ts";
import { aspectNames, bodyNames, dignityNames, patternNames, phaseNames, pointNames, signNames } from "../telling/zh/names.ts";
import { toBirthText, toCoordinates } from "./frame-text.ts";
import type { CardWords } from "./words.ts";

const reasons: Readonly<Record<string, string>> = {
  wholeSignHouse: "换成整宫制",
  ascendantSign: "钟差一点",
  moonSign: "钟差一点",
  sunSign: "钟差一点",
};

const systems = {
  placidus: "普拉西德宫制",
  wholeSign: "整宫制",
  porphyry: "波菲利宫制",
  equal: "等宫制",
};

const nameVariant = (value: string | number): string => (typeof value === "number" ? `${value}宫` : (signNames[value as keyof typeof signNames] ?? value));

export const zh: CardWords = {
  title: "本命星盘",
  note: (cast) => [toBirthText(cast), cast.place, cast.isTimeUnknown && "时辰不详"].filter(Boolean).join(" · "),
  views: { natal: "本命", transits: "此刻行运", two: "两人" },
  viewsTitle: "盘上看什么",
  zoom: { title: "放大缩小", in: "放大", out: "缩小", reset: "看全盘" },
  rising: "上升",
  hourUnknown: "时辰不详",
  placeUnknown: "地点不详",
  orSign: (sign) => `或${signNames[sign]}`,
  andSign: (sign) => `与${signNames[sign]}`,
  wheelLabel: ({ bodies, moonRange, angles }, view) =>
    [
      {
        natal: "本命星盘",
        transits: "本命星盘，外圈是行运",
        two: "两张星盘，外圈是第二个人",
      }[view],
      `太阳${signNames[bodies.sun.sign]}`,
      moonRange ? `月亮${moonRange.signs.map((sign) => signNames[sign]).join("或")}` : `月亮${signNames[bodies.moon.sign]}`,
      angles ? `上升${signNames[toSign(angles.ascendant).sign]}` : "没有上升点",
      "下面的表说的是同一件事",
    ].join("，"),
  bodies: { ...pointNames, trueNode: "真北交点" },
  signs: signNames,
  aspects: { ...aspectNames, quincunx: "梅花" },
  elements: { fire: "火", earth: "土", air: "风", water: "水" },
  modes: { cardinal: "本位", fixed: "固定", mutable: "变动" },
  dignities: dignityNames,
  dignityMarks: {
    domicile: "庙",
    exaltation: "旺",
    detriment: "失",
    fall: "陷",
  },
  phases: phaseNames,
  retrogradeMark: "逆",
  retrograde: "逆行",
  stationary: "停",
  tight: (degrees) => `粗线：误差${degrees}°以内`,
  caveats: (cast, view) => [
    ...(cast.isTimeUnknown ? ["不知道几点出生：没有宫位和上升，白羊放在左边，月亮画成一整天走过的一段弧。"] : []),
    ...(!cast.isTimeUnknown && !cast.angles ? ["不知道在哪里出生：没有宫位和上升，白羊放在左边。"] : []),
    ...(cast.houseNote === "polar" ? ["出生地在极圈里，普拉西德制切不出十二宫，改用整宫制。"] : []),
    ...(view === "transits" ? [`外圈是${cast.transits.at.slice(0, 16).replace("T", " ")}（世界时）的天空，连到里圈的本命星。`] : []),
    ...(view === "two" ? ["外圈是第二个人，宫位按第一个人的盘。"] : []),
    ...(view === "two" && cast.synastry && !cast.synastry.angles ? ["第二个人缺时间或地点，没有上升；缺时间的话，月亮按正午算。"] : []),
  ],
  positionsTitle: {
    natal: "星的位置",
    transits: "行运的星",
    two: "第二个人的星",
  },
  columns: { body: "星", sign: "星座", degree: "度数", house: "宫" },
  position: (body, place, house, marks) => [`${body}：${place}`, house === null ? null : `第${house}宫`, ...marks].filter((part) => part !== null).join("，"),
  moonSpan: (from, to) => `${from}到${to}之间`,
  place: (sign, degree) => `${signNames[sign]}${toDegreeText(degree)}`,
  aspectsTitle: {
    natal: "最紧的相位",
    transits: "行运碰到本命",
    two: "两人之间",
  },
  aspectsNote: {
    natal: "数字是误差，越小越要紧",
    transits: "前面是行运的星，后面是本命的星",
    two: "前面是第一个人的星，后面是第二个人的",
  },
  noAspects: "没有够近的相位。",
  between: (a, type, b) => `${pointNames[a]} ${type === "conjunction" ? "合" : zh.aspects[type]} ${pointNames[b]}`,
  applying: (isApplying) => (isApplying ? "入相" : "出相"),
  showAll: (count) => `全部${count}个`,
  showLess: "只看最紧的",
  patterns: "图形",
  pattern: ({ type }) => patternNames[type],
  dignity: (body, dignity) => `${bodyNames[body]}${dignityNames[dignity]}`,
  dignitiesTitle: "庙旺失陷",
  ruler: "命主星",
  phase: "月相",
  illumination: (share) => `亮了${Math.round(share * 100)}%`,
  figuresTitle: "元素与图形",
  balanceTitle: "四元素和三态",
  balanceNote: "太阳到冥王星，十颗",
  total: "合计",
  housesTitle: "宫位与四轴",
  anglesTitle: "上升天顶",
  cusp: (house) => `第${house}宫`,
  variantsTitle: "另一种算法",
  variant: ({ key, body, from, to }) => `${reasons[key] ?? key}：${body ? bodyNames[body] : "上升"}${nameVariant(from)}变${nameVariant(to)}`,
  frame: (cast) =>
    [
      toCoordinates(cast),
      cast.houseSystem && systems[cast.houseSystem],
      cast.isTimeUnknown ? `按${toBirthText(cast)}正午算` : `${cast.instant.slice(0, 16).replace("T", " ")} 世界时`,
    ]
      .filter(Boolean)
      .join(" · "),
  makingTitle: "怎么排的",
  positionsSum: (count, retrograde) => (retrograde > 0 ? `${count}个，${retrograde}个逆行` : `${count}个，没有逆行`),
  ringOf: (at) => `外圈 ${at.slice(0, 16).replace("T", " ")} 世界时`,
  housesSum: (system, midheaven) => `${systems[system]}，天顶${midheaven}`,
  balanceSum: (elements) => elements.map(([element, count]) => `${zh.elements[element]}${count}`).join(" "),
  yearNext: (day) => `${zh.day(day.at)}，${day.kind === "hit" ? zh.hit(day.hit) : zh.eclipse(day.eclipse)}`,
  makingSum: (cast) => (cast.isTimeUnknown ? "按正午算" : `${cast.instant.slice(0, 16).replace("T", " ")} 世界时`),
  yearTitle: "往后一年",
  yearNote: "慢星与本命星正好成相的日子，圆圈是日食月食；按世界时",
  month: (month) => `${month}月`,
  monthLabel: (year, month, hits) => `${year}年${month}月，${hits}次`,
  day: (at) => `${Number(at.slice(5, 7))}月${Number(at.slice(8, 10))}日`,
  hit: ({ body, type, point }) => `${bodyNames[body]} ${type === "conjunction" ? "合" : aspectNames[type]} 本命${pointNames[point]}`,
  pass: (pass, passes) => (passes > 1 ? `${passes}次里第${pass}次` : ""),
  eclipse: ({ body, sign, longitude }) => `${body === "sun" ? "日食" : "月食"}在${signNames[sign]}${Math.floor(longitude % 30)}°`,
  eclipsePoints: (points) => (points.length > 0 ? `挨着${points.map((point) => pointNames[point]).join("、")}` : ""),
  quietMonth: "这个月没有正好成相的日子。",
  solarReturn: (at) => `太阳返照 ${at.slice(0, 4)}年${zh.day(at)}`,
};
