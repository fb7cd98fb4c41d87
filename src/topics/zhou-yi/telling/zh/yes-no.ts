import type { Beyond } from "../../../kit/hearing/beyond.ts";
import type { Polarity } from "../../../kit/hearing/polarity.ts";
import type { Outline } from "../outline.ts";
import { type Headline, withCounsel } from "../with-counsel.ts";
import { asksOfHope, findDeed } from "./asked.ts";
import { findEvent, findPower, toEventClaims, toPowerClaims } from "./claim.ts";
import { withColon, withNow, withOnly, withPart } from "./join.ts";

type Join = typeof withColon;
/** What is said at each lean from −2 to 2, and how the counsel is joined to it. */
interface Said {
  claims: readonly [string, string, string, string, string];
  joins: readonly [Join, Join, Join, Join, Join];
}

/** From the fullest to the shortest. */
const toWays = ({ claims, joins }: Said, lean: number, counsel: string): string[] => {
  const claim = claims[lean + 2]!;
  return [joins[lean + 2]!(claim, counsel), withColon(claim, counsel)];
};

const onesOwn: Said["joins"] = [withColon, withColon, withNow, withOnly, withColon];
const ofOthers: Said["joins"] = [withPart, withPart, withNow, withPart, withPart];

const willJoins: Said["joins"] = [withPart, withPart, withNow, withOnly, withPart];
const dreadedJoins: Said["joins"] = [withColon, withColon, withNow, withOnly, withColon];

const answers: Record<Polarity, Said> = {
  should: { claims: ["先停下，这样走要付代价", "眼下先不", "还没到点头的时候", "可以", "可以，放手去做"], joins: onesOwn },
  can: { claims: ["照这样不成", "眼下有点难", "成不成，看你接下来怎么做", "多半能", "能"], joins: onesOwn },
  has: { claims: ["照这样没有", "有一点，不多", "有没有，还没定", "有", "有，分量还不轻"], joins: onesOwn },
  will: { claims: ["照现在这样，看着不会", "眼下看着不大会", "会不会，还没定", "看着会", "看着会"], joins: willJoins },
  is: { claims: ["不像是", "不大像", "还看不真切", "像是的", "看着是的"], joins: ofOthers },
};

/** Where a yes would be unwelcome, told so that nobody is accused or frightened. */
const dreaded: Record<"event" | "fact", Said> = {
  event: { claims: ["照这样有可能，但拦得住", "有点苗头，还拦得住", "还没定", "看着不大会", "看着不会"], joins: dreadedJoins },
  fact: { claims: ["有点不对劲，指不出是哪一处", "疑心有来由，但算不得凭据", "从这儿看不真切", "不大像", "看着不像"], joins: ofOthers },
};

const late: Said = { claims: ["照这个做法是晚了", "是有点晚，还赶得上", "晚不晚，看你接下来怎么做", "不算晚", "一点不晚"], joins: onesOwn };

/** Whether things will ease is never answered with a no. */
const hope: Said = {
  claims: ["慢慢会，别一个人扛", "慢慢会", "急不来，有它自己的时候", "看着会", "看着会"],
  joins: [withPart, withPart, withNow, withOnly, withPart],
};

const beyondWords: Record<Beyond, string> = {
  body: "这事听大夫的，你这边",
  court: "输赢卦上断不了，你这边",
};

const toDeedWays = (deed: string, lean: number, counsel: string): string[] => {
  if (lean === 2) return [`可以${deed}：${counsel}。`];
  if (lean === 1) return [withOnly(`可以${deed}`, counsel), withColon(`可以${deed}`, counsel)];
  if (lean === 0) {
    const claim = deed.length > 1 ? `${deed}还定不了` : "现在还定不了";
    return [withNow(claim, counsel), withColon(claim, counsel)];
  }
  return lean === -1 ? [`眼下不急着${deed}：${counsel}。`] : [`先别${deed}，这样走要付代价：${counsel}。`, `先别${deed}：${counsel}。`];
};

/** The ways to answer, the words of what is asked first; the last is short by its form. */
const listWays = ({ lean, polarity, isDreaded, isLate, isHolding, beyond, question }: Outline, counsel: string): string[] => {
  if (beyond) return [withColon(beyondWords[beyond], counsel)];
  if (isLate) return toWays(late, lean, counsel);
  if (polarity === "should" && isHolding && lean > 0) return [`顺是顺的，顺在收，不在冲：${counsel}。`, `顺在收，不在冲：${counsel}。`];
  const plain = toWays(isDreaded ? dreaded[polarity === "is" ? "fact" : "event"] : answers[polarity], lean, counsel);
  const deed = polarity === "should" ? findDeed(question.text) : null;
  if (deed) return [...toDeedWays(deed, lean, counsel), ...plain];
  if (lean < 1 && polarity !== "should" && asksOfHope(question.text)) return toWays(hope, lean, counsel);
  const event = polarity === "will" ? findEvent(question.text) : null;
  if (event) return [...toWays({ claims: toEventClaims(event, isDreaded), joins: isDreaded ? dreadedJoins : willJoins }, lean, counsel), ...plain];
  const power = polarity === "can" && !isDreaded ? findPower(question.text) : null;
  return power ? [...toWays({ claims: toPowerClaims(power), joins: onesOwn }, lean, counsel), ...plain] : plain;
};

/** Answers a yes-or-no question in the words of what it asks. */
export const toYesNo = (outline: Outline, counsel: string): Headline => {
  const ways = listWays(outline, counsel);
  return withCounsel("zh", counsel, ways, [ways.at(-1)!]);
};
