import { toCapital } from "../../../../shared/capital.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import type { DreamSymbol } from "../../cast-types.ts";
import type { SymbolId } from "../../lexicon/entries.ts";
import type { Category, DreamTheme, Lean, Mood, State, SymbolWords } from "../../lexicon/symbol.ts";
import { symbolsEn } from "../../lexicon/words.en.ts";
import type { Act } from "../../matching/data/acts.ts";
import type { Color } from "../../matching/data/colors.ts";
import type { PairKey } from "../pair-rules.ts";
import type { RuleKey } from "../rules.ts";
import { type DreamView, quoteAround, vary } from "../view.ts";
import { aloneEn, briefEn, moodDaysEn, noActEn } from "./around.ts";
import { classicalEn } from "./classical.ts";
import { kindsEn, questionsEn } from "./kinds.ts";
import { moodNamesEn } from "./names.ts";
import { pairsEn } from "./pairs.ts";
import { actsEn, besideEn, colorsEn, endingsEn, moodOfEn, moodTurnedEn, moonEn, noMoodEn, numbersEn } from "./scenes.ts";
import { statesEn } from "./states.ts";
import { themesEn } from "./themes.ts";

const wordsOf = (id: string): SymbolWords => symbolsEn[id as SymbolId];
const symbolOf = ({ cast: { symbols } }: DreamView, id: string): DreamSymbol => symbols.find((symbol) => symbol.id === id)!;
const turn = (of: string): string => {
  const [id = "", key = ""] = of.split(".");
  return wordsOf(id).turns?.[key as State | Mood] ?? "";
};
const quoted = (view: DreamView, id: string): string => quoteAround(view, symbolOf(view, id));
const months = "January February March April May June July August September October November December".split(" ");
const toDate = (date: string): string => `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]}`;
const listDates = (dates: readonly string[]): string => listAnd(dates.slice(-3).map(toDate));
/** Ends a quoted line with a full stop where it has none. */
const ended = (line: string): string => (/[.?!…]$/.test(line) ? line : `${line}.`);

