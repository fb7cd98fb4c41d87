import { toGrids } from "../kit/grids/grids.ts";
import { toTriadOfGrids } from "../kit/grids/triad.ts";
import { findStrokes, listReadings, toStrokes } from "../kit/strokes/strokes.ts";
import { parseSyllable, type Syllable } from "../kit/strokes/syllable.ts";
import { type BirthElements, listWanted } from "./birth-elements.ts";
import { findNameCharacter, type NameCharacter, nameCharacters } from "./characters.ts";
import { type ChineseNameCast, castChineseName } from "./chinese.ts";
import { toGridsScore, toScore, toTriadScore, weights } from "./chinese-score.ts";
import { commonCharacters, leadingCharacters, neverTogether } from "./data/placing.ts";
import { closingCharacters } from "./data/tried-names.ts";
import { listSyllables } from "./sound.ts";
import { listTriedNames } from "./tried.ts";
import { toWishScore } from "./wish.ts";

export interface NameWish {
  surname: string;
  sex: "male" | "female" | null;
  characters: 1 | 2;
  /** In either language; "" for none. */
  meaning: string;
  /** Characters not to use. */
  avoid: string;
  /** True where no character may come twice in a name: no 依依. */
  noRepeat: boolean;
  count: number;
  birth: BirthElements | null;
}

interface Candidate {
  entry: NameCharacter;
  strokes: number;
  syllable: Syllable;
  /** How well its meaning answers the wish; 60 where nothing was wished. */
  wish: number;
  /** Wish, element and common use together. */
  worth: number;
}

/** Stroke patterns looked through, and names weighed in full for each. */
const plansLookedAt = 80;
const namesPerPlan = 12;
const plainWish = 60;

const listCandidates = ({ surname, sex, meaning, avoid, birth }: NameWish): Candidate[] => {
  const wanted = birth ? listWanted(birth) : [];
  const unfit = sex === null ? null : sex === "male" ? "female" : "male";
  return nameCharacters.flatMap((entry) => {
    if (entry.leaning === unfit || avoid.includes(entry.char) || surname.includes(entry.char)) return [];
    const found = findStrokes(entry.char);
    const [reading] = listReadings(entry.char);
    if (!found || reading === undefined) return [];
    const wish = meaning === "" ? plainWish : toWishScore(entry, meaning);
    const element = found.element !== null && wanted.includes(found.element) ? 40 : 0;
    const worth = wish + element + (commonCharacters.includes(entry.char) ? 40 : 0) + (entry.leaning === "either" ? 0 : 5);
    return [{ entry, strokes: found.strokes, syllable: parseSyllable(reading), wish, worth }];
  });
};

const groupByStrokes = (candidates: readonly Candidate[]): Map<number, Candidate[]> => {
  const groups = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.strokes);
    if (group) group.push(candidate);
    else groups.set(candidate.strokes, [candidate]);
  }
  return groups;
};

