import { toCapital } from "../../../../shared/capital.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import { fittingHeadline } from "../../../kit/telling/headline.ts";
import type { SymbolId } from "../../lexicon/entries.ts";
import { symbolsEn } from "../../lexicon/words.en.ts";
import { findSymbols } from "../../matching/find-symbols.ts";
import { isAboutOmen } from "../omen.ts";
import { findPairRule } from "../pair-rules.ts";
import { asksOtherwise, findPart, type Part } from "../parts.ts";
import { getWords } from "../turns.ts";
import { type DreamView, vary } from "../view.ts";
import { actNamesEn, moodNamesEn } from "./names.ts";
import { themesEn } from "./themes.ts";

const nameOf = (id: SymbolId): string => symbolsEn[id].name;
const marked = (id: SymbolId): string => `“${nameOf(id)}”`;
const ordinal = (times: number): string => ["", "", "second", "third", "fourth", "fifth", "sixth"][times] ?? `${times}th`;

export const toHeadlineEn = (view: DreamView, question: Question): string => {
  const { first, theme, cast, mood } = view;
  if (first === null || theme === null)
    return mood
      ? fittingHeadline("en", [`Few pictures were kept; start from ${moodNamesEn[mood]}.`, `Start from ${moodNamesEn[mood]}.`])
      : "No picture in this that I know yet; add one thing or person.";
  const { about } = themesEn[theme];
  const bare = `It’s about ${about}.`;
  if (isAboutOmen(question))
    return fittingHeadline("en", [
      `It’s no news of the future: it’s about ${about}.`,
      `It’s no news of the future, but of now: ${about}.`,
      "It brings no news of the future; it’s about now.",
    ]);
  const [again] = cast.recurring;
  const name = marked(first.id);
  if (again) {
    const image = toCapital(marked(again.id));
    return fittingHeadline("en", [`${image}, the ${ordinal(again.times)} time: it’s about ${about}.`, `${image} again: it’s about ${about}.`, bare]);
  }
  const ways: [string, ...string[]] = [
    `By way of ${name}, it’s about ${about}.`,
    `Under ${name} lies ${about}.`,
    `${name} stands for ${about}.`,
    `It turns on ${name}: ${about}.`,
  ];
  return fittingHeadline("en", [vary(view, "headline", ways), `Under ${name} lies ${about}.`, bare]);
};

export const toLeadEn = (view: DreamView): Claim => {
  const { first, others, mood, cast, theme, secondTheme } = view;
  const known = mood !== null && cast.moods.some((one) => one.mood === mood);
  if (first === null)
    return {
      text: `${cast.moods[0] ? `You wrote “${cast.moods[0].words}”` : "No feeling is named"}, and ${cast.acts[0] ? `what you did was ${actNamesEn[cast.acts[0].act]}` : "nothing you did"}. This reading is thin because little in it can be recognised; the dream needn't be.`,
      facts: ["unknown", ...(known ? [`mood.${mood}`] : [])],
    };
  const rest = others.slice(0, 2).map(({ id }) => marked(id));
  const heavy =
    first.spans.length > 1
      ? `named ${first.spans.length} times`
      : first.states.length > 0
        ? "and it’s doing something"
        : first.mood
          ? "in one breath with a feeling"
          : "ahead of all the rest";
  const beside = rest.length > 0 ? `next to it, ${rest.join(" and ")}` : "nothing else shares its light";
  const feeling = mood
    ? vary(view, "feeling", [
        `The taste of the whole is ${moodNamesEn[mood]}.`,
        `Through it all runs ${moodNamesEn[mood]}.`,
        `What it felt like was ${moodNamesEn[mood]}.`,
      ])
    : vary(view, "feeling", [
        "You don’t give a mood.",
        "How it felt you leave out.",
        "There isn’t a word in it for how you felt.",
        "The feeling’s missing from your account.",
        `Nothing's said about the feeling around “${nameOf(first.id)}”.`,
      ]);
  return {
    text: `The heaviest image is ${marked(first.id)}, ${heavy}; ${beside}. ${feeling} With ${marked(first.id)} in front, the whole of it leans towards ${themesEn[theme!].name}${secondTheme ? `, and after that ${themesEn[secondTheme].name}` : ""}.`,
    facts: [`symbol.${first.id}`, ...others.slice(0, 2).map(({ id }) => `symbol.${id}`), ...(known ? [`mood.${mood}`] : []), `theme.${theme!}`],
  };
};

/** The image a follow-up names; else the one whose turn it is. */
export const toAnswerEn = (view: DreamView, asked: Question, part: Part, turn: number): Claim & { headline: string } => {
  const { symbols, themes } = view.cast;
  if (symbols.length === 0) return { headline: toHeadlineEn(view, asked), ...toLeadEn(view) };
  const text = asked.text.toLowerCase();
  const named =
    findSymbols(asked.text).find(({ id }) => symbols.some((symbol) => symbol.id === id))?.id ?? symbols.find(({ id }) => text.includes(nameOf(id)))?.id;
  const id = named ?? symbols[(turn + 1) % symbols.length]!.id;
  const { name, says, other } = getWords("en", id);
  const facts = [`symbol.${id}`];
  if (isAboutOmen(asked)) return { headline: `No: with “${name}”, this dream speaks of now.`, text: says, facts };
  if (named || part === "image" || part === "second")
    return asksOtherwise(asked)
      ? { headline: `Take it from the other end: ${name}.`, text: other, facts }
      : {
          headline: fittingHeadline("en", [`First see what “${name}” does, then what it does to you.`, `“${toCapital(name)}”: what it does comes first.`]),
          text: says,
          facts,
        };
  const pair = findPairRule(view.cast);
  if (part === "together" && pair)
    return {
      headline: `Read ${pair.symbols.map(marked).join(" and ")} as one.`,
      text: "Apart they’re two things, and only side by side do they make a sentence.",
      facts: pair.symbols.map((one) => `symbol.${one}`),
    };
  const { theme } = themes[turn % themes.length]!;
  return {
    headline: fittingHeadline("en", [`Look towards ${themesEn[theme].name}; “${name}” points there.`, `Look towards ${themesEn[theme].name}.`]),
    text: themesEn[theme].days,
    facts: themes.slice(0, 4).some((one) => one.theme === theme) ? [`theme.${theme}`, ...facts] : facts,
  };
};

export const toFollowUpsEn = (view: DreamView, asked: Question, turn: number): string[] => {
  const { symbols, acts, moods } = view.cast;
  const part = findPart(asked);
  const rest = symbols.filter(({ id }) => !asked.text.toLowerCase().includes(nameOf(id)));
  const names = [...rest.slice(1), ...rest.slice(0, 1)];
  const shifted = names.length > 0 ? [...names.slice(turn % names.length), ...names.slice(0, turn % names.length)] : [];
  const all = [
    ...(shifted[0] ? [`${toCapital(nameOf(shifted[0].id))}: what does it mean here?`] : []),
    ...(symbols[0] && part !== "days" ? ["What has this to do with my waking life?"] : []),
    ...(acts[0] && part !== "act" ? [`Why did I ${actNamesEn[acts[0].act]}?`] : []),
    ...(moods[0] && part !== "mood" ? ["Where does that feeling come from?"] : []),
    ...(symbols.length > 1 && part !== "together" ? ["What do these images say together?"] : []),
    ...(shifted[1] ? [`${toCapital(nameOf(shifted[1].id))}: is there another way to read it?`] : []),
    "What can I do this week?",
    "What about the ending?",
    "Is this dream an omen?",
  ];
  return all.slice(0, 3);
};
