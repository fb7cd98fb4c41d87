import { defineRules, type Holding } from "../../kit/telling/rule.ts";
import type { DreamSymbol } from "../cast-types.ts";
import type { State } from "../lexicon/symbol.ts";
import { findPairRule } from "./pair-rules.ts";
import type { Part } from "./parts.ts";
import { findTurn } from "./turns.ts";
import { type DreamView, toWay } from "./view.ts";

const idOf = ({ id }: DreamSymbol): string => `symbol.${id}`;
const moodFact = ({ cast, mood }: DreamView): string[] => cast.moods.filter((one) => one.mood === mood).map((one) => `mood.${one.mood}`);

/** The image at a place among the others, and its turn where the words have one for what it does. */
const other =
  (place: number) =>
  (view: DreamView): Holding | null => {
    const symbol = view.others[place];
    return symbol ? { facts: [idOf(symbol)], of: symbol.id } : null;
  };
const turnOf =
  (pick: (view: DreamView) => DreamSymbol | null | undefined) =>
  (view: DreamView): Holding | null => {
    const symbol = pick(view);
    const turn = symbol && findTurn(view, symbol);
    return symbol && turn ? { facts: [idOf(symbol)], of: `${symbol.id}.${turn}` } : null;
  };
/** Images that are themselves something the dreamer tried to do. */
const hindered: readonly string[] = ["slowLegs", "noVoice", "paralysis", "chase", "lostWay", "noToilet"];
/** A state for which the image’s own words have no turn, and which no image before it had. */
const findDeed = (view: DreamView, symbol: DreamSymbol | null | undefined): State | null =>
  symbol?.states.find((state) => state !== findTurn(view, symbol)) ?? null;
const deedOf =
  (place: 0 | 1 | 2) =>
  (view: DreamView): Holding | null => {
    const images = [view.first, ...view.others];
    const symbol = images[place];
    const deed = findDeed(view, symbol);
    const before = images.slice(0, place).map((image) => findDeed(view, image));
    return symbol && deed && !before.includes(deed) ? { facts: [idOf(symbol)], of: deed } : null;
  };
/** Han characters and words of other scripts, at most: a dream of one line. */
const briefest = 12;
const isBrief = (text: string): boolean => (text.match(/\p{Script=Han}|[A-Za-z]+/gu)?.length ?? 0) <= briefest;
/** Whoever is in a dream besides the dreamer, where no image names them. */
const anyoneElse =
  /[他她们俩谁]|有人|别人|人家|大家|对方|人们|女人|男人|[个位群]人|\b(?:he|she|they|we|us|him|her|them|someone|somebody|everyone|everybody|people|man|men|woman|women|nobody|no one)\b/i;
const isIn = (symbol: DreamSymbol | null, state: State): boolean => symbol?.states.includes(state) ?? false;

