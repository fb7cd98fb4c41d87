import { type Direction, directions } from "../../../kit/compass/palace.ts";
import { toKuaTrigram } from "../../../kit/kua/kua.ts";
import type { Mansion } from "../../../kit/kua/mansions.ts";
import { houseNatures, relations } from "../../data/en/house.ts";
import { toBedHead } from "../bed.ts";
import type { ResidentSayings } from "../rules.ts";
import { type FengshuiView, getDirectionOf } from "../view.ts";
import { groupNames, patternNames, toDirectionList, toStarName, trigramNames } from "./names.ts";
import { bare, nameOf, toShortStars, toState } from "./say.ts";

const where = (view: FengshuiView, mansion: Mansion) => {
  const direction = getDirectionOf(view, mansion);
  const spot = view.spots[direction];
  return {
    direction: bare(direction),
    stars: `${toShortStars(spot)}, ${view.year}’s guest ${toStarName(spot.annual)}`,
    people: toState(spot.mountain, view.cast.period),
    money: toState(spot.facing, view.cast.period),
  };
};
const isStrong = (state: string): boolean => state === "ripe" || state === "still to come";

const goodOf = ({ mansions }: FengshuiView): string =>
  toDirectionList(
    (["生气", "延年", "天医", "伏位"] as const).map((mansion): Direction => directions.find((direction) => mansions[direction] === mansion)!).join(" "),
  );

export const residentSayings: ResidentSayings = {
  "resident.relation": ({ cast }, of) =>
    `Your kua, the number your birth year gives, is ${cast.kua} (${trigramNames[toKuaTrigram(cast.kua!)]}), and ${bare(cast.sittingPalace)}, where the house leans back, is your ${nameOf(of as Mansion)}: ${relations[of as Mansion]}.`,
  "resident.breath": (view) => {
    const { direction, stars, money } = where(view, "生气");
    return `Sheng Qi, the side with most push, lies ${direction} for you; it holds ${stars}, facing star ${money}, ${isStrong(money) ? "so you and the star pull together: do your selling there" : "so the push is all your own: go there for an hour, not a day"}.`;
  },
  "resident.doctor": (view) => {
    const { direction, stars, people } = where(view, "天医");
    return `Tian Yi, the side that feeds you, lies ${direction} with ${stars}; its mountain star is ${people}, ${toBedHead(view) !== "天医" ? `but ${toStarName(view.annual[getDirectionOf(view, "天医")])} lodges there in ${view.year}, so no bed goes there yet` : isStrong(people) ? "so put the bed there if you can" : "so point the bed that way and sleep elsewhere"}.`;
  },
  "resident.years": (view) => {
    const { direction, stars, people } = where(view, "延年");
    return `Yan Nian, for lasting company, falls ${direction} on ${stars}; with the mountain star ${people}, ${isStrong(people) ? "two people come to terms there quickly" : "talk comes right there if you sit long enough"}.`;
  },
  "resident.cut": (view) => {
    const { direction, stars, money } = where(view, "绝命");
    return `Jue Ming, the side that helps least, is ${direction} with ${stars}${money === "ripe" ? "; yet the money star is ripe, so give it a lamp and no chair" : ", and makes a good store or bathroom"}.`;
  },
  "resident.home": (view) =>
    `Your own seat, Fu Wei, is ${where(view, "伏位").direction} (${where(view, "伏位").stars}): ten minutes there without a telephone when things get loud.`,
  "resident.ghosts": (view) =>
    `Wu Gui, the side of short tempers, is ${where(view, "五鬼").direction} with ${where(view, "五鬼").stars}; don’t haggle from there.`,
  "resident.group": (view) => {
    const { cast } = view;
    return `Kua ${cast.kua} belongs to the ${groupNames[cast.kuaGroup!]} four and the house, ${trigramNames[cast.house.trigram]}, to the ${groupNames[cast.house.group]}; your good sides are ${goodOf(view)}, ${cast.kuaGroup === cast.house.group ? "the same as its own, so one set serves door and bed" : "none of them its own, so let the door follow the house and the bed follow you"}.`;
  },
  "resident.none": (view) =>
    `I don’t know who lives there, so this goes by the ${trigramNames[view.cast.house.trigram]} house alone: ${houseNatures[view.cast.house.trigram]}, and its good sides are ${goodOf(view)}; a birthday and a sex would set the bed more exactly.`,
  "resident.houseBest": (view) =>
    `The house’s own Sheng Qi, its side with most push, is ${where(view, "生气").direction} (${where(view, "生气").stars}); set the chief desk there and the rest will get up earlier.`,
  "resident.houseWorst": (view) =>
    `Its Jue Ming, the side that helps least, is ${where(view, "绝命").direction} (${where(view, "绝命").stars}); give that to boxes.`,
  "resident.dissent": ({ cast }) =>
    `By groups you match, kua ${cast.kua} with a house of the ${groupNames[cast.house.group]}; by the stars the house is “${patternNames[cast.pattern]}”. I trust the stars further: matching means you feel at home, and only furniture mends what’s turned round.`,
  "resident.doing": (view) =>
    `Tonight put the pillow at the ${where(view, toBedHead(view)).direction} end, your ${nameOf(toBedHead(view))}, and judge after three nights.`,
};
