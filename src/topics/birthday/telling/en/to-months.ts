import { listOr } from "../../../kit/wording/list.ts";
import { months } from "../../data/en/answers.ts";
import { fill } from "../fill.ts";
import { listMonthsLeft } from "../in-season.ts";
import type { BirthdayView } from "../view.ts";

const names: Readonly<Record<number, string>> = { 4: "April", 7: "July", 10: "October" };
/** The months of a year in which the useful element is in season, those that are over left out: “from early May to early July”. */
export const toMonths = (view: BirthdayView, year: number): string =>
  fill(months[view.cast.usefulElements[0]!], { m: listOr(listMonthsLeft(view, year).map((month) => names[month] ?? "")) });
