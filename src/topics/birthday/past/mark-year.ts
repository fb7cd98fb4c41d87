import { toGanzhi, toYearPlace } from "../../kit/calendar/sexagenary.ts";
import type { Mark } from "../../kit/past/past.ts";
import { toPlaced } from "../../kit/pillars/four-pillars.ts";
import type { Natal } from "./natal.ts";
import { listBondMarks } from "./rules-bond.ts";
import { listFavourMarks } from "./rules-favour.ts";
import { listLuckMarks } from "./rules-luck.ts";
import { listPillarMarks } from "./rules-pillars.ts";

/** All that the craft says of one year, from 立春 to 立春, and for what. */
export const markYear = (natal: Natal, year: number): Mark[] => {
  const annual = toPlaced<string>("annual", toGanzhi(toYearPlace(year)));
  return [...listPillarMarks(natal, annual), ...listLuckMarks(natal, annual, year), ...listBondMarks(natal, annual), ...listFavourMarks(natal, annual)];
};
