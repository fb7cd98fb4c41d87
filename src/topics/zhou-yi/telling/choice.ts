import { isStaying } from "../../kit/hearing/choice.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { toLeanOf } from "../../kit/hexagrams/lean.ts";
import { getChineseTelling } from "../../kit/hexagrams/tellings.ts";
import type { ZhouYiCast } from "../engine.ts";

export interface Favour {
  favoured: string;
  other: string;
  /** `move`: one way acts and the other stays, and the lean says which. `pair`: the hexagram drawn shows the first, the next one the second. */
  by: "move" | "pair";
  /** The hexagram that stands for the second way where `by` is `pair`. */
  second: "changed" | "opposite";
  isClose: boolean;
}

/**
 * Which of two ways the cast favours.
 * @param lean towards the way that acts
 */
export const toFavour = (cast: ZhouYiCast, { options, locale }: Question, lean: number): Favour | null => {
  if (!options) return null;
  const [first, last] = options;
  const [isFirstStill, isLastStill] = options.map((option) => isStaying(option, locale)) as [boolean, boolean];
  const second = cast.changed ? "changed" : "opposite";
  const ownLean = toLeanOf(cast, { of: "primary", place: "judgment" });
  if (isFirstStill !== isLastStill) {
    const [still, going] = isFirstStill ? [first, last] : [last, first];
    const goes = lean === 0 ? ownLean > 0 : lean > 0;
    return { favoured: goes ? going : still, other: goes ? still : going, by: "move", second, isClose: lean === 0 };
  }
  const otherLean = getChineseTelling((cast.changed ?? cast.opposite).number).lean;
  const isFirst = ownLean === otherLean ? lean <= 0 : ownLean > otherLean;
  return { favoured: isFirst ? first : last, other: isFirst ? last : first, by: "pair", second, isClose: ownLean === otherLean };
};

/** Where the way not favoured is the hexagram drawn. */
export const isOtherDrawn = ({ favour, question }: { favour: Favour | null; question: Question }): boolean =>
  favour?.by === "pair" && favour.other === question.options?.[0];

/** Where the way not favoured, or not asked about, is shown by the hexagram with every line turned over. */
export const isOtherOpposite = ({ favour, cast }: { favour: Favour | null; cast: ZhouYiCast }): boolean => favour?.by !== "pair" || !cast.changed;
