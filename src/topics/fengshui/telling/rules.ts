import type { Sayings } from "../../kit/telling/rule.ts";
import { houseRules } from "./rules-house.ts";
import { lookingRules, placeRules } from "./rules-place.ts";
import { residentRules } from "./rules-resident.ts";
import { schoolRules } from "./rules-school.ts";
import { yearRules } from "./rules-year.ts";
import type { FengshuiView } from "./view.ts";

export const rules = [...placeRules, ...lookingRules, ...houseRules, ...residentRules, ...yearRules, ...schoolRules];

type KeyOf<Rules extends readonly { key: string }[]> = Rules[number]["key"];
export type RuleKey = KeyOf<typeof rules>;
export type LookingSayings = Sayings<FengshuiView, KeyOf<typeof lookingRules>>;
export type HouseSayings = Sayings<FengshuiView, KeyOf<typeof houseRules>>;
export type ResidentSayings = Sayings<FengshuiView, KeyOf<typeof residentRules>>;
export type YearSayings = Sayings<FengshuiView, KeyOf<typeof yearRules>>;
export type SchoolSayings = Sayings<FengshuiView, KeyOf<typeof schoolRules>>;
