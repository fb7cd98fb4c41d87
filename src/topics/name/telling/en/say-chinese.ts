import { toCapital, toLower } from "../../../../shared/capital.ts";
import type { GridName } from "../../../kit/grids/grids.ts";
import { getLuckNumber } from "../../../kit/grids/numbers.ts";
import type { Element } from "../../../kit/hexagrams/elements.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import type { Theme } from "../../characters.ts";
import {
  adverseTexts,
  handTexts,
  lackTexts,
  mainTexts,
  middleTexts,
  outerToPersonTexts,
  surnameTexts,
  triadAlikeTexts,
  usefulTexts,
} from "../../data/en/elements.ts";
import { earthTexts, outerTexts, personTexts, totalTexts } from "../../data/en/grids.ts";
import { landTexts, leadTexts, sameThemeTexts } from "../../data/en/meaning.ts";
import { endingTexts, toneTexts } from "../../data/en/sound.ts";
import { aboveTexts, belowTexts } from "../../data/en/triad.ts";
import type { ChineseCast } from "../../engine.ts";
import type { meaningRules, overallRules, soundRules } from "../rules-chinese.ts";
import { type chartRules, findWidest, listSharing, type numberRules, type triadRules, type writingRules } from "../rules-grids.ts";
import { type ChineseView, findMainElement, listGridsOf, type NameView } from "../view.ts";
import { elementNames, gridWords, scoreWords } from "./names.ts";

type Keys<Rules extends readonly { key: string }[]> = Rules[number]["key"];

const own = (view: NameView): ChineseView => view.chinese!;
const cast = (view: NameView): ChineseCast => own(view).cast;
const pinyin = (view: NameView): string => cast(view).sound.pinyin.join(" ");
/** Elements keep their capitals: they are names. */
const lower = (text: string): string => (/^(?:Wood|Fire|Earth|Metal|Water)\b/.test(text) ? text : `${toLower(text)}`);
const gridsAre = (view: NameView, names: readonly string[]): string =>
  listAnd(names.map((name) => `${gridWords[name as GridName]} ${cast(view).grids[name as GridName]}`));

const bestTexts: Record<string, string> = {
  grids: "the numbers carry it",
  triad: "the triad (heaven, person and ground by their elements) is the best side",
  sound: "the best side is the sound",
  element: "what’s best is how it suits the hour of birth",
  meaning: "what’s best is how it answers your wish",
};
const worstTexts: Record<string, string> = {
  grids: "it loses on the grids, where one stroke changes everything",
  triad: "the triad is its weak side, two of the three at odds",
  sound: "the ear is its weak side, better on paper than called out",
  element: "the elements the birth wants are hardly served",
  meaning: "it’s still a step from what you wished for",
};

