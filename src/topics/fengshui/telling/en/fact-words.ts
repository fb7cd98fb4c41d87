import { toCapital } from "../../../../shared/capital.ts";
import { isYang } from "../../../kit/compass/mountain.ts";
import type { FactWording } from "../../../kit/fact.ts";
import type { Sex } from "../../../kit/kua/kua.ts";
import type { FengshuiFacts } from "../../fact-types.ts";
import { toDigitRoot } from "../digit-root.ts";
import {
  directionNames,
  dragonNames,
  groupNames,
  mansionMeanings,
  mansionNames,
  monthNames,
  mountainNames,
  patternMeanings,
  patternNames,
  stateNames,
  toDirectionList,
  toPalaceName,
  toStarName,
  toStarTheme,
  trigramNames,
  wholeMeanings,
  wholeNames,
} from "./names.ts";

const degreesOf = (value: number): string => `${Math.round(value * 10) / 10}°`;
const turnOf = (isForward: boolean): string => (isForward ? "forward" : "backward");
const polarityOf = (mountain: Parameters<typeof isYang>[0]): string => (isYang(mountain) ? "yang" : "yin");
const placeOf = (palace: keyof typeof directionNames): string => (palace === "C" ? "the centre" : `the ${directionNames[palace]}`);

const periodReasons: Record<FengshuiFacts["period"]["from"], (date: string) => string> = {
  given: () => "You named this period yourself.",
  built: (date) => `It goes by when the house was finished (${date}). Some count from moving in or from rebuilding; say so and it changes.`,
  renovated: (date) => `It goes by the rebuilding (${date}).`,
  movedIn: (date) => `It goes by moving in (${date}).`,
  present: () => "No year of building was given, so the present period stands in. Tell me the year and the chart may change.",
};

const lineNames = ["bottom", "middle", "top"];
const toChanged = (changed: string): string => {
  const lines = [...changed].flatMap((line, index) => (line === "1" ? [lineNames[index]!] : []));
  if (lines.length === 0) return "no line changes";
  if (lines.length === 3) return "all three lines change";
  return lines.length === 1 ? `the ${lines[0]} line changes` : `the ${lines[0]} and ${lines[1]} lines change`;
};

const toYearSum = (year: number): string => `The digits of ${year} add up, down to one digit, to ${toDigitRoot(year)}`;

const toKuaStep = (sex: Sex, sum: number): string => {
  const root = toDigitRoot(sum);
  const folded = sum > 9 ? `, which adds up to ${root}` : "";
  return root === 5 ? `${folded}; 5 has no home, so it lodges with ${sex === "male" ? "2" : "8"}` : folded;
};

const roleWords = {
  facing: "The front of the house looks this way. ",
  sitting: "The house has its back here. ",
  centre: "The heart of the house. ",
  plain: "",
};

