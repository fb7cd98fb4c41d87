import { toCapital } from "../../../../shared/capital.ts";
import type { Sign } from "../../../kit/sky/signs.ts";
import type { Say } from "../../../kit/telling/rule.ts";
import { toOrdinal } from "../../../kit/wording/ordinal.ts";
import type { Point } from "../../cast-types.ts";
import { toDegreeText } from "../degrees.ts";
import type { TieView } from "../two-view.ts";
import { vary } from "../vary.ts";
import { findHouse, findOtherTie, listBodyTies, type SkyView } from "../view.ts";
import { partnerSigns } from "./cusps.ts";
import { loveHeads } from "./heads.ts";
import { toJoined } from "./joined.ts";
import { aspectVerbs, signNames, the, toWhere } from "./names.ts";
import { deepTies, overlayHouses, theirHouses, ties } from "./synastry.ts";

const bare = (point: Point): string => the(point).replace(/^the /, "");
/** “your Venus trines the other’s Mars, 1°20′ from exact”. */
export const toTieName = ({ mine, theirs, type, orb }: Pick<TieView, "mine" | "theirs" | "type" | "orb">): string =>
  `your ${bare(mine)} ${aspectVerbs[type]} the other’s ${bare(theirs)}, ${toDegreeText(orb)} from exact`;

export const sayTwo = {
  tie(view, of) {
    const own = listBodyTies(view)[Number(of.split(".")[0])]!;
    const text = ties[own.pair][own.tone];
    const plain = `${toCapital(toTieName(own))}${toJoined(text)}.`;
    return of.startsWith("0.") ? plain : vary(view, of, [plain, `Then ${toTieName(own)}; ${text}.`]);
  },
  deepTie: (view) => {
    const [own] = view.deepTies;
    return `Deeper down ${toTieName(own!)}${toJoined(deepTies[own!.outer])}.`;
  },
  overlay(view, of) {
    const own = view.overlays[Number(of.split(".")[0])]!;
    return own.side === "second"
      ? `The other’s ${bare(own.body)} falls in your ${toOrdinal(own.house)} house, ${overlayHouses[own.house - 1]}.`
      : `Your ${bare(own.body)} falls in the other’s ${toOrdinal(own.house)} house, so ${theirHouses[own.house - 1]}.`;
  },
  alone(view, of) {
    const seventh = findHouse(view, 7);
    const { degree } = view.cast.bodies.venus;
    const venus = `Venus at ${toWhere(degree, of as Sign)}${toJoined(loveHeads[of as Sign])}`;
    return seventh
      ? `One chart gives one side of it. Yours says ${venus}, and with ${signNames[seventh.sign]} on the seventh cusp you look for ${partnerSigns[seventh.sign]}. Add the other’s birthday and the two can be laid over each other.`
      : `One chart gives one side of it. Yours says ${venus}. Add the other’s birthday and the two can be laid over each other.`;
  },
  tieOtherSide(view) {
    const [first] = view.ties;
    const other = findOtherTie(view)!;
    const text = ties[other.pair][other.tone];
    return other.tone === "hard"
      ? `And the other side of it: ${toTieName(other)}, and ${text}. It weighs less than the first tie (${toDegreeText(first!.orb)}), but it’s the one you’ll hear on bad days.`
      : `There’s a gentler voice too: ${toTieName(other)}, and ${text}. Lean on that when the first tie (${toDegreeText(first!.orb)}) gets loud.`;
  },
} satisfies Record<string, Say<SkyView>>;