/** Every stroke pattern the candidates allow, by grids and triad, the best first. */
const listPlans = (surname: readonly number[], counts: readonly number[], characters: 1 | 2): number[][] => {
  const patterns = characters === 1 ? counts.map((count) => [count]) : counts.flatMap((first) => counts.map((second) => [first, second]));
  return patterns
    .map((strokes) => {
      const grids = toGrids(surname, strokes);
      return { strokes, score: toGridsScore(grids) * weights.grids + toTriadScore(toTriadOfGrids(grids)) * weights.triad };
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, plansLookedAt)
    .map(({ strokes }) => strokes);
};

/** Sounds that run on from one another well: other tones, initials and finals than the neighbour's. */
const toFlow = (one: Syllable, other: Syllable): number =>
  (one.tone === other.tone ? 0 : 12) + (one.initial === other.initial ? 0 : 6) + (one.final === other.final ? 0 : 8);

/** Two themes in a name say more than one twice. */
const otherTheme = 4;

/** Keeps equals from falling in the order of the table; a fixed number of the characters. */
const toSpread = (text: string): number => [...text].reduce((sum, char) => (sum * 31 + char.codePointAt(0)!) % 17, 7);

interface Given {
  given: string;
  wish: number;
  worth: number;
}

const closing = new Set(closingCharacters);

const listGiven = (plan: readonly number[], byStrokes: ReadonlyMap<number, Candidate[]>, last: Syllable): Given[] => {
  const [first = [], second] = plan.map((strokes) => byStrokes.get(strokes) ?? []);
  const names = second
    ? first.flatMap((one) =>
        second.flatMap((other): Given[] => {
          const given = one.entry.char + other.entry.char;
          if (one === other || !closing.has(other.entry.char) || leadingCharacters.includes(other.entry.char) || neverTogether.includes(given)) return [];
          const flow = toFlow(last, one.syllable) + toFlow(one.syllable, other.syllable);
          const worth = one.worth + other.worth + flow + (one.entry.theme === other.entry.theme ? 0 : otherTheme) + toSpread(given);
          return [{ given, wish: Math.round((one.wish + other.wish) / 2), worth }];
        }),
      )
    : first
        .filter(({ entry }) => !leadingCharacters.includes(entry.char))
        .map(({ entry, wish, worth, syllable }) => ({ given: entry.char, wish, worth: worth + toFlow(last, syllable) + toSpread(entry.char) }));
  return names.sort((one, other) => other.worth - one.worth).slice(0, namesPerPlan);
};

/** Those that share no character with one taken before, so that the list shows different names. */
const takeVaried = (names: readonly ChineseNameCast[], count: number): ChineseNameCast[] => {
  const used = new Set<string>();
  const taken: ChineseNameCast[] = [];
  for (const name of names) {
    if (taken.length === count) break;
    if ([...name.given].some((char) => used.has(char))) continue;
    for (const char of name.given) used.add(char);
    taken.push(name);
  }
  return taken;
};

interface Weighed {
  name: ChineseNameCast;
  worth: number;
}

const byScore = (names: readonly Weighed[]): ChineseNameCast[] =>
  [...names].sort((one, other) => other.name.score - one.name.score || other.worth - one.worth).map(({ name }) => name);

/** Of two names alike the one mostly given to that sex comes first. */
const ownSex = 20;

const listTried = ({ surname, sex, characters, avoid, noRepeat, meaning }: NameWish): Given[] =>
  listTriedNames(sex, characters).flatMap(({ given, leaning }) => {
    if ([...given].some((char) => avoid.includes(char) || surname.includes(char))) return [];
    if (noRepeat && new Set(given).size < [...given].length) return [];
    // 昱辰 is given to both, yet 昱 leans to boys: not for a girl unless asked for neither.
    const unfit = sex === null ? null : sex === "male" ? "female" : "male";
    if (leaning === "either" && [...given].some((char) => findNameCharacter(char)?.leaning === unfit)) return [];
    const wishes = [...given].flatMap((char) => {
      const entry = findNameCharacter(char);
      return entry && meaning !== "" ? [toWishScore(entry, meaning)] : [];
    });
    const wish = wishes.length === 0 ? plainWish : Math.round(wishes.reduce((sum, value) => sum + value, 0) / wishes.length);
    return [{ given, wish, worth: toSpread(given) + (leaning === sex ? ownSex : 0) }];
  });

/** A name in use is proposed where it scores so much, and answers the wish in one character at least: (80 + 40) / 2. */
const triedScore = 75;
const wishMet = 60;

/**
 * Given names for a surname. First come names that many bear already, if they score 75 and answer the wish; then others made of stroke patterns
 * ranked by grids and triad, the best eighty filled with the characters that fit wish, element, use and the neighbour's sound best, the last one such
 * as names end on. Each is weighed as any name is, with the wish as a part of its own, and within both the higher score comes first.
 * Names that sound like an unwelcome word are left out, and so is one that repeats a character of a better one.
 */
export const searchNames = (wish: NameWish): ChineseNameCast[] => {
  const weigh = ({ given, wish: value, worth }: Given): Weighed[] => {
    const name = castChineseName(wish.surname, given, wish.birth);
    if (name.sound.homophones.length > 0) return [];
    const scoreParts = wish.meaning === "" ? name.scoreParts : [...name.scoreParts, { key: "meaning" as const, value, weight: weights.meaning }];
    return [{ name: { ...name, scoreParts, score: toScore(scoreParts) }, worth }];
  };
  const tried = byScore(
    listTried(wish)
      .filter(({ wish: value }) => value >= wishMet)
      .flatMap(weigh)
      .filter(({ name }) => name.score >= triedScore),
  );
  const enough = takeVaried(tried, wish.count);
  if (enough.length === wish.count) return enough;
  const byStrokes = groupByStrokes(listCandidates(wish));
  const surname = [...wish.surname].map((char) => toStrokes(char, { isSurname: true }).strokes);
  const last = listSyllables(wish.surname, "").at(-1)!;
  const made = byScore(
    listPlans(surname, [...byStrokes.keys()], wish.characters)
      .flatMap((plan) => listGiven(plan, byStrokes, last))
      .flatMap(weigh),
  );
  return takeVaried([...tried, ...made], wish.count);
};
