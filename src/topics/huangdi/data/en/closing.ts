import type { Bone } from "../../cast-types.ts";
import type { Field } from "../../telling/parts.ts";
import type { BodyPart } from "../body-places.ts";

/** Family’s one thing to do, by the heaviest bone; an order, no full stop. */
export const familyDoings: Readonly<Record<Bone, string>> = {
  year: "ring the oldest of your family and ask one thing about being young",
  month: "eat with one you grew up with, brother, sister or friend, and talk no business",
  day: "tell your family one thing you’ve decided, as news and not as a question",
  hour: "write three lines to a child of the family, to send or to keep",
};

/** What to watch for, by field and the lightest bone; no full stop. */
export const watchings: Readonly<Record<Field, Readonly<Record<Bone, string>>>> = {
  work: {
    year: "whoever says “in my day”; that’s not your yardstick",
    month: "the colleague who falls silent first in a meeting; ask what worries them",
    day: "how often you say “whatever”; three times a week means you’re tired",
    hour: "who drags at the last step, since that’s most likely where money leaks",
  },
  love: {
    year: "whose family’s old rule is brought out first",
    month: "a verdict friends pass on the two of you; note it, don’t act on it yet",
    day: "who pours the water after a quarrel; that one minds more",
    hour: "a pause of some seconds when you say “later on”",
  },
  money: {
    year: "the thought of asking home; look at your own books first",
    month: "dinners and gifts out of courtesy, and whom they went to this month",
    day: "what you order on a bad day; pay the morning after",
    hour: "things that renew themselves; write down the dates",
  },
  inner: {
    year: "the moment a sentence comes out in a parent’s voice",
    month: "whether you feel relief or emptiness after company",
    day: "your first thought on waking; three mornings alike, take it seriously",
    hour: "what you worry about before sleep, and whether it’s always the same",
  },
  family: {
    year: "who at home says half of something; the other half you must ask for",
    month: "which of your own age suddenly stops talking",
    day: "the minute when you act well in front of them",
    hour: "which gesture of yours a child copies; that’s the one you didn’t hide",
  },
};

/** Two bones that pull apart: the heaviest and the lightest, and which weighs more; no full stop. */
export const pairTexts: Readonly<Record<Bone, Readonly<Partial<Record<Bone, string>>>>> = {
  year: {
    month: "home holds you and nobody outside takes over; mention home less, for the outside is your road",
    day: "home weighs more than you do and you may live for others; in what matters, your own word counts more",
    hour: "much behind and little ahead; old capital is no pension, so lay by now",
  },
  month: {
    year: "people outside help and home can’t; don’t compare the two, you’ll lean on the outside more",
    day: "those around you know their mind better than you know yours; going along is easy until you lose yourself, so answer a day late",
    hour: "the middle is lively and the end is cold; two who stay outweigh a full table",
  },
  day: {
    year: "you’re heavy and home is light: early on your own, early alone; asking once is no shame",
    month: "alone you can, in partnership it’s hard; write who does what if you must, but single work weighs more",
    hour: "you’re strong now and thin later; don’t cost thirty years on with today’s strength",
  },
  hour: {
    year: "a light start and a heavy finish, so “better with age” has grounds here; the price is the first years, when nothing shows",
    month: "heavy later, light among peers: your name is made by those who come after, so skip a quarrel now",
    day: "heavy later and light today, so you put things off to the future; decide a small one now",
  },
};

/** A place that a light sum, or a heavy one, seems to speak against; no full stop. */
export const placeAgainst: Readonly<Record<BodyPart, Readonly<Record<"light" | "heavy", string>>>> = {
  头: {
    light: "a head’s place on light bones thinks of more than it can hold up; find who carries the chair before you sit in it",
    heavy: "a heavy head on heavy bones turns slowly; when someone objects, listen one sentence longer",
  },
  肩: {
    light: "your shoulder offers and your bones don’t weigh; people think it’s easy when it’s pure will, so take one load off",
    heavy: "heavy bones and a willing shoulder draw loads by themselves; knowing how to refuse beats knowing how to bear",
  },
  手: {
    light: "busy hands on light bones make much and keep little; choosing work slowly beats taking more",
    heavy: "the heavy tend to sit and wait while your hands can’t; trust the hands, waiting isn’t your road",
  },
  腹: {
    light: "your belly keeps words, and the bones keep little nerve; take out one thing you’ve saved and use it",
    heavy: "heavy bones and a gift for storing mean all in and nothing out; let something move and you’ll stand firmer",
  },
  腰: {
    light: "a waist holds up two ends on light bones, and you tire first; let go of one end",
    heavy: "your bones are heavy and the waist is where one bends; they want you hard, and your way is soft, which is what works",
  },
  膝: {
    light: "bent knees on light bones make bowing a habit; choose one thing in these years to stand straight for",
    heavy: "so heavy, and on the winding path; the weight lands when the bends are done, so don’t call it slow",
  },
  足: {
    light: "moving feet on light bones go fast and drift far; wherever you come, find one acquaintance before you settle",
    heavy: "the heavy should sit and you have a foot’s fate; go, and leave one root where it was",
  },
};
