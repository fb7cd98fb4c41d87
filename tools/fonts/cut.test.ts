import { expect, test } from "vitest";
import { almanacActs } from "../../src/topics/auspicious/data/terms-acts.ts";
import { toLetters } from "./letters.ts";
import { listOwnLetters, listPageLetters } from "./own-texts.ts";
import { readCut } from "./read-cut.ts";
import { listVersePages } from "./works.ts";

const cut = readCut();
const ofFace = (face: string): Set<string> => new Set(cut.filter((file) => file.face === face).flatMap(({ letters }) => [...letters]));
/** Noto Serif CJK and LXGW WenKai do not have them; the system's fonts do. */
const nowhere = toLetters("鿿▴▾");
const remedy = "cut the fonts again: node tools/make-fonts.ts";

/** Letters that are wanted and not held, with what to do about them. */
const listLacking = (wanted: ReadonlySet<string>, ...faces: string[]): string => {
  const held = faces.map(ofFace).reduce((all, one) => all.union(one), nowhere);
  const lacking = [...wanted.difference(held)].join("");
  return lacking && `${faces.join(" and ")} lack ${lacking}: ${remedy}`;
};

test("the bold serif has every letter of our labels, terms and names, and of our long texts those that several have", () => {
  const own = listOwnLetters();
  expect(own.size).toBeGreaterThan(2500);
  expect(listLacking(own, "bold")).toBe("");
});

test("the regular serif has every letter the pages say by themselves, and of the acts an almanac names", () => {
  const own = listPageLetters().union(toLetters(...almanacActs.map(({ name }) => name)));
  expect(own.size).toBeGreaterThan(500);
  expect(listLacking(own, "regular")).toBe("");
});

test("the hand of verse has every letter of the received works but the few that it was never drawn with", () => {
  const works = listVersePages().reduce((all: ReadonlySet<string>, page) => all.union(page), new Set<string>());
  expect(works.size).toBeGreaterThan(1500);
  const undrawn = toLetters("繟颣胏頄虩牿鞶鼫輹儽飂嗃𫗧刲𦈡袽臲卼斵濶纆豮蹢㧑蜨");
  expect(listLacking(works.difference(undrawn), "verse")).toBe("");
});

test("no letter stands in two files of a face", () => {
  for (const face of new Set(cut.map((file) => file.face))) {
    const files = cut.filter((file) => file.face === face);
    expect(files.reduce((sum, { letters }) => sum + letters.size, 0)).toBe(ofFace(face).size);
  }
});

test("all files together weigh at most 1.65 MB, of which a page fetches a few", () => {
  const bytes = cut.reduce((sum, file) => sum + file.bytes, 0);
  expect(bytes).toBeGreaterThan(500_000);
  expect(bytes).toBeLessThanOrEqual(1_650_000);
});
