import { toCapital } from "../../../../shared/capital.ts";
import type { Beyond } from "../../../kit/hearing/beyond.ts";
import type { Polarity } from "../../../kit/hearing/polarity.ts";
import { isPartedFitting } from "../../../kit/telling/short-headlines.ts";
import type { Outline } from "../outline.ts";
import { asksOfHope, findDeed } from "./asked.ts";
import { findEvent, findPower, toEventClaims, toPowerClaims } from "./claim.ts";
import { withColon, withCondition, withNow, withPart } from "./join.ts";

type Join = typeof withColon;
/** What is said at each lean from −2 to 2, and how the counsel is joined to it. */
interface Said {
  claims: readonly [string, string, string, string, string];
  joins: readonly [Join, Join, Join, Join, Join];
}

const say = ({ claims, joins }: Said, lean: number, counsel: string): string => joins[lean + 2]!(claims[lean + 2]!, counsel);

const onesOwn: Said["joins"] = [withColon, withColon, withNow, withCondition, withColon];
const ofOthers: Said["joins"] = [withPart, withPart, withNow, withPart, withPart];

const willJoins: Said["joins"] = [withPart, withPart, withNow, withCondition, withPart];
const dreadedJoins: Said["joins"] = [withColon, withColon, withNow, withCondition, withColon];

const answers: Record<Polarity, Said> = {
  should: {
    claims: ["No, this way of doing it costs more than it brings", "Better not, for now", "Neither a yes nor a no yet", "Yes", "Yes, go ahead"],
    joins: onesOwn,
  },
  can: { claims: ["Not like this", "It’ll be hard just now", "That depends on what you do next", "Very likely", "Yes"], joins: onesOwn },
  has: { claims: ["Not as things stand", "A little, but not much", "That isn’t settled yet", "There is", "There is, and a good deal of it"], joins: onesOwn },
  will: {
    claims: ["Not the way things are going", "It doesn’t look like it yet", "That isn’t settled yet", "It looks that way", "Yes, it looks that way"],
    joins: willJoins,
  },
  is: { claims: ["It doesn’t look so", "Probably not", "It’s too early to tell", "It seems so", "It looks so"], joins: ofOthers },
};

/** Where a yes would be unwelcome, told so that nobody is accused or frightened. */
const dreaded: Record<"event" | "fact", Said> = {
  event: {
    claims: ["It may, if nothing changes", "There’s some risk of it", "That isn’t settled yet", "It doesn’t look like it", "No, it doesn’t look like it"],
    joins: dreadedJoins,
  },
  fact: {
    claims: [
      "Something is off, though no cast can say what",
      "The unease has some ground, but it’s no proof",
      "That can’t be told from here",
      "Probably not",
      "It doesn’t look so",
    ],
    joins: ofOthers,
  },
};

const late: Said = {
  claims: [
    "It’s late for doing it this way",
    "It’s late in the day, though not over",
    "Whether it’s too late depends on what you do next",
    "It isn’t too late",
    "It isn’t too late at all",
  ],
  joins: onesOwn,
};

/** Whether things will ease is never answered with a no. */
const hope: Said = {
  claims: ["Slowly, and better in company", "Slowly", "In its own time", "It looks that way", "Yes, it looks that way"],
  joins: [withPart, withPart, withNow, withCondition, withPart],
};

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

/** What was asked may be too long to be said in two lines; then the answer goes without its words. */
const isTellable = (sentence: string): boolean => isPartedFitting("en", sentence);

/** Answers a yes-or-no question in the words of what it asks. */
export const toYesNo = ({ lean, polarity, isDreaded, isLate, isHolding, beyond, question }: Outline, counsel: string): string => {
  if (beyond) return withColon(beyondWords[beyond], counsel);
  if (isLate) return say(late, lean, counsel);
  if (polarity === "should" && isHolding && lean > 0) return `What goes well here is holding back: ${counsel}.`;
  const deed = polarity === "should" ? findDeed(question.text) : null;
  const told = deed ? toDeed(deed, lean, counsel) : null;
  if (told && isTellable(told)) return told;
  if (lean < 1 && polarity !== "should" && asksOfHope(question.text)) return say(hope, lean, counsel);
  const event = polarity === "will" ? findEvent(question.text) : null;
  const foreseen = event ? say({ claims: toEventClaims(event, isDreaded), joins: isDreaded ? dreadedJoins : willJoins }, lean, counsel) : null;
  if (foreseen && isTellable(foreseen)) return foreseen;
  const power = polarity === "can" && !isDreaded ? findPower(question.text) : null;
  const able = power ? say({ claims: toPowerClaims(power), joins: onesOwn }, lean, counsel) : null;
  if (able && isTellable(able)) return able;
  return say(isDreaded ? dreaded[polarity === "is" ? "fact" : "event"] : answers[polarity], lean, counsel);
};
