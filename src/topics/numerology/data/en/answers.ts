import type { Theme } from "../../../kit/question/question.ts";
import type { ByDigit } from "../numbers.ts";

/** Why a field is stuck, by the life path’s digit: finishes “because …”. */
export const reasons: Readonly<Record<Theme, ByDigit>> = {
  work: {
    1: "you won’t wait for others to catch up, so it all lands on you",
    2: "you leave the line you ought to say to somebody else",
    3: "too much is begun and too little closed",
    4: "you’re holding out until every condition is met",
    5: "you move on just as it’s about to fruit",
    6: "you do other people’s share by day and your own at night",
    7: "you’re still checking and the table has been cleared",
    8: "you want to decide and you’ve been hired to do",
    9: "the messes you clear up aren’t entered to anyone’s account",
  },
  love: {
    1: "you’re three steps ahead and find you aren’t holding a hand",
    2: "you wait to be guessed, and the other never learnt how",
    3: "you’ve said all that matters as a joke",
    4: "you give arrangements where a word is wanted",
    5: "you head for the door when you’re asked",
    6: "you look after them so fully there’s nowhere to put a hand",
    7: "you’re watching, and they think you’re out",
    8: "you remember too well who owes whom",
    9: "your heart’s shared among many, and the nearest slice is thin",
  },
  money: {
    1: "you’d sooner lose on it than wait three days",
    2: "you can’t bring yourself to name a price",
    3: "you pay for everyone when you’re glad",
    4: "you only save, and what comes in hasn’t moved",
    5: "it comes in peaks, and nothing was stored on the peak",
    6: "the household’s share has no lid",
    7: "you know a lot and label it cheap",
    8: "the table’s laid wider than the cash",
    9: "you’re too shy to ask for what you’ve lent",
  },
  inner: {
    1: "everything has to be won, and a rest counts as a loss",
    2: "someone frowns and you take the blame",
    3: "there’s nowhere to put the sadness, so it comes out as chatter",
    4: "when the plan goes, you go with it",
    5: "you want to leave and don’t know where to",
    6: "you come last on your own list",
    7: "you’ve tried the case three times with nobody in the gallery",
    8: "you price yourself by results",
    9: "the old hasn’t left, so the new can’t get in",
  },
};