export const rules = defineRules<DreamView, Part>()([
  { key: "first", part: "image", weight: 10, holds: ({ first }) => (first ? { facts: [idOf(first)], of: first.id } : null) },
  { key: "firstTurn", part: "image", weight: 9, holds: turnOf(({ first }) => first) },
  // Of an image that only stands there, in a dream of few; what does something is told by that.
  {
    key: "kind",
    part: "image",
    weight: 3.5,
    holds: (view) =>
      view.first && view.others.length < 3 && view.first.states.length === 0 && findTurn(view, view.first) === null
        ? { facts: [idOf(view.first)], of: view.first.category }
        : null,
  },
  {
    key: "color",
    part: "image",
    weight: 5,
    holds: ({ cast: { symbols } }) => {
      const symbol = symbols.find(({ color }) => color);
      return symbol ? { facts: [idOf(symbol)], of: symbol.color! } : null;
    },
  },
  {
    key: "number",
    part: "image",
    weight: 4,
    holds: ({ cast: { symbols } }) => {
      const symbol = symbols.find(({ number }) => number);
      return symbol ? { facts: [idOf(symbol)], of: String(symbol.number) } : null;
    },
  },
  { key: "did", part: "image", weight: 6, holds: deedOf(0) },
  {
    key: "brief",
    part: "image",
    weight: 2.5,
    holds: ({ first, cast: { text } }) => (first && isBrief(text) ? { facts: [idOf(first)], of: first.lean } : null),
  },
  {
    key: "named",
    part: "image",
    weight: 3,
    holds: ({ first }) => (first && first.spans.length >= 3 ? { facts: [idOf(first)] } : null),
  },
  {
    key: "unknown",
    part: "image",
    weight: 10,
    holds: ({ cast }) => (cast.symbols.length === 0 ? { facts: ["unknown"], of: cast.text.length < 40 ? "short" : "long" } : null),
  },

  { key: "second", part: "second", weight: 8, holds: other(0) },
  { key: "secondTurn", part: "second", weight: 7, holds: turnOf(({ others }) => others[0]) },
  { key: "secondDid", part: "second", weight: 4.8, holds: deedOf(1) },
  { key: "thirdDid", part: "corner", weight: 3.8, holds: deedOf(2) },
  { key: "third", part: "corner", weight: 6, holds: other(1) },
  { key: "secondOther", part: "second", weight: 4.5, holds: other(0) },
  { key: "thirdOther", part: "corner", weight: 3.5, holds: other(1) },
  { key: "fourth", part: "corner", weight: 4, holds: other(2) },
  { key: "fifth", part: "corner", weight: 3, holds: other(3) },
  { key: "thirdTurn", part: "corner", weight: 5, holds: turnOf(({ others }) => others[1]) },

  {
    key: "pair",
    part: "together",
    weight: 9,
    holds: (view) => {
      const found = findPairRule(view.cast);
      return found ? { facts: found.symbols.map((id) => `symbol.${id}`), of: found.key } : null;
    },
  },
  {
    key: "beside",
    part: "together",
    weight: 6,
    holds: ({ first, others: [next] }) => (first && next && first.category !== next.category ? { facts: [idOf(first), idOf(next)], of: next.category } : null),
  },
  {
    key: "besideThird",
    part: "together",
    weight: 4,
    holds: ({ first, others: [next, third], cast }) =>
      first && next && third && findPairRule(cast) === null && ![first.category, next.category].includes(third.category)
        ? { facts: [idOf(first), idOf(third)], of: third.category }
        : null,
  },
  {
    key: "crowded",
    part: "together",
    weight: 3,
    holds: ({ cast: { symbols } }) => (symbols.length >= 8 ? { facts: symbols.slice(0, 4).map(idOf) } : null),
  },

  { key: "moodWords", part: "mood", role: "intro", weight: 1, holds: (view) => (moodFact(view).length > 0 ? { facts: moodFact(view) } : null) },
  {
    key: "moodOf",
    part: "mood",
    weight: 8,
    holds: (view) => (view.mood ? { facts: moodFact(view), of: `${view.mood}.${view.lean}` } : null),
  },
  {
    key: "moodTurned",
    part: "mood",
    weight: 9,
    holds: ({ cast: { moods, wakingMood } }) => {
      const before = moods.find(({ mood }) => mood !== wakingMood)?.mood;
      return wakingMood && before ? { facts: [`mood.${before}`, `mood.${wakingMood}`], of: wakingMood } : null;
    },
  },
  {
    key: "noMood",
    part: "mood",
    weight: 4,
    holds: ({ first, others, mood }) => {
      const image = others[1] ?? first;
      return image && mood === null ? { facts: [idOf(image)], of: image.category } : null;
    },
  },

  { key: "act", part: "act", weight: 8, holds: ({ cast: { acts } }) => (acts[0] ? { facts: [`act.${acts[0].act}`], of: acts[0].act } : null) },
  {
    key: "secondAct",
    part: "act",
    weight: 6,
    holds: ({ cast: { acts } }) => (acts[1] ? { facts: [`act.${acts[1].act}`], of: acts[1].act } : null),
  },
  {
    key: "noAct",
    part: "act",
    weight: 4,
    holds: ({ first, cast: { acts, symbols } }) =>
      first && acts.length === 0 && !symbols.some(({ id, category }) => category === "doing" || hindered.includes(id))
        ? { facts: [idOf(first)], of: first.category }
        : null,
  },

  {
    key: "person",
    part: "people",
    weight: 6,
    holds: ({ people, first, others }) => {
      const told = [first, ...others.slice(0, 4)].map((symbol) => symbol?.id);
      const person = people.find(({ id }) => !told.includes(id));
      return person ? { facts: [idOf(person)], of: person.id } : null;
    },
  },
  {
    key: "alone",
    part: "people",
    weight: 3,
    holds: ({ first, others, people, cast: { text } }) =>
      first && others.length < 3 && people.length === 0 && first.category !== "person" && !anyoneElse.test(text)
        ? { facts: [idOf(first)], of: first.category }
        : null,
  },
  {
    key: "manyPeople",
    part: "people",
    weight: 4,
    holds: ({ people }) => (people.length >= 3 ? { facts: people.map(idOf), of: people.length === 3 ? "three" : "more" } : null),
  },
  {
    key: "speaking",
    part: "people",
    weight: 5,
    holds: ({ people }) => {
      const speaker = people.find((person) => isIn(person, "speaking"));
      return speaker ? { facts: [idOf(speaker)], of: speaker.id } : null;
    },
  },

  {
    key: "recurring",
    part: "again",
    weight: 9,
    holds: ({ cast: { recurring } }) =>
      recurring[0] ? { facts: [`recurring.${recurring[0].id}`], of: recurring[0].times >= 4 ? "often" : recurring[0].times === 3 ? "thrice" : "twice" } : null,
  },
  { key: "again", part: "again", weight: 7, holds: ({ cast: { again }, lean }) => (again ? { facts: ["again"], of: lean } : null) },

  { key: "theme", part: "days", weight: 8, holds: ({ theme }) => (theme ? { facts: [`theme.${theme}`], of: theme } : null) },
  { key: "moodDays", part: "days", weight: 4.5, holds: (view) => (view.mood && moodFact(view).length > 0 ? { facts: moodFact(view), of: view.mood } : null) },
  { key: "errand", part: "days", weight: 4.2, holds: other(1) },
  { key: "question", part: "days", weight: 5, holds: ({ secondTheme }) => (secondTheme ? { facts: [`theme.${secondTheme}`], of: secondTheme } : null) },
  { key: "secondDays", part: "beneath", weight: 3.5, holds: ({ secondTheme }) => (secondTheme ? { facts: [`theme.${secondTheme}`], of: secondTheme } : null) },
  {
    key: "secondQuestion",
    part: "beneath",
    weight: 3,
    holds: ({ cast: { themes } }) => (themes[2] ? { facts: [`theme.${themes[2].theme}`], of: themes[2].theme } : null),
  },
  {
    key: "thirdTheme",
    part: "beneath",
    weight: 4,
    holds: ({ cast: { themes } }) => (themes[2] ? { facts: [`theme.${themes[2].theme}`], of: themes[2].theme } : null),
  },
  { key: "secondTheme", part: "beneath", weight: 6, holds: ({ secondTheme }) => (secondTheme ? { facts: [`theme.${secondTheme}`], of: secondTheme } : null) },

  {
    key: "ending",
    part: "ending",
    weight: 7,
    holds: ({ cast: { ending }, mood }) =>
      ending
        ? {
            facts: ["ending"],
            of: `${ending.ending}.${mood === "afraid" || mood === "sad" || mood === "angry" || mood === "ashamed" ? "heavy" : mood ? "light" : "plain"}`,
          }
        : null,
  },

  { key: "moon", part: "night", weight: 5, holds: ({ cast: { moon } }) => ({ facts: ["moon"], of: moon.phase }) },

  {
    key: "classical",
    part: "classical",
    weight: 5,
    holds: ({ cast: { classical } }) => (classical[0] ? { facts: [`classical.${classical[0].id}`], of: classical[0].line } : null),
  },

  { key: "otherOf", part: "image", role: "dissent", weight: 10, holds: ({ first }) => (first ? { facts: [idOf(first)], of: first.id } : null) },
  { key: "otherOfFourth", part: "second", role: "dissent", weight: 4, holds: other(2) },
  { key: "otherOfFifth", part: "second", role: "dissent", weight: 3, holds: other(3) },

  { key: "look", part: "image", role: "doing", weight: 10, holds: ({ first }) => (first ? { facts: [idOf(first)], of: first.id } : null) },
  { key: "lookSecond", part: "second", role: "doing", weight: (view) => (toWay(view, "look", 2) === 0 ? 7 : 11), holds: other(0) },
  { key: "lookUnknown", part: "image", role: "doing", weight: 3, holds: ({ first }) => (first ? null : { facts: ["unknown"] }) },

  { key: "watch", part: "days", role: "watching", weight: 8, holds: ({ theme }) => (theme ? { facts: [`theme.${theme}`], of: theme } : null) },
  {
    key: "watchSecond",
    part: "days",
    role: "watching",
    weight: (view) => (toWay(view, "watch", 2) === 0 ? 5 : 9),
    holds: ({ secondTheme }) => (secondTheme ? { facts: [`theme.${secondTheme}`], of: secondTheme } : null),
  },
  { key: "watchMood", part: "mood", role: "watching", weight: 4, holds: (view) => (view.mood ? { facts: moodFact(view), of: view.mood } : null) },
  { key: "watchUnknown", part: "image", role: "watching", weight: 2, holds: ({ first, mood }) => (first || mood ? null : { facts: ["unknown"] }) },
]);
export type RuleKey = (typeof rules)[number]["key"];
