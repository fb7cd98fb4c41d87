import type { BySign } from "../told.ts";

/** The sign on the seventh cusp: whom one looks for. */
export const partnerSigns: BySign = {
  aries: "someone quick and plain who starts the argument and ends it",
  taurus: "someone solid, slow to anger, fond of lunch",
  gemini: "someone who talks, reads and answers back",
  cancer: "someone who’ll look after the two of you and mind when you’re late",
  leo: "someone with a bit of theatre who’s proud of you in company",
  virgo: "someone exact and modest who notices what you’ve run out of",
  libra: "someone fair and good-looking who asks before deciding",
  scorpio: "someone deep and hard to fool who stays when it’s ugly",
  sagittarius: "someone with a far horizon and a loud laugh",
  capricorn: "someone grown-up with a plan and a dry wit",
  aquarius: "someone odd in the right way who needs room as you do",
  pisces: "someone gentle with a dream or a wound that you can’t help seeing to",
};
/** The sign at the midheaven: the manner of the calling. */
export const callingSigns: BySign = {
  aries: "work you start yourself and can win at: founding, selling first, going in when it burns",
  taurus: "work with a thing at the end of it: building, growing, cooking, keeping accounts that balance",
  gemini: "work in words and traffic: writing, teaching, trading, two jobs at once",
  cancer: "work that feeds or houses people, and a team small enough to know by name",
  leo: "work with your name on it and someone watching: a stage, a shop, a class",
  virgo: "work where exactness is the point: healing, mending, checking, editing",
  libra: "work between two sides: law, design, advice, anything done in pairs",
  scorpio: "work below the surface: research, surgery of any kind, crisis, other people’s money",
  sagittarius: "work with distance in it: teaching, publishing, foreign trade, guiding",
  capricorn: "work with rungs: an institution, a trade with a master’s paper, your own firm in time",
  aquarius: "work on what doesn’t exist yet: technology, reform, a network, on your own terms",
  pisces: "work that needs feeling more than a plan: art, care, music, the sea",
};
/** The sign on the second cusp: how one earns and spends. */
export const purseSigns: BySign = {
  aries: "by quick strokes, spent just as quickly",
  taurus: "slowly, in things you can touch, and it stays",
  gemini: "from two or three small taps at once",
  cancer: "by saving against a winter nobody else expects",
  leo: "by being seen, with a hole called generosity",
  virgo: "by skill and by the hour, priced too low",
  libra: "through taste, or through someone who likes you",
  scorpio: "in silence, by all or nothing",
  sagittarius: "by large luck and larger plans",
  capricorn: "late, well and on paper",
  aquarius: "in bursts, by something your parents can’t explain",
  pisces: "by feel, with a leak for every sad story",
};
