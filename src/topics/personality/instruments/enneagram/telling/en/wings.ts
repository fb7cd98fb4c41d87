export const wingsEn: Readonly<Record<string, string>> = {
  "1w9": "A 1 with a 9 wing: the ruler’s hard and the hand that holds it is cool. You don’t scold, you sigh, and wait for each fault to mend itself.",
  "1w2": "A 1 with a 2 wing: you see it’s wrong and roll up your sleeves, then ask “better now?”. It sounds like kindness and a little like a mark.",
  "2w1": "A 2 with a 1 wing: your help has by-laws, what one does and how. You give full measure, and you do measure.",
  "2w3": "A 2 with a 3 wing: your warmth is quick and in plain view, a toast for each guest. You tell no one about the hollow when they’ve gone.",
  "3w2": "A 3 with a 2 wing: you win and would like to be liked for it; you hand out the card and keep the name. Those you beat seldom mind.",
  "3w4": "A 3 with a 4 wing: you’d win like nobody else, with a flavour beside the rank. Home with the prize, you ask the mirror if that’s really you.",
  "4w3": "A 4 with a 3 wing: even your sorrow is well dressed, and a wound comes out tailored. You shine up there, and sit down only behind the curtain.",
  "4w5": "A 4 with a 5 wing: you’ve drawn in further, to one small room, a few things, a song worn thin. It looks cold from the street; the stove’s lit.",
  "5w4": "A 5 with a 4 wing: you dig for flavour as well as reason, and find people in books nobody opens. Odd ideas, and you won’t trade them in.",
  "5w6": "A 5 with a 6 wing: you want knowledge that holds, with its sources and a spare copy. Once you’re sure, you’ll stand guard over it for the rest.",
  "6w5": "A 6 with a 5 wing: when you’re afraid you look it up until you aren’t. You trust the file above the person.",
  "6w7": "A 6 with a 7 wing: you worry and joke in one breath, whistling through the dark, and in tune. Many friends; the list that counts is short.",
  "7w6":
    "A 7 with a 6 wing: you play, but in company, and always buy one ticket too many. In the crowd you turn to count heads and won’t leave without the last.",
  "7w8": "A 7 with an 8 wing: thought of, done, and what’s in the way gets shifted. They’re still talking it over when your car’s at the door.",
  "8w7": "An 8 with a 7 wing: your force throws sparks, quick work, good food, loud talk. Sitting and waiting is your worst subject.",
  "8w9": "An 8 with a 9 wing: you’re a hill that says nothing, easy on most days and heavy at the root. While others shout, you simply stand there.",
  "9w8": "A 9 with an 8 wing: you’re easy, and underneath lies a stone no one can push. You hardly use it; the one time you did, they all remember.",
  "9w1": "A 9 with a 1 wing: you don’t fight, and you’ve a line drawn inside, tables clean, sentences round. When it doesn’t suit you, you become more polite.",
};

export const evenWingsEn: Readonly<Record<string, string>> = {
  "1": "The neighbours of your 1, 9 and 2, score the same: you can mend with cold hands or with warm ones.",
  "2": "The neighbours of your 2, 1 and 3, score the same: modest or splendid, it depends who’s coming to dinner.",
  "3": "The neighbours of your 3, 2 and 4, score the same: to be liked or to be unlike, you’ve let neither give way.",
  "4": "The neighbours of your 4, 3 and 5, score the same: the stage and the back room are both home.",
  "5": "The neighbours of your 5, 4 and 6, score the same: half of you wants flavour and half wants proof.",
  "6": "The neighbours of your 6, 5 and 7, score the same: afraid, you read up on it and you joke.",
  "7": "The neighbours of your 7, 6 and 8, score the same: gather the others or charge ahead alone, you take turns.",
  "8": "The neighbours of your 8, 7 and 9, score the same: blazing or banked, you shift between them at will.",
  "9": "The neighbours of your 9, 8 and 1, score the same: there’s a stone down there, and a line as well.",
};
