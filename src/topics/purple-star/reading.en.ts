import { toChartReader } from "../kit/telling/chart-reader.ts";
import type { Sayings } from "../kit/telling/rule.ts";
import type { PurpleStarCast } from "./cast-types.ts";
import { starNamesEn } from "./data/names.en.ts";
import type { PurpleStarFacts } from "./fact-types.ts";
import { factWords } from "./telling/en/fact-words.ts";
import { toFollowUps } from "./telling/en/follow-ups.ts";
import { toHeadline } from "./telling/en/headline.ts";
import { toLead, toLeadOf } from "./telling/en/lead.ts";
import { branchSounds, classNames } from "./telling/en/names.ts";
import { sayClosing } from "./telling/en/say-closing.ts";
import { sayPlaces } from "./telling/en/say-places.ts";
import { sayTimes } from "./telling/en/say-times.ts";
import { findPart, listParts } from "./telling/find-part.ts";
import type { Part } from "./telling/parts.ts";
import { type RuleKey, rules } from "./telling/rules.ts";
import { type PlateView, toAskedView, toPlateView } from "./telling/view.ts";

const say: Sayings<PlateView, RuleKey> = { ...sayPlaces, ...sayTimes, ...sayClosing };

export const readingEn = toChartReader<PurpleStarCast, PurpleStarFacts, PlateView, RuleKey, Part>({
  locale: "en",
  words: factWords,
  rules,
  say,
  labels: {
    character: "You",
    love: "Love",
    work: "Work",
    money: "Money",
    people: "People",
    health: "Rest and habits",
    year: "Decade and year",
    school: "Other apps",
    lead: "Where to look",
    dissent: "The other side",
    close: "To use it",
  },
  toView: toPlateView,
  listParts,
  findPart,
  toHeadline,
  toLead,
  toAnswer(view, asked, part, turn) {
    const now = toAskedView(view, asked);
    return { ...toHeadline(now, asked), ...toLeadOf(now, part, turn + 1) };
  },
  toFollowUps,
  summarise: ({ soulPalace, fiveElementsClass, palaces }) => {
    const majors = palaces[0]!.stars.filter(({ kind }) => kind === "major").map(({ name }) => starNamesEn[name]);
    return `Self in ${branchSounds[soulPalace]}, ${majors.length > 0 ? majors.join(" and ") : "no major star"}, ${classNames[fiveElementsClass]}`;
  },
});
