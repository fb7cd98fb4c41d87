import type { Strength } from "../../../kit/hexagrams/strength.ts";
import type { Sign } from "../matter.ts";

type MatterMeaning = Record<Strength | "absent", string> & { about: string };

/** Where the matter has a nature of its own: what its relative stands for, and what each strength of it says, in the matter’s words. */
export const matterMeanings: Partial<Record<Sign, MatterMeaning>> = {
  child: {
    about: "the young, your own child among them",
    strong: "the child has strength enough, so lend a hand and don’t do it for them",
    middling: "it goes well one week and badly the next, so let go in the one and stay near in the other",
    weak: "there’s little behind them just now, so ask whether they’re tired before you ask anything else",
    absent: "what they think hasn’t been said aloud, and someone has to sit down and listen",
  },
  pet: {
    about: "the young, and the animals of the house",
    strong: "it’s quick and sound, so feed it as ever and call it by its name",
    middling: "it’s up one day and down the next, and wants its hours kept",
    weak: "there’s little go in it now, so fuss less and sit with it more",
    absent: "it isn’t in sight, so begin where it likes best to lie",
  },
  elder: {
    about: "your elders, and papers and houses too",
    strong: "your elders stand firm and their word counts, so tell them first",
    middling: "they help with one hand and steer with the other; take the help and talk about the rest",
    weak: "they’ve little strength to spare now, so don’t lay more on them",
    absent: "they haven’t come forward, and the first word is yours",
  },
  sibling: {
    about: "brothers, sisters and equals",
    strong: "there’s a will there and the means, so settle which part is whose",
    middling: "there’s half help and half looking on, so say what you want and don’t leave it to a guess",
    weak: "that side is stretched as well, and the less you count on it the better you’ll stay friends",
    absent: "nobody has stepped into this from that side, so ask whether they want to",
  },
  shop: {
    about: "money and goods, and so a shop’s trade",
    strong: "goods move and there’s cash in the till; the one risk is spreading too fast",
    middling: "there are customers and there’s a leak, so set the good days beside the bad",
    weak: "trade is thin for now, so bring the rent and the stock down first",
    absent: "the takings haven’t shown themselves, so look for customers before you buy more stock",
  },
  goods: {
    about: "money and goods",
    strong: "the thing is real, so go and ask for it, list in hand",
    middling: "part of it shows, so write the sum down first",
    weak: "it’s soft for now, so reckon it small and don’t wait on it",
    absent: "it hasn’t shown itself, so ask where it last passed through a hand",
  },
};
