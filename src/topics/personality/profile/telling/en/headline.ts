import { findBeyond } from "../../../../kit/hearing/beyond.ts";
import type { Question, QuestionKind } from "../../../../kit/hearing/question.ts";
import { toCapital } from "../../../../kit/wording/capital.ts";
import { asksOfOneself, findPart, type LivedPart } from "../../parts.ts";
import { isLived } from "../../profile-reader.ts";
import type { ProfileTexts } from "../../profile-texts.ts";
import { type ProfileView, toShown } from "../../profile-view.ts";

const opens: Record<LivedPart, string> = {
  self: "You",
  love: "Close to people, you",
  work: "At work you",
  quarrel: "In a quarrel you",
  tired: "When you’re tired, you",
  growth: "To get further: you",
};

/** What a measure of leanings can say to a question it cannot decide. */
const kinds: Partial<Record<QuestionKind, (head: string) => string>> = {
  yesNo: (head) => `No test can settle a yes or no; this one shows how you’d go about it: you ${head}.`,
  choice: (head) => `The choice stays yours; what shows here is how you choose: you ${head}.`,
  when: (head) => `A test can’t tell the time, only the manner: you ${head}.`,
  who: (head) => `It can’t name anyone, only how you are with people: you ${head}.`,
  why: (head) => `Because you ${head}.`,
};

export const toHeadline = (view: ProfileView, question: Question, texts: ProfileTexts): string => {
  const { first, second, isTie, cast } = view;
  const part = findPart(question);
  const heads = texts.heads[first]!;
  const beyond = findBeyond(question);
  if (beyond === "body") return `Ask your doctor about that; all this shows is you when you’re worn: you ${heads.tired}.`;
  if (beyond === "court") return `Ask your lawyer about that; all this shows is you in a dispute: you ${heads.quarrel}.`;
  const lead = toShown(cast.scales[first]!.percent) - toShown(cast.scales[second]!.percent);
  const points = `${lead} ${lead === 1 ? "point" : "points"}`;
  if (part === "sure")
    return isTie
      ? `Not sure enough to rank the top two: ${texts.shorts[first]} leads ${texts.shorts[second]} by only ${points}.`
      : `Sure enough about the first: ${texts.shorts[first]} leads by ${points}, more than chance would give.`;
  const lived = isLived(part) ? part : "self";
  if (question.text === "")
    return isTie
      ? `${toCapital(texts.shorts[first]!)} and ${texts.shorts[second]} stand side by side: you ${heads.self}.`
      : `${toCapital(texts.names[first]!)} comes out on top: you ${heads.self}.`;
  if (question.kind === "how") return `Start here: ${texts.doing[first]![lived]}`;
  const kind = question.kind === "who" && asksOfOneself(question) ? "open" : question.kind;
  return kinds[kind]?.(heads[lived]) ?? `${opens[lived]} ${heads[lived]}.`;
};
