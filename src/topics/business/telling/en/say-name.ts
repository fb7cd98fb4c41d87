import { toCapital } from "../../../../shared/capital.ts";
import { getLuckNumber } from "../../../kit/grids/numbers.ts";
import { toRelation } from "../../../kit/hexagrams/elements.ts";
import { isVowel, toLetterValue } from "../../../kit/letters/letters.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { findBrandCharacter, findBrandWord } from "../../brand-stems.ts";
import { digitTexts, missingTexts, rootTexts } from "../../data/en/roots.ts";
import { suitedRoots } from "../../industries.ts";
import type { nameRules } from "../rules-name.ts";
import { findRecounted, listMirrored } from "../rules-name.ts";
import { type BusinessView, toTradeName } from "../view.ts";
import { elementNames, endingWords, groupNames, joinWords, luckWords, soundWords, standingWords } from "./names.ts";

type Key = (typeof nameRules)[number]["key"];

const toneShapes: Record<string, string> = { 1: "level", 2: "rising", 3: "low", 4: "falling", 5: "light" };
const issueTexts: Record<string, (brand: string, other: string) => string> = {
  sameTones: (brand) => `every sign of ${brand} has one tone, so it sounds like a station being read out`,
  lowRun: (brand) => `${brand} ends on two third tones, and the first has to be bent before it can be said`,
  clipped: (brand) => `${brand} comes down in two falling tones, which is curt for a welcome`,
  sameInitials: (brand) => `two neighbours in ${brand} begin with one consonant, and fast speech trips on it`,
  sameFinals: (brand) => `two neighbours in ${brand} share a rhyme: easy to keep, easy to make a jingle of`,
  twoReadings: (brand, other) => `${other} has two common readings, so a newcomer stops before ${brand}`,
};
const endingTexts: Record<string, string> = {
  open: "the mouth stays open and it carries across a street",
  nasal: "it rings in the nose and suits a slogan",
  narrow: "the mouth is half shut, pleasant near by and needing a second call from afar",
  closed: "the mouth all but closes, so a phone will swallow it",
};
const openerTexts: Record<string, string> = {
  water: "two lips make it, and children get it right",
  fire: "the tongue flicks it out, crisp when a number is called",
  wood: "it starts far back and sounds steady",
  metal: "breath runs through the teeth, thin and bright, and needs more voice in a crowd",
  earth: "it starts in the throat, soft, and the word before may cover it",
};
const latinEndings: Record<string, string> = {
  open: "closes on a vowel, so speakers of Chinese add no beat of their own",
  soft: "closes on a consonant that can be drawn out and sung",
  stop: "closes on a hard consonant, neat in English and likely to gain a small vowel in a Chinese mouth",
};
const latinOpeners: Record<string, string> = {
  vowel: "a vowel, easy to call and early in any list",
  burst: "a burst, heard at the first go",
  breath: "a breath, light, and one to be spelt out over the phone",
  hum: "a hum, round from the start",
};

const sayProposal =
  (index: number) =>
  (view: BusinessView): string => {
    const one = view.cast.suggestions[index]!;
    const { core, coreNumber, sound, elements, proof } = one.chinese;
    const weak = [...one.scoreParts].sort((a, b) => a.value - b.value)[0]!;
    const flaws: Record<string, string> = {
      numbers: "its number is only half lucky",
      sound: `it ends on ${endingWords[sound.ending]}`,
      length: "its length",
      element: `its elements don’t quite run with your ${toTradeName(view, "en")}`,
      owner: view.owner ? `the trade rather than the name, ${standingWords[view.owner.standing]}` : "",
    };
    const flaw =
      sound.issues.length > 0
        ? `Its flaw: ${issueTexts[sound.issues[0]!]!(core, sound.twoReadings ?? "")}`
        : weak.value < 90
          ? `The flaw of ${core}: ${flaws[weak.key]}`
          : [
              `No great flaw in ${core}, unless somebody holds it already`,
              `${core} has no plain fault; look in the register first`,
              `Nothing speaks against ${core} but a namesake in your town`,
              `${core} is sound; try whether its address is free`,
              `For ${core} ask three people tomorrow whether they still know it`,
            ][index]!;
    return `**${core}** (${sound.pinyin.join(" ")}) ${toSense(core)}; ${proof.map(({ strokes }) => strokes).join(" + ")} = ${coreNumber.strokes} strokes, ${luckWords[coreNumber.luck]}, ${joinWords(elements.map(({ char, element }) => `${char} ${elementNames[element]}`))}, ${one.score} of 100. ${flaw}.`;
  };

