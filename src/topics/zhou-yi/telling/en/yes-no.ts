import { toCapital } from "../../../../shared/capital.ts";
import type { Beyond } from "../../../kit/hearing/beyond.ts";
import type { Polarity } from "../../../kit/hearing/polarity.ts";
import type { Outline } from "../outline.ts";
import { type Headline, withCounsel } from "../with-counsel.ts";
import { asksOfHope, findDeed } from "./asked.ts";
import { findEvent, findPower, toEventClaims, toPowerClaims } from "./claim.ts";
import { withColon, withCondition, withNow, withPart } from "./join.ts";

type Join = typeof withColon;
type OfLeans<One> = readonly [One, One, One, One, One];
/** What is said at each lean from −2 to 2, how the counsel is joined to it, and the same so short that most counsels stand beside it. */
interface Said {
  claims: OfLeans<string>;
  joins: OfLeans<Join>;
  short: OfLeans<string>;
}

const toWays = ({ claims, joins, short }: Said, lean: number, counsel: string): string[] => {
  const [claim, brief] = [claims[lean + 2]!, short[lean + 2]!];
  return [joins[lean + 2]!(claim, counsel), withColon(claim, counsel), joins[lean + 2]!(brief, counsel), withColon(brief, counsel)];
};

const onesOwn: OfLeans<Join> = [withColon, withColon, withNow, withCondition, withColon];
const ofOthers: OfLeans<Join> = [withPart, withPart, withNow, withPart, withPart];

const willJoins: OfLeans<Join> = [withPart, withPart, withNow, withCondition, withPart];
const dreadedJoins: OfLeans<Join> = [withColon, withColon, withNow, withCondition, withColon];

const answers: Record<Polarity, Said> = {
  should: {
    claims: ["No, this way of doing it costs more than it brings", "Better not, for now", "Neither a yes nor a no yet", "Yes", "Yes, go ahead"],
    joins: onesOwn,
    short: ["Not this way", "Not for now", "Not yet", "Yes", "Yes"],
  },
  can: {
    claims: ["Not like this", "It’ll be hard just now", "That depends on what you do next", "Very likely", "Yes"],
    joins: onesOwn,
    short: ["Not like this", "Hard just now", "It’s up to you", "Very likely", "Yes"],
  },
  has: {
    claims: ["Not as things stand", "A little, but not much", "That isn’t settled yet", "There is", "There is, and a good deal of it"],
    joins: onesOwn,
    short: ["Not as it is", "A little", "Not settled", "There is", "Yes, plenty"],
  },
  will: {
    claims: ["Not the way things are going", "It doesn’t look like it yet", "That isn’t settled yet", "It looks that way", "Yes, it looks that way"],
    joins: willJoins,
    short: ["Not like this", "Not so far", "Not settled", "It looks so", "It looks so"],
  },
  is: {
    claims: ["It doesn’t look so", "Probably not", "It’s too early to tell", "It seems so", "It looks so"],
    joins: ofOthers,
    short: ["It seems not", "Probably not", "Can’t say yet", "It seems so", "It looks so"],
  },
};

/** Where a yes would be unwelcome, told so that nobody is accused or frightened. */
const dreaded: Record<"event" | "fact", Said> = {
  event: {
    claims: ["It may, if nothing changes", "There’s some risk of it", "That isn’t settled yet", "It doesn’t look like it", "No, it doesn’t look like it"],
    joins: dreadedJoins,
    short: ["It may", "Some risk", "Not settled", "Not likely", "It seems not"],
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
    short: ["Something’s off", "No proof of it", "Can’t say yet", "Probably not", "It seems not"],
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
  short: ["Late this way", "Late, not over", "It’s up to you", "Not too late", "Not too late"],
};

/** Whether things will ease is never answered with a no. */
const hope: Said = {
  claims: ["Slowly, and better in company", "Slowly", "In its own time", "It looks that way", "Yes, it looks that way"],
  joins: [withPart, withPart, withNow, withCondition, withPart],
  short: ["Slowly", "Slowly", "In its own time", "It looks so", "It looks so"],
};

const beyondWords: Record<Beyond, readonly [full: string, short: string]> = {
  body: ["That’s for you and your doctor to settle; as for you, ", "Ask a doctor, and "],
  court: ["No cast can give the verdict; as for you, ", "No cast can tell; "],
};
const beyondAlone: Record<Beyond, string> = { body: "That’s for you and your doctor to settle.", court: "No cast can give the verdict." };

const toDeedClaim = (deed: string, lean: number): string => {
  if (lean === 2) return `Yes, go ahead with ${deed}`;
  if (lean === 1) return `${toCapital(deed)} looks right`;
  if (lean === 0) return `It’s too early to decide on ${deed}`;
  return lean === -1 ? `Better hold off ${deed} for now` : `${toCapital(deed)} like this would cost more than it brings`;
};

/** Answers a yes-or-no question in the words of what it asks, where they and the counsel stand in two lines; else the counsel goes before the words. */
export const toYesNo = ({ lean, polarity, isDreaded, isLate, isHolding, beyond, question }: Outline, counsel: string): Headline => {
  if (beyond)
    return withCounsel(
      "en",
      counsel,
      beyondWords[beyond].map((words) => `${words}${counsel}.`),
      [beyondAlone[beyond]],
    );
  const plain = isLate ? late : isDreaded ? dreaded[polarity === "is" ? "fact" : "event"] : answers[polarity];
  const alone: [string, ...string[]] = [`${plain.claims[lean + 2]!}.`, `${plain.short[lean + 2]!}.`];
  const answer = (said: Said): Headline =>
    withCounsel("en", counsel, [...toWays(said, lean, counsel), ...toWays(plain, lean, counsel)], [`${said.claims[lean + 2]!}.`, ...alone]);
  if (isLate) return answer(late);
  if (polarity === "should" && isHolding && lean > 0)
    return withCounsel("en", counsel, [`What goes well here is holding back: ${counsel}.`, `Hold back: ${counsel}.`], ["What goes well here is holding back."]);
  const deed = polarity === "should" ? findDeed(question.text) : null;
  if (deed) {
    const claim = toDeedClaim(deed, lean);
    return withCounsel(
      "en",
      counsel,
      [onesOwn[lean + 2]!(claim, counsel), withColon(claim, counsel), ...toWays(plain, lean, counsel)],
      [`${claim}.`, ...alone],
    );
  }
  if (lean < 1 && polarity !== "should" && asksOfHope(question.text)) return answer(hope);
  const event = polarity === "will" ? findEvent(question.text) : null;
  if (event) return answer({ ...plain, claims: toEventClaims(event, isDreaded), joins: isDreaded ? dreadedJoins : willJoins });
  const power = polarity === "can" && !isDreaded ? findPower(question.text) : null;
  return answer(power ? { ...plain, claims: toPowerClaims(power), joins: onesOwn } : plain);
};
