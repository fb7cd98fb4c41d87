import type { Matter, Party, Risk } from "../../../../../topics/kit/hearing/heard.ts";

export type LoveOccasion =
  | "confess"
  | "whatAreWe"
  | "askOut"
  | "turnDown"
  | "exMeet"
  | "exNoMeet"
  | "exReply"
  | "breakUp"
  | "sorryQuarrel"
  | "space"
  | "partnerMoney"
  | "partnerDistant"
  | "marryTalk";
export type FamilyOccasion =
  | "parentsDecision"
  | "parentsPressure"
  | "motherInLaw"
  | "childExam"
  | "childTalk"
  | "siblingCare"
  | "condolence"
  | "petLoss"
  | "thankParents"
  | "goodNews";
export type WorkOccasion =
  | "resign"
  | "raise"
  | "interviewThanks"
  | "farewell"
  | "bossOverload"
  | "ownMistake"
  | "colleagueCredit"
  | "chaseReply"
  | "declineOffer"
  | "teacherHelp"
  | "teacherExtension"
  | "partnerShares"
  | "clientPay"
  | "askLeave";
export type LifeOccasion =
  | "remindLoan"
  | "refuseLoan"
  | "askLoan"
  | "rentLate"
  | "landlord"
  | "neighbour"
  | "friendFallenOut"
  | "friendThank"
  | "birthday"
  | "weddingToast"
  | "congratulate"
  | "invite"
  | "decline"
  | "helpLow"
  | "sayNo"
  | "general"
  | "toDoctor"
  | "toLawyer"
  | "toTrusted"
  | "toAdviser";
export type Occasion = LoveOccasion | FamilyOccasion | WorkOccasion | LifeOccasion;

/** Who is written to where there is danger: somebody who can help, never the one it comes from. */
export const byRisk: Record<Risk, Occasion> = {
  self: "toTrusted",
  harmed: "toTrusted",
  harm: "toTrusted",
  medical: "toDoctor",
  death: "toDoctor",
  legal: "toLawyer",
  stake: "toAdviser",
  infidelity: "toTrusted",
  stalk: "toTrusted",
  minor: "toTrusted",
};

export const byMatter: Partial<Record<Matter, Occasion>> = {
  crush: "confess",
  dating: "askOut",
  single: "askOut",
  ambiguous: "whatAreWe",
  relationship: "partnerDistant",
  marriageTrouble: "partnerDistant",
  conflict: "sorryQuarrel",
  breakup: "breakUp",
  divorce: "breakUp",
  ex: "exMeet",
  reunion: "exMeet",
  infidelity: "toTrusted",
  marriage: "marryTalk",
  inlaws: "motherInLaw",
  parents: "parentsDecision",
  familyConflict: "parentsDecision",
  child: "childTalk",
  pregnancy: "goodNews",
  sibling: "siblingCare",
  eldercare: "siblingCare",
  pet: "petLoss",
  grief: "condolence",
  jobChange: "resign",
  jobHunt: "chaseReply",
  interview: "interviewThanks",
  promotion: "raise",
  income: "raise",
  boss: "bossOverload",
  colleague: "colleagueCredit",
  layoff: "chaseReply",
  partnership: "partnerShares",
  runBusiness: "clientPay",
  startBusiness: "partnerShares",
  study: "teacherHelp",
  exam: "childExam",
  abroad: "parentsDecision",
  direction: "parentsDecision",
  retirement: "farewell",
  lend: "remindLoan",
  debt: "remindLoan",
  invest: "toAdviser",
  rent: "landlord",
  house: "landlord",
  home: "landlord",
  friend: "friendFallenOut",
  lonely: "helpLow",
  mood: "helpLow",
  health: "toDoctor",
  legal: "toLawyer",
  visa: "toLawyer",
};

export const byParty: Partial<Record<Party, Occasion>> = {
  partner: "partnerDistant",
  spouse: "partnerDistant",
  ex: "exMeet",
  crush: "confess",
  parent: "parentsDecision",
  child: "childTalk",
  sibling: "siblingCare",
  friend: "friendFallenOut",
  boss: "bossOverload",
  colleague: "colleagueCredit",
  inlaw: "motherInLaw",
};
