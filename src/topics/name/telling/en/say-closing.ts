import type { GridName } from "../../../kit/grids/grids.ts";
import { getLuckNumber } from "../../../kit/grids/numbers.ts";
import type { Element } from "../../../kit/hexagrams/elements.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import { findNameCharacter, type Theme } from "../../characters.ts";
import type { ChineseNameCast } from "../../chinese.ts";
import { soulTexts } from "../../data/en/letters.ts";
import { doTellTexts } from "../../data/en/meaning.ts";
import { callTexts, confusionTexts, lastToneTexts } from "../../data/en/sound.ts";
import type { Origin } from "../../english-names.ts";
import { findConfusion, findManyRead } from "../given-characters.ts";
import { listProposed, type Proposed } from "../proposed.ts";
import { type closingRules, type dissentRules, findMisspelt, type proposalRules } from "../rules-closing.ts";
import { findDouble } from "../rules-english.ts";
import { type ChineseView, type EnglishView, type NameView, toFullName } from "../view.ts";
import { elementNames, gridWords, luckWords, originWords } from "./names.ts";
import { sayTrait } from "./trait-words.ts";

const own = (view: NameView): ChineseView => view.chinese!;
const cast = (view: NameView) => own(view).cast;
const en = (view: NameView): EnglishView => view.english!;
const value = (view: NameView, key: string): number => cast(view).scoreParts.find((part) => part.key === key)?.value ?? 0;
const first = (view: NameView): string => en(view).cast.words[0]!.word;
const suggestions = (view: NameView): readonly ChineseNameCast[] => cast(view).suggestions;

const sayGloss = (name: ChineseNameCast): string =>
  [...name.given]
    .flatMap((char) => {
      const meaning = findNameCharacter(char)?.meaning.en;
      return meaning ? [`${char} “${meaning}”`] : [];
    })
    .join(", ");

/** A proposed name with its meaning, a point for it and its flaw. */
const sayProposal = ({ name, strength, flaw }: Proposed): string =>
  `**${toFullName(name)}** (${name.sound.pinyin.join(" ")}, ${name.score}): ${sayGloss(name)}. For ${name.given}, ${sayTrait(name, strength)}; against it, ${sayTrait(name, flaw)}.`;

const sayOther = ({ name, flaw }: Proposed): string =>
  `${toFullName(name)} (${name.sound.pinyin.join(" ")}, ${name.score}; ${sayGloss(name)}), though ${sayTrait(name, flaw)}`;

export const sayProposals: Sayings<NameView, (typeof proposalRules)[number]["key"]> = {
  topThree: (view) => listProposed(suggestions(view)).slice(0, 3).map(sayProposal).join(" "),
  others: (view) => `Further down: ${listProposed(suggestions(view)).slice(3, 9).map(sayOther).join("; ")}.`,
};

const schoolTexts: Record<string, string> = {
  person: "For temper, look at the person on a plain day and leave the books shut",
  total: "For the later half, neither side has ever shown any proof",
  earth: "For early years, check it against the ones that have gone by",
  outer: "It’s the lightest of the grids and not worth an argument",
};
const lovedTexts: Record<string, string> = {
  person: "Temper is a matter of a dozen years’ raising, and a name said warmly does more for it than a number",
  total: "The later half isn’t written, and a name the family has used for decades is worth more than a number",
  earth: "In early years it mattered more who called you, and how, than what your Ground grid came to",
};