export const sayEn: Sayings<DreamView, RuleKey> = {
  first: (view, of) => {
    const line = quoted(view, of);
    const open = vary(view, "first", [
      `Most of the weight sits on “${ended(line)}”`,
      `Look at this line first: “${ended(line)}”`,
      `You wrote: “${ended(line)}”`,
      `There's no getting round “${ended(line)}”`,
      `Start from “${ended(line)}”`,
    ]);
    return `${open} ${wordsOf(of).says}`;
  },
  firstTurn: (_view, of) => turn(of),
  color: (_view, of) => colorsEn[of as Color],
  number: (_view, of) => numbersEn[of] ?? "",
  did: (_view, of) => statesEn[of as State],
  brief: (_view, of) => briefEn[of as Lean],
  named: ({ first }) => `You name it ${first!.spans.length} times; your hand kept going back there.`,
  unknown: (_view, of) =>
    of === "short"
      ? "That’s too short, and holds nothing I know by sight. To guess would be to make it up; add one object, one place or one person you saw, and I’ll read it again."
      : "None of these words is an image the lexicon holds, and I won’t force one. If there was a thing you could have touched, a place or a person, one line about it will do; for now there’s only the mood and what you did.",
  second: (view, of) => {
    const line = quoted(view, of);
    const { name } = wordsOf(of);
    const isSame = view.first !== null && quoted(view, view.first.id) === line;
    return isSame
      ? `${vary(view, "second", [`The same line holds something else: ${name}.`, `Crowded in next to it: ${name}.`, `Then there's this: ${name}.`])} ${wordsOf(of).says}`
      : `${vary(view, "second", [`Another spot: “${ended(line)}”`, `Go on to “${ended(line)}”`, `And there's this stroke: “${ended(line)}”`])} ${wordsOf(of).says}`;
  },
  kind: (_view, of) => kindsEn[of as Category],
  secondOther: (_view, of) => wordsOf(of).other,
  thirdOther: (_view, of) => wordsOf(of).other,
  secondTurn: (_view, of) => turn(of),
  secondDid: (_view, of) => statesEn[of as State],
  thirdDid: (_view, of) => statesEn[of as State],
  third: (view, of) =>
    `${vary(view, "third", [`Off at the side: ${wordsOf(of).name}.`, `${toCapital(wordsOf(of).name)} showed up as well.`, `Don't leave out this one: ${wordsOf(of).name}.`])} ${wordsOf(of).says}`,
  fourth: (_view, of) => `You mention one more: ${wordsOf(of).name}. ${wordsOf(of).says}`,
  fifth: (_view, of) => `And last of all: ${wordsOf(of).name}. ${wordsOf(of).says}`,
  thirdTurn: (_view, of) => turn(of),
  pair: (_view, of) => pairsEn[of as PairKey],
  beside: (_view, of) => besideEn[of as Category],
  besideThird: (_view, of) => besideEn[of as Category],
  crowded: ({ cast: { symbols } }) =>
    `${symbols.length} things came into one dream, like a table with no main dish, and your days may be served up the same way.`,
  moodWords: ({ cast: { moods }, mood }) => `Your own word for it is “${moods.find((one) => one.mood === mood)?.words ?? ""}”.`,
  moodOf: (_view, of) => moodOfEn[of as keyof typeof moodOfEn],
  moodTurned: (_view, of) => moodTurnedEn[of as Mood],
  noMood: (_view, of) => noMoodEn[of as Category],
  act: (_view, of) => actsEn[of as Act],
  secondAct: (_view, of) => actsEn[of as Act],
  noAct: (_view, of) => noActEn[of as Category],
  person: (view, of) =>
    `${vary(view, "person", [`Among the people: ${wordsOf(of).name}.`, `Then there's the matter of who was there: ${wordsOf(of).name}.`, `Present: ${wordsOf(of).name}.`])} ${wordsOf(of).says}`,
  alone: (_view, of) => aloneEn[of as Category],
  manyPeople: ({ people }, of) => {
    const names = people.slice(0, 3).map(({ id }) => wordsOf(id).name);
    return of === "three"
      ? `${toCapital(listAnd(names))} met in one dream. They mightn't share a table by day, and it's one matter that brought all three.`
      : `${people.length} people came, with ${listAnd(names)} in front. You've had a good many voices in your ears.`;
  },
  speaking: (_view, of) => `There was talk from one of them (${wordsOf(of).name}). You wrote their lines, so read the one you remember out to yourself.`,
  recurring: ({ cast: { recurring, earlierCount } }, of) => {
    const { id, times, dates } = recurring[0]!;
    const { name } = wordsOf(id);
    if (of === "twice")
      return `It's not the first visit from this one (${name}): it was in the dream of ${listDates(dates)} too. What befell you between the two is what it's about.`;
    if (of === "thrice")
      return `Third time for this one, ${name}; before, it was ${listDates(dates)}. A guest who comes three times has found a door that doesn't shut.`;
    return `Of your ${earlierCount + 1} dreams told here, ${times} had this in them, ${name}, lately on ${listDates(dates)}. That makes a line and no longer a dot, so trace it back along the days.`;
  },
  again: ({ cast: { again } }, of) =>
    of === "heavy"
      ? `“${toCapital(again ?? "")}”, you say, so it comes often. For bad dreams that return there's a homely cure: write it out by day, give it another ending, and read that at bedtime.`
      : of === "bright"
        ? `“${toCapital(again ?? "")}”, and a good one at that. You haven't given up on it.`
        : `“${toCapital(again ?? "")}”: the same play with the same lines, and only the audience has changed. Look what was different this time.`,
  theme: (_view, of) => themesEn[of as DreamTheme].days,
  secondTheme: (_view, of) => themesEn[of as DreamTheme].beside,
  moodDays: (_view, of) => moodDaysEn[of as Mood],
  errand: (view, of) =>
    `${vary(view, "errand", [`There's a small errand on the other side too, under ${wordsOf(of).name}`, `You could also begin from “${wordsOf(of).name}”`, `If it's “${wordsOf(of).name}” that stayed with you, another thing will do as well`])}: ${wordsOf(of).look}`,
  question: (_view, of) => questionsEn[of as DreamTheme],
  secondDays: (_view, of) => themesEn[of as DreamTheme].days,
  secondQuestion: (_view, of) => questionsEn[of as DreamTheme],
  thirdTheme: (_view, of) => themesEn[of as DreamTheme].beside,
  ending: (_view, of) => endingsEn[of as keyof typeof endingsEn],
  moon: (_view, of) => moonEn[of] ?? "",
  classical: (_view, of) => `The old Chinese dream book has a line, ${of}: ${classicalEn[of] ?? ""}`,
  otherOf: (_view, of) => wordsOf(of).other,
  otherOfFourth: (_view, of) => wordsOf(of).other,
  otherOfFifth: (_view, of) => wordsOf(of).other,
  look: (_view, of) => `This week: ${wordsOf(of).look}`,
  lookSecond: (_view, of) => `This week: ${wordsOf(of).look}`,
  lookUnknown: "This week: keep a pen by the bed, and on waking write three things you could see before you write how you felt.",
  watch: (_view, of) => `Watch for this: ${themesEn[of as DreamTheme].watch}`,
  watchSecond: (_view, of) => `Watch for this: ${themesEn[of as DreamTheme].watch}`,
  watchMood: (_view, of) => `Watch for this: the same ${moodNamesEn[of as Mood]} by day, if only for a minute, since that's where the dream had it from.`,
  watchUnknown: "Watch for this: the moment in the next two days when the dream comes back to you, and what your hands are doing.",
};
