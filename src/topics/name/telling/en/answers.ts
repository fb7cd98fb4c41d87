import type { Luck } from "../../../kit/grids/numbers.ts";
import { tellTriad } from "../../../kit/grids/triad-words.ts";
import { toCapital } from "../../../kit/wording/capital.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import { findNameCharacter } from "../../characters.ts";
import { type Ask, lifeGrids } from "../parts.ts";
import { listProposed } from "../proposed.ts";
import type { Trait } from "../traits.ts";
import { type NameView, ownGrids, toFullName } from "../view.ts";
import { elementNames, gridWords, issueWords, jointWords, letterNumberWords, luckWords, scoreWords } from "./names.ts";
import { sayTrait } from "./trait-words.ts";

/** The traits an answer rests on; a later turn takes the next ones. */
interface Resting {
  strength: Trait;
  flaw: Trait;
}

const clause = (view: NameView, trait: Trait): string => sayTrait(view.cast, trait);

/** By the score, and by what no score outweighs. */
const sayGood = (view: NameView, { strength, flaw }: Resting): string => {
  const { name, cast } = view;
  const [good, bad] = [clause(view, strength), clause(view, flaw)];
  if (flaw.key === "homophone" || flaw.key === "initialsClash") return `${name} has one thing to get past first: ${bad}; apart from that, ${good}.`;
  if (cast.score >= 88) return `Yes, ${name} is a good name: ${good}, and the one thing to say against it is that ${bad}.`;
  if (cast.score >= 75) return `${name} will do well: ${good}, though ${bad}.`;
  if (cast.score >= 60) return `${name} gains and loses: ${good}, but ${bad}.`;
  return `By the old rules ${name} comes off badly, since ${bad}; what it has is that ${good}.`;
};

const sayChange = (view: NameView, { strength, flaw }: Resting): string => {
  if (flaw.weight < 2)
    return `No, there’s nothing in ${view.name} to change: ${clause(view, strength)}, and the worst one can say is that ${clause(view, flaw)}.`;
  return flaw.key === "homophone" || flaw.key === "initialsClash"
    ? `Only one thing about ${view.name} would be worth a change: ${clause(view, flaw)}; leave the rest.`
    : `No, this is no reason to change ${view.name}: ${clause(view, flaw)}, but ${clause(view, strength)}, and a name people know you by outweighs a number.`;
};

/** @param rank place of the name that is asked about, 0 the first */
const saySuggest = (view: NameView, turn: number, rank: number): string => {
  if (view.cast.kind === "english") return "";
  const proposed = listProposed(view.cast.suggestions);
  const pick = proposed[rank] ?? proposed[0]!;
  const called = `${toFullName(pick.name)} (${pick.name.sound.pinyin.join(" ")})`;
  if (pick !== proposed[0]) return `For ${called} speaks that ${sayTrait(pick.name, pick.strength)}; against it, that ${sayTrait(pick.name, pick.flaw)}.`;
  const others = proposed.slice(1, 3).map(({ name }) => toFullName(name));
  return `${turn % 2 === 0 ? "Look first at" : "First comes"} ${called}: ${sayTrait(pick.name, pick.strength)}${others.length === 0 ? "" : `; after it, ${listAnd(others)}`}.`;
};

const saySound = (view: NameView, turn: number): string => {
  const { cast } = view;
  if (cast.kind === "english") {
    const joint = jointWords[cast.joint].replace(/^\w/, (letter) => letter.toLowerCase());
    return turn % 2 === 0
      ? `${cast.name} goes ${cast.rhythm} in syllables, and ${joint}.`
      : `Said aloud, ${joint}; the longest run of consonants in ${cast.name} is ${cast.longestRun}, on a beat of ${cast.rhythm}.`;
  }
  const { sound } = cast;
  const issues = [...sound.issues.map((issue) => issueWords[issue]!), ...sound.homophones.map(({ word }) => `it sounds like “${word}”`)];
  const said = issues.length === 0 ? "no tone, initial or final gets in another’s way" : listAnd(issues);
  return turn % 2 === 0
    ? `${view.name} is said ${sound.pinyin.join(" ")} and scores ${sound.score}: ${said}.`
    : `In tones it goes ${sound.tones.join(", ")}; ${said}, hence ${sound.score} for ${view.name}.`;
};

