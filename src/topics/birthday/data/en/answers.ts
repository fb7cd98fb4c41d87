import type { Element, Relation } from "../../../kit/hexagrams/elements.ts";
import type { SpouseStar } from "../../telling/spouse-star.ts";

/** The condition, by the useful element; after “if you ”. */
export const conditions: Readonly<Record<Element, string>> = {
  wood: "find someone to teach you first",
  fire: "let the right people see you first",
  earth: "put days and funds in order first",
  metal: "get the terms down on paper first",
  water: "ask around and keep a way back",
};
/** What stands in the way, by family. */
export const troubles: Readonly<Record<Relation, string>> = {
  same: "both sides want the last word",
  iFeed: "plans run ahead of what’s done",
  iHold: "too much goes through your hands",
  holdsMe: "the weight overhead never lifts",
  feedsMe: "you think too long and start late",
};
/** Who suits, by the family of the seat's main god; after “someone ”. */
export const seatWants: Readonly<Record<Relation, string>> = {
  same: "who walks beside you and leaves you your chair",
  iFeed: "you can be at ease with",
  iHold: "who’ll do the household sums with you",
  holdsMe: "whose word holds and who can hold you",
  feedsMe: "who makes you feel safe",
};
export const spouseShort: Readonly<Record<SpouseStar["place"], string>> = {
  year: "the old circle comes first",
  month: "you’ll meet through work",
  hour: "the later one counts",
  mixed: "two kinds tempt you",
  double: "no lack, no reason to stop",
  seat: "outsiders hear of it last",
  hidden: "you hide it too well",
  absent: "someone near goes unseen",
};
export const yearGrades: readonly string[] = ["is heavy going", "has a snag", "has some help", "runs easy"];
export const yearReasons: Readonly<Record<"love" | "work" | "money", Readonly<Record<string, string>>>> = {
  love: {
    clash: "the year clashes with the partner’s seat, so something between you shifts, the distance or the way you live",
    whole: "the year closes a frame of three on the partner’s seat, so friends and family help things along",
    sixHarmony: "the year harmonises with the partner’s seat, so you meet whom you should and can settle what’s open",
    halfHarmony: "the year goes half way to the partner’s seat, so it warms, and wants one step from you",
    punishment: "the year chafes the partner’s seat, so trifles come up twice and old scores are best left",
    harm: "the year harms the partner’s seat, so there’s gossip and half of it is enough",
    break: "the year breaks the partner’s seat, so plans get moved and want making again",
    star: "the partner’s star arrives, so someone turns up and the rest is yours",
    welcome: "nothing touches the partner’s seat, but the year feeds you and an easy mind talks well",
    unwelcome: "nothing touches the partner’s seat, and you’ve your own load, so don’t carry it home",
  },
  work: {
    clash: "the year clashes with the working place, so post, boss or site will change",
    whole: "the year closes a frame of three on the working place, so people join up with you and a team takes shape",
    sixHarmony: "the year harmonises with the working place, so someone speaks for you and terms come easily",
    halfHarmony: "the year goes half way to the working place, so one job brings another",
    punishment: "the year chafes the working place, so people tire you more than tasks do",
    harm: "the year harms the working place, so messages bend and want writing down",
    break: "the year breaks the working place, so what’s finished needs a second check",
    star: "rank and backing come, so reviews, licences and references are well timed",
    welcome: "what comes is what you need, and the work moves when pushed",
    unwelcome: "what comes isn’t what you need, so hold what you have and open nothing",
  },
  money: {
    star: "wealth comes into view and wants your strength to fetch it",
    welcome: "wealth isn’t in sight, but the year feeds you, so store up craft and clients",
    unwelcome: "wealth isn’t in sight and plenty wants effort, so cut the budget by a tenth",
  },
};
/** {m}: the months left. */
export const months: Readonly<Record<Element, string>> = {
  wood: "from early February to early April",
  fire: "from early May to early July",
  earth: "in the second half of {m}",
  metal: "from early August to early October",
  water: "from early November to early January",
};
/** The rarest thing of a chart, after “The rarest thing in this chart: ”, and after “, so ” what it does. */
export const rare: Readonly<Record<string, string>> = {
  "extreme.dominant": "it all goes one way, as one chart in a hundred and seventy does, so you fare best going with your own push",
  "extreme.yielding": "the day master gives way altogether, as one chart in eighty does, so joining the main stream saves you half the work",
  "frame.same": "three branches join in your own element, so there’s a band around you wherever you go, and only its voice",
  "frame.iFeed": "three branches join in what you give out, so you can’t stop making and telling",
  "frame.iHold": "three branches join in what you manage, so means come to your hands and then want managing",
  "frame.holdsMe": "three branches join in what holds you, so the heavy jobs find you",
  "frame.feedsMe": "three branches join in what feeds you, so there’s roof and books enough, and a door to push",
  "heavy.same": "{p} percent is your own kind, so there’s will enough and little yielding",
  "heavy.iFeed": "{p} percent is what you give out, so ideas outrun what’s finished",
  "heavy.iHold": "{p} percent has to pass through your hands, so you neither let go nor sleep deep",
  "heavy.holdsMe": "{p} percent holds you, so it lifts you by day and wakes you by night",
  "heavy.feedsMe": "{p} percent feeds you, so you think it through and move late",
  "absent.same": "there’s next to none of your own kind ({p} percent), so you’re used to deciding alone",
  "absent.iFeed": "only {p} percent is what you give out, so of ten parts felt three get said",
  "absent.iHold": "only {p} percent is wealth, so you know what a thing is worth and not what it costs",
  "absent.holdsMe": "only {p} percent holds you, so deadlines and bosses have to be borrowed",
  "absent.feedsMe": "only {p} percent feeds you, so you ask for nothing and learn by falling",
  "climate.fire": "it was born in the cold with {p} percent fire, so get warm before you try the rest",
  "climate.water": "it was born in the heat with {p} percent water, so cool down before you try the rest",
  echo: "one pillar stands there twice, so an old question returns and wants a new answer",
  mixedOffice: "Duty and Pressure both show, so two people always want you to account",
  outputHoldsPressure: "Output meets Pressure, so the harder the case the better you look",
  witMeetsDuty: "Wit faces Duty, so you’re right at the wrong moment",
  bladeAndPressure: "Rival meets Pressure, so your hard streak is capital in a siege",
  pressureToInsight: "Pressure feeds Insight, so strain became an eye for people",
  pressureToSupport: "Pressure feeds Support, so the one who scolds you most will also vouch for you",
  dutyToSupport: "Duty feeds Support, so post, paper and name link up",
  witWithSupport: "Wit goes with Support, so you have an edge and a ruler",
  wealthToDuty: "Earnings feeds Duty, so well-kept figures bring the post",
  rivalsAtEarnings: "Rival stands by Earnings, so someone’s always next to your pay",
  rivalsAtWindfall: "Companion stands by Windfall, so all your friends see the chance too",
  outputToWindfall: "Output feeds Windfall, so your craft earns on the side",
  outputToEarnings: "Output feeds Earnings, so one slow craft keeps one steady wage",
  witToWindfall: "Wit feeds Windfall, so ideas turn straight into money",
  witToEarnings: "Wit feeds Earnings, so your tongue earns your wage",
  earningsBreakSupport: "Earnings presses on Support, so ready money stopped the studies",
  windfallFeedsPressure: "Windfall feeds Pressure, so with money comes trouble",
  bothWealths: "Earnings and Windfall both show, so you earn on two legs and need one ledger",
};
/** The hand one plays first, by the month's ten god. */
export const gifts: Readonly<Record<string, string>> = {
  比肩: "running your own patch",
  劫财: "waking up in a contest",
  食神: "slow, fine work",
  伤官: "seeing what to change",
  偏财: "people met out and about",
  正财: "figures that add up",
  七杀: "taking the hard end first",
  正官: "going by the book",
  偏印: "digging where few dig",
  正印: "learning before doing",
};
/** What a year brings to love, work and money, in a headline; after “in 2027 ”. */
export const yearShort: Readonly<Record<"love" | "work" | "money", Readonly<Record<string, string>>>> = {
  love: {
    clash: "something between you shifts",
    whole: "friends and family help along",
    sixHarmony: "what’s open can be settled",
    halfHarmony: "it warms and wants one step",
    punishment: "trifles come up twice",
    harm: "gossip gets in the way",
    break: "plans get moved",
    star: "the partner’s star arrives",
    welcome: "the year feeds you",
    unwelcome: "you’ve a load of your own",
  },
  work: {
    clash: "post, boss or site will change",
    whole: "a team forms around you",
    sixHarmony: "someone speaks for you",
    halfHarmony: "one job brings another",
    punishment: "people tire you, not tasks",
    harm: "messages bend on the way",
    break: "finished work wants a recheck",
    star: "rank and backing come",
    welcome: "work moves when pushed",
    unwelcome: "it pays to hold what you have",
  },
  money: {
    star: "wealth comes into view",
    welcome: "it pays to store up clients",
    unwelcome: "plenty wants effort first",
  },
};
/** Where the work is done, by what the useful element is to the day master; after “Teaching or design suits you ”. */
export const workPlaces: Readonly<Record<Relation, string>> = {
  same: "with colleagues at hand",
  iFeed: "where your work speaks",
  iHold: "with clients and cash in hand",
  holdsMe: "with a post and a rule book",
  feedsMe: "once you hold the licence",
};
/** The trades of the useful element, the two foremost. */
export const tradeShort: Readonly<Record<Element, string>> = {
  wood: "Teaching or design",
  fire: "Food or film",
  earth: "Property or land",
  metal: "Engineering or law",
  water: "Trade or travel",
};
/** What feeds an element day to day, in a headline. */
export const habits: Readonly<Record<Element, string>> = {
  wood: "walk among trees till you sweat",
  fire: "hot breakfasts and morning sun",
  earth: "fixed hours for meals and bed",
  metal: "end the day with three lines",
  water: "keep an hour nobody can reach",
};
/** What one wants of a partner, by the family of the seat’s main god; after “yours wants ”. */
export const seatShort: Readonly<Record<Relation, string>> = {
  same: "an equal",
  iFeed: "ease in company",
  iHold: "a fellow planner",
  holdsMe: "a word that holds",
  feedsMe: "to feel safe",
};
/** How wealth stands to strength; after “Wealth is 22 percent: ”. */
export const wealthShort: Readonly<Record<string, string>> = {
  "strong.much": "you can carry it",
  "strong.some": "you’ve force to spare",
  "strong.little": "earned, and soon gone",
  "even.much": "a full tray, held level",
  "even.some": "it fits your strength",
  "even.little": "little, and little missed",
  "weak.much": "in view, too heavy to lift",
  "weak.some": "paid for in strength",
  "weak.little": "light, and so are you",
};