export const factWords: FactWording<FengshuiFacts> = {
  facing: ({ mountain, palace, degrees, precision, magnetic, isUncorrected }) => ({
    label: "Facing",
    value: precision === "degrees" ? `${mountainNames[mountain]} ${degreesOf(degrees)}` : mountainNames[mountain],
    note:
      precision === "direction"
        ? `All that was said is ${directionNames[palace]}, so its middle mountain ${mountainNames[mountain]} (${mountain}) stands in. Each direction holds three; only a bearing in degrees settles it.`
        : `The compass has twenty-four “mountains” of 15°, Zi being centred on 0°, north. ${precision === "mountain" ? "" : `${degreesOf(degrees)} falls in ${mountainNames[mountain]} (${mountain}), `}${precision === "mountain" ? `${mountainNames[mountain]} (${mountain}) lies` : "which lies"} in the ${directionNames[palace]} palace.${magnetic === null ? "" : ` The needle showed ${degreesOf(magnetic)}; declination has been applied, once.`}${isUncorrected ? " It is the needle’s own reading; no declination was applied." : ""}`,
  }),
  sitting: ({ mountain, facing, palace, trigram }) => ({
    label: "Sitting",
    value: `${mountainNames[mountain]}, facing ${mountainNames[facing]}`,
    note: `A house sits straight across from where it faces: facing ${mountainNames[facing]}, it has its back to ${mountainNames[mountain]} (${mountain}), in the ${directionNames[palace]} palace, ${trigramNames[trigram]}.`,
  }),
  border: ({ mountain, neighbour, distance, isPalaceBorder, isSame }) => ({
    label: "Near a border",
    value: `${degreesOf(distance)} from ${mountainNames[neighbour]}`,
    note: `The bearing is within 1.5° of the line between ${mountainNames[mountain]} and ${mountainNames[neighbour]}, ${isPalaceBorder ? "which also parts two palaces" : "inside one palace"}. ${isSame ? "Both sides give the same stars." : "The two sides give different charts; both are shown, so measure once more."}`,
  }),
  other: ({ mountain, sitting, pattern, ownPattern, isSame, precision }) => ({
    label: "Other chart",
    value: `facing ${mountainNames[mountain]}`,
    note: `${precision === "direction" ? "Knowing only the direction" : "Within that margin"}, the house may also face ${mountainNames[mountain]} and sit in ${mountainNames[sitting]}. ${isSame ? "The stars are the same as in the main chart; only the names differ." : `Then the pattern is “${patternNames[pattern]}” instead of “${patternNames[ownPattern]}”.`}`,
  }),
  period: ({ period, from, date, otherPeriod, first, last }) => ({
    label: "Period",
    value: `${period}, ${first}–${last}`,
    note: `Time runs in periods of twenty years, nine to a round of 180, changing at the start of spring in early February. ${periodReasons[from](date ?? "")}${otherPeriod === null ? "" : ` Before the start of spring that year was still period ${otherPeriod}; month and day would settle it.`}`,
  }),
  pattern: ({ pattern, period, sittingPalace, facingPalace, charts }) => ({
    label: "Pattern",
    value: patternNames[pattern],
    note: `${pattern}: where the ripe stars of period ${period}, the two ${period}s, have come to stand. The back is ${directionNames[sittingPalace]}, the front ${directionNames[facingPalace]}. ${patternMeanings[pattern]}. Of the 216 charts, ${charts} have it.`,
  }),
  whole: ({ pattern }) => ({ label: "Whole chart", value: wholeNames[pattern], note: `${pattern}. ${wholeMeanings[pattern]}.` }),
  flight: ({ of, star, palace, own, dragon, via, isForward }) => ({
    label: of === "mountain" ? "Mountain star" : "Facing star",
    value: `${star} at the centre, ${turnOf(isForward)}`,
    note: `${of === "mountain" ? "Mountain stars speak of people: rest, health, peace at home." : "Facing stars speak of money: openings, comings and goings, trade."} The base plate has ${star} in the ${directionNames[palace]}; it goes to the centre. ${
      via === null
        ? `5 has no home of its own, so ${mountainNames[own]} (${own}) decides, which is ${polarityOf(own)}`
        : `${mountainNames[own]} (${own}) is the ${dragonNames[dragon]} mountain of its palace; where ${star} is at home that is ${mountainNames[via]} (${via}), which is ${polarityOf(via)}`
    }, so the stars fly ${turnOf(isForward)}.`,
  }),
  palace: ({ palace, role, period, mountain, mountainState, facing, facingState, base, annual, month, mansion, otherMountain, otherStars, ...flight }) => ({
    label: toPalaceName(palace),
    value: `mountain ${mountain}, facing ${facing}, base ${base}`,
    note: `${roleWords[role]}Mountain star ${toStarName(mountain)}, ${stateNames[mountainState]}: ${toStarTheme(mountain)}. Facing star ${toStarName(facing)}, ${stateNames[facingState]}: ${toStarTheme(facing)}. Counting from the centre, the base plate (${period}, forward) comes to ${base} here, the mountain plate (${flight.mountainCentre}, ${turnOf(flight.isMountainForward)}) to ${mountain}, the facing plate (${flight.facingCentre}, ${turnOf(flight.isFacingForward)}) to ${facing}. This year brings ${toStarName(annual)}, this month ${toStarName(month)}.${mansion ? ` For your kua it is ${mansionNames[mansion]}.` : ""}${otherMountain && otherStars ? ` If the house faces ${mountainNames[otherMountain]}, mountain and facing stars are ${otherStars}.` : ""}`,
  }),
  annual: ({ star, year, five, two }) => ({
    label: "Annual star",
    value: `${year}: ${toStarName(star)} at the centre`,
    note: `One star a year takes the centre at the start of spring and flies forward, each year one less. ${toYearSum(year)}; 11 less that is ${11 - toDigitRoot(year)}${11 - toDigitRoot(year) === 10 ? ", counted as 1" : ""}. 5 Yellow is in ${placeOf(five)} this year: leave digging and hammering there for later. 2 Black, an earth star called the Illness Star (Bing Fu), is in ${placeOf(two)}: put no bed there.`,
  }),
  month: ({ star, month, five }) => ({
    label: "Monthly star",
    value: `${monthNames[month]} month: ${toStarName(star)} at the centre`,
    note: `Months run from one solar term to the next, each one star less. The first month has 8 in Zi, Wu, Mao and You years, 5 in Chen, Xu, Chou and Wei, 2 in Yin, Shen, Si and Hai; so the ${monthNames[month]} month comes to ${star}. 5 Yellow is in ${placeOf(five)}.`,
  }),
  yearPlaces: ({ year, branch, taiSui, taiSuiPalace, sanSha }) => ({
    label: "Tai Sui, San Sha",
    value: `${mountainNames[taiSui]}; ${directionNames[sanSha]}`,
    note: `${year} has the branch ${mountainNames[taiSui]} (${branch}). Tai Sui, the year’s own seat, is that mountain on the compass, in the ${directionNames[taiSuiPalace]}. San Sha goes by the branch’s group of three: south for 申子辰, east for 巳酉丑, north for 寅午戌, west for 亥卯未, so ${directionNames[sanSha]}. Build nothing there this year; living there is fine.`,
  }),
  kua: ({ kua, trigram, group, sex, year, otherKua }) => ({
    label: "Kua",
    value: `${kua} ${trigramNames[trigram]}, ${groupNames[group]} group`,
    note: `Counted from the start of spring, you were born in ${year}. ${toYearSum(year)}; ${sex === "male" ? `for a man 11 less that is ${11 - toDigitRoot(year)}` : `for a woman 4 more is ${toDigitRoot(year) + 4}`}${toKuaStep(sex, sex === "male" ? 11 - toDigitRoot(year) : toDigitRoot(year) + 4)}.${otherKua === null ? "" : ` The birth is so near the turn of the year that ${otherKua} is possible too; check the time.`}`,
  }),
  house: ({ trigram, group, sitting, palace, good }) => ({
    label: "House",
    value: `${trigramNames[trigram]}, ${groupNames[group]} group`,
    note: `A house is named after where it sits: ${mountainNames[sitting]} (${sitting}) is in the ${directionNames[palace]} palace, ${trigramNames[trigram]} (${trigram}). Its four good sides are ${toDirectionList(good)}.`,
  }),
  fit: ({ kuaGroup, houseGroup, fits }) => ({
    label: "You and the house",
    value: fits ? "same group" : "different groups",
    note: `Kan, Li, Zhen and Xun are the East group; Qian, Kun, Gen and Dui the West. Your kua is ${groupNames[kuaGroup]} and the house ${groupNames[houseGroup]}: ${fits ? "its good sides are yours as well." : "no reason to move; turn the head of the bed and the desk to your own good sides."}`,
  }),
  mansion: ({ direction, mansion, kua, from, to, changed }) => ({
    label: toCapital(directionNames[direction]),
    value: mansionNames[mansion],
    note: `${mansion}, ${mansionMeanings[mansion]}. From your trigram ${trigramNames[from]} (${kua}) to that of the ${directionNames[direction]}, ${trigramNames[to]}, ${toChanged(changed)}: that makes it ${mansionNames[mansion]}.`,
  }),
  place: ({ kind, name, bearing, palace, mountain, facing, facingState, annual, mansion }) => ({
    label: kind === "door" ? "Door" : (name ?? "Room"),
    value: toPalaceName(palace),
    note: `${bearing === null ? "It lies in the middle of the house" : `Seen from the middle of the house it lies at ${degreesOf(bearing)}, in the ${directionNames[palace]} palace`}: mountain star ${mountain}, facing star ${facing} (${stateNames[facingState]}), this year ${toStarName(annual)}${mansion ? `; for your kua ${mansionNames[mansion]}` : ""}.`,
  }),
};
