/** The expression number: how one goes about things. */
export const expressionTexts: Record<string, string> = {
  1: "it makes the first cut itself, and waiting for tasks to be shared out makes it cross",
  2: "it checks the other face before it starts, and does a job for two better than a job for one",
  3: "it thinks by talking, and only knows what it means once it has said it",
  4: "it works by list, frame first and filling after, and hates a late change",
  5: "it varies the way: the third time on one road it takes a side street",
  6: "it looks after the room while working, and is the one refilling the water jug",
  7: "it shuts the door to think, and if pressed says “let me see”",
  8: "it asks three things at once: who, how much, by when",
  9: "it thinks broad and leaks at the small seams, with worry to spare for strangers",
  11: "it goes by a flash, and can’t give the reason when right or when wrong",
  22: "it builds to last, with a three-year plan cut into weeks",
  33: "it works like a teacher, done only when somebody else can do it",
};
/** The soul urge: what one wants. */
export const soulTexts: Record<string, string> = {
  1: "to have the say, even if only over supper",
  2: "someone to come along; whom to tell matters more than the news",
  3: "to be heard, and a joke nobody laughed at lasts all day",
  4: "firm ground: a full fridge, some savings, and then sleep",
  5: "an open door, with no need to report back",
  6: "everyone at the table; one empty chair spoils it",
  7: "quiet, an hour a day that nobody may touch",
  8: "one visible thing done, and figures to prove it",
  9: "to have done right by people; others’ trouble hurts it too",
  11: "something it can’t name, clearest at two in the morning",
  22: "to raise something large; small stuff leaves it cold",
  33: "to shelter people, a little more than they’d like",
};
/** The personality number: what others see first. */
export const personalityTexts: Record<string, string> = {
  1: "people first see someone brisk, who seems to have decided already",
  2: "people first see someone mild, and find it easy to ask a favour",
  3: "people first see the smile, and don’t hear of the silent days",
  4: "people first see someone solid, in shoes that last",
  5: "people first see something new: that wasn’t the haircut last time",
  6: "people first see care, and send the newcomers over",
  7: "people first see distance, and later find it was only shyness",
  8: "people first see standing, and hand over the bargaining",
  9: "people first see open hands, and the bill ends up there",
  11: "people first see a spark, and suspect it knows something",
  22: "people first see broad shoulders, and troubles walk over by themselves",
  33: "people first see kindness, and strangers tell it their family affairs",
};
/** The letter value that leads. */
export const passionTexts: Record<string, string> = {
  1: "A, J and S keep knocking “let me”",
  2: "B, K and T keep knocking “together, then”",
  3: "C, L and U keep knocking “listen to this”",
  4: "D, M and V keep knocking “finish it first”",
  5: "E, N and W keep knocking “try another”",
  6: "F, O and X keep knocking “have you eaten”",
  7: "G, P and Y keep knocking “but why”",
  8: "H, Q and Z keep knocking “what’s it worth”",
  9: "I and R keep knocking “and the others?”",
};
export const missingTexts: Record<string, string> = {
  1: "what’s unpractised is speaking first: ordering, proposing, asking for the rise",
  2: "what’s unpractised is waiting till the other has finished",
  3: "what’s unpractised is saying it aloud; a good idea kept is no idea",
  4: "what’s unpractised is routine, and one list on the door is half the cure",
  5: "what’s unpractised is going elsewhere: one new place a year",
  6: "what’s unpractised is tending the house; learn three birthdays",
  7: "what’s unpractised is solitude, one evening a week with the telephone off",
  8: "what’s unpractised is counting; read the bank statement monthly",
  9: "what’s unpractised is letting go, so clear out once a year",
};
export const startTexts: Record<string, string> = {
  vowel: "opens on a vowel, out as soon as the mouth is, and carries over a crowd",
  hum: "opens on a hum, as if said close to the ear",
  stop: "opens on a stop, with a knock that no roll call misses",
  hiss: "opens on breath, and on the telephone gets heard as another letter",
  flow: "opens on a glide, rounder sung than said",
};
export const finishTexts: Record<string, string> = {
  vowel: "it ends on a vowel you can draw out to call somebody in",
  hum: "it ends on a hum that’s still there when the door has shut",
  stop: "it ends on a stop, and when it’s said it’s said",
  hiss: "it ends on breath, so leave half a beat before what follows",
  flow: "it ends on a liquid, which runs easily into the next word",
};