export const sayOverall: Sayings<NameView, Keys<typeof overallRules>> = {
  allLucky: (view) =>
    `Not one of the four grids it answers for is unlucky (${gridsAre(view, ["person", "earth", "outer", "total"])}). That seldom happens by chance; somebody probably counted strokes.`,
  noneLucky: (view) =>
    `None of the four grids it answers for is lucky (${gridsAre(view, ["person", "earth", "outer", "total"])}). Whoever chose it was looking at the characters, and if those are good the name stands.`,
  mainElement: (view, of) => {
    const element = findMainElement(cast(view)) ?? (of as Element);
    const count = Object.values(cast(view).elements).filter((one) => one === element).length;
    return `${toCapital(["", "", "", "three", "four", "five"][count] ?? String(count))} of the five grids are ${elementNames[element]}, a plain leaning: ${mainTexts[element]}.`;
  },
  allFive: (view) =>
    `The five grids take one element each, none twice (${gridsAre(view, ["heaven", "person", "earth", "outer", "total"])}). Few names manage it; it reads as a temper with no plain gap and no plain excess.`,
  course: (view, of) => {
    const { person, total } = cast(view).grids;
    return of.startsWith("rises")
      ? `The Person grid at ${person} is tight and the Total at ${total} is wide: a dirt track first and a road after, with most of the trouble in one’s own temper until midlife.`
      : `The Person grid at ${person} is wide and the Total at ${total} is tight, so something from the easy years should be kept for later. Saving before thirty-five pays best.`;
  },
  shape: (view, of) => {
    const [best = "", worst = "", level = ""] = of.split(".");
    const value = (key: string) => cast(view).scoreParts.find((part) => part.key === key)?.value ?? 0;
    const half = worst === "triad" && level === "middling" ? "of the triad one side helps and one hinders" : worstTexts[worst];
    const lowest = level === "fair" ? `even the lowest, ${scoreWords[worst]}, has ${value(worst)}` : `${half} (${scoreWords[worst]} ${value(worst)})`;
    return `In ${view.name} ${bestTexts[best]} (${scoreWords[best]} ${value(best)}); ${lowest}.`;
  },
  luckyGrids: (view) => {
    const lucky = listGridsOf(cast(view), "lucky");
    const rest = (["person", "earth", "outer", "total"] as const).filter((name) => !lucky.includes(name));
    return `Of the four grids that are the name’s own doing, ${gridsAre(view, lucky)} ${lucky.length === 1 ? "is" : "are"} lucky, and ${gridsAre(view, rest)} ${rest.length === 1 ? "isn’t" : "aren’t"}, or not wholly.`;
  },
  compound: (view) =>
    `${cast(view).surname} is a surname of two characters, so its Heaven grid needs no stroke on loan, and whether one character or two follow changes more than it would after a single one.`,
  surnameElement: (view, of) =>
    `By its strokes the surname ${cast(view).surname} is ${surnameTexts[of as Element]}. All the family share that, and ${cast(view).given} takes neither blame nor credit.`,
  oneGiven: (view) =>
    `There’s a single given character, ${cast(view).given}. It’s quick to write, and so many share it that a date of birth often has to go along.`,
  threeGiven: (view) => `The given name has three characters (${cast(view).given}), all added for the Ground grid; day to day people will use the last two.`,
};

export const sayMeaning: Sayings<NameView, Keys<typeof meaningRules>> = {
  firstProposed: (view) => `From here on, ${view.name}, the first on the list.`,
  sameTheme: (view, of) => `${listAnd(own(view).given.map(({ char }) => char))} draw on one image, ${sameThemeTexts[of as Theme]}.`,
  leads: (view, of) => {
    const first = own(view).given[0]!;
    return `${first.char} is “${first.entry!.meaning.en}”: ${leadTexts[of as Theme]}.`;
  },
  lands: (view, of) => {
    const last = own(view).given.at(-1)!;
    return `${last.char} is “${last.entry!.meaning.en}”: ${landTexts[of as Theme]}.`;
  },
  doubled: (view) => `${cast(view).given} is one character twice, sweet on a child and slight on a contract; it can stay the name used at home.`,
  unglossed: (view) => {
    const chars = own(view)
      .given.filter(({ entry }) => !entry)
      .map(({ char }) => char);
    return `${listAnd(chars)} ${chars.length === 1 ? "isn’t" : "aren’t"} among the characters names mostly use, so the meaning is for the family to tell; a reason beats a dictionary.`;
  },
  tried: (view) =>
    `${cast(view).given} is a ${own(view).given.length === 1 ? "single name of long use" : "pair many parents have settled on"}: it’s heard as a name at once, at the price of another one in the same school year.`,
  mixedLeaning: (view) => {
    const [first, second] = own(view).given;
    const to = (leaning: string | undefined) => (leaning === "female" ? "girls" : "boys");
    return `${first!.char} goes mostly to ${to(first!.entry?.leaning)} and ${second!.char} to ${to(second!.entry?.leaning)}, so from a list nobody can tell which to expect.`;
  },
  oneLeaning: (view, of) =>
    `${listAnd(own(view).given.map(({ char }) => char))} both go mostly to ${of === "female" ? "girls" : "boys"}, which a class list will show.`,
};