export const sayDissent: Sayings<NameView, (typeof dissentRules)[number]["key"]> = {
  chosenByRule: (view) =>
    `The list for ${cast(view).surname} was sifted by rule, numbers first and characters after. If you’ve had one in mind all along, ask whether you can call it across a room before you ask if it beats ${view.name} and its ${cast(view).score}; ${toFullName(suggestions(view).at(-1)!)} is last here and may still be the right one.`,
  schoolsDiffer: (view, of) => {
    const number = cast(view).grids[of as GridName];
    return `The books quarrel over the ${gridWords[of as GridName]} grid’s ${number}, one of some fifteen numbers that half of them call lucky and half don’t; it’s counted as half here. ${schoolTexts[of]}.`;
  },
  lovedMore: (view, of) => {
    const number = cast(view).grids[of as GridName];
    return `On the other side: the ${gridWords[of as GridName]} grid’s ${number} is called “${getLuckNumber(number).nameEn}”, but the five grids are one school, brought over from Japan a century ago, and no poet was ever named by them. ${lovedTexts[of]}.`;
  },
  numbersNotEar: (view) =>
    `Numbers and ear disagree: ${value(view, "grids")} for the grids, ${value(view, "sound")} for the sound. A name is called a dozen times a day and its numbers never, so for ${cast(view).given} I’d go by the ear.`,
  earNotNumbers: (view) =>
    `Ear and numbers disagree: ${value(view, "sound")} for the sound, ${value(view, "grids")} for the grids. I’d leave such a name alone; ${cast(view).sound.pinyin.join(" ")} says well, and that’s what it’s for.`,
  luckyForAll: (view) =>
    `Against all this luck: it says only that the strokes were picked well, and some hundreds of other names have the same strokes as ${view.name}. What matters is whether ${cast(view).given} can stand without them.`,
  radicalOnly: (view, of) =>
    `Not everybody accepts this: a ${elementNames[of as Element]} radical in ${cast(view).given} and ${elementNames[of as Element]} in a birth chart are two things. Take it as a reminder, not as medicine.`,
  otherTriads: (view, of) => {
    const { score } = cast(view).triadDetail;
    return `The triad ${of} is judged here by one rule, which gives ${score < 0 ? `−${-score}` : score}. The printed tables judge all 125 one by one, and two books can say opposite things of ${of}. Of everything told here, discount this most.`;
  },
  oneStroke: (view) => {
    const { total } = cast(view).grids;
    const [now, then] = [getLuckNumber(total).luck, getLuckNumber(total - 1).luck];
    return `Numbers don’t like being looked at closely: let another book count one stroke less in ${cast(view).given}, and the Total goes from ${total} to ${total - 1}, ${now === then ? "another heading with, by chance, the same luck" : `from ${luckWords[now]} to ${luckWords[then]}`}. What one stroke can turn, nobody should stake a life on.`;
  },
  namesakes: (view) =>
    `And then, thousands are called ${first(view)}, letter for letter, and no two live alike; of the three numbers of ${view.name}, keep what fits.`,
  yVowel: (view, of) =>
    `Whether the Y in ${view.name} is a vowel was never settled: here it’s a consonant and the Soul urge is ${en(view).cast.soulUrge.root}; as a vowel it makes ${of}: ${soulTexts[of]}.`,
  meaningForgotten: (view, of) =>
    `You may leave the root alone, too: even people who know the ${originWords[of as Origin]} for it hear ${first(view)} and think, before “${en(view).origin!.meaning.en}”, of the ${first(view)} they know.`,
  otherTables: (view, of) =>
    `By another table of letters (the Chaldean one, which has no 9) ${view.name} would likely not come to ${of}; so talk the numbers over, and call ${first(view)} by the name all the same.`,
};

const soulDoing: Record<string, string> = {
  1: "choose the supper place by yourself",
  2: "telephone one person with good news before you post it",
  3: "finish a story at table without being stopped",
  4: "sort one drawer of receipts",
  5: "go home by another road",
  6: "have someone to supper who hasn’t come for long",
  7: "turn the telephone off for an hour and sit in a park",
  8: "put a price on what you’re working on",
  9: "give away one thing unused for three years",
  11: "write down the two o’clock thought and read it at noon",
  22: "draw on one sheet what three years from now looks like",
  33: "teach one person one thing you do well",
};
const spellTexts: Record<string, string> = {
  ph: "some people will write ph as f",
  ck: "ck, ch and k change places in other people’s hands",
  ie: "even natives turn ie and ei round",
  y: "y, i and ie change places, so spell it when you book",
  silent: "the silent e at the end gets left off",
};
const shortTexts: Record<string, string> = {
  vowel: "names that open on a vowel tend to keep only their second half",
  hum: "names that open on a hum get doubled",
  stop: "names that open on a stop get cut to one syllable",
  hiss: "names that open on breath, once short, could be anybody’s",
  flow: "names that open on a glide tend to grow a -y",
};

