import { pinyin } from "pinyin-pro";
import { expect, test } from "vitest";
import { singleSurnames } from "../kit/strokes/data/surnames.ts";
import { listReadings } from "../kit/strokes/strokes.ts";
import { findSurnameReading } from "../kit/strokes/surnames.ts";
import { nameCharacters } from "./characters.ts";

const inReading = (char: string): string => pinyin(char, { toneType: "symbol" });
const inSurname = (char: string): string => pinyin(char, { toneType: "symbol", mode: "surname" });

/** The dictionary of the general standard list has the other reading first. */
const ownReadings = ["玟", "载"];
/** 种 is Chóng as a surname; the witness has no such reading. */
const ownSurnames = ["种"];

test("the first reading of every character names use is the witness's, two apart", () => {
  const other = nameCharacters.filter(({ char }) => listReadings(char)[0] !== inReading(char)).map(({ char }) => char);
  expect(other).toEqual(ownReadings);
});

test("surnames are read as the witness reads them, one apart", () => {
  const ours = (char: string): string | undefined => findSurnameReading(char)?.[0] ?? listReadings(char)[0];
  const other = [...singleSurnames].filter((char) => ours(char) !== inSurname(char));
  expect(other).toEqual(ownSurnames);
});
