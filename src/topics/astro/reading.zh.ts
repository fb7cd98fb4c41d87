import { toSign } from "../kit/sky/signs.ts";
import { toChartReader } from "../kit/telling/chart-reader.ts";
import type { Sayings } from "../kit/telling/rule.ts";
import type { AstroCast } from "./cast-types.ts";
import type { AstroFacts } from "./fact-types.ts";
import { findPart, listParts } from "./telling/find-part.ts";
import type { Part } from "./telling/parts.ts";
import { type RuleKey, rules } from "./telling/rules.ts";
import { type SkyView, toAskedView, toSkyView } from "./telling/view.ts";
import { factWords } from "./telling/zh/fact-words.ts";
import { toFollowUps } from "./telling/zh/follow-ups.ts";
import { toHeadline } from "./telling/zh/headline.ts";
import { toAnswer, toLead } from "./telling/zh/lead.ts";
import { signNames } from "./telling/zh/names.ts";
import { sayAspects } from "./telling/zh/say-aspects.ts";
import { sayClosing } from "./telling/zh/say-closing.ts";
import { sayHouses } from "./telling/zh/say-houses.ts";
import { sayNatal } from "./telling/zh/say-natal.ts";
import { sayTwo } from "./telling/zh/say-two.ts";
import { sayYear } from "./telling/zh/say-year.ts";

const say: Sayings<SkyView, RuleKey> = { ...sayNatal, ...sayAspects, ...sayHouses, ...sayYear, ...sayTwo, ...sayClosing };

export const readingZh = toChartReader<AstroCast, AstroFacts, SkyView, RuleKey, Part>({
  locale: "zh",
  words: factWords,
  rules,
  say,
  labels: {
    sun: "太阳",
    moon: "月亮",
    rising: "上升",
    love: "感情",
    work: "事业",
    money: "钱",
    family: "家",
    children: "孩子",
    growth: "成长",
    people: "身边的人",
    health: "作息",
    year: "这一年",
    two: "你们两个",
    lead: "怎么看",
    dissent: "另一面",
    close: "用起来",
  },
  toView: toSkyView,
  listParts: (view, question) => listParts(question, { hasTwo: view.cast.synastry !== null, isTimed: view.isTimed }),
  findPart,
  toHeadline,
  toLead,
  toAnswer: (view, asked, part, turn) => toAnswer(toAskedView(view, asked), asked, part, turn),
  toFollowUps,
  summarise: ({ bodies, angles, moonRange }) => {
    const moon = moonRange && moonRange.signs.length > 1 ? "" : ` 月${signNames[bodies.moon.sign]}`;
    return `日${signNames[bodies.sun.sign]}${moon}${angles ? ` 升${signNames[toSign(angles.ascendant).sign]}` : ""}`;
  },
});
