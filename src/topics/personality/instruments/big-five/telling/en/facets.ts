import type { Facet } from "../../items.ts";

/** Where both answers to a facet are at its low end. */
export const facetLowsEn: Readonly<Record<Facet, string>> = {
  E1: "Friendliness is all but empty: you don’t start the talk, and it takes a shared job to get you acquainted.",
  E2: "On love of company you’re at the bottom, hoping to be left off the guest list.",
  E3: "Both times it asked about leading, you stepped back; the microphone reaches you and goes on to the next.",
  E4: "Your pace is slow and you mean to keep it: one thing in an afternoon seems plenty.",
  E5: "Thrills you don’t buy tickets for; at the foot of the big dipper you’re minding the bags.",
  E6: "Your cheer doesn’t show; the sign of it is a second helping.",
  A1: "Trust scored low both times: a kind word gets turned over to see the back.",
  A2: "Where there’s a gain to be had, your hand’s quick, and you were honest about it twice.",
  A3: "Helping isn’t your hobby; asked, you look at the clock first.",
  A4: "You shout and you pay back, and you didn’t dress it up.",
  A5: "You think well of yourself and say so; modesty’s a coat a size too small.",
  A6: "Other people’s troubles don’t go in deep; you look at what they mean to do about them.",
  C1: "You mark your own competence very low, which says how you see yourself, and may say little of the work.",
  C2: "Tidiness is at the floor: your desk has to be dug in layers.",
  C3: "Rules and promises are open to discussion with you, and people have stopped writing them down.",
  C4: "Enough is where you stop; no effort goes to waste.",
  C5: "Starting’s hard and so is going on; the plan is fine, it’s the hand that doesn’t turn up.",
  C6: "You jump, then think, and the few times it worked have taught you to go on.",
  N1: "There’s next to no worry in you; you pack ten minutes before the train.",
  N2: "You won’t catch light; somebody needles you and you ask if they’ve eaten.",
  N3: "Low spirits seldom call and never stay; you get on with yourself.",
  N4: "Eyes on you don’t matter: you’d kneel and tie your shoe in front of the hall.",
  N5: "When the craving comes you say stop and it stops, and there are people who’d pay for that.",
  N6: "No panic at all; while the bell rings you’re reading the plan of the exits.",
  O1: "No films run in your head; you like it where you can see and touch it.",
  O2: "Whether it’s pretty is no concern of yours; a wall wants paint and that’s that.",
  O3: "You find out what you felt some time later, and sometimes from others.",
  O4: "Change has no charm for you; same café, same chair, with your shape in it.",
  O5: "You don’t take up a theory; by the third sentence you’re filling the kettle.",
  O6: "Right is right, wrong is wrong and should be paid for; you didn’t hesitate over either.",
};

/** Where both answers are at its high end. */
export const facetHighsEn: Readonly<Record<Facet, string>> = {
  E1: "You answered friendliness to the top: a first meeting with you is like a third.",
  E2: "Love of company is full to the brim; your weekends are counted in tables.",
  E3: "On taking the lead you’re at the top: you don’t push, but when it’s chaos they turn round and look at you.",
  E4: "Your pace is at its peak; three places saw you today, and each says you’ve just left.",
  E5: "Both thrill questions got all you had, and half your good stories start with “we shouldn’t have gone”.",
  E6: "Cheer’s at the top; your laugh could be lent out for an evening.",
  A1: "Trust is full: your neighbour has the key.",
  A2: "Fair dealing couldn’t be higher; you’d miss the bus waiting for whoever dropped the purse.",
  A3: "Helpfulness is full, and seven in ten of your reminders are about other people.",
  A4: "Both answers on gentleness are at the end; those who’ve seen you red in the face fit on one hand.",
  A5: "Modesty’s at the top: the certificate lay under the linen till the children found it.",
  A6: "Compassion is full, and a bit of news about strangers can cost you half your supper.",
  C1: "You stood surety for your own skill twice over, and you pay up promptly.",
  C2: "Tidiness couldn’t go further: the carrier bags are folded into equal triangles.",
  C3: "You keep your word to the last letter; one from twenty years back is still on the books.",
  C4: "Drive’s at the top, and the closing bell rings for other people.",
  C5: "Self-discipline is full; you own one alarm clock and it rings once.",
  C6: "Caution’s at the top: for a chair you’d visit three shops and sit down three times.",
  N1: "Worry’s at the top: gas, tap, door, each looked at once more before you go.",
  N2: "Temper’s at the top; you know it, and the house knows it better.",
  N3: "Both answers on low spirits run high. That speaks of these weeks; if it’s been long, tell someone you can talk to, or a doctor.",
  N4: "Shyness is at the top: coming into a full room, you look for a pillar.",
  N5: "You gave in to giving in, both times; the late kitchen and the sale rack know you by name.",
  N6: "Panic is at the top, and in a muddle you run short of breath; count ten, nothing will get away in ten.",
  O1: "Imagination’s full; in a twenty-minute queue you’ve been to the sea floor.",
  O2: "The eye for beauty’s at the top: the tea’s getting cold while you change to the good cup.",
  O3: "Depth of feeling is full, and a film takes you two days to get over.",
  O4: "The taste for change is at the top; you move the furniture each season and it isn’t enough.",
  O5: "Ideas you can’t leave alone; a question from dinner comes home with you.",
  O6: "Custom’s just the last lot’s first draft, you said, and said again.",
};