const sayMeaning = (view: NameView, turn: number): string => {
  const { cast, english } = view;
  if (cast.kind === "english") {
    const first = cast.words[0]!.word;
    if (!english?.origin)
      return turn % 2 === 0
        ? `Our table doesn’t have ${first}, so its meaning is for whoever gave it to tell.`
        : `Still no root for ${first}; ask the person who chose it.`;
    return turn % 2 === 0 ? `${first} means “${english.origin.meaning.en}”.` : `In one phrase, ${first} says “${english.origin.meaning.en}”.`;
  }
  const glosses = [...cast.given].flatMap((char) => {
    const meaning = findNameCharacter(char)?.meaning.en;
    return meaning ? [`${char} “${meaning}”`] : [];
  });
  if (glosses.length === 0)
    return turn % 2 === 0
      ? `${cast.given} isn’t among the usual characters of names; the family has to say what it means.`
      : `Our table has no gloss for ${cast.given}; whoever chose it has.`;
  return turn % 2 === 0 ? `${view.name} says ${listAnd(glosses)}.` : `Read together it’s ${listAnd(glosses)}, with ${cast.surname} only leading the way.`;
};

const sayNumbers = (view: NameView, turn: number): string => {
  const { cast } = view;
  if (cast.kind === "english") {
    const { expression, soulUrge, personality } = cast;
    return turn % 2 === 0
      ? `The three numbers of ${cast.name} are Expression ${expression.root}, Soul urge ${soulUrge.root} and Personality ${personality.root}; grids are for Chinese strokes.`
      : `Read the Soul urge, ${soulUrge.root}, before the Expression, ${expression.root}; Personality ${personality.root} is only for first meetings.`;
  }
  const { grids, luck } = cast;
  const listed = listAnd(ownGrids.map((name) => `${gridWords[name]} ${grids[name]} ${luckWords[luck[name]]}`));
  const worst = ownGrids.find((name) => luck[name] === "unlucky") ?? ownGrids.find((name) => luck[name] === "half");
  if (turn % 2 === 0)
    return `${worst ? `The weakest grid of ${view.name} is ${gridWords[worst]}, ${grids[worst]}` : `No grid of ${view.name} is weak`}: ${listed}.`;
  return `Once more grid by grid: ${listed}; Heaven, ${grids.heaven}, goes with the surname and isn’t counted.`;
};

const sayTriad = (view: NameView, turn: number): string => {
  if (view.cast.kind === "english") return "The triad is reckoned from Chinese strokes, so an English name hasn’t one.";
  const { triadDetail } = view.cast;
  return turn % 2 === 0
    ? `The triad of ${view.name} is ${triadDetail.triad}, ${luckWords[triadDetail.luck]}. ${tellTriad(triadDetail, "en")}`
    : `In ${triadDetail.triad} the middle one, ${elementNames[triadDetail.elements[1]]}, is oneself, and the two neighbours add up to ${triadDetail.score} on a scale from −4 to 4.`;
};

const sayChart = (view: NameView, turn: number): string => {
  const { cast } = view;
  if (cast.kind === "english") return "English letters belong to no element, so this name can’t be held against a birth chart.";
  if (!cast.birth)
    return turn % 2 === 0
      ? `Without a birth I can’t say what ${view.name} brings to the chart; tell me date and hour and it can be reckoned.`
      : "For the elements I need a birthday first; the hour may stay unknown, at the cost of one pillar.";
  const { lacks, useful } = cast.birth;
  const value = cast.scoreParts.find(({ key }) => key === "element")?.value ?? 30;
  const how =
    value === 100
      ? "brings the one wanted first"
      : value === 85
        ? "brings one of them"
        : value === 60
          ? "only touches it through a grid’s number"
          : "brings none of it";
  const need = `The chart ${lacks.length > 0 ? `has no ${listAnd(lacks.map((element) => elementNames[element]))} and ` : ""}gains by ${listAnd(useful.map((element) => elementNames[element]))}`;
  return turn % 2 === 0 ? `${need}, and ${view.name} ${how}.` : `Held against the birth, ${cast.given} ${how}: ${value}. ${need}.`;
};

