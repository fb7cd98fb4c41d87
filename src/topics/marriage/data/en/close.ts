type Texts = Readonly<Record<string, string>>;

/** What the strongest part gives, in a clause. */
export const strong: Texts = {
  animals: "your animals, {ab}, took to each other at once",
  dayStems: "your day stems, {xy}, give and take well",
  dayBranches: "your day branches, {st}, hold once the door is shut",
  nayin: "your year sounds, {mn}, share a ground note",
  elements: "each chart has what the other lacks",
  kua: "your kua, {kl}, make {m}, easy under one roof",
  synastry: "your skies touch in {c} places and the mood fits",
};

/** The same in short. */
export const holds: Texts = {
  animals: "your animals took to each other",
  dayStems: "your day stems give and take well",
  dayBranches: "your day branches hold at home",
  nayin: "your year sounds are in tune",
  elements: "each chart has what the other lacks",
  kua: "your kua make {m}",
  synastry: "your skies touch in {c} places",
};

/** Where the work lies, in short: the knot, and what to take pains over. */
export const knots: Texts = {
  animals: "your animals pull apart",
  dayStems: "your day stems lock horns",
  dayBranches: "your day branches wobble",
  nayin: "your year sounds are at odds",
  elements: "your elements help little",
  kua: "your kua make {m}",
  synastry: "your skies collide in places",
};
export const toils: Texts = {
  animals: "families and other people’s talk",
  dayStems: "who follows whom",
  dayBranches: "daily life under one roof",
  nayin: "the habits you each brought along",
  elements: "where money and strength go",
  kua: "how you share a home",
  synastry: "the pace of feelings",
};
/** Where the work lies, in a clause. */
export const sore: Texts = {
  animals: "your animals, {ab}, pull apart, so the work is with families and other people’s talk",
  dayStems: "your day stems, {xy}, lock horns, so the work is who follows whom",
  dayBranches: "your day branches, {st}, sit unsteadily, so the work is daily life under one roof",
  nayin: "your year sounds, {mn}, are at odds, so the work is the habits you each brought along",
  elements: "your elements help each other little, so the work is where money and strength go",
  kua: "your kua, {kl}, make {m}, so the work is how you share a home",
  synastry: "your skies collide in places, so the work is the pace of feelings",
};

export const watches: Texts = {
  animals: "{wl} got {ws} of {wo}, so watch for the first “so-and-so says”: from there on it isn’t your quarrel.",
  dayStems: "{wl} got {ws} of {wo}, so watch for the evening when neither will pick the restaurant: that’s about something else.",
  dayBranches: "{wl} got {ws} of {wo}, so watch for who moves a pillow or a desk: that’s somebody speaking.",
  nayin: "{wl} got {ws} of {wo}, so watch for “in my family we always”, and stop there a moment.",
  elements: "{wl} got {ws} of {wo}, so watch for three weeks in a row of one person paying and lifting.",
  kua: "{wl} got {ws} of {wo}, so watch for squabbles in one same spot: shift the furniture before you argue.",
  synastry: "{wl} got {ws} of {wo}, so watch for the moment the talk is over and a back stays turned.",
};

export const watchYear = "Watch, around {y}, {g}, for who starts working late and who stops cooking: that’s the strain showing.";

export const doings: Readonly<Record<string, Texts>> = {
  bond: {
    same: "This week each write down three things the other does better, swap, read aloud, no comments.",
    iFeed: "This week {B} returns the treat: {Bs} choice of place, {Bs} bill, and {A} only sits down.",
    feedsMe: "This week {A} returns the treat: {As} choice of place, {As} bill, and {B} only sits down.",
    iHold: "This week, for one day, {B} decides all, meals and bedtime, and {A} doesn’t change a word.",
    holdsMe: "This week, for one day, {A} decides all, meals and bedtime, and {B} doesn’t change a word.",
  },
  daily: {
    same: "This week put the chores on ten slips of paper and draw five each.",
    iFeed: "This week {A} quietly drops one chore; when {B} notices, it’s {Bn}.",
    feedsMe: "This week {B} quietly drops one chore; when {A} notices, it’s {An}.",
    iHold: "This week mark out a place for {Bo}, a desk or a shelf, that {A} won’t touch.",
    holdsMe: "This week mark out a place for {Ao}, a desk or a shelf, that {B} won’t touch.",
  },
  quarrel: {
    same: "Next row: three minutes each by the phone’s clock, the other takes notes and keeps quiet.",
    iFeed: "Next row: first {B} says back what {A} meant, and you go on when {A} nods.",
    feedsMe: "Next row: first {A} says back what {B} meant, and you go on when {B} nods.",
    iHold: "Next row: {As} first sentence is a question, followed by ten seconds’ wait.",
    holdsMe: "Next row: {Bs} first sentence is a question, followed by ten seconds’ wait.",
  },
  money: {
    same: "This week open one shared account, pay in the same sum, and look again in three months.",
    iFeed: "This week list what {A} spent on {Bo} and what {B} spent on {Ao}; look, don’t judge.",
    feedsMe: "This week list what {B} spent on {Ao} and what {A} spent on {Bo}; look, don’t judge.",
    iHold: "This week fix a sum below which {B} decides alone and needn’t tell {Ao}.",
    holdsMe: "This week fix a sum below which {A} decides alone and needn’t tell {Bo}.",
  },
  family: {
    same: "This week each ring the other’s parents for ten minutes, weddings not mentioned.",
    iFeed: "This week {B} sends {As} family word that all is well; a photo beats a speech.",
    feedsMe: "This week {A} sends {Bs} family word that all is well; a photo beats a speech.",
    iHold: "This week {A} has a meal at {Bs} family’s, and seat and topics are {Bn} to choose.",
    holdsMe: "This week {B} has a meal at {As} family’s, and seat and topics are {An} to choose.",
  },
  year: {
    same: "This week ring {y} on the calendar, each write down one thing for it, and compare.",
    iFeed: "This week {A} says what should be settled in {y}, and {B} writes down the date.",
    feedsMe: "This week {B} says what should be settled in {y}, and {A} writes down the date.",
    iHold: "This week list what {y} will cost: {A} writes it, {B} crosses things out.",
    holdsMe: "This week list what {y} will cost: {B} writes it, {A} crosses things out.",
  },
};
