import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicPrompt } from "../kit/prompt.ts";
import { type Sign, signs, toSign } from "../kit/sky/signs.ts";
import type { AstroCast, PatternType } from "./cast-types.ts";
import { bodyNames as bodyNamesEn, patternNames as patternNamesEn, signNames as signNamesEn } from "./telling/en/names.ts";
import { slowBodies, type ToldBody, toldBodies } from "./telling/told.ts";
import { bodyNames as bodyNamesZh, patternNames as patternNamesZh, signNames as signNamesZh } from "./telling/zh/names.ts";

/** Every way to say that a body stands in a sign: what a model gets wrong is the sign, so the claims are the names. */
const toClaims = (body: ToldBody, sign: Sign, locale: Locale): string[] =>
  locale === "zh"
    ? [
        `${bodyNamesZh[body]}${signNamesZh[sign]}`,
        `${bodyNamesZh[body]}在${signNamesZh[sign]}`,
        `${bodyNamesZh[body]}落在${signNamesZh[sign]}`,
        `${signNamesZh[sign]}${bodyNamesZh[body]}`,
      ]
    : [`${bodyNamesEn[body]} in ${signNamesEn[sign]}`, `${signNamesEn[sign]} ${bodyNamesEn[body]}`, `${bodyNamesEn[body]} is in ${signNamesEn[sign]}`];
const toRisingClaims = (sign: Sign, locale: Locale): string[] =>
  locale === "zh"
    ? [`上升${signNamesZh[sign]}`, `上升在${signNamesZh[sign]}`]
    : [`${signNamesEn[sign]} rising`, `${signNamesEn[sign]} ascendant`, `ascendant in ${signNamesEn[sign]}`];
const toMidheavenClaims = (sign: Sign, locale: Locale): string[] =>
  locale === "zh" ? [`天顶${signNamesZh[sign]}`, `天顶在${signNamesZh[sign]}`] : [`midheaven in ${signNamesEn[sign]}`, `${signNamesEn[sign]} midheaven`];
const figureTypes: readonly PatternType[] = ["grandTrine", "tSquare", "grandCross", "yod", "kite", "stellium", "mysticRectangle"];
const toFigure = (type: PatternType, locale: Locale): string => (locale === "zh" ? patternNamesZh : patternNamesEn)[type];

const listNames = (locale: Locale): string[] => [
  ...toldBodies.flatMap((body) => signs.flatMap((sign) => toClaims(body, sign, locale))),
  ...signs.flatMap((sign) => [...toRisingClaims(sign, locale), ...toMidheavenClaims(sign, locale)]),
  ...figureTypes.map((type) => toFigure(type, locale)),
];

/** The slow bodies of the moment and the second chart stand in signs of their own: what they hold is no slip either. */
const listHeld = (cast: AstroCast, locale: Locale): string[] => {
  const moons = cast.moonRange?.signs ?? [];
  const charts = [cast.bodies, ...(cast.synastry ? [cast.synastry.bodies] : [])];
  const angles = [cast.angles, cast.synastry?.angles].filter((one) => one !== null && one !== undefined);
  return [
    ...charts.flatMap((bodies) => toldBodies.flatMap((body) => toClaims(body, bodies[body].sign, locale))),
    ...slowBodies.flatMap((body) => toClaims(body, cast.transits.bodies[body].sign, locale)),
    ...moons.flatMap((sign) => toClaims("moon", sign, locale)),
    ...angles.flatMap(({ ascendant, midheaven }) => [...toRisingClaims(toSign(ascendant).sign, locale), ...toMidheavenClaims(toSign(midheaven).sign, locale)]),
    ...cast.patterns.map(({ type }) => toFigure(type, locale)),
  ];
};

export const astroPrompt: TopicPrompt = {
  role: {
    zh: "你是排盘严谨的占星师，说话像一位懂行的老朋友。盘已经算好，只用给出的事实：先看问的是哪一块，用那一宫、宫主星和它的相位；少见的、误差小的相位先说，太阳月亮上升作底色。两颗星拉扯的地方要说破，讲清哪头更近、更重。行运只说心气和日子，不断吉凶；病、官司、钱只到时机为止。时辰不知道，就不讲宫位和上升。术语第一次出现用一句白话解释。",
    en: "You read birth charts the way a friend who knows the craft would. The chart is computed; use only the facts given. Find the part of life the question belongs to: its house, the ruler of that house and what touches it. Close and rare aspects first; Sun, Moon and rising sign are the ground. Where two planets pull apart, say so and say which is closer and weighs more. Transits are moods with dates, never fate; on illness, law or money go no further than timing. Without a birth hour tell no houses and no rising sign. Explain a term in plain words the first time.",
  },
  names: { zh: listNames("zh"), en: listNames("en") },
  namesIn: (cast, locale) => listHeld(cast as AstroCast, locale),
};