export const saySound: Sayings<NameView, Keys<typeof soundRules>> = {
  homophone: (view, of) => {
    const words = cast(view)
      .sound.homophones.map(({ word }) => word)
      .join(", ");
    return of === "exact"
      ? `${pinyin(view)} is the same sound as “${words}”, tones and all. Classmates will find it first.`
      : `Without its tones ${pinyin(view)} is “${words}”. In standard Mandarin they’re apart; in dialect, or in a foreign mouth, they aren’t.`;
  },
  echo: (view) => `Two syllables of ${pinyin(view)} are the same, so it sounds unfinished when called and one gets lost when typed.`,
  sameTones: (view, of) => `${pinyin(view)} is tone ${of} three times over, a straight line, and at roll call a bit like a machine.`,
  lowRun: (view) => `${pinyin(view)} ends on two third tones. The first of them should turn into a second, and people from elsewhere won’t know.`,
  sameInitials: (view) => `Two neighbours in ${pinyin(view)} open on one consonant, the way a tongue twister starts.`,
  sameFinals: (view) => `Two neighbours in ${pinyin(view)} end alike: a rhyme, easy to keep and slightly sticky.`,
  tones: (view, of) => `Its tones run ${cast(view).sound.tones.join(", ")}: ${toneTexts[of]}.`,
  allTones: (view) =>
    `No tone comes twice in ${pinyin(view)}, and no initial or final collides: ${cast(view).sound.score} for sound, the one merit that costs nothing.`,
  ending: (view, of) => `The last sound is ${cast(view).sound.pinyin.at(-1)}: ${endingTexts[of]}.`,
};

export const sayNumbers: Sayings<NameView, Keys<typeof numberRules>> = {
  person: (view, of) => {
    const [first, second] = cast(view).sums.person;
    return `${[...cast(view).surname].at(-1)} ${first} and ${own(view).given[0]!.char} ${second} make the Person grid, read for temper, ${cast(view).grids.person}, and ${lower(personTexts[of]!)}`;
  },
  total: (view, of) => `All of ${view.name} comes to ${cast(view).grids.total} strokes; that Total, read for the later half, is ${totalTexts[of]}`,
  image: (view) => {
    const { total } = cast(view).grids;
    const { nameEn, text } = getLuckNumber(total);
    return `Among the 81 numbers, an old list with a verdict for each count of strokes, the whole name’s ${total} is “${nameEn}”. ${text.en}`;
  },
  earth: (view, of) => `The Ground grid of ${cast(view).given}, ${cast(view).grids.earth}, read for early years, ${earthTexts[of]}`,
  outer: (view, of) =>
    `For how strangers take to ${view.name} one looks at the Outer grid, Heaven plus Ground less Person: ${cast(view).grids.outer}, ${outerTexts[of]}`,
  outerToPerson: (view, of) => {
    const { person, outer } = cast(view).elements;
    return `Outer ${elementNames[outer]} stands against Person ${elementNames[person]} (${cast(view).grids.outer} and ${cast(view).grids.person}): ${outerToPersonTexts[of]}.`;
  },
  twins: (view, of) => {
    const [one = "person", other = "total"] = of.split(".") as GridName[];
    const number = cast(view).grids[one];
    return `${gridWords[one]} and ${gridWords[other]} are both ${number}, so “${getLuckNumber(number).nameEn}” is said twice and counts double.`;
  },
  heaven: (view) =>
    `The Heaven grid, ${cast(view).grids.heaven}, stands among the unlucky ones, but it came with the surname, and everyone called ${cast(view).surname} has it.`,
  twoOuters: (view) =>
    `With one character each side the Outer grid has two counts, ${cast(view).grids.outer} here and 1 in some books; only the part about strangers changes.`,
};

export const sayTriad: Sayings<NameView, Keys<typeof triadRules>> = {
  triadEdge: (view, of) =>
    of === "best"
      ? `The triad (the elements of Heaven, Person and Ground) is ${cast(view).triad}, ${cast(view).triadDetail.score} where four is the most: a hand from above and one from below.`
      : `The triad (the elements of Heaven, Person and Ground) is ${cast(view).triad}, ${cast(view).triadDetail.score}, near the bottom: both sides need talking round, so allow double time.`,
  middle: (view, of) => `In the triad of ${view.name} ${middleTexts[of as Element]}.`,
  triadAlike: (_, of) => triadAlikeTexts[of as Element],
  above: (view, of) => `The triad of ${view.name} (its Heaven, Person and Ground by element) is ${cast(view).triad}; ${lower(aboveTexts[of]!)}`,
  below: (view, of) =>
    `Under ${cast(view).triad} lies ${cast(view).given}, ${lower(belowTexts[of]!)
      .replace(/^below, /, "where ")
      .replace(/^below is/, "and below is")}`,
};