const sayWriting = (view: NameView, turn: number): string => {
  const { cast } = view;
  if (cast.kind === "english")
    return cast.initialsClash
      ? `The initials spell ${cast.initialsClash}, which will be noticed on a bag${turn % 2 === 0 ? "" : "; a middle name parts them"}.`
      : turn % 2 === 0
        ? `The initials are ${cast.initials}, and they spell nothing unwelcome.`
        : `On a bag or a seal, ${cast.initials} does no harm.`;
  const listed = listAnd(cast.proof.map(({ char, strokes }) => `${char} ${strokes}`));
  return turn % 2 === 0
    ? `By Kangxi strokes ${view.name} is ${listed}, ${cast.grids.total} together.`
    : `Today you write ${listAnd(cast.proof.map(({ char, today }) => `${char} ${today}`))}; with the radicals in full that becomes ${listed}.`;
};

const byPart: Partial<Record<Ask, (view: NameView, turn: number, rank: number) => string>> = {
  sound: saySound,
  meaning: sayMeaning,
  numbers: sayNumbers,
  triad: sayTriad,
  chart: sayChart,
  writing: sayWriting,
  suggest: saySuggest,
};

const lifeWords = { work: "Work", money: "Money", love: "Love" } as const;
const lifeLuck: Record<Luck, string> = {
  lucky: "the first of them is good footing, and the rest is doing",
  half: "the books disagree on the first, so don’t lean on it",
  unlucky: "tradition dislikes the first, which is one school’s opinion, so carry on as you would",
};
const lifeNumbers = { work: "expression", money: "personality", love: "soulUrge" } as const;

/** What a name may say of a field of life: which grids touch it, and no more. */
const sayLife = (view: NameView, { strength }: Resting, field: keyof typeof lifeGrids, turn: number): string => {
  const { cast } = view;
  const opening = turn % 2 === 0 ? `${lifeWords[field]} isn’t a name’s business` : `On ${lifeWords[field].toLowerCase()} a name only stands by`;
  if (cast.kind === "english") {
    const of = lifeNumbers[field];
    return `${opening}; nearest to it comes the ${letterNumberWords[of]} number, ${cast[of].root}, and when all’s said, ${clause(view, strength)}.`;
  }
  const [main] = lifeGrids[field];
  const grids = listAnd(lifeGrids[field].map((name) => `${gridWords[name]} ${cast.grids[name]} ${luckWords[cast.luck[name]]}`));
  return `${opening}; the grids that touch it are ${grids}: ${lifeLuck[cast.luck[main]]}.`;
};

/** One sentence that answers what is asked, in one of two wordings by `turn`; `rank` is the proposed name it asks about, 0 the first. */
export const sayHeadline = (view: NameView, ask: Ask, resting: Resting, turn: number, rank: number): string => {
  const part = byPart[ask];
  if (part) return part(view, turn, rank);
  const [good, bad] = [clause(view, resting.strength), clause(view, resting.flaw)];
  const shortly = (text: string): string =>
    turn % 2 === 0 ? text : `Put shortly, ${text.replace(/^(?:Yes|No|By|Only|There)\b/, (word) => word.toLowerCase())}`;
  switch (ask) {
    case "change":
      return shortly(sayChange(view, resting));
    case "weak":
      return turn % 2 === 0 ? `The weakest point of ${view.name} is that ${bad}.` : `It’s weak in one thing above all: ${bad}.`;
    case "strong":
      return turn % 2 === 0 ? `The strongest point of ${view.name} is that ${good}.` : `It’s strong in one thing above all: ${good}.`;
    case "choice":
      return shortly(`Only ${view.name} is counted here, and two names want a count each; of this one, ${good}, but ${bad}.`);
    case "when":
      return shortly(
        `There’s no date in a name’s numbers; if ${view.name} is to change, it’s least trouble before the papers are made, and what to look at now is that ${bad}.`,
      );
    case "work":
    case "money":
    case "love":
      return sayLife(view, resting, ask, turn);
    default:
      return shortly(sayGood(view, resting));
  }
};

