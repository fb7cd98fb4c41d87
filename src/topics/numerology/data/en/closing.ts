import type { Theme } from "../../../kit/hearing/question.ts";
import type { ByDigit } from "../numbers.ts";

/** One thing to do, by field and personal year. */
export const doings: Readonly<Record<Theme, ByDigit>> = {
  work: {
    1: "put the thing you’d most like to start on one page and send it to someone who can say yes",
    2: "have tea with the person who never wrote back, and ask only how they are",
    3: "take three pictures of one finished job and post them with five sentences",
    4: "list all you have in hand, strike one item and finish the oldest",
    5: "ask someone in another trade what their Tuesday looks like",
    6: "walk a newcomer through one whole job and let them do the doing",
    7: "switch off alerts for two hours and get to the bottom of the part you’ve been skipping",
    8: "put this year’s results into three figures and ask for twenty minutes upstairs",
    9: "write the handover note, even if you aren’t leaving yet",
  },
  love: {
    1: "send the first message, one line and no preamble",
    2: "keep one evening for hearing the other out",
    3: "go somewhere you’ll both laugh, with the phones in a bag",
    4: "settle one chore between you, who and on which day",
    5: "walk forty minutes down a road neither of you knows",
    6: "cook for them at your place",
    7: "write a letter you needn’t send and decide in the morning",
    8: "say to their face the one thing you feel is unfair",
    9: "put the keepsakes in a box, tape it and date it",
  },
  money: {
    1: "open a new account and put the first coins in",
    2: "get one spoken deal onto paper, a copy each",
    3: "write down a week’s meals out, without scolding yourself",
    4: "pay one instalment early on whatever charges most",
    5: "fix a sum for the next trip and put it on its own card",
    6: "pay yourself first, then the household",
    7: "go through three months of statements and ring two lines you can’t explain",
    8: "add a tenth to your price, say it, then say nothing",
    9: "chase one old debt, or sell one idle thing",
  },
  inner: {
    1: "keep the first twenty minutes of the morning for your own thing",
    2: "tell one person you trust what you’ve been turning over",
    3: "draw, sing or write one page for nobody",
    4: "pick a bedtime and keep it seven nights",
    5: "get off at a station you’ve never used and walk round once",
    6: "turn down one easy favour and see what happens",
    7: "walk an hour alone with nothing in your ears",
    8: "spend an afternoon without looking at one figure",
    9: "throw out five things and set the sixth where you can see it",
  },
};

/** One thing to watch, by field and the life path’s digit. */
export const watchings: Readonly<Record<Theme, ByDigit>> = {
  work: {
    1: "answering before they’ve finished",
    2: "the third time you say “either’s fine”",
    3: "a new idea arriving when the old one lacks its last inch",
    4: "a whole team waiting an evening on a format",
    5: "looking up fares during the meeting",
    6: "having done a colleague’s share",
    7: "a fourth day of sources and a blank page",
    8: "talk that’s nothing but figures",
    9: "picking up another orphaned job",
  },
  love: {
    1: "a quarrel about who bends first and no longer about the thing",
    2: "guessing three times and asking none",
    3: "covering it with a joke again",
    4: "handing over a list when they said they were tired",
    5: "reaching for your shoes before the talk’s done",
    6: "the words “for your own good”",
    7: "three days without a word, waiting to be asked",
    8: "bringing up who paid",
    9: "telling your friends more than you tell them",
  },
  money: {
    1: "a payment made to prove a point",
    2: "a signature you were too polite to withhold",
    3: "the bill from a happy night",
    4: "the long detour to save a little",
    5: "“we’re hardly ever here”",
    6: "the second sum you advance for someone",
    7: "a price you couldn’t be bothered to ask",
    8: "the wish to win it back",
    9: "“no need to return it”",
  },
  inner: {
    1: "looking for someone to beat on a free day",
    2: "an apology larger than the fault",
    3: "your hand going to the phone when the laughter stops",
    4: "a third version of the timetable",
    5: "flats and flights at midnight",
    6: "asking who’s tired when it’s you",
    7: "arguing on with the light out",
    8: "counting how well you’ve rested",
    9: "the same old song for the fifth time",
  },
};

/** Whom to go to, by the digit that is most wanting. */
export const helpers: ByDigit = {
  1: "the friend who says no to your face",
  2: "the old friend who hears you out",
  3: "the joker with the address book",
  4: "the colleague with the spreadsheet",
  5: "whoever’s just changed town or trade",
  6: "the elder whose house runs well",
  7: "the well-read one who says little",
  8: "the senior who’s handled money and people",
  9: "someone older who’s seen things end",
};
