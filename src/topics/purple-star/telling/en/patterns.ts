import type { PatternName } from "../../data/patterns.ts";

interface PatternWords {
  name: string;
  rule: string;
  meaning: string;
  /** The meaning of it to the person, for a headline. */
  yours: string;
}

export const patternWords: Record<PatternName, PatternWords> = {
  purpleTreasury: {
    name: "Star and Treasury",
    rule: "Purple Star and Treasury both in the Self palace",
    meaning: "one opens, one keeps: steady, sure of itself, a little aloof",
    yours: "steady and sure, a little aloof",
  },
  purpleTreasuryAttend: {
    name: "Star and Treasury attend",
    rule: "Self in Yin or Shen, Purple Star and Treasury in Wealth and Career",
    meaning: "backing for both work and money",
    yours: "work and money are backed",
  },
  facingLight: {
    name: "The Star faces the light",
    rule: "Purple Star in Wu as the Self star",
    meaning: "the emperor due south: a wide view, and much to carry",
    yours: "a wide view, much to carry",
  },
  lordAndMinisters: {
    name: "Lord and ministers",
    rule: "Purple Star in Self, both Aides in its square",
    meaning: "a will of its own, and people who help carry it out",
    yours: "your will, and people to carry it out",
  },
  treasuryMinister: {
    name: "Treasury and Minister attend",
    rule: "Treasury and Minister in Wealth and Career",
    meaning: "method, and an institution or a family behind you",
    yours: "method, and solid backing",
  },
  killBreakWolf: {
    name: "Marshal, Vanguard, Wolf",
    rule: "one of the three in Self; the other two then always stand in its trines",
    meaning: "a life of moves, better for moving",
    yours: "you do better for moving",
  },
  clerkStars: {
    name: "Clerk’s four",
    rule: "Mainspring, Moon, Concord and Roofbeam all in the square of Self",
    meaning: "a craft inside an institution, and steady water",
    yours: "one craft in one house, and steady water",
  },
  sunMoonShine: {
    name: "Sun and Moon both bright",
    rule: "Self in Chou, Sun in Si, Moon in You",
    meaning: "name and gain each have their own spring",
    yours: "you draw on both name and gain",
  },
  pearl: {
    name: "Pearl out of the sea",
    rule: "Self in Wei without a major star, Sun in Mao, Moon in Hai",
    meaning: "quiet at home, seen from afar",
    yours: "quiet at home, seen from afar",
  },
  sunMoonTogether: {
    name: "Sun and Moon together",
    rule: "Sun and Moon both in Self",
    meaning: "warm and cool by turns",
    yours: "you’re warm and cool by turns",
  },
  sunriseGate: {
    name: "Sun at the thunder gate",
    rule: "Sun in Mao as the Self star",
    meaning: "sunrise: early to show, glad to work",
    yours: "early to show, glad to work",
  },
  noonSun: {
    name: "Noon sun",
    rule: "Sun in Wu as the Self star",
    meaning: "full light, and the risk of burning out",
    yours: "full light, and the risk of burning out",
  },
  moonAtGate: {
    name: "Moon at heaven’s gate",
    rule: "Moon in Hai as the Self star",
    meaning: "a full moon: fine feeling, gains made quietly",
    yours: "fine feeling, gains made quietly",
  },
  moonOverSea: {
    name: "Moon over the sea",
    rule: "Concord and Moon in Zi as Self stars",
    meaning: "gentle, clear, unhurried",
    yours: "you’re gentle, clear, unhurried",
  },
  sunMoonTurned: {
    name: "Sun and Moon turned away",
    rule: "Sun in Xu or Hai, or Moon in Mao or Chen, as the Self star: both have lost their light",
    meaning: "uphill early on; it brightens away from home",
    yours: "uphill at home, brighter away",
  },
  giantSun: {
    name: "Gate and Sun",
    rule: "Sun and Great Gate in Self, in Yin or Shen",
    meaning: "lives by speech and learning: name first, gain after",
    yours: "you live by speech, name before gain",
  },
  hiddenJade: {
    name: "Jade in the rock",
    rule: "Great Gate in Self in Zi or Wu, with Fortune, Power or Fame in its square",
    meaning: "gifts that must be cut out before they show",
    yours: "your gifts must be cut out to show",
  },
  warriorWolf: {
    name: "Warrior and Wolf",
    rule: "Warrior and Wolf both in Self",
    meaning: "rough when young, better after thirty",
    yours: "rough when young, better after thirty",
  },
  fireWolf: {
    name: "Fire and Wolf",
    rule: "Wolf and Fire Star in one palace of Self’s square",
    meaning: "sudden openings: fierce, so take and close quickly",
    yours: "sudden openings, so take and close fast",
  },
  bellWolf: {
    name: "Bell and Wolf",
    rule: "Wolf and Bell in one palace of Self’s square",
    meaning: "long held in, then all at once",
    yours: "long held in, then all at once",
  },
  marshalFaces: {
    name: "Marshal faces the Dipper",
    rule: "Marshal in Self in Zi, Wu, Yin or Shen",
    meaning: "holds a post alone, best under pressure",
    yours: "alone, and best under pressure",
  },
  vanguardHome: { name: "Hero at home", rule: "Vanguard in Self in Zi or Wu", meaning: "dares to break and to build", yours: "you dare to break and to build" },
  elderHome: {
    name: "Elder at home",
    rule: "Roofbeam in Wu as the Self star",
    meaning: "others come here when in trouble",
    yours: "people in trouble come to you",
  },
  pivotBeam: {
    name: "Kind counsel",
    rule: "Mainspring and Roofbeam in Self, in Chen or Xu",
    meaning: "plans well and shields others: an adviser",
    yours: "you plan well and shield others",
  },
  judgeAtHome: {
    name: "The Judge at home",
    rule: "Judge in Self in Wei or Shen",
    meaning: "principle and drive, if held in",
    yours: "principle and drive, if held in",
  },
  sunBeamScholarStipend: {
    name: "Sun, Beam, Scholar, Stipend",
    rule: "Sun, Roofbeam, Scholar, and Stipend or Fortune all in Self’s square",
    meaning: "strongest in examinations and licences",
    yours: "strong at tests and licences",
  },
  wealthFlanksSeal: {
    name: "Wealth beside the seal",
    rule: "Minister in Self; Great Gate next to it carries Fortune, Roofbeam on the other side",
    meaning: "held up from both sides, easily trusted",
    yours: "held up on both sides, trusted",
  },
  troubleFlanksSeal: {
    name: "Trouble beside the seal",
    rule: "Minister in Self; Great Gate next to it carries the Snag, Roofbeam on the other side",
    meaning: "managed from both sides: draw the line early",
    yours: "managed twice, so draw the line",
  },
  ramAndSeal: {
    name: "Blade on the seal",
    rule: "Judge, Minister and Ram all in Self",
    meaning: "rules can cost you: read the contract",
    yours: "rules can cost you, so read contracts",
  },
  threeWonders: {
    name: "Three wonders meet",
    rule: "Fortune, Power and Fame all in Self’s square",
    meaning: "chance, say and name pull one another along",
    yours: "chance, say and name come together",
  },
  twoStipendsAttend: {
    name: "Two incomes attend",
    rule: "Stipend and Fortune both in Wealth and Career",
    meaning: "more than one way to earn",
    yours: "you have more than one way to earn",
  },
  twoStipendsMeet: {
    name: "Two incomes meet",
    rule: "Stipend and Fortune both in Self",
    meaning: "earning and keeping in one person",
    yours: "you both earn and keep",
  },
  fortunePower: {
    name: "Fortune with Power",
    rule: "Fortune and Power both in Self",
    meaning: "chances, and the grip to hold them",
    yours: "chances, and the grip to hold them",
  },
  stipendHorse: {
    name: "Income on horseback",
    rule: "Sky Horse with Stipend or Fortune in one palace of Self’s square",
    meaning: "money comes by moving",
    yours: "money comes to you by moving",
  },
  aidesTogether: {
    name: "Both Aides at home",
    rule: "Left and Right Aide both in Self",
    meaning: "help is near, and you give it too",
    yours: "help is near, and you give it too",
  },
  aidesFlank: {
    name: "Aides on both sides",
    rule: "Left and Right Aide in the two palaces beside Self",
    meaning: "a hand on either elbow",
    yours: "a hand on either elbow",
  },
  lettersTogether: {
    name: "Scholar and Muse at home",
    rule: "Scholar and Muse both in Self",
    meaning: "order and feeling in one pen",
    yours: "order and feeling in one pen",
  },
  lettersFlank: {
    name: "Scholar and Muse beside",
    rule: "Scholar and Muse in the two palaces beside Self",
    meaning: "learning on one side, speech on the other",
    yours: "learning here, speech there",
  },
  patrons: {
    name: "Patrons front and back",
    rule: "Patron and Patroness, one in Self, one in Travel",
    meaning: "somebody helps at home and abroad",
    yours: "you’re helped at home and abroad",
  },
  emptySoul: {
    name: "Empty Self",
    rule: "no major star in Self; those of Travel, opposite, are read instead",
    meaning: "takes the shape of where it lives",
    yours: "you take the shape of where you live",
  },
  arrowOnHorse: {
    name: "Arrow on the horse’s head",
    rule: "Ram in Wu in Self",
    meaning: "wins in tight places; haste is the danger",
    yours: "you win in tight places",
  },
  flankedTrouble: {
    name: "Snag between blades",
    rule: "Stipend in Self, so Ram and Millstone stand on either side; the Snag is in Self too",
    meaning: "pulled from two sides: keep rather than grow",
    yours: "pulled two ways, so keep, don’t grow",
  },
  fireBellFlank: {
    name: "Fires on both sides",
    rule: "Fire Star and Bell in the two palaces beside Self",
    meaning: "hurried from both sides",
    yours: "you’re hurried from both sides",
  },
  voidRaidFlank: {
    name: "Gaps on both sides",
    rule: "Void and Raid in the two palaces beside Self",
    meaning: "plans get interrupted: leave slack",
    yours: "plans get interrupted, so leave slack",
  },
  voidInSoul: {
    name: "A gap in Self",
    rule: "Void or Raid in Self",
    meaning: "thinks unlike others: good for making, poor for hoarding",
    yours: "you think unlike others; make, don’t hoard",
  },
};

/** How many plates make a pattern, of a hundred or of a thousand. */
export const toShare = (percent: number): string =>
  percent < 1 ? `${Math.round(percent * 10)} plates in a thousand` : `${Math.round(percent)} plates in a hundred`;