/** What stands behind the headline: the counts, then the two best points and the two worst. */
export const sayLead = (view: NameView): string => {
  const { cast, traits } = view;
  const [good, better] = traits.strengths;
  const [bad, worse] = traits.flaws;
  const goods = [good!, ...(better && better.key !== "plainStart" ? [better] : [])].map((trait) => clause(view, trait)).join("; ");
  const bads = [bad!, ...(worse && worse.weight >= 2 ? [worse] : [])].map((trait) => clause(view, trait)).join("; ");
  if (cast.kind === "english")
    return `${cast.name} scores ${cast.score} for sound and look: ${cast.rhythm} syllables, initials ${cast.initials}, and the three numbers ${cast.expression.root}, ${cast.soulUrge.root} and ${cast.personality.root}. ${toCapital(goods)}. To keep in mind: ${bads}.`;
  const counted = listAnd(cast.proof.map(({ char, strokes }) => `${char} ${strokes}`));
  if (view.isSuggested)
    return `For the surname ${cast.surname}, sifted by Kangxi strokes, triad${cast.birth ? ", birth chart" : ""} and sound, ${cast.suggestions.length} names are left, no character used twice and none that sounds like an unwelcome word. The first, ${view.name}, scores ${cast.score} (${counted} strokes): ${goods}. Its shortcoming: ${bads}.`;
  return `${view.name} scores ${cast.score}: ${counted} strokes, triad ${cast.triad}, said ${cast.sound.pinyin.join(" ")}. ${toCapital(goods)}. To keep in mind: ${bads}.`;
};

/** What an answer goes on with; its frame turns with the follow-ups. */
export const sayBehind = (view: NameView, { strength, flaw }: Resting, frame: number): string => {
  const [good, bad] = [clause(view, strength), clause(view, flaw)];
  const { score, scoreParts } = view.cast;
  const listed = listAnd(scoreParts.map(({ key, value }) => `${scoreWords[key]} ${value}`));
  return [
    `Set back into the whole name: ${good}; ${bad}.`,
    `Taken apart, the score is ${listed}, and by their weights ${score}.`,
    `One more stroke to the picture: ${good}, only ${bad}, and neither cancels the other.`,
  ][frame % 3]!;
};

const questions: Record<string, (view: NameView) => string> = {
  weak: (view) => `Where is ${view.name} weakest?`,
  sound: (view) => `How does ${view.name} sound?`,
  meaning: (view) => (view.english ? `What does ${view.name} mean, and where is it from?` : `What do the characters of ${view.name} mean together?`),
  numbers: (view) => (view.english ? `What do the three numbers of ${view.name} say?` : `Grid by grid, what does ${view.name} say?`),
  triad: (view) => (view.cast.kind === "english" ? "" : `Is the triad ${view.cast.triad} good or bad?`),
  chart: (view) => `Does ${view.name} bring the element the birth lacks?`,
  writing: (view) => (view.english ? "Any trouble with the initials or the spelling?" : `How are the Kangxi strokes of ${view.name} counted?`),
  change: (view) => `Should ${view.name} be changed?`,
  suggest: () => "What speaks for the second of these names?",
};

const followUpOrder: readonly Ask[] = ["suggest", "weak", "meaning", "sound", "change", "numbers", "triad", "chart", "writing"];

/** Three questions this name can answer, none of them what was asked; later turns begin further on. */
export const listFollowUps = (view: NameView, asked: Ask, turn: number): string[] => {
  const fit = followUpOrder.filter((ask) => {
    if (ask === asked) return false;
    if (ask === "suggest" || ask === "change") return view.isSuggested === (ask === "suggest");
    if (ask === "triad") return view.english === null;
    return ask !== "chart" || view.chinese?.cast.birth != null;
  });
  const start = (turn * 3) % fit.length;
  return [...fit.slice(start), ...fit.slice(0, start)].slice(0, 3).map((ask) => questions[ask]!(view));
};
