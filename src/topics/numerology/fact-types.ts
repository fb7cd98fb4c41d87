import type { FactOf } from "../kit/fact.ts";
import type { Core, System } from "./cast-types.ts";

export type NumerologyFacts = {
  /** `working` is the whole sum in figures: "5+1+(1+9+9+0=19→10→1)=7". `letters` are those added, "" for a date. */
  core: { core: Core; number: number; working: string; letters: string; system: System };
  personalYear: { number: number; working: string; year: number };
  personalMonth: { number: number; working: string; year: number; month: number };
  personalDay: { number: number; working: string; month: number; day: number };
  pinnacle: { place: number; number: number; working: string; from: number; to: number | null; startYear: number; endYear: number | null; isNow: boolean };
  challenge: { place: number; number: number; working: string; from: number; to: number | null; isNow: boolean };
  /** One digit in `count` of the cores, named in their order, parted by commas. */
  repeat: { number: number; count: number; cores: string };
  debt: { number: number; core: Core; working: string };
  /** A number no letter has; `name` in capitals. */
  lesson: { number: number; name: string };
  passion: { number: number; count: number; letters: number; name: string; also: string };
  balance: { number: number; initials: string };
  bridge: { between: "path" | "inner"; number: number; one: number; other: number };
  /** The life path by another published rule. */
  lifePathVariant: { rule: "allDigits" | "addTotals"; number: number; own: number; date: string };
  /** The name by the system that was not chosen, or in the Chaldean with its compound. */
  chaldean: { compound: number; root: number; told: number; working: string; isChosen: boolean };
  pythagorean: { expression: number; soulUrge: number; personality: number; isChosen: boolean };
  lettersAtOnce: { expression: number; soulUrge: number; personality: number };
};
export type NumerologyFact = FactOf<NumerologyFacts>;
