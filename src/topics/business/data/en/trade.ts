import type { Element, Relation } from "../../../kit/hexagrams/elements.ts";
import type { StrengthLevel } from "../../../kit/pillars/strength.ts";
import type { TradeGroup } from "../industries.ts";

export const customs: Record<TradeGroup, string> = {
  food: "a name for food is shouted across a road; a friend must get it out in two seconds",
  care: "a name for care must make people willing to lie down, so soft counts for more than new",
  style: "a name for dress or home is sewn into a collar and must fit a finger’s width",
  culture: "a name in design or media has to survive its own biography; a word too full is old in a year",
  learning: "parents type a school’s name into a search box, and half is lost if another one comes up",
  tech: "a name in technology is first met on a screen, where one letter must be left to know it by",
  trade: "a trading name is given over the phone; if it’s written right at once, that’s one invoice fewer to mend",
  building: "a builder’s name stands on hoardings and van doors and is read at fifteen paces",
  finance: "a name for money or law heads a contract; each joke in it takes off weight",
  leisure: "a name for leisure leaves in photographs, and must be known by half its sign",
};

export const groupDoings: Record<TradeGroup, string> = {
  food: "say it once to three strangers in a noisy room and see how they spell it",
  care: "put it first in a booking message to five regulars and see who asks whose it is",
  style: "print it two centimetres wide on a label and hold it at arm’s length",
  culture: "put it in a hundred-word biography and read that aloud, listening for the place where it needs explaining",
  learning: "look it up once on the map and once in a search, and add a word if the town has one already",
  tech: "shrink the icon to a fingernail and decide today which letter stays",
  trade: "ring somebody, give it once, and ask them to write it down",
  building: "print it a metre wide in black on white and walk back fifteen paces",
  finance: "set it at the head of a contract and have a colleague read it out",
  leisure: "photograph half the sign and let a friend guess the rest",
};

export const fitTexts: Record<Relation, (name: string, trade: string) => string> = {
  same: (name) => `name and trade are both ${name}, like family minding the shop: people hear at once what you sell, and nothing surprises them`,
  feedsMe: (name, trade) => `${name} in the name feeds the ${trade} of the trade, the match that old rules like best: the name does part of the work`,
  iFeed: (name, trade) => `the trade’s ${trade} goes to feed the name’s ${name}, so the business pays for its sign first and is paid back once it’s known`,
  iHold: (name, trade) => `the trade’s ${trade} keeps the name’s ${name} in order: it looks sound, and some of its freshness goes under house rules`,
  holdsMe: (name, trade) => `the name’s ${name} presses on the trade’s ${trade}: it sounds like another kind of shop, and people look twice at the window`,
};

export const relationTexts: Record<Relation, Record<StrengthLevel, string>> = {
  same: {
    weak: "the trade is of your own kind, and a weak chart gains by company: a partner suits you better than going alone",
    balanced: "the trade is of your own kind; its temper is yours, rivals are many, and details decide",
    strong: "the trade is of your own kind, and you have enough of that: rivals and the split with partners will tire you most",
    dominant: "the trade is of your own kind, and a chart like yours should run with it: narrow and deep",
    yielding: "the trade is of your own kind while your chart goes where others lead: don’t make house rules of your own moods",
  },
  iFeed: {
    weak: "the trade draws on what you make and say, and that tires a weak chart: hand out work and keep one day a week free of orders",
    balanced: "the trade draws on your hands and your tongue, and you can both give and stop: change the samples often",
    strong: "you have strength to spare, and this trade is its way out: the more you make, the better you feel",
    dominant: "so much drive wants something to make, and a day without work in hand is worse than a long one",
    yielding: "a chart that goes along turns out work well: follow the orders before you form a style",
  },
  iHold: {
    weak: "the trade is wealth in your chart and you’re weak to carry it: start small, leave the books to an accountant, never buy a full year’s stock",
    balanced: "the trade is wealth in your chart and you can carry it, if you read the takings yourself each week",
    strong: "strong and facing wealth, you have hands to take it: busy days clear your head, idle ones make you open a second shop",
    dominant: "all your drive goes one way, so a keeper of the purse will help you more than a man of ideas",
    yielding: "your chart follows money: give the market what it asks and you’ll go further than by insisting",
  },
  holdsMe: {
    weak: "the trade governs you: rules, inspections and large clients press, and a weak chart should hire someone who knows them",
    balanced: "the trade has many rules and you can bear them, once the licences are in hand",
    strong: "you’ve more strength than guidance, and this trade’s rules can give you a shape",
    dominant: "you hate being told and have picked a trade that tells: list what must be kept before you open",
    yielding: "your chart goes with the rules, so supplying a large house is your least tiring road",
  },
  feedsMe: {
    weak: "the trade feeds you: it has teachers, licences and old papers to lean on, and a weak chart gets its breath back",
    balanced: "the trade is ground under you: use each thing as you learn it and a name will come",
    strong: "you’re fed already and this adds more: much thought, little done, so give each idea a delivery date",
    dominant: "food and nature run one way and the work grows more and more like you; listen to one outsider",
    yielding: "the trade asks you to stand alone and your chart would rather follow: find a partner with a backbone",
  },
};

export const elementHabits: Record<Element, string> = {
  wood: "open a little earlier and keep one living plant",
  fire: "turn the lights up a notch, above all the one at the door",
  earth: "close the books and the stock once a week and give things a fixed place",
  metal: "put prices, contracts and returns in black and white",
  water: "leave an hour unbooked and talk two sentences more with each customer",
};
