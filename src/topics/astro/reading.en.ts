import { toSign } from "../kit/sky/signs.ts";
import { toChartReader } from "../kit/telling/chart-reader.ts";
import type { Sayings } from "../kit/telling/rule.ts";
import type { AstroCast } from "./cast-types.ts";
import type { AstroFacts } from "./fact-types.ts";
import { factWords } from "./telling/en/fact-words.ts";
import { toFollowUps } from "./telling/en/follow-ups.ts";
import { toHeadline } from "./telling/en/headline.ts";
import { toAnswer, toLead } from "./telling/en/lead.ts";
import { signNames } from "./telling/en/names.ts";
import { sayAspects } from "./telling/en/say-aspects.ts";
import { sayClosing } from "./telling/en/say-closing.ts";
import { sayHouses } from "./telling/en/say-houses.ts";
import { sayNatal } from "./telling/en/say-natal.ts";
import { sayTwo } from "./telling/en/say-two.ts";
import { sayYear } from "./telling/en/say-year.ts";
import { findPart, listParts } from "./telling/find-part.ts";
import type { Part } from "./telling/parts.ts";
import { type RuleKey, rules } from "./telling/rules.ts";
import { type SkyView, toAskedView, toSkyView } from "./telling/view.ts";

const say: Sayings<SkyView, RuleKey> = { ...sayNatal, ...sayAspects, ...sayHouses, ...sayYear, ...sayTwo, ...sayClosing };

export const readingEn = toChartReader<AstroCast, AstroFacts, SkyView, RuleKey, Part>({
  locale: "en",
  words: factWords,
  rules,
  say,
  labels: {
    sun: "Sun",
    moon: "Moon",
    rising: "Rising",
    love: "Love",
    work: "Work",
    money: "Money",
    family: "Home",
    children: "Children",
    growth: "Growth",
    people: "People",
    health: "Rest",
    year: "Year ahead",
    two: "You two",
    lead: "Where to look",
    dissent: "The other side",
    close: "To use it",
  },
  toView: toSkyView,
  listParts: (view, question) => listParts(question, { hasTwo: view.cast.synastry !== null, isTimed: view.isTimed }),
  findPart,
  toHeadline,
  toLead,
  toAnswer: (view, asked, part, turn) => toAnswer(toAskedView(view, asked), asked, part, turn),
  toFollowUps,
  summarise: ({ bodies, angles, moonRange }) => {
    const moon = moonRange && moonRange.signs.length > 1 ? "" : `, Moon ${signNames[bodies.moon.sign]}`;
    return `Sun ${signNames[bodies.sun.sign]}${moon}${angles ? `, ${signNames[toSign(angles.ascendant).sign]} rising` : ""}`;
  },
});
