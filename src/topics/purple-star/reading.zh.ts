import { toChartReader } from "../kit/telling/chart-reader.ts";
import type { Sayings } from "../kit/telling/rule.ts";
import type { PurpleStarCast } from "./cast-types.ts";
import type { PurpleStarFacts } from "./fact-types.ts";
import { findPart, listParts } from "./telling/find-part.ts";
import type { Part } from "./telling/parts.ts";
import { type RuleKey, rules } from "./telling/rules.ts";
import { type PlateView, toAskedView, toPlateView } from "./telling/view.ts";
import { factWords } from "./telling/zh/fact-words.ts";
import { toFollowUps } from "./telling/zh/follow-ups.ts";
import { toHeadline } from "./telling/zh/headline.ts";
import { toLead, toLeadOf } from "./telling/zh/lead.ts";
import { sayClosing } from "./telling/zh/say-closing.ts";
import { sayPlaces } from "./telling/zh/say-places.ts";
import { sayTimes } from "./telling/zh/say-times.ts";

const say: Sayings<PlateView, RuleKey> = { ...sayPlaces, ...sayTimes, ...sayClosing };

export const readingZh = toChartReader<PurpleStarCast, PurpleStarFacts, PlateView, RuleKey, Part>({
  locale: "zh",
  words: factWords,
  rules,
  say,
  labels: {
    character: "你这个人",
    love: "感情",
    work: "事业",
    money: "钱",
    people: "身边的人",
    health: "身体和作息",
    year: "十年与今年",
    school: "别处的盘",
    lead: "怎么看",
    dissent: "另一面",
    close: "用起来",
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
    const majors = palaces[0]!.stars.filter(({ kind }) => kind === "major").map(({ name }) => name);
    return `命宫${soulPalace} ${majors.length > 0 ? majors.join("、") : "无主星"} · ${fiveElementsClass}`;
  },
});