/** Of the two highest, their letters in the order of the alphabet. */
export const pairsEn: Readonly<Record<string, readonly [string, string]>> = {
  AC: [
    "Agreeableness and conscientiousness lead together: neither the person nor the deadline gets let down by you, only your own weekend.",
    "You give way and you get it done, which makes you the easiest in the team, and the first to be handed one more.",
  ],
  AE: [
    "Extraversion with agreeableness: you make the noise and still mind the corners, and afterwards all they recall is that you were kind.",
    "You can talk a table of strangers into friends without one of them seeing you were down.",
  ],
  AN: [
    "Agreeableness and sensitivity side by side: you grieve for people and fear to grieve them, so a hard word waits two days.",
    "You catch everybody’s hot and cold, and in the end it’s you with the cold.",
  ],
  AO: [
    "Openness with agreeableness: any sort of person, any sort of life, you’ll sit and hear; it’s just that nobody asks you back.",
    "The door’s wide and you send no one off, so the room is usually full.",
  ],
  CE: [
    "Extraversion and conscientiousness, one after the other: you say it loudly and then do it, and they follow because you’re there first.",
    "You settle it in the meeting and chase it after, which leaves little for other hands.",
  ],
  CN: [
    "Conscientiousness tied to sensitivity: afraid of a slip, you check three times, and after three you’re afraid.",
    "Your steadiness is stuffed with worry; it looks well by day and sleeps badly.",
  ],
  CO: [
    "Openness with conscientiousness: you think far and still land it, and few notebooks give up their ideas as yours do.",
    "One hand draws and the other lays bricks; the snag is that neither will stop.",
  ],
  EN: [
    "Extraversion and sensitivity, both high: you shine up there, and afterwards a single comment keeps you up till light.",
    "You can’t do without people and you’re afraid of them; you dial, and your heart’s in your mouth.",
  ],
  EO: [
    "Openness with extraversion: you’ll have the new and the noisy both, and meet in a year what others meet in ten.",
    "You carry an odd notion into a crowd and come out with five people behind you.",
  ],
  NO: [
    "Openness and sensitivity together: you feel a lot and think a lot, and the good lines and the bad moods share a drawer.",
    "From one rustle you make a whole novel, and the joy and the grief in it are real.",
  ],
};

/** The highest and the lowest. */
export const highLowsEn: Readonly<Record<string, string>> = {
  OC: "Openness on top, conscientiousness at the foot: for three days you’re sharper than anyone, and the form on the fourth is best left with somebody who likes forms.",
  OE: "Openness on top, extraversion at the foot: your ideas go a long way without leaving the house, so write them up and send them before you’re asked.",
  OA: "Openness on top, agreeableness at the foot: your new notions have thorns; keep the notion and trim it before you hand it over.",
  ON: "Openness on top, sensitivity at the foot: you’d walk an untried road without a flutter, so tell the others that they may have one.",
  CO: "Conscientiousness on top, openness at the foot: doing one method superbly is your strength; when the trade’s about to turn, hear it early.",
  CE: "Conscientiousness on top, extraversion at the foot: fine work and a one-line report; somebody else has to tell your year.",
  CA: "Conscientiousness on top, agreeableness at the foot: there’s no discount on your standard, so begin with what’s right and then say what’s wrong.",
  CN: "Conscientiousness on top, sensitivity at the foot: steady, accurate, unhurried; the dangerous jobs will pile up on your desk, so count them.",
  EO: "Extraversion on top, openness at the foot: contacts and the old way are your two legs; for something without a precedent, invite an oddball.",
  EC: "Extraversion on top, conscientiousness at the foot: you can land the deal, and someone should be there to see it through.",
  EA: "Extraversion on top, agreeableness at the foot: out in front and asking for the lot, good at the bargaining table; for a beginner use another voice.",
  EN: "Extraversion on top, sensitivity at the foot: dead silence, a refusal, a late change of cast, you catch them all; what you can’t read is stage fright.",
  AO: "Agreeableness on top, openness at the foot: by the old customs nobody’s better cared for; don’t fret for those who live by others.",
  AC: "Agreeableness on top, conscientiousness at the foot: you say yes to all and get round to half, so one yes fewer is one debt fewer.",
  AE: "Agreeableness on top, extraversion at the foot: you help without a sound, and when thanks are shared out you’ll have to read your own name.",
  AN: "Agreeableness on top, sensitivity at the foot: soft and unruffled, so quarrelling people come and sit by you; mind the door.",
  NO: "Sensitivity on top, openness at the foot: a known place is your remedy; for a new job or a new street allow two months.",
  NC: "Sensitivity on top, conscientiousness at the foot: the more anxious the less begun, the less begun the more anxious; five minutes of it loosens one link.",
  NE: "Sensitivity on top, extraversion at the foot: storm below and still water above; one person should know about the depth.",
  NA: "Sensitivity on top, agreeableness at the foot: alarm makes you harsh, so before the harsh word say “I’m rattled”.",
};