const toSense = (core: string): string => {
  const word = findBrandWord(core);
  return word ? `means ${word.meaning.en}` : `sets ${[...core].map((char) => `“${findBrandCharacter(char)?.meaning.en ?? char}”`).join(" beside ")}`;
};

export const sayName: Sayings<BusinessView, Key> = {
  proposalFirst: sayProposal(0),
  proposalSecond: sayProposal(1),
  proposalThird: sayProposal(2),
  proposalFourth: sayProposal(3),
  proposalFifth: sayProposal(4),
  coreNumber: ({ chinese, brand }) => {
    const { coreNumber, proof, coreStart, coreEnd } = chinese!;
    const { nameEn, text } = getLuckNumber(coreNumber.number);
    const sum = proof
      .slice(coreStart, coreEnd)
      .map(({ strokes }) => strokes)
      .join(" + ");
    return `By the strokes of the Kangxi dictionary ${brand} is ${sum} = ${coreNumber.strokes}, “${nameEn}” among the 81 numbers, listed as ${luckWords[coreNumber.luck]}. ${text.en}`;
  },
  totalNumber: ({ chinese, name }) => {
    const { totalNumber, coreNumber } = chinese!;
    const { nameEn, text } = getLuckNumber(totalNumber.number);
    const taken = totalNumber.strokes === totalNumber.number ? "" : `, eighty off beyond 81, so ${totalNumber.number}`;
    const join =
      coreNumber.luck === totalNumber.luck
        ? "the same verdict as the brand alone"
        : totalNumber.luck === "unlucky"
          ? "worse than the brand alone, so hang only the brand"
          : "another verdict than the brand alone, and licence and sign may be told apart";
    return `The full ${name} comes to ${totalNumber.strokes}${taken}, “${nameEn}”, ${luckWords[totalNumber.luck]}: ${join}. ${text.en}`;
  },
  numberTrade: ({ chinese, industry, brand }) => {
    const number = chinese!.coreNumber;
    const lines = {
      same: "number and trade stand on one side",
      feedsMe: "the number feeds the trade",
      iFeed: "the trade feeds the number, so the sign needs fresh paint now and then",
      iHold: "the trade keeps the number in hand: steady, no leaps",
      holdsMe: "the number presses on the trade, so don’t hurry your prices",
    };
    return `The last digit of ${number.strokes} makes it ${elementNames[number.element]}, and your ${industry!.name.en} is ${elementNames[industry!.main]}; for ${brand} ${lines[toRelation(industry!.main, number.element)]}.`;
  },
  heavyChar: ({ core }) => {
    const [heavy, ...rest] = [...core].sort((one, other) => other.strokes - one.strokes);
    const light = rest.at(-1)!;
    return heavy!.strokes - light.strokes >= 8
      ? `${heavy!.char} alone takes ${heavy!.strokes} strokes and ${light.char} only ${light.strokes}; on a carved sign write ${light.char} bolder.`
      : `${heavy!.char} has ${heavy!.strokes} strokes and ${light.char} ${light.strokes}, near enough in weight to stand side by side or one above the other.`;
  },
  recounted: (view) => {
    const { char, traditional, strokes, today, radical } = findRecounted(view)!;
    return `${char} is written with ${today} strokes today and counted as ${strokes}, ${traditional === char ? `its radical ${radical} taken in full` : `since the count goes by its old form ${traditional}`}; a book that counts modern forms will differ.`;
  },
  root: ({ latin }) => {
    const { letterCount, sum, root, name } = latin!;
    return `Add the letters of ${name} (A is 1, I is 9, then from 1 again): ${letterCount} letters make ${sum}${sum === root ? "" : `, which comes down to ${root}`}. ${root} is ${rootTexts[root]}.`;
  },
  rootTrade: ({ latin, industry }) => {
    const suited = suitedRoots[industry!.group];
    return suited.includes(latin!.root)
      ? `Trades in ${groupNames[industry!.group]} are given ${joinWords(suited.map(String))}, a table of our own, and the ${latin!.root} of ${latin!.name} is among them.`
      : `Trades in ${groupNames[industry!.group]} are given ${joinWords(suited.map(String))}, a table of our own; the ${latin!.root} of ${latin!.name} isn’t among them, so your ${industry!.name.en} must find its own use for it.`;
  },
  passion: ({ passion, latin }) =>
    `${joinWords([...passion!.letters])} in ${latin!.name} are all ${passion!.digit}, more than any other value, and the word sounds ${digitTexts[passion!.digit]}.`,
  missing: ({ missing, latin }) => {
    const first = missing[(latin!.sum + latin!.letterCount) % missing.length]!;
    return `Of one to nine ${latin!.name} lacks ${joinWords(missing.map(String))}; take ${first}: ${missingTexts[first]}.`;
  },
  homophone: ({ chinese, brand }) => {
    const { word, isExact } = chinese!.sound.homophones[0]!;
    return isExact
      ? `Said aloud, ${brand} is ${word} to the very tone, a word no shop wants over a loudspeaker.`
      : `With other tones ${brand} turns into ${word}, an unwelcome word, and somebody with an accent will joke about it.`;
  },
  issue: ({ chinese, brand }) => {
    const text = issueTexts[chinese!.sound.issues[0]!]!(brand, chinese!.sound.twoReadings ?? "");
    return `${toCapital(text)}.`;
  },
  tones: ({ chinese, brand }) => {
    const { pinyin, tones } = chinese!.sound;
    return `${brand} is said ${pinyin.join(" ")}, tones ${tones.join(" ")}: ${tones.map((tone) => toneShapes[tone]!).join(", then ")}${new Set(tones).size === tones.length && tones.length > 1 ? ", each its own way, so one hears where a sign ends" : ""}.`;
  },
  ending: ({ chinese, core }) => `The last sign, ${core.at(-1)!.char}, is ${endingWords[chinese!.sound.ending]}: ${endingTexts[chinese!.sound.ending]}.`,
  opener: ({ chinese, core }) =>
    `It opens with ${core[0]!.char} (${chinese!.sound.pinyin[0]}), a ${soundWords[chinese!.sound.elements[0]!]}; ${openerTexts[chinese!.sound.elements[0]!]}.`,
  soundTrade: ({ chinese, industry, core }) => {
    const at = chinese!.sound.elements.indexOf(industry!.main);
    return `By the five sounds, the opening of ${core[at]!.char} is ${elementNames[industry!.main]}, as your ${industry!.name.en} is, so calling the name calls the trade.`;
  },
  beats: ({ latin }) => {
    const { syllables, stress, name, words } = latin!;
    const pace =
      syllables === 1
        ? "over at once, like a knock on a table"
        : syllables === 2
          ? "as long as a pet name"
          : syllables === 3
            ? "one easy breath"
            : "long, and regulars will cut it themselves";
    return `${name} has ${syllables} ${syllables === 1 ? "beat" : "beats"}, with ${words.at(-1)!.word} leaned on at beat ${stress} by the common rule: ${pace}.`;
  },
  latinEnding: ({ latin }) => `${latin!.words.at(-1)!.word} ${latinEndings[latin!.ending]}.`,
  latinOpener: ({ latin }, of) => `The ${latin!.words[0]!.letters[0]} that opens ${latin!.words[0]!.word} is ${latinOpeners[of.split(".")[0]!]}.`,
  run: ({ latin }) =>
    `${latin!.name} crowds ${latin!.longestRun} consonants together, and a Chinese customer will slip a vowel in until you don’t know your own name.`,
  vowels: ({ latin }) => {
    const letters = latin!.words.flatMap((word) => word.letters);
    const vowels = letters.filter(isVowel);
    return `Of the ${letters.length} letters of ${latin!.name} ${vowels.length} ${vowels.length === 1 ? "is a vowel" : "are vowels"}, ${vowels.length * 2 >= letters.length ? "near half, so a child says it after you" : "fewer than half, so it is firm and can’t be sung for long"}.`;
  },
  cornerstone: ({ latin }) => {
    const { letters, word } = latin!.words[0]!;
    const value = toLetterValue(letters[0]!);
    return `The first letter is called the cornerstone: for ${word} it’s ${letters[0]}, worth ${value}, and the first hello sounds ${digitTexts[value]}.`;
  },
  inLists: ({ latin }) => {
    const place = latin!.words[0]!.letters[0]!.charCodeAt(0) - 64;
    return `In an alphabetical list ${latin!.name} stands under letter ${place} of 26, ${place <= 9 ? "early enough to be seen" : place <= 18 ? "in the middle, where a picture must find it" : "near the end, so don’t count on lists"}.`;
  },
  phone: ({ latin }) =>
    latin!.letterCount + latin!.syllables > 12
      ? `Spelling ${latin!.name} over the phone takes ${latin!.letterCount} letters, so have an “as in” ready for the middle ones.`
      : `Spelling ${latin!.name} takes ${latin!.letterCount} letters, so the address is short and seldom mistyped.`,
  clash: ({ latin }) =>
    latin!.clash
      ? `Run together, ${latin!.name} shows the word ${latin!.clash}, and web addresses know no capitals.`
      : `The initials ${latin!.initialsClash} make an unlucky word by themselves, so keep them off vans and mail addresses.`,
  stem: ({ stem }) => `${stem!.word} is a word already, ${stem!.meaning.en}; it needs no explaining and is the likelier to be taken.`,
  firstChar: ({ core }) => toCharText(core[0]!, "The first sign"),
  lastChar: ({ core }) => toCharText(core.at(-1)!, "The closing sign"),
  written: ({ core, brand }) => {
    const total = core.reduce((sum, { today }) => sum + today, 0);
    return `On a sign ${brand} takes ${total} strokes in today’s forms, ${total <= 12 ? "so open that it could be bent in neon" : total <= 20 ? "clear by hand and in print" : "dense, so set it large or it blurs at a distance"}.`;
  },
  length: ({ core, chinese, brand }) => {
    const count = core.length;
    const whole = [...chinese!.name].length;
    if (count === 2)
      return `The brand ${brand} is two signs, the commonest length${whole > 2 ? `; of the ${whole} in the full name these are the two to guard` : ", and any trade word can follow it"}.`;
    if (count === 3) return `The brand ${brand} is three signs, a beat more than most, and people will drop one when they shorten it.`;
    return count === 1
      ? `The brand is ${brand} alone: striking, hard to register, lost in a search.`
      : `The brand ${brand} is ${count} signs long; set its short form before your customers do.`;
  },
  tradeWord: ({ chinese, brand }) =>
    `The ${chinese!.affixes.find(({ kind }) => kind === "trade")!.text} after ${brand} tells the trade; the register wants it, and the brand’s own number leaves it out.`,
  latinLength: ({ latin }) => {
    const { letterCount, name } = latin!;
    if (letterCount < 4) return `${name} has only ${letterCount} letters, striking, though short addresses are mostly taken.`;
    return letterCount <= 8
      ? `The ${letterCount} letters of ${name} fit a small sign in one line.`
      : `At ${letterCount} letters ${name} won’t go into an icon, so settle which of them may stand for it.`;
  },
  initials: ({ latin }) => `The initials ${latin!.initials} hit no bad word and would make a stamp, though by them alone nobody guesses ${latin!.name}.`,
  mirrored: (view) => {
    const found = listMirrored(view);
    const { letterCount, name } = view.latin!;
    return found.length * 2 >= letterCount
      ? `In capitals ${joinWords(found)} of ${name} look the same from behind, so a glass door shows it well both ways.`
      : `In capitals ${found.length === 0 ? `no letter of ${name} looks` : `only ${joinWords(found)} of ${name} ${found.length === 1 ? "looks" : "look"}`} the same from behind, so a glass door needs it on both sides.`;
  },
  oneWord: ({ latin }) => `${latin!.name} is one word with no gap, so a tag never breaks it.`,
};

const toCharText = ({ char, entry, element, strokes, radical }: BusinessView["core"][number], place: string): string =>
  entry
    ? `${place}, ${char}, says “${entry.meaning.en}” and belongs to ${elementNames[element]}, ${place === "The first sign" ? "the first thing people take in" : `so ${char} is what stays on the tongue`}.`
    : `${place}, ${char}, comes under the radical ${radical}, ${strokes} strokes, and belongs to ${elementNames[element]}; it’s rare on signs, so have its story ready.`;
