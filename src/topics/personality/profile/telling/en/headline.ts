import { toCapital } from "../../../../../shared/capital.ts";
import { findBeyond } from "../../../../kit/hearing/beyond.ts";
import type { Question, QuestionKind } from "../../../../kit/hearing/question.ts";
import { type Head, headsOf } from "../../../../kit/telling/head.ts";
import { asksOfOneself, findPart, type LivedPart } from "../../parts.ts";
import { isLived } from "../../profile-reader.ts";
import type { ProfileTexts } from "../../profile-texts.ts";
import { type ProfileView, toShown } from "../../profile-view.ts";

const head = headsOf("en");

const opens: Record<LivedPart, string> = {
  self: "You",
  love: "Close to people, you",
  work: "At work you",
  quarrel: "In a quarrel you",
  tired: "Tired, you",
  growth: "You",
};

/** What a measure of leanings can say to a question it cannot decide, and why. */
const kinds: Partial<Record<QuestionKind, readonly [opening: string, rest: string]>> = {
  yesNo: ["It’s your call:", "No test can settle a yes or no; this one shows how you’d go about it."],
  choice: ["Your choice:", "What shows here is how you choose."],
  when: ["No date here:", "A test can’t tell the time, only the manner."],
  who: ["No names here:", "All that shows is how you are with people."],
  why: ["Because", ""],
};

export const toHeadline = (view: ProfileView, question: Question, texts: ProfileTexts): Head => {
  const { first, second, isTie, cast } = view;
  const part = findPart(question);
  const heads = texts.heads[first]!;
  const beyond = findBeyond(question);
  if (beyond === "body") return head([`Ask your doctor; you ${heads.tired}.`, "All this shows is you when you’re worn."]);
  if (beyond === "court") return head([`Ask your lawyer; you ${heads.quarrel}.`, "All this shows is you in a dispute."]);
  const lead = toShown(cast.scales[first]!.percent) - toShown(cast.scales[second]!.percent);
  const points = `${lead} ${lead === 1 ? "point" : "points"}`;
  const [one, two] = [texts.shorts[first]!, texts.shorts[second]!];
  if (part === "sure")
    return isTie
      ? head(
          [`The top two can’t be ranked: ${one} leads by only ${points}.`, `${toCapital(two)} is next.`],
          [`The top two can’t be ranked: it’s only ${points}.`, `${toCapital(one)} leads ${two} by that much.`],
        )
      : head([`Sure enough: ${one} leads by ${points}.`, "That’s more than chance would give."]);
  const lived = isLived(part) ? part : "self";
  if (question.text === "")
    return isTie
      ? head(`${toCapital(one)} and ${two} tie: you ${heads.self}.`, [`${toCapital(one)} and ${two} tie for first.`, `You ${heads.self}.`])
      : head(`${toCapital(texts.names[first]!)} leads: you ${heads.self}.`, `${toCapital(one)} leads: you ${heads.self}.`);
  if (question.kind === "how") {
    const step = texts.doing[first]![lived];
    return head(`Start here: ${step}`, toCapital(step), [`You ${heads.growth}.`, `Start here: ${step}`]);
  }
  const kind = kinds[question.kind === "who" && asksOfOneself(question) ? "open" : question.kind];
  const isOwn = question.kind !== "yesNo" || question.polarity === "should" || question.polarity === "can";
  return kind
    ? head([`${isOwn ? kind[0] : "No test tells:"} you ${heads[lived]}.`, kind[1]])
    : head(`${opens[lived]} ${heads[lived]}.`, `You ${heads[lived]}.`);
};
