import { months } from "../../data/zh/answers.ts";
import { fill } from "../fill.ts";
import { listMonthsLeft } from "../in-season.ts";
import type { BirthdayView } from "../view.ts";

/** The months of a year in which the useful element is in season, those that are over left out: “5月上旬到7月上旬”. */
export const toMonths = (view: BirthdayView, year: number): string => fill(months[view.cast.usefulElements[0]!], { m: listMonthsLeft(view, year).join("、") });
