import type { Sayings } from "../../../../../kit/telling/rule.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import { vary } from "../../../../profile/vary.ts";
import { toTypeLabel, typeNames } from "../../names.ts";
import { type Center, centers } from "../../score.ts";
import type { EnneagramKey, EnneagramView } from "../enneagram-rules.ts";
import { evenWingsEn, wingsEn } from "./wings.ts";
import { wingsTooEn } from "./wings-too.ts";

const wants: Record<Center, string> = {
  body: "the first thing you ask is who’s in charge",
  heart: "the first thing you ask is what you are to them",
  head: "the first thing you ask is whether it’s safe",
};
const rests: Record<Center, string> = {
  body: "The body types (8, 9, 1) score lowest, so when you’re worn out your body’s the last to get a hearing; look at food, sleep and walking first",
  heart: "The heart types (2, 3, 4) score lowest, so when you’re worn out you switch off kindness first, and people think they’ve offended you",
  head: "The head types (5, 6, 7) score lowest, so when you’re worn out you work by habit, and most slips come from the thought you skipped",
};
const bridges: Record<Center, string> = {
  body: "something in your belly answers first, and it’s often better than what you think up later",
  heart: "you mind what others see in you more than you’d say, and owning it shortens the road",
  head: "you do a lot of thinking before you move that nobody sees; on paper they would",
};

export const sayEn: Sayings<EnneagramView, EnneagramKey> = {
  wing: (view, of) => vary(view, "wing", [wingsEn[of]!, wingsTooEn[of]!]),
  evenWings: (_, of) => evenWingsEn[of]!,
  slightWing: ({ cast: { wing, wingLead } }) =>
    `The lean to ${toTypeLabel(wing!, "en")} rests on ${toShown(wingLead) === 1 ? "one point" : `${toShown(wingLead)} points`}, so wear that wing loosely.`,
  foreignCenter: ({ first }, of) => {
    const center = of.slice(2) as Center;
    return `You come out as ${toTypeLabel(first, "en")}, and yet on average it’s the ${center} types that score highest: ${bridges[center]}.`;
  },
  topCenter({ cast }, of) {
    const [top, next] = of.split(".") as [Center, Center];
    return `Of the three groups the ${top} types average ${toShown(cast.centers[top])}, ${toShown(cast.centers[top] - cast.centers[next])} above the ${next}; so once tempers rise, ${wants[top]}.`;
  },
  lowCenter({ last }, of) {
    const center = of.split(".")[0] as Center;
    const isWithin = (centers[center] as readonly string[]).includes(last);
    return `${rests[center]}${isWithin ? `, with ${toTypeLabel(last, "en")} (${typeNames.en[last]}) at the very foot` : ""}.`;
  },
};
