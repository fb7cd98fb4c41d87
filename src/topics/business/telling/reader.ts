import type { Locale } from "../../../shared/i18n/locale.ts";
import type { FactWording } from "../../kit/fact.ts";
import type { Reader } from "../../kit/reading.ts";
import { type ChartTelling, toChartReader } from "../../kit/telling/chart-reader.ts";
import type { Head } from "../../kit/telling/head.ts";
import type { Sayings } from "../../kit/telling/rule.ts";
import type { BusinessCast } from "../engine.ts";
import type { BusinessFacts } from "../fact-types.ts";
import { type Ask, findAsk, findPart, listParts, type Part } from "./parts.ts";
import { type RuleKey, rules } from "./rules.ts";
import { type BusinessView, toBusinessView, toScoreFact } from "./view.ts";

/** The words of one language. */
export interface BusinessWords {
  locale: Locale;
  words: FactWording<BusinessFacts>;
  say: Sayings<BusinessView, RuleKey>;
  labels: ChartTelling<BusinessCast, BusinessFacts, BusinessView, RuleKey, Part>["labels"];
  sayHeadline(view: BusinessView, ask: Ask): Head;
  sayLead(view: BusinessView): string;
  sayBehind(view: BusinessView, part: Part, turn: number): string;
  listFollowUps(view: BusinessView, asked: Ask, turn: number): string[];
  summarise(cast: BusinessCast): string;
}

const listPartFacts = ({ chinese, cast, days, owner, industry }: BusinessView, part: Part): string[] => {
  switch (part) {
    case "sound":
      return [chinese ? "sound" : "beats"];
    case "numbers":
      return [chinese ? "number.core" : "letters"];
    case "sign":
      return ["length"];
    case "owner":
      return owner && industry ? ["owner", "ownerTrade"] : [];
    case "opening":
      return cast.opening ? ["opening", ...days.map((_, index) => `day.${index + 1}`)] : [];
    case "proposals":
      return cast.suggestions.map((_, index) => `suggestion.${index + 1}`);
    case "trade":
      return ["industry"];
  }
};

export const toBusinessReader = ({ sayHeadline, sayLead, sayBehind, listFollowUps, ...own }: BusinessWords): Reader<BusinessCast, BusinessFacts> =>
  toChartReader<BusinessCast, BusinessFacts, BusinessView, RuleKey, Part>({
    ...own,
    rules,
    toView: (cast, _facts, question) => toBusinessView(cast, question),
    listParts,
    findPart,
    toHeadline: (view, question) => sayHeadline(view, findAsk(question, view)),
    toLead: (view) => ({
      text: sayLead(view),
      facts: ["score", "industry", ...[view.strong[0]!, view.weak[0]!].map(({ key }) => toScoreFact(view, key)), ...(view.owner ? ["owner"] : [])],
    }),
    toAnswer: (view, asked, part, turn) => ({
      ...sayHeadline(view, findAsk(asked, view)),
      text: sayBehind(view, part, turn),
      facts: ["score", ...listPartFacts(view, part)],
    }),
    toFollowUps: (view, asked, turn) => listFollowUps(view, findAsk(asked, view), turn),
  });
