import type { SchoolSayings } from "../rules.ts";
import { mountainNames, patternNames, toStarName } from "./names.ts";
import { bare, dir, toDate } from "./say.ts";

const degreesOf = (value: number): string => `${Math.round(value * 10) / 10}°`;
const turn = (isForward: boolean): string => (isForward ? "forward" : "backward");
const fromNames: Readonly<Record<string, string>> = { built: "its finishing", renovated: "its rebuilding", movedIn: "your moving in" };

export const schoolSayings: SchoolSayings = {
  "school.border": ({ cast }) => {
    const { nearest, degrees } = cast.bearing;
    const across = cast.others.find(({ mountain }) => mountain === nearest?.neighbour);
    return `${degreesOf(degrees)} is ${degreesOf(nearest?.distance ?? 0)} from the line between ${mountainNames[cast.mountain]} and ${nearest ? mountainNames[nearest.neighbour] : ""}, and anything within a degree and a half counts as on it; ${across?.isSame ? "both sides give the same stars, so what I’ve said stands" : `across it the pattern is “${across ? patternNames[across.pattern] : ""}”, so step back two paces, measure three times and take the middle`}.`;
  },
  "school.other": ({ cast }) => {
    const across = cast.others.find(({ isSame, mountain }) => !isSame && !(cast.border && mountain === cast.bearing.nearest?.neighbour))!;
    return `Should it face ${mountainNames[across.mountain]} after all, the chart turns into “${patternNames[across.pattern]}” and money and people move house; a bearing to the degree settles it.`;
  },
  "school.edge": ({ cast }) =>
    `Before early February, ${toDate(cast.periodDate!)} still belonged to period ${cast.otherPeriod}, after it to ${cast.period}; I’ve taken ${cast.period}, and month and day on the deed would decide.`,
  "school.needle": ({ cast }) =>
    `${degreesOf(cast.bearing.degrees)} is the needle’s own reading with no declination taken off; the old compass schools leave it so, while those who work from maps correct it, which can carry you out of ${mountainNames[cast.mountain]}.`,
  "school.corrected": ({ cast }) =>
    `Your needle said ${degreesOf(cast.bearing.magnetic!)} and declination makes that ${degreesOf(cast.bearing.degrees)}, in ${mountainNames[cast.mountain]}; schools that don’t correct would use the first.`,
  "school.kua": ({ cast }) =>
    `You were born on the edge of spring, so your kua is ${cast.kua} or ${cast.otherKua}; ask at home for the hour and the bed’s direction is settled.`,
  "school.period": ({ cast, years }) =>
    cast.periodFrom === "present"
      ? `You gave no year of building, so I borrowed period ${cast.period} (${years.first}–${years.last}); a house finished before ${years.first} needs its nine palaces flown again.`
      : cast.periodFrom === "given"
        ? `Period ${cast.period} (${years.first}–${years.last}) is what you asked for, and I haven’t checked it against a year.`
        : `Period ${cast.period} (${years.first}–${years.last}) goes by ${fromNames[cast.periodFrom]}, ${toDate(cast.periodDate!)}; some reckon by ${cast.periodFrom === "built" ? "moving in" : "completion"} instead, and a word from you changes it.`,
  "school.bearing": ({ cast }) =>
    `Of the compass’s twenty-four “mountains” of fifteen degrees the front is ${mountainNames[cast.mountain]}, in ${dir(cast.facingPalace)}${cast.bearing.precision === "degrees" ? `, by the ${degreesOf(cast.bearing.degrees)} you gave` : ""}.`,
  "school.facingFlight": ({ cast }) =>
    `The facing stars fly ${turn(cast.isFacingForward)} from ${toStarName(cast.flyingStars.C[1])} at the centre, which is the period’s star for the ${bare(cast.facingPalace)} front.`,
  "school.mountainFlight": ({ cast }) =>
    `The mountain stars fly ${turn(cast.isMountainForward)} from ${toStarName(cast.flyingStars.C[0])}, the period’s star behind ${mountainNames[cast.sitting]}.`,
  "school.doing": ({ cast }) =>
    `This week stand one step inside the front door with the telephone an arm’s length from any iron, measure outwards three times, and tell me if the middle one is over six degrees from the middle of ${mountainNames[cast.mountain]}.`,
};
