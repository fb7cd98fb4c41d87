import type { TenGod } from "../../../kit/pillars/ten-gods.ts";

type Texts = Readonly<Record<string, string>>;

/** What a year of this ten god is about. */
export const yearGods: Record<TenGod, string> = {
  比肩: "Companion (helpers and rivals)",
  劫财: "Rival (watch the purse)",
  食神: "Output (ease, good food)",
  伤官: "Wit (talk, a wish for change)",
  偏财: "Windfall (chances outside)",
  正财: "Earnings (buying, settling)",
  七杀: "Pressure (being made to decide)",
  正官: "Duty (papers, standing)",
  偏印: "Insight (more thought than deed)",
  正印: "Support (backing, study)",
};

export const focusYears: Texts = {
  "good.good": "{y}, {g}, is {k} for {Ao} and {l} for {Bo}, easy on both sides: put what’s to be settled here.",
  "good.even": "{y}, {g}, is {k} for {Ao}, easy, and {l} for {Bo}, neutral: let {Ao} front it and {Bo} follow.",
  "even.good": "{y}, {g}, is {l} for {Bo}, easy, and {k} for {Ao}, neutral: let {Bo} front it and {Ao} follow.",
  "even.even": "{y}, {g}, is {k} for {Ao} and {l} for {Bo}, neutral twice: no push, no bar, it’s up to you.",
  "good.hard": "{y}, {g}, is {k} for {Ao}, easy, and {l} for {Bo}, tight: {A} wants to press on as {B} wants a breath, so take {Bs} pace.",
  "hard.good": "{y}, {g}, is {l} for {Bo}, easy, and {k} for {Ao}, tight: {B} wants to press on as {A} wants a breath, so take {As} pace.",
  "even.hard": "{y}, {g}, is {l} for {Bo}, rather tight, and {k} for {Ao}, neutral: this year {A} carries a bit more.",
  "hard.even": "{y}, {g}, is {k} for {Ao}, rather tight, and {l} for {Bo}, neutral: this year {B} carries a bit more.",
  "hard.hard": "{y}, {g}, is {k} for {Ao} and {l} for {Bo}, tight for both: don’t press for declarations, get through the year side by side.",
};

export const focusSeats: Texts = {
  clash: "In {y} the branch {c} knocks {Xs} day branch {s}, the partner’s seat: a move, a new job, a spell in two towns all answer to that, so move the furniture and the people can stay.",
  harmony: "In {y} the branch {c} joins {Xs} day branch {s}: {Xs} mind turns homeward, a fair year to meet parents or sign papers.",
};

export const goodYears: Texts = {
  same: "friends pull along",
  iFeed: "it goes lightly and the food is good",
  iHold: "money is easier",
  holdsMe: "papers and standing go through",
  feedsMe: "elders lend a hand",
};

export const hardYears: Texts = {
  "good.hard": "The year to mind is {y}, {g}: {B} is the one pressed, and {A} shouldn’t hurry {Bo}.",
  "hard.good": "The year to mind is {y}, {g}: {A} is the one pressed, and {B} shouldn’t hurry {Ao}.",
  "even.hard": "The year to mind is {y}, {g}: tight for {Bo}, neutral for {Ao}, so bring the big spending forward.",
  "hard.even": "The year to mind is {y}, {g}: tight for {Ao}, neutral for {Bo}, so bring the big spending forward.",
  "hard.hard": "The year to mind is {y}, {g}, tight for both: sleep and regular meals come first, and quarrels can be noted down for later.",
  other: "No hard year stands ahead; {y}, {g}, is the flattest, and idle people find faults.",
};

export const starYears: Texts = {
  both: "{y}, {g}, brings Red Phoenix or Heavenly Joy (the two wedding stars) to both of you, which seldom falls in one year; if you settle on something, remember this one.",
  红鸾: "{y}, {g}, is {Xs} Red Phoenix year (a wedding star, counted back from the birth branch): that’s when {X} most wants to know where things stand.",
  天喜: "{y}, {g}, is {Xs} Heavenly Joy year (the star across from Red Phoenix): good news comes in on {Xs} side, a ring or a birth.",
};
