import type { Polarity } from "../../../kit/question/polarity.ts";
import type { Beyond } from "../beyond.ts";
import type { Outline } from "../outline.ts";
import { findDeed } from "./asked.ts";
import { withColon, withCondition, withNow, withPart } from "./join.ts";
import { toCapital } from "./names.ts";

type Way = (counsel: string) => string;
/** From −2 to 2. */
type Ways = readonly [Way, Way, Way, Way, Way];
type Joins = readonly [typeof withColon, typeof withColon, typeof withColon, typeof withColon, typeof withColon];

const toWays = (claims: readonly [string, string, string, string, string], joins: Joins): Ways =>
  claims.map((claim, index): Way => (counsel) => joins[index]!(claim, counsel)) as unknown as Ways;

const onesOwn: Joins = [withColon, withColon, withNow, withCondition, withColon];
const ofOthers: Joins = [withPart, withPart, withNow, withPart, withPart];

const answers: Record<Polarity, Ways> = {
  should: toWays(
    ["No, this way of doing it costs more than it brings", "Better not, for now", "Neither a yes nor a no yet", "Yes", "Yes, go ahead"],
    onesOwn,
  ),
  can: toWays(["Not like this", "It’ll be hard just now", "That depends on what you do next", "Very likely", "Yes"], onesOwn),
  has: toWays(["Not as things stand", "A little, but not much", "That isn’t settled yet", "There is", "There is, and a good deal of it"], onesOwn),
  will: toWays(
    ["Not the way things are going", "It doesn’t look like it yet", "That isn’t settled yet", "It looks that way", "Yes, it looks that way"],
    [withPart, withPart, withNow, withCondition, withPart],
  ),
  is: toWays(["It doesn’t look so", "Probably not", "It’s too early to tell", "It seems so", "It looks so"], ofOthers),
};

/** Where a yes would be unwelcome, told so that nobody is accused or frightened. */
const dreaded: Record<"event" | "fact", Ways> = {
  event: toWays(
    ["It may, if nothing changes", "There’s some risk of it", "That isn’t settled yet", "It doesn’t look like it", "No, it doesn’t look like it"],
    [withColon, withColon, withNow, withCondition, withColon],
  ),
  fact: toWays(
    [
      "Something is off, though no cast can say what",
      "The unease has some ground, but it’s no proof",
      "That can’t be told from here",
      "Probably not",
      "It doesn’t look so",
    ],
    ofOthers,
  ),
};

const late = toWays(
  [
    "It’s late for doing it this way",
    "It’s late in the day, though not over",
    "Whether it’s too late depends on what you do next",
    "It isn’t too late",
    "It isn’t too late at all",
  ],
  onesOwn,
);

const beyondWords: Record<Beyond, string> = {
  body: "That’s for you and your doctor to settle; on how you carry it, the cast says this",
  court: "No cast can give the verdict; on how you go in, it says this",
};

const toDeed = (deed: string, lean: number, counsel: string): string => {
  if (lean === 2) return `Yes, go ahead with ${deed}: ${counsel}.`;
  if (lean === 1) return withCondition(`${toCapital(deed)} looks right`, counsel);
  if (lean === 0) return withNow(`It’s too early to decide on ${deed}`, counsel);
  return lean === -1 ? `Better hold off ${deed} for now: ${counsel}.` : `${toCapital(deed)} like this would cost more than it brings: ${counsel}.`;
};

/** Answers a yes-or-no question in the words of what it asks. */
export const toYesNo = ({ lean, polarity, isDreaded, isLate, isHolding, beyond, question }: Outline, counsel: string): string => {
  if (beyond) return withColon(beyondWords[beyond], counsel);
  if (isLate) return late[lean + 2]!(counsel);
  if (polarity === "should" && isHolding && lean > 0) return `What goes well here is holding back: ${counsel}.`;
  const deed = polarity === "should" ? findDeed(question.text) : null;
  if (deed) return toDeed(deed, lean, counsel);
  const ways = isDreaded ? dreaded[polarity === "is" ? "fact" : "event"] : answers[polarity];
  return ways[lean + 2]!(counsel);
};
