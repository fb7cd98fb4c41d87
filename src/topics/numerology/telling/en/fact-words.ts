import { toCapital } from "../../../../shared/capital.ts";
import type { FactWording } from "../../../kit/fact.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import { toOrdinal } from "../../../kit/wording/ordinal.ts";
import type { Core } from "../../cast-types.ts";
import { compoundTexts, firstCompound } from "../../data/en/compounds.ts";
import { wantTexts } from "../../data/en/pairs.ts";
import type { NumerologyFacts } from "../../fact-types.ts";
import { toSpelt } from "../view.ts";
import { coreNames, toDateText, toMonthName, toSpanText, withArticle } from "./names.ts";

const rules: Readonly<Record<Core, string>> = {
  lifePath: "Month, day and year are each reduced and then added, with 11, 22 and 33 kept; it’s read for the road of a life",
  birthday: "The day of the month, reduced with 11 and 22 kept; it’s read for a small skill you have at hand",
  expression: "Each letter of the full name has a value; each word is reduced, then they’re added; it’s read for what you can do",
  soulUrge: "Only the vowels A, E, I, O and U of the name, Y being a consonant; it’s read for what you want",
  personality: "Only the consonants of the name; it’s read for what others see first",
  maturity: "Life path plus expression; it’s read for the later half",
};
const toTable = (system: string, letters: string): string =>
  letters === ""
    ? ""
    : system === "chaldean"
      ? ` By the Chaldean table, from ${letters}.`
      : ` A to I are 1 to 9, beginning again at J and at S, from ${letters}.`;

/** "ANNA SCHMIDT" → "Anna Schmidt" */
const toName = (name: string): string => toSpelt(name.split(" "));
const toPlainDigit = (number: number): number => [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);

export const factWords: FactWording<NumerologyFacts> = {
  core: ({ core, number, working, letters, system }) => ({
    label: toCapital(coreNames[core]),
    value: String(number),
    note: `${rules[core]}.${toTable(system, letters)} Yours: ${working}.${number > 9 ? ` ${number} is a master number, kept as it is and lived on plain days as ${toPlainDigit(number)}.` : ""}`,
  }),
  personalYear: ({ number, working, year }) => ({
    label: `Personal year ${year}`,
    value: String(number),
    note: `Birth month, birth day and the year, all to one digit, with no master kept: ${working}. It runs with the calendar year, nine to a round; ${withArticle(number)} year is the time ${wantTexts[number]}.`,
  }),
  personalMonth: ({ number, working, year, month }) => ({
    label: `Personal month, ${toMonthName(month)} ${year}`,
    value: String(number),
    note: `Personal year plus month: ${working}. It’s a month ${wantTexts[number]}.`,
  }),
  personalDay: ({ number, working, month, day }) => ({
    label: `Personal day, ${day} ${toMonthName(month)}`,
    value: String(number),
    note: `Personal month plus day: ${working}. It holds for this one day, a day ${wantTexts[number]}.`,
  }),
  pinnacle: (span) => ({
    label: `${toCapital(toOrdinal(span.place))} pinnacle`,
    value: `${span.number}, ${toSpanText(span)}`,
    note: `${["Month plus day", "Day plus year", "The first two pinnacles", "Month plus year"][span.place - 1]}: ${span.working}. The first ends at 36 less the life path, the next two last nine years each, the last stays.${span.isNow ? " You’re in it now." : ""}`,
  }),
  challenge: ({ place, number, working, from, to, isNow }) => ({
    label: place === 3 ? "Main challenge" : `${toCapital(toOrdinal(place))} challenge`,
    value: String(number),
    note: `${["Month against day", "Day against year", "The first two challenges", "Month against year"][place - 1]}, one digit each, the less from the greater: ${working}. We read it over the pinnacle’s ages, ${to === null ? `${from} and after` : `${from} to ${to}`}${isNow ? ", which is now" : ""}${place === 3 ? "; the third also runs all through life" : ""}.`,
  }),
  repeat: ({ number, count, cores }) => ({
    label: "Repeated number",
    value: `${number} × ${count}`,
    note: `${toCapital(listAnd(cores.split(",").map((core) => coreNames[core as Core])))} come down to ${number}. One number in ${count} places leaves the others little voice.`,
  }),
  debt: ({ number, core, working }) => ({
    label: "Karmic debt",
    value: `${number}, in the ${coreNames[core]}`,
    note: `A 13, 14, 16 or 19 met on the way down of a core number is called a karmic debt. Your ${coreNames[core]}: ${working}. It names a lesson taken twice, and no guilt.`,
  }),
  lesson: ({ number, name }) => ({
    label: "Missing number",
    value: String(number),
    note: `No letter of ${toName(name)} is worth ${number}, so what ${withArticle(number)} wants, ${wantTexts[number]}, has to be learnt.`,
  }),
  passion: ({ number, count, letters, name, also }) => ({
    label: "Hidden passion",
    value: `${number}, ${count} letters`,
    note: `Of the ${letters} letters of ${toName(name)}, ${count} are worth ${number}, the most${also === "" ? "" : `, level with ${listAnd(also.split(","))}`}.`,
  }),
  balance: ({ number, initials }) => ({
    label: "Balance number",
    value: String(number),
    note: `The initials ${listAnd([...initials])} added to one digit. When you’re upset, it asks for ${wantTexts[number]!.replace(/^to /, "room to ")}.`,
  }),
  bridge: ({ between, number, one, other }) => ({
    label: between === "path" ? "Bridge of road and skill" : "Bridge of inside and outside",
    value: String(number),
    note: `${between === "path" ? "Life path and expression" : "Soul urge and personality"} are ${one} and ${other} as single digits, ${number} apart. ${number === 0 ? "There’s no gap to bridge." : `What closes the gap is ${wantTexts[number]}.`}`,
  }),
  lifePathVariant: ({ rule, number, own, date }) => ({
    label: rule === "allDigits" ? "All digits at once" : "Totals added",
    value: String(number),
    note: `${toDateText(date)} with ${rule === "allDigits" ? "every digit in one sum" : "day, month and year added whole and then reduced"} makes ${number}${number === own ? ", the same as by our rule" : `; part by part it’s ${own}, and that’s what we use`}.`,
  }),
  chaldean: ({ compound, root, told, working, isChosen }) => ({
    label: "Chaldean number",
    value: `${compound} / ${root}`,
    note: `The Chaldean table has no 9 and adds all letters at once: ${working}. The compound ${compound}${told === compound ? "" : ` is past 52 and read as ${told}`}${told >= firstCompound ? `, like ${compoundTexts[told - firstCompound]}` : ""}. ${isChosen ? "It’s the system used here." : "It stands beside for comparison."}`,
  }),
  pythagorean: ({ expression, soulUrge, personality, isChosen }) => ({
    label: "Pythagorean numbers",
    value: `${expression}, ${soulUrge}, ${personality}`,
    note: `By the Pythagorean table: expression ${expression}, soul urge ${soulUrge}, personality ${personality}. ${isChosen ? "It’s the system used here." : "It stands beside for comparison."}`,
  }),
  lettersAtOnce: ({ expression, soulUrge, personality }) => ({
    label: "All letters at once",
    value: `${expression}, ${soulUrge}, ${personality}`,
    note: `Without reducing each word first: expression ${expression}, soul urge ${soulUrge}, personality ${personality}. Some books do it so; here each word is reduced first.`,
  }),
};