export const sayClosing: Sayings<NameView, (typeof closingRules)[number]["key"]> = {
  doPickTwo: (view) =>
    `This week: take two, say ${toFullName(suggestions(view)[0]!)} and ${toFullName(suggestions(view)[1] ?? suggestions(view)[0]!)}, use each for three days, and see which comes to the tongue first.`,
  doSayFast: (view) => `This week: have three people who don’t know why say ${view.name} quickly three times, and see if anyone laughs.`,
  doAskForm: (view) =>
    `This week: ask at home which character stands for ${cast(view).alternatives[0]!.char} in the family register, and count the grids after that.`,
  doWrite: (view) => {
    const heavy = own(view).given.filter(({ today }) => today >= 14);
    return `This week: write ${listAnd(heavy.map(({ char, today }) => `${char} (${today} strokes)`))} ten times in squared paper and ask your hand.`;
  },
  doBirth: (view) =>
    `The ${listAnd(
      cast(view)
        .birth!.useful.slice(0, 2)
        .map((element) => elementNames[element]),
    )} that the chart wants can go into a pet name or onto the desk; ${cast(view).given} needn’t change for it.`,
  doCall: (view, of) => `This week: ${callTexts[of] ?? "say it in full five times, and again the next day"}. The name to call is ${view.name}.`,
  doSign: (view, of) => `This week: sign ${view.name} ten times, and where some of its ${of} strokes have run together by themselves, keep it that way.`,
  doTell: (view, of) => `This week, for the sake of ${own(view).given.at(-1)!.char}, ${doTellTexts[of as Theme]}.`,
  watchReadings: (view) => {
    const { char, readings } = findManyRead(cast(view))!;
    return `Watch which sound a new teacher picks for ${char}: it can be read ${listAnd(readings)}.`;
  },
  watchHearing: (view, of) => `Watch ${findConfusion(cast(view))!.char} when it’s heard: ${confusionTexts[of]}.`,
  watchSame: (view) => `Watch for a second ${cast(view).given} in the class or the office, and agree early who is the elder one.`,
  watchGrid: (view, of) =>
    `Watch for anyone who uses the ${gridWords[of as GridName]} grid’s ${cast(view).grids[of as GridName]} to sell a new name, and ask how that number was added up.`,
  watchLast: (view, of) => `Watch how it’s called: ${lastToneTexts[of]}, and ${view.name} becomes what it’s called like.`,
  watchCalled: (view) => {
    const chars = [...cast(view).given];
    return `Watch what ${cast(view).given} wears down to at home, ${chars.length > 1 ? `小${chars.at(-1)} or ${chars[0]}${chars[0]}` : `${toFullName(cast(view))} in full or ${chars[0]}${chars[0]}`}: that’s the name that will be used.`;
  },
  doInitials: (view) =>
    `This week: try the initials with a middle name on a luggage tag, or write ${first(view)} out, to keep clear of ${en(view).cast.initialsClash}.`,
  doIntroduce: (view, of) =>
    of === "one"
      ? `This week: order a coffee as ${first(view)} and read the cup.`
      : of.startsWith("clear") || of === "alliteration"
        ? `This week: say “${view.name}” to your telephone and see what it writes.`
        : `This week: leave half a beat after ${first(view)} before ${en(view).cast.words.at(-1)!.word}, and hear whether they part.`,
  doSoul: (view, of) => `This week, for the ${of} at the heart of ${view.name}, ${soulDoing[of] ?? "write it out once"}.`,
  watchSpelling: (view, of) => `Watch how ${findMisspelt(en(view))!.word} gets spelt: ${spellTexts[of]}.`,
  watchDouble: (view) => {
    const { word, pair } = findDouble(en(view))!;
    return `Watch ${word} on tickets and contracts, where ${pair} may have become one ${pair[0]}.`;
  },
  watchShort: (view, of) => `Watch what people make of ${first(view)} when they shorten it: ${shortTexts[of]}.`,
};
