import type { Level } from "../../bone-level.ts";
import type { Bone } from "../../cast-types.ts";
import type { Field } from "../../telling/parts.ts";
import type { BodyPart } from "../body-places.ts";

/** A place in each stretch of life; no full stop. */
export const ageTexts: Readonly<Record<BodyPart, Readonly<Record<Bone, string>>>> = {
  头: {
    year: "as a child you had opinions grown-ups couldn’t bend, and grew straighter for being let be",
    month: "about twenty you obey least; teachers and bosses change in these years, and one right change saves three",
    day: "it’s your turn to sign, so hear two who disagree first",
    hour: "they come to you for advice; give half and let them walk the rest",
  },
  肩: {
    year: "you were sensible early, worried with the adults and played too little, which wants making up",
    month: "the young years are heavy; others rest while you’re still walking, and all of it is on the books",
    day: "the load is at its heaviest, so share out one piece of it this year",
    hour: "the shoulders ease and the late years are better than the early ones; learn not to meddle",
  },
  手: {
    year: "clever fingers that took the clock apart, no good at sitting, quick at learning",
    month: "the age for a craft; one right master is worth three changes of job",
    day: "your skill is dearest now, and the price is yours to name",
    hour: "the hand slows and the eye stays; teaching pays better than doing",
  },
  腹: {
    year: "a good eater and sleeper of few words, whom adults took for simple",
    month: "nothing seems to happen, and all of it is going in; no book before thirty is wasted",
    day: "what you stored comes into use, and for the first time someone calls you deep",
    hour: "there’s a store and an appetite; shared, it tastes better",
  },
  腰: {
    year: "you carried messages between grown-ups and read faces early",
    month: "the age of running between two ends, so don’t choose sides yet",
    day: "old above and young below, and you’re the waist; one evening a week carry nothing",
    hour: "the back loosens; take on half of what you’re asked and your spirits return",
  },
  膝: {
    year: "grazed knees, a change of house or school, and quick to settle in",
    month: "east and west and nowhere three years, but knowing the roads is capital",
    day: "you’ve run enough; choose a place to sit, and one you like",
    hour: "the roads you ran turn into favours, and someone remembers you came",
  },
  足: {
    year: "you were away from home while small, boarding or staying with kin, and got your nerve there",
    month: "the years for leaving; the further you go, the more you have to tell",
    day: "you’ve found your feet out there, and whether you go back has to be said aloud",
    hour: "the walking’s done and you choose where to live, most likely not where you were born",
  },
};

/** How one stretch goes over into the next; no full stop. */
export const turnTexts: Readonly<Record<"up" | "level" | "down", string>> = {
  up: "effort before it doesn’t show, and past the step the beam rises, so don’t drop things just short of it",
  level: "about the same weight, so the road doesn’t turn and new shoes are enough",
  down: "fix what can be fixed before it, and take things off the list after",
};
/** The last turn, once it lies behind; no full stop. */
export const pastTexts: Readonly<Record<"up" | "level" | "down", string>> = {
  up: "there’s more weight this side of it, and what didn’t come early can still come",
  level: "before and after are alike, so mid-life’s habits go on, and changing a small one is enough",
  down: "from here it’s subtraction: keep two things and do them well, give the rest away",
};
/** A stretch of life in a field, by how heavy its bone is; no full stop. */
export const phaseTexts: Readonly<Record<Field, Readonly<Record<Level, string>>>> = {
  work: {
    light: "keep two jobs in hand and don’t spread, and have the next place before you leave this one",
    middle: "hold what you have and try one new thing, with half a year’s trial",
    heavy: "take the post you’ve called too heavy, and settle the title first",
  },
  love: {
    light: "make small promises, and meet shorter and oftener",
    middle: "whoever proposes the trip has taken the lead",
    heavy: "things can be settled, so meet the families in these years",
  },
  money: {
    light: "income is light, so put off the big purchase and clear what you owe",
    middle: "it balances, so move the surplus away by a fixed sum each month",
    heavy: "there’s something over, so buy one thing that can’t be carried off",
  },
  inner: {
    light: "your mind floats easily, and an early night does most for it",
    middle: "it’s level inside, a good time to drop one small bad habit",
    heavy: "you can sit still, so hard books and hard talks belong here",
  },
  family: {
    light: "one family matter less is a gain, and money helps more cheaply than going home",
    middle: "two or three visits a year is best, since closer means quarrels",
    heavy: "they’ll put the big matters into your hands, so ask first who pays and who works",
  },
};
