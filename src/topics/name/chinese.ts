import { type GridName, type Grids, toGrids } from "../kit/grids/grids.ts";
import type { Luck } from "../kit/grids/numbers.ts";
import { type Triad, toTriadOfGrids } from "../kit/grids/triad.ts";
import type { Element } from "../kit/hexagrams/elements.ts";
import { type CharStrokes, type FormStrokes, takeForm, toStrokes } from "../kit/strokes/strokes.ts";
import { type BirthElements, listWanted } from "./birth-elements.ts";
import { type ChineseScoreKey, type ScorePart, toElementScore, toGridsScore, toScore, toTriadScore, weights } from "./chinese-score.ts";
import { listSyllables, type Sound, toSound } from "./sound.ts";
import { toSettledForm } from "./written.ts";

/** A character that may stand for another than the one counted. */
export interface Alternative {
  /** Place in the whole name, 1 the first. */
  place: number;
  char: string;
  form: FormStrokes;
  /** Grids as they would be with this form alone. */
  grids: Record<GridName, number>;
}

export interface ChineseNameCast {
  kind: "chinese";
  surname: string;
  given: string;
  traditional: string;
  strokes: number[];
  /** How each character was counted. */
  proof: CharStrokes[];
  grids: Record<GridName, number>;
  elements: Record<GridName, Element>;
  sums: Record<GridName, number[]>;
  outerVariant: number | null;
  triad: string;
  triadDetail: Triad;
  luck: Record<GridName | "triad", Luck>;
  sound: Sound;
  birth: BirthElements | null;
  /** Elements with nothing in the birth chart; null where no birth was given. */
  lacks: Element[] | null;
  score: number;
  scoreParts: ScorePart<ChineseScoreKey>[];
  alternatives: Alternative[];
}

const listAlternatives = (proof: readonly CharStrokes[], surnameLength: number): Alternative[] =>
  proof.flatMap(({ char, alternatives }, index) =>
    alternatives.map((form) => {
      const strokes = proof.map((one, place) => (place === index ? form.strokes : one.strokes));
      return { place: index + 1, char, form, grids: toGrids(strokes.slice(0, surnameLength), strokes.slice(surnameLength)).grids };
    }),
  );

const listScoreParts = (grids: Grids, triad: Triad, sound: Sound, given: readonly CharStrokes[], birth: BirthElements | null): ScorePart<ChineseScoreKey>[] => {
  const parts: [ChineseScoreKey, number][] = [
    ["grids", toGridsScore(grids)],
    ["triad", toTriadScore(triad)],
    ["sound", sound.score],
  ];
  const radicals = given.map(({ element }) => element);
  if (birth) parts.push(["element", toElementScore(listWanted(birth), radicals, [grids.elements.person, grids.elements.earth])]);
  return parts.map(([key, value]) => ({ key, value, weight: weights[key] }));
};

/**
 * A Chinese name: strokes, five grids, triad, sound, and what it brings to the birth chart where one is given.
 * 江沐阳 7 8 17: grids 8 15 25 18 32, triad 金土土.
 * @param surname,given known characters, as `input` validates them
 * @param written the whole name in the forms it is to be counted by, where they were asked; "" else
 */
export const castChineseName = (surname: string, given: string, birth: BirthElements | null, written = ""): ChineseNameCast => {
  const own = [...surname].map((char) => toStrokes(char, { isSurname: true }));
  const called = [...given].map((char, index) => {
    const form = toSettledForm(surname + given, own.length + index, written);
    return form === null ? toStrokes(char) : takeForm(toStrokes(char), form);
  });
  const proof = [...own, ...called];
  const counted = toGrids(
    own.map(({ strokes }) => strokes),
    called.map(({ strokes }) => strokes),
  );
  const triadDetail = toTriadOfGrids(counted);
  const sound = toSound(listSyllables(surname, given), given);
  const scoreParts = listScoreParts(counted, triadDetail, sound, called, birth);
  return {
    kind: "chinese",
    surname,
    given,
    traditional: proof.map(({ traditional }) => traditional).join(""),
    strokes: proof.map(({ strokes }) => strokes),
    proof,
    grids: counted.grids,
    elements: counted.elements,
    sums: counted.sums,
    outerVariant: counted.outerVariant,
    triad: triadDetail.triad,
    triadDetail,
    luck: { ...counted.luck, triad: triadDetail.luck },
    sound,
    birth,
    lacks: birth?.lacks ?? null,
    score: toScore(scoreParts),
    scoreParts,
    alternatives: listAlternatives(proof, own.length),
  };
};
