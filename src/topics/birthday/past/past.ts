import type { PastCraft } from "../../kit/past/past.ts";
import type { BirthdayInput } from "../input.ts";
import { viewBirthdayPast } from "./view.ts";
import { sayPillarRule } from "./words.ts";

export const birthdayPast: PastCraft = { view: (input) => viewBirthdayPast(input as BirthdayInput), sayRule: sayPillarRule };
