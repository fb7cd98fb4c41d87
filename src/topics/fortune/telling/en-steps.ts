import type { Aspect } from "../aspect.ts";
import type { LotSetId } from "../data/lot.ts";
import { toInner } from "./en-passages.ts";
import type { View } from "./view.ts";

/** What a tone asks for in each matter: it leans to yes, stands level, leans to not yet. */
const steps: Record<Aspect | "open", [string, string, string]> = {
  love: [
    "In love an easy tone is about speaking: choose an evening when neither of you is in a hurry, put what you want in one sentence, and then let them answer it themselves.",
    "In love a level tone is about looking: for the next three meetings watch one thing, whether small promises get kept, and trust them by that count.",
    "In love a tight tone is about drawing in: for a month add no new vow and give no last warning, and get your own sleep and friends back first.",
  ],
  work: [
    "In work and money an easy tone is about going first: write down the figure and the date you want and settle both face to face while they’re still keen.",
    "In work and money a level tone is about trying: risk one round with what you can afford to lose, and write beforehand the day and the sum at which you stop.",
    "In work and money a tight tone is about keeping: leave the income you have alone, stand surety for nobody, add no capital, and put by three months of bills.",
  ],
  health: [
    "In health an easy tone speaks of spirits coming back: use them to fix your hours, keep the follow-up, and don’t stop halfway because you’re somewhat better.",
    "In health a level tone says don’t guess: for two weeks note which days are bad and what you’d done, and hand the notebook to the doctor.",
    "In health a tight tone says don’t tough it out: cut the load, sleep your fill, keep someone by who knows how you are, and book what’s due this week.",
  ],
  travel: [
    "In travel an easy tone is about setting out: once date and company are fixed, book, and leave one afternoon empty for whatever you haven’t foreseen.",
    "In travel a level tone is about the way back: buy a ticket that can be changed, sign the shorter lease, and decide on the third day whether you’ll stay.",
    "In travel a tight tone is about delay: put it off a stage if you can, and otherwise go by day, by roads you know, with word sent home from each stop.",
  ],
  lost: [
    "With things lost an easy tone mostly means it comes back: walk backwards from the moment you last used it, and at each stop look low and into the cracks.",
    "With things lost a level tone means half searching and half waiting: turn the place out once today, tell three people who go there, and then leave it.",
    "With things lost a tight tone means stop the damage first: have cards blocked, passwords changed and papers replaced, and whatever you find afterwards is a gift.",
  ],
  lawsuit: [
    "In a dispute an easy tone is about stopping while ahead: put forward terms that both could sign while the right is in your hand, and save yourself a season.",
    "In a dispute a level tone is about proof: set dates, names and papers in one table, and fill the empty squares before anything else.",
    "In a dispute a tight tone is about getting clear: reckon what another year would cost in money and sleep, and take that figure to the table as your limit.",
  ],
  open: [
    "You named no matter, so try the tone on whatever’s been hanging longest: easy means give it a date and go when the date comes, without waiting for every nod.",
    "You named no matter, so try the tone on whatever’s been hanging longest: level means it lacks one thing, a straight answer, a sum or a helper; get that first.",
    "You named no matter, so try the tone on whatever’s been hanging longest: tight means it carries one thing too many, a duty, a cost or a promise; take that off first.",
  ],
};

/** What the tone asks for in the matter asked about. */
export const toStep = ({ aspect, lot }: View): string => steps[aspect ?? "open"][1 - Math.sign(lot.lean)]!;

/** How the sheet is read: the last two lines of the verse, or the title where no verse is quoted. */
export const toMethod = ({ cast, lot }: View): string => {
  if (cast.verse)
    return "Such a verse is scenery in its first half and verdict in its second: the third line is where it turns and the last is where it lands. The picture’s own end is what to hold your matter against.";
  return lot.isStory
    ? `With no verse to go by, read the title. “${lot.title.en}” is the old tale printed on the sheet: ask what its people lacked, what turned things for them, and which step of it you’re standing on.`
    : `With no verse to go by, read the title. “${lot.title.en}” is named for what the verse shows: find which thing in it is you, and see which way that thing is going.`;
};

const sources: Record<LotSetId, string> = {
  "guanyin-100":
    "No set has gone further than this one: it opens with the parting of heaven and earth, lies in twelve palaces, knows three grades only and gives most lots a tale off the stage.",
  "leiyushi-100":
    "It’s the set people call Guan Di’s: two stems number each lot, grades run from most lucky to lowest, and the titles come out of histories and plays.",
  "jiazi-60":
    "It counts by the sixty pairs, four lines to a lot and no grades at all, and the temples of Taiwan and the Fujian coast use it more than any other.",
  "wongtaisin-100": "Its hundred lots go by number alone, with grades from highest to lowest and a tale out of history or legend on each.",
};

/** What the set is, and whose. */
export const toSource = ({ deity, temple, cast }: View): string =>
  `${sources[cast.set]} ${
    temple
      ? `It’s what ${temple} uses; the same number elsewhere may carry another verse.`
      : `Most temples of ${toInner(deity.name.en)} keep it, editions vary, and the same number elsewhere may carry another verse.`
  }`;
