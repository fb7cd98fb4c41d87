import type { Locale } from "../../../shared/i18n/locale.ts";
import type { FactWording } from "../../kit/fact.ts";
import type { Reader } from "../../kit/reading.ts";
import { type ChartTelling, toChartReader } from "../../kit/telling/chart-reader.ts";
import type { Head } from "../../kit/telling/head.ts";
import type { Sayings } from "../../kit/telling/rule.ts";
import type { NameCast } from "../engine.ts";
import type { NameFacts } from "../fact-types.ts";
import { type Ask, findAsk, findPart, findRank, lifeGrids, listParts, type Part } from "./parts.ts";
import { type RuleKey, rules } from "./rules.ts";
import type { Trait } from "./traits.ts";
import { type NameView, toNameView } from "./view.ts";

/** The traits an answer rests on, and what the lead tells of them itself. */
export interface Resting {
  strength: Trait;
  flaw: Trait;
  told: string;
}

/** The words of one language. */
export interface NameWords {
  locale: Locale;
  words: FactWording<NameFacts>;
  say: Sayings<NameView, RuleKey>;
  labels: ChartTelling<NameCast, NameFacts, NameView, RuleKey, Part>["labels"];
  sayHeadline(view: NameView, ask: Ask, resting: Resting, turn: number, rank: number): Head;
  sayLead(view: NameView): string;
  sayBehind(view: NameView, resting: Resting, frame: number): string;
  listFollowUps(view: NameView, asked: Ask, turn: number): string[];
  summarise(cast: NameCast): string;
}

/** The strongest and the weakest point; each further turn the next. */
const toResting = ({ traits: { strengths, flaws } }: NameView, turn: number): Resting => ({
  strength: strengths[turn % strengths.length]!,
  flaw: flaws[turn % flaws.length]!,
  told: "",
});

const listLifeFacts =
  (field: keyof typeof lifeGrids) =>
  ({ english }: NameView): string[] =>
    english ? ["number.expression", "number.soulUrge", "number.personality"] : lifeGrids[field].map((name) => `grid.${name}`);

const partFacts: Partial<Record<Ask, (view: NameView, rank: number) => string[]>> = {
  sound: ({ english }) => [english ? "rhythm" : "sound"],
  meaning: ({ english, chinese }) => (english ? ["word.1"] : chinese!.given.map(({ place }) => `char.${place}`)),
  numbers: ({ english }) =>
    english ? ["number.expression", "number.soulUrge", "number.personality"] : ["grid.person", "grid.earth", "grid.outer", "grid.total"],
  triad: ({ english }) => [english ? "score" : "triad"],
  chart: ({ chinese }) => [chinese?.cast.birth ? "wanted" : "score"],
  writing: ({ english, chinese }) => (english ? ["initials"] : chinese!.cast.proof.map((_, index) => `char.${index + 1}`)),
  work: listLifeFacts("work"),
  money: listLifeFacts("money"),
  love: listLifeFacts("love"),
  suggest: ({ chinese }, rank) => {
    const ids = chinese!.cast.suggestions.map((_, index) => `suggestion.${index + 1}`);
    return rank > 0 && ids[rank] ? [ids[rank]] : ids.slice(0, 3);
  },
};

export const toNameReader = ({ sayHeadline, sayLead, sayBehind, listFollowUps, ...own }: NameWords): Reader<NameCast, NameFacts> =>
  toChartReader<NameCast, NameFacts, NameView, RuleKey, Part>({
    ...own,
    rules,
    toView: (cast) => toNameView(cast),
    listParts,
    findPart,
    toHeadline: (view, question) => sayHeadline(view, findAsk(question, view), { ...toResting(view, 0), told: sayLead(view) }, 0, findRank(question)),
    toLead: (view) => {
      const { strengths, flaws } = view.traits;
      const facts = [...strengths.slice(0, 2), ...flaws.slice(0, 2)].flatMap((trait) => trait.facts);
      return { text: sayLead(view), facts: ["score", ...facts] };
    },
    toAnswer: (view, asked, _part, turn) => {
      const ask = findAsk(asked, view);
      const resting = toResting(view, 0);
      const rank = findRank(asked);
      const head = sayHeadline(view, ask, resting, turn, rank);
      const behind = toResting(view, turn + 1);
      const facts = partFacts[ask]?.(view, rank) ?? [...resting.strength.facts, ...resting.flaw.facts];
      const text = sayBehind(view, behind, partFacts[ask] ? turn : turn + 1);
      return { ...head, text, facts: ["score", ...facts, ...behind.strength.facts, ...behind.flaw.facts] };
    },
    toFollowUps: (view, asked, turn) => listFollowUps(view, findAsk(asked, view), turn),
  });
