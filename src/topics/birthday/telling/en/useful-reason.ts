import { stemNamesEn } from "../../../kit/pillars/data/names-en.ts";
import type { BirthdayFacts } from "../../fact-types.ts";
import { elementNames, levelNames, toCharName, toElementNames } from "./names.ts";

const toRule = ({ method, decidedBy, percent, elements, dayMaster, level }: BirthdayFacts["useful"]): string => {
  const first = toElementNames(elements.split(" ")[0]!);
  const weight = `${elementNames[decidedBy]} (${percent}%)`;
  const self = stemNamesEn[dayMaster];
  const rules = {
    support: `Day master ${self} is ${levelNames[level]}; what weighs on it most is ${weight}, so ${first} comes first to prop it up`,
    restrain: `Day master ${self} is ${levelNames[level]}; most of its help is ${weight}, so ${first} comes first to draw that off`,
    bridge: `Day master ${self} is balanced; of the two heaviest elements ${weight} holds the other down, and ${first} carries one over to the other`,
    fill: `Day master ${self} is balanced and ${weight} the heaviest, so the lightest, ${first}, is filled up`,
    dominant: `Nearly everything helps day master ${self} and no stem holds it, so one goes with ${weight}, not against it`,
    yielding: `Day master ${self} has neither root nor helper, so it goes with the heaviest, ${weight}`,
  };
  return rules[method];
};

/** Why these elements: the method's rule on this chart, the season's want, what harms. */
export const toUsefulReason = (values: BirthdayFacts["useful"]): string => {
  const { climate, month, adverse } = values;
  const season = climate
    ? ` Born in the month of ${toCharName(month)}, it is ${climate === "fire" ? "cold and wants fire to warm it" : "hot and wants water to cool it"}.`
    : "";
  return `${toRule(values)}.${season}${adverse === "" ? "" : ` Less welcome: ${toElementNames(adverse)}.`}`;
};
