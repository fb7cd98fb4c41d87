import type { ByDigit, ByNumber } from "../numbers.ts";

/** What the road is like, after “on a 3 road ”. */
export const lifePathTexts: ByNumber = {
  1: "you push most doors open yourself; being first doesn’t scare you, being second itches, and the hard part is holding the door for whoever comes next",
  2: "nothing is done alone; at any table you hear first who’s unhappy, and deals get struck in the few words you carry across, though someone else signs them",
  3: "you live by making things and showing them, and you wilt when no one looks, so every draft, sketch or supper needs a day when it’s due",
  4: "you live as one lays bricks, course by course; people call you slow until the rain comes, and then they all stand on your side of it",
  5: "you take every bend, to another town, another trade, another way of saying it; each one teaches you something and leaves one more half-made thing in the spare room",
  6: "someone’s always handing you the keys, the baby and the bad news; you take all three with ease and remember your own errand at midnight",
  7: "you have to understand before you’ll move; books and one late lamp feed you, chatter drains you, and few people wait until you’ve done thinking",
  8: "you carry a scale, and people, cash and hours all go on it; you’re most yourself under a load, and go looking for one when it’s light",
  9: "you’re forever finishing things, other people’s messes and your own old stories; you give a great deal and seldom ask for any of it back",
  11: "you’re an aerial that catches the word before it’s said, which puts you half a step ahead and also in the way of every quarrel in the room, so on plain days you live it as a 2 and give way",
  22: "you carry a very large plan; others see one room and you see a street, but it only gets built the way a 4 builds, a course a day, and leaving it on paper hurts you most",
  33: "you see at a glance where someone aches, so people queue for your time; it’s a rare number, and on weekdays it’s best lived as a 6, one household first and the street after",
};

/** What the hands can do, after “expression n”. */
export const expressionTexts: ByNumber = {
  1: "you start things, and a blank sheet or an orphaned project gets its first line fastest from you",
  2: "you build bridges, and two sides who’ve stopped speaking cool down once you’ve carried the message",
  3: "a dry thing turns into a picture when you say it, write it or act it",
  4: "what you make holds, and ledgers, timetables and forms come back from you without a gap",
  5: "a new plan on the spot or a way through a strange town, and you’re awake while others flap",
  6: "you raise things, people, shops, a craft, and half-dead plants come round on your windowsill",
  7: "digging is your trade, and one wrong figure can cost you an afternoon you don’t regret",
  8: "who stands where and where the money should lean, you see in one look",
  9: "a small local matter sounds, from you, like everyone’s business",
  11: "the remark that wakes people is usually the one you hadn’t prepared, so don’t take it back",
  22: "you carry the big frame and can cut work for fifty into one job each",
  33: "you teach with no blackboard, since people learn how you treat them",
};

/** What the heart wants, after “soul urge n”. */
export const soulTexts: ByNumber = {
  1: "you’d like a say of your own, even if it’s only over one desk",
  2: "what the heart asks for is someone alongside, who needn’t talk but should say when they’re off",
  3: "you come alive with a listener who laughs, and being ignored stings more than being scolded",
  4: "what the heart asks for is a tomorrow like today, keys on their hook and a promise that’s a promise",
  5: "you’ll stay if you may go; the door needn’t be used, but it mustn’t be locked",
  6: "what the heart asks for is everyone fed, and only then does your own plate taste of anything",
  7: "you need an hour nobody knocks on, not even the ones you love",
  8: "you want it counted, in pay, in title, in who gets asked",
  9: "things should have a decent ending, and people you haven’t made up with turn up in your dreams",
  11: "you live for the flash when it all comes clear, and you’d sit up all night for it and find breakfast dull",
  22: "you mean to leave something that can’t be carried off, a building, a rulebook, a set of pupils",
  33: "what the heart asks for is that nobody near you be left out, which is too large, so begin with one",
};

/** What others see first, after “personality n”. */
export const personalityTexts: ByNumber = {
  1: "at first sight people take you for someone who knows the way, and ask you for it",
  2: "you look easy, the gap in the queue people can slip into",
  3: "a room warms up when you walk in, and the party looks unlit until then",
  4: "you look reliable, and people leave their keys with you",
  5: "at first sight people take you for news, your coat, your accent, the places you’ve been",
  6: "you could be anyone’s cousin, so strangers tell you about their landlord",
  7: "there’s a pane of glass about you, and people think you’re watching and not listening",
  8: "you look in charge, and people report before you’ve spoken",
  9: "you look well-travelled, so the young want advice and the old treat you as one of them",
  11: "at first sight people see bright eyes and suppose you’re surer than you are",
  22: "what people notice is the shoulders, and the big job slides your way",
  33: "at first sight people feel warmth and confide in you before they know your surname",
};

/** What ripens after forty or so, by one digit. */
export const maturityTexts: ByDigit = {
  1: "past forty you wait less and less for leave, and a small sign of your own fits better than a big firm’s badge",
  2: "the longer you live, the more whoever’s beside you outweighs what you’ve done, if you’ll slow down for it",
  3: "past forty you talk more, and what you didn’t write when young gets written",
  4: "later on you settle, house, craft and hours, and each thing settled outlasts the one before",
  5: "past forty there’s one more move in you, perhaps of house, perhaps only of habits",
  6: "by degrees yours becomes the place people come back to eat, and the kitchen beats the study",
  7: "past forty half your engagements fall away and the hours go to one subject or one hill",
  8: "the load comes looking for you in the second half, and by then you’ve a scale and may refuse it",
  9: "year by year your hand opens, and things and know-how go out of it and leave you lighter",
};

/** A number that stands in three places or more. */
export const repeatTexts: ByDigit = {
  1: "the road, the knack and the wish all say “I’ll do it”, so the room has one voice, and what it lacks is someone who’ll say no",
  2: "everything comes as a pair, and you’ve thought for the other so thoroughly that your own sentence is still unfinished",
  3: "everything wants saying; there’s talk enough for three shops and custom for one, so pick that one",
  4: "everything wants to be solid, with thick walls and few windows, so leave one",
  5: "everything wants changing and stillness takes an effort, so whatever you stay with for three years becomes yours",
  6: "everything is care; the whole house leans on you and nobody’s asked if you’re tired",
  7: "everything is thought through and little is told, so what others see is a shut door",
  8: "everything is duty, three weights on one scale, and a day off feels like theft",
  9: "everything is given away; the heart’s as wide as a town, so sew the pocket shut yourself",
};

/** Two cores that come to one digit. */
export const sameTexts: ByDigit = {
  1: "both want to walk in front, which doubles the push and means you hit the same wall twice",
  2: "both are willing to wait, until each side thinks the other will speak first",
  3: "both love to talk, so joy comes double and no secret is safe",
  4: "both want it steady, steady enough to sit ten years in one chair and never mend its leg",
  5: "both want to move, and the fares come to more than the rent",
  6: "both take things on, and you’re holding everyone’s umbrella in the rain",
  7: "both draw inward, and a week can pass without one whole sentence to anybody",
  8: "both want weight, and having won you’d like it weighed again",
  9: "both are generous, to the point where asking for anything feels rude",
};
