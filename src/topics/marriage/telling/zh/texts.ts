import { dissents, evidence, followUps, goodYearLines, headlines, namesLine, partLabels, shorts } from "../../data/zh/answer.ts";
import { doings, knots, sore, strong, toils, watches, watchYear } from "../../data/zh/close.ts";
import { kuas, met, moons, seatElements, seatTies, sees, wants } from "../../data/zh/daily.ts";
import { animals, contacts, namesTie, nayins, stems, venus } from "../../data/zh/draw.ts";
import {
  clashes,
  earns,
  elders,
  givings,
  groups,
  heaviest,
  homes,
  hours,
  mars,
  months,
  purses,
  saturns,
  sides,
  stemQuarrels,
  wealths,
} from "../../data/zh/grate.ts";
import { focusSeats, focusYears, goodYears, hardYears, starYears, yearGods } from "../../data/zh/time.ts";
import type { MarriageTexts } from "../tongue.ts";

export const texts: MarriageTexts = {
  ...{ animals, stems, nayins, venus, contacts, namesTie, namesLine },
  ...{ seatTies, seatElements, met, wants, sees, moons, kuas },
  ...{ saturns, stemQuarrels, sides, mars, clashes, givings, purses, wealths, heaviest, homes, elders, months, hours, earns, groups },
  ...{ yearGods, focusYears, focusSeats, goodYears, goodYearLines, hardYears, starYears },
  // What holds them is said as what is strong is.
  ...{ strong, sore, holds: strong, knots, toils, watches, watchYear, doings, dissents, headlines, shorts, evidence, followUps, partLabels },
};
