import type { SceneKey } from "../rules-scenes.ts";

/** What is said where both questions about one kind of scene were answered to the same side. */
export const scenes: Readonly<Record<SceneKey, string>> = {
  "gathering.E":
    "In a room of strangers you do the rounds, and at a strange table you ask first. You come away known by many, with ten full sentences for nobody.",
  "gathering.I":
    "In a room of strangers you find the two you know, and otherwise eat in peace. Your friends tend to be those who happened to sit near you for long.",
  "recharge.E":
    "After a hard week you come round over dinner and talk, and the day after a trip you need someone to tell it to. What tires you is a Friday with nobody free.",
  "recharge.I": "After a hard week you shut the door, and even a good trip is followed by a silent day. Say so beforehand and nobody will take it for a mood.",
  "thinking.E": "You speak before the thought has a shape and find the answer on the way. Tell people “I’m still thinking”, or they’ll believe you’ve decided.",
  "thinking.I": "You don’t speak till you’ve thought, and pause even when pushed. Somebody always steals that pause; say “give me ten seconds” and it’s yours.",
  "calls.E":
    "When it’s urgent you ring, and you answer a voice with a voice. What you want is the tone, and people who type don’t see why it had to be a call.",
  "calls.I":
    "However urgent, you write first, and you type your answer to a voice message. On paper you’re exact; a ringing phone sounds to you like someone coming in without a knock.",
  "strangers.E": "In lifts and on trains you get talking. That’s how you know which of your neighbours has a cat.",
  "strangers.I": "In lifts you read the numbers and on trains you wear headphones. The words saved there go to a few people you know well.",
  "meetings.E": "In meetings you go first and jump in on what you know. Whoever goes first sets the tone and takes the knocks, and you don’t much fear either.",
  "meetings.I":
    "In meetings you wait for two or three others, even on your own subject. By the time it’s over the sentence that mattered is still in your notebook.",
  "news.E": "Good news or bad, whoever’s nearest hears it at once; until it’s told it hasn’t quite happened.",
  "news.I": "Good news or bad, you keep it until it has settled. Those closest may hear last, and don’t always know that’s simply your order.",
  "groupChat.E":
    "When the group gets lively you’re in it, and you answer invitations first. In the days you’re away somebody writes to ask if the chat has died.",
  "groupChat.I":
    "You read all of the group’s messages and seldom answer, and look who’s coming before you say. You’re not to be seen there, yet you know who said what.",
  "workplace.E": "You write best at a big table with traffic, and learn in a class. Take the people away and your hand stops.",
  "workplace.I": "You write behind a door and learn by yourself if you can. An open-plan office takes a little strength off you every day for nothing.",
  "weekend.E":
    "On an empty Saturday you’re ringing round by nine, and three full weekends aren’t too many. Look out for the fourth, when your body cancels for you.",
  "weekend.I":
    "An empty Saturday is a gift, and after three full weekends you want to drop one. Drop it early; cancelling the night before is hard on two people.",
  "spotlight.E":
    "You sing along to your own birthday song and go up when they call you. The faces give you words, and rehearsing to an empty room does you no good.",
  "spotlight.I":
    "You wish the birthday song were over, and want ten minutes with a pen before you speak. Being looked at takes your words away; a card in the hand gives them back.",
  "instructions.S": "Flat-pack or new recipe, you follow what’s written, and there’s no screw left over.",
  "instructions.N": "Flat-pack or new recipe, you glance at the picture and begin. It tends to come out interesting, and to come apart once.",
  "retelling.S": "You tell a film or a trip in order, who, where, how much, and your listener has been there.",
  "retelling.N": "You tell what the film or the trip was really about. Your listener keeps the thought and forgets the title.",
  "noticing.S":
    "In an empty room you see the nail holes, and after a talk you have the very words. Whoever checks a story against you had better have it right.",
  "noticing.N":
    "In an empty room you guess who lived there, and after a talk you have what wasn’t said. You’re right often, and when you’re wrong hardly anyone tells you.",
  "newWays.S":
    "A road that works needn’t change, and in a new app you look for the old button. The strength you save goes into the job, which redesigners never count.",
  "newWays.N":
    "The road works and still you’d try another, and in a new app you look for what’s new. You’re the first into the ditch and the first to find the short cut.",
  "explaining.S": "You explain by a real case and drift off from pure principle. To sell you a plan, bring one that has been carried out.",
  "explaining.N": "You explain by comparison and drift off from pure detail. Whoever reports to you should start with what it’s for.",
  "future.S": "Your five years begin with next year, and viewing a flat you ask about the deposit. You lay your future course by course; slow, but it stands.",
  "future.N":
    "Your five years begin as a picture, and viewing a flat you look where the light falls. It’s a good picture, with the step from today to tomorrow left out.",
  "learning.S":
    "You learn one small part until it’s sure, and want one sum worked to the end. In the first month you’re slowest, in the third nobody’s steadier.",
  "learning.N": "You want the whole idea before you practise. You understand fast and get fluent slowly, so keep the week before an exam for doing sums.",
  "reading.S": "In novels a street or a meal holds you, in news the place and the number. What you remember is what one could draw.",
  "reading.N": "In novels you read what’s under the line, in news what it’s linked with. Linking is a gift, and past a point it turns into guessing.",
  "hunch.S":
    "Figures against a feeling, you go with the figures, and judge a promise by the last few. You’re seldom fooled, and now and then miss someone who’s changed.",
  "hunch.N":
    "Good figures or not, if it feels off you go looking, and you judge a promise by how it was said. Find it and it was insight; look three times in vain and you should sign.",
  "repairs.S": "The lamp flickers, you change the bulb; the form’s wrong, you mend the box. It works today, and a grand redesign can wait for the fourth time.",
  "repairs.N":
    "The lamp flickers, you suspect the wiring; the form’s wrong, you’d remake the form. You may be right, but the room’s still dark, so change the bulb.",
  "idle.S": "Walking or queuing you look at shops, counters, heads; your eyes don’t rest. When you’re tired pick a road with nothing to see.",
  "idle.N": "Walking or queuing you’re elsewhere till you arrive. It’s your best half hour for thinking, so carry some paper.",
  "feedback.T":
    "Shown a half-finished thing, you name what won’t hold, point by point. It’s worth having; put “the frame is good” before it and they’ll take in the second point.",
  "feedback.F":
    "Shown a half-finished thing, you praise what’s good and touch one or two places. They remember the warmth and maybe not the change, so say the main one twice.",
  "fairness.T": "Chores and bonuses you share by count and by effort. The books balance, and whoever fell ill today finds them a bit too balanced.",
  "fairness.F": "Chores and bonuses you share so that nobody’s left out. The one who did more says nothing and keeps a tally.",
  "comforting.T":
    "A friend cries and you work out the pay-off; a colleague moans and you ask what they’ll do. Right medicine, given early: let them cry first.",
  "comforting.F":
    "A friend cries and you sit by; a colleague moans and you take their side. It helps, and when the same story comes a third time, ask what they’ll do.",
  "choosingPeople.T": "You’d take the able candidate and the clear contract. You do care about getting on; you trust time to see to it.",
  "choosingPeople.F": "You’d take the one who fits in and the landlord who smiles. You’ll live well there; let somebody read the small print for you.",
  "criticism.T": "Criticised, you ask if it’s true, and a hard tone doesn’t matter. They think it doesn’t hurt and will be harder next time.",
  "criticism.F": "Criticised, you ask what they have against you, and one sharp line stays all day. Read that letter again tomorrow; it has fewer thorns.",
  "arguing.T": "At table you argue till it’s clear who’s right, and correct a slip on the spot. You win often, and people start fewer conversations.",
  "arguing.F": "At table you watch the faces and let a slip stand. The evening’s saved, and the thing you didn’t say is still with you.",
  "refusing.T": "No loan is no loan, no time is no time. There’s an awkward minute, and afterwards people trust your yes.",
  "refusing.F": "You go round about a loan and say “I’ll see” with no hour free. Each of those you repay with a Saturday.",
  "praising.T": "You praise the very step that was clever, and ask a child why three legs. It’s accurate; the child was waiting for the fridge magnet.",
  "praising.F": "You’re glad for people and the drawing goes straight on the fridge. Everyone shows you drafts, and for the faults they go to someone else.",
  "exceptions.T":
    "Seven days is seven days, and hardship gets made up another way. With you an exception must come in by the front door; pleading won’t do it, a reason will.",
  "exceptions.F": "Behind the rule you see the person and let it through this once. The second one will name the first, so have your answer ready.",
  "persuading.T": "To change your mind, bring reasons and figures; in the end it’s the list. Sighing at you only makes you ask what the sigh’s about.",
  "persuading.F": "To change your mind, show you who’ll be hurt; in the end it’s whether you can sleep. A page of figures, and you still see that one face.",
  "slips.T": "Wrong dish, you say so; a missed step, you go through how it happened. They won’t miss it again, nor joke with you for some days.",
  "slips.F": "Wrong dish, you eat it; a missed step, you say never mind. They’re relieved, and next month it may be missed again.",
  "trips.J":
    "Four days away, all booked and written down, and you’ve looked up the way off the hill. It’s easy to travel with you, unless one’s tired and wants to skip a stop.",
  "trips.P": "You book the first night and settle the walk when you wake. It’s full of surprises to travel with you, and one of them was a station till dawn.",
  "deadlines.J": "Due Friday, done Wednesday, and you sign up the first day. Those two days are your pillow, and if somebody borrows them you sleep badly.",
  "deadlines.P": "Due Friday, done Thursday night, and you never sign up early. You are quick that night, at the price that nobody can look it over.",
  "tidying.J": "The desk goes back to how it was and the pans are clean when dinner’s up. In a mess you can’t rest, so visiting takes practice.",
  "tidying.P": "The desk stays as it lies and the dishes are tomorrow’s; eat while it’s hot. You find things in it, and the one you live with can’t.",
  "lists.J": "Five errands are written and crossed off, and you shop by the list. What isn’t on it doesn’t exist.",
  "lists.P": "Five errands are in your head, and at the shop you remember by walking round. You bring home more than you went for, bar the thing you went for.",
  "upsets.J": "A friend cries off, a train’s cancelled: first you’re cross, then you’ve rearranged the lot. The rearranging is quick, and the crossness shows.",
  "upsets.P": "A friend cries off, fine; a train’s cancelled, you take the next thing out. Changes don’t hurt you, so you hardly think yours might hurt.",
  "picking.J":
    "Two restaurants seen and one chosen, one phone ordered and done. You keep the time; now and then there was a better one at the end of the street.",
  "picking.P": "You walk to the end of the street and wait for next year’s phone. What you find is good, and your companion has been hungry for an hour.",
  "finishing.J": "Of four half-done things you close two, and you finish the dull book. Your ends are tidy, though some books don’t deserve it.",
  "finishing.P":
    "Four things stay open and you work where the zest is; a dull book goes back. You own a cupboard of good beginnings and lack a day for shutting doors.",
  "timing.J": "For two o’clock you’re there at ten to, and you name a time and keep it. About the ten minutes’ wait you say nothing, and remember it.",
  "timing.P": "For two o’clock you’re a few minutes past, and say “roughly”. It’s nothing to you; they’ve been standing there since ten to.",
  "routine.J": "Mornings have one order and your evenings more or less a purpose. You know the stairs in the dark, and one step missing trips you.",
  "routine.P":
    "No two mornings match and evenings depend on the day. You don’t get bored, but meals and sleep go by mood too, and tiredness comes unannounced.",
  "invitations.J": "Hotpot tonight? Another day; and with half a day over you go home. Your gaps all have owners, and friends have learnt to ask early.",
  "invitations.P":
    "Someone calls and you go; half a day over and you’re in the streets. The evenings you remember best weren’t planned, and nor was what you owed next day.",
  "chores.J": "A bill’s paid on sight and the wardrobe turned in one weekend. Small things don’t stay overnight, so your hands are free for the big one.",
  "chores.P": "A bill’s paid near its date and clothes dug out as wanted. You don’t forget; those small things just keep renting a corner of your head.",
};