const bringTexts: Record<string, (view: NameView, element: Element) => string> = {
  radical: (view, element) => {
    const chars = own(view)
      .given.filter((one) => one.element === element)
      .map(({ char }) => char);
    return `The radical of ${listAnd(chars)} is ${elementNames[element]}, so this is met head on`;
  },
  grid: (view, element) =>
    `No radical here is ${elementNames[element]}; only the ${cast(view).elements.person === element ? `Person grid, ${cast(view).grids.person},` : `Ground grid, ${cast(view).grids.earth},`} ends on its digit, which is half an answer`,
  none: (view, element) => `Neither radicals nor the two inner grids of ${view.name} have ${elementNames[element]}, so the name leaves this open`,
};

export const sayChart: Sayings<NameView, Keys<typeof chartRules>> = {
  lacks: (view, of) => {
    const [element = "wood", how = "none"] = of.split(".") as [Element, string];
    return `Counting the birth chart through, hidden stems too, there’s no ${elementNames[element]} at all. ${lackTexts[element]}. ${bringTexts[how]!(view, element)}.`;
  },
  useful: (view, of) => {
    const [element = "wood", how = "none"] = of.split(".") as [Element, string];
    return `By the strength of its day master the chart has most use for ${elementNames[element]} (now ${Math.round(cast(view).birth!.percent[element])}%). ${usefulTexts[element]}. ${bringTexts[how]!(view, element)}.`;
  },
  adverse: (view, of) => {
    const { char } = own(view).given.find(({ element }) => element === of)!;
    return `The radical of ${char} is ${elementNames[of as Element]}, which this chart has enough of: ${adverseTexts[of as Element]}. One character weighs little; it’s good to know.`;
  },
  lackIsAdverse: (view, of) =>
    `${elementNames[of as Element]} is missing, and yet the chart doesn’t want it (it’s burdened by ${listAnd(cast(view).birth!.adverse.map((one) => elementNames[one]))}). “Fill what’s lacking” fails here and would only add trouble.`,
};

export const sayWriting: Sayings<NameView, Keys<typeof writingRules>> = {
  alternative: (view) => {
    const { char, form, grids, place } = cast(view).alternatives[0]!;
    const counted = cast(view).proof[place - 1]!;
    return `${char} can be counted two ways. Here it’s ${counted.traditional}, ${counted.strokes}; if your family writes ${form.traditional} (${form.strokes}), the Total goes from ${cast(view).grids.total} to ${grids.total}.`;
  },
  numeral: (view) => {
    const found = cast(view).proof.find(({ rule }) => rule === "numeral")!;
    return `${found.char} is a numeral, so it counts by its value, ${found.strokes}. This is where other sites most often differ.`;
  },
  disputed: (view) => {
    const found = cast(view).proof.find(({ disputed }) => disputed.length > 0)!;
    return `The Kangxi strokes of ${found.char} are disputed: ${found.strokes} here, ${listAnd(found.disputed.map(String))} in other tables, and one stroke moves a grid.`;
  },
  sharedRadical: (view) => {
    const sharing = listSharing(own(view));
    return `${listAnd(sharing.map(({ char }) => char))} share the radical ${sharing[0]!.radical}, which looks neat in a line and crowds on the left in a signature.`;
  },
  heavyHand: (view) =>
    `As written today the name takes ${cast(view).proof.reduce((sum, { today }) => sum + today, 0)} strokes, two or three seconds more on every exam paper and hardest in the first year of school.`,
  lightHand: (view) =>
    `As written today the name takes only ${cast(view).proof.reduce((sum, { today }) => sum + today, 0)} strokes, so its owner is the first to start on question one.`,
  widest: (view) => {
    const found = findWidest(own(view))!;
    return `${found.char} is ${found.today} strokes today, and is counted as ${found.traditional}, ${found.strokes} (Kangxi strokes: the old form, the radical in full). That gap of ${found.gap} is why the grids don’t match your pen.`;
  },
  handToday: (view, of) => {
    const today = cast(view).proof.map(({ char, today: strokes }) => `${char} ${strokes}`);
    return `Written today it’s ${listAnd(today)}, ${cast(view).proof.reduce((sum, one) => sum + one.today, 0)} strokes: ${handTexts[of]}.`;
  },
  plainCount: (view) =>
    `Character by character the Kangxi count is ${listAnd(cast(view).proof.map(({ char, strokes }) => `${char} ${strokes}`))}, and every grid is a sum of these.`,
};
