import type { OuterPairTexts } from "../told.ts";

export const outerPairs: OuterPairTexts = {
  uranus: {
    sun: {
      conjunction: "you were never going to do it the usual way. You break off, you begin again, and people remember you for the turn nobody expected",
      soft: "you can change without breaking anything. New tools like you, and you stay young by curiosity",
      hard: "the moment it’s settled you want out. Your life has jumps in it, some of them chosen, and a boss who holds the reins loosely keeps you longest",
    },
    moon: {
      conjunction: "your moods come like weather over the sea, and closeness has to have a window open. Home was unusual, or it moved",
      soft: "you’re calm where others panic, since change feels half like home",
      hard: "you learned that comfort can be switched off, so you switch it off first. Say you need an hour, and come back in an hour",
    },
    mercury: {
      conjunction: "ideas hit you whole. You see it first, say it too soon, and are proved right when nobody remembers who said it",
      soft: "you think round corners and still make yourself clear; machines and odd people talk to you",
      hard: "your mind jumps its points. Nerves, sleepless nights and brilliant shortcuts all come down one wire",
    },
    venus: {
      conjunction: "you fall in love at sight and out of it at breakfast, unless the other stays a bit of a stranger",
      soft: "your taste runs ahead of fashion, and you make friends of the unlikely",
      hard: "you want them near and you want the door ajar. What was begun on a whim has ended on one; try telling people that at the start",
    },
    mars: {
      conjunction: "you act like a struck match. You’re superb in an emergency and a hazard on a ladder",
      soft: "you do the bold thing neatly, with a new tool and no permission",
      hard: "an order, and you’ve gone. Your temper has no fuse at all, and speed is where you get hurt",
    },
    jupiter: {
      conjunction: "luck strikes you out of a clear sky, and the way out is often the way up",
      soft: "you smell the chance before it has a name, and others follow a year later",
      hard: "you break loose for a freedom that turns out to need paying for",
    },
    saturn: {
      conjunction: "old and new share one chair in you: you reform the rule from inside the office",
      soft: "you renovate. You know which wall is holding up the roof",
      hard: "you build it and then you’ve a mind to blow it up; give yourself a lawful revolution each seven years",
    },
  },
  neptune: {
    sun: {
      conjunction: "the edge between you and the rest is thin. You’ve an artist’s or a nurse’s sort of self, and you take the colour of whom you admire",
      soft: "imagination’s at your beck. You touch people without pushing, and you know when to leave a thing unexplained",
      hard: "you’re never sure whether it’s you or a part you’re good at. A father who was absent, or dreamed up, may stand behind the fog",
    },
    moon: {
      conjunction: "you feel for three. You pick up what isn’t said, and you need sleep as others need money",
      soft: "you comfort by being there, and music goes straight in",
      hard: "you long for a home that never quite was. Check, before you pour, whether they asked for a cup",
    },
    mercury: {
      conjunction: "you think in dreams and get the date wrong. Poems, yes; contracts, with a friend beside you",
      soft: "you find the image that makes a hard thing plain",
      hard: "you hear what you hope. Get it in writing, and read what’s written rather than what was meant",
    },
    venus: {
      conjunction: "you love as people love in films. It’s made you an artist, or a fool twice, or both",
      soft: "tenderness and taste run together in you, and beauty does you real good",
      hard: "you fall for the photograph. When the person steps out of it you’re hurt, and they don’t know what they did",
    },
    mars: {
      conjunction: "you act by not acting. You can dance, swim, vanish, and work for an ideal till you drop",
      soft: "you get your way softly, by mood and timing",
      hard: "your drive leaks. On some mornings there’s nothing in the tank and nothing wrong with the car; anger went somewhere, look there",
    },
    jupiter: {
      conjunction: "you believe, in people, in miracles, in the next ticket, and you’re kinder than you can afford",
      soft: "faith carries you over gaps that planning wouldn’t",
      hard: "you inflate it a little: the hope, the story, the loan. Ask a dry friend",
    },
    saturn: {
      conjunction: "you’ve a practical dream, with foundations, and a dread that it’s only sand",
      soft: "you give fog a shape. Film, care, churches, boats: what needs both rule and vision",
      hard: "you fear what you can’t measure, and it seeps in at the joints you fixed hardest",
    },
  },
  pluto: {
    sun: {
      conjunction: "you’ve a strong will that you hide, and you’ve been through something you don’t mention. People feel it before you’ve sat down",
      soft: "you can start over from the roots without drama, and you carry power quietly",
      hard: "you’ve met someone who wanted to run you, early on, and you’ve been ready ever since. When you fight for control, ask what would happen if you lost it for a day",
    },
    moon: {
      conjunction: "you feel like a well: far down, and dark, and it keeps. A mother’s hold on you was strong, whichever way it pulled",
      soft: "you can bear the deep end, so others bring you theirs",
      hard: "a small loss opens the trapdoor to a big one. You hold on tightly in love, and it’s the holding that they leave",
    },
    mercury: {
      conjunction: "you dig. You read people like reports, and one word from you lands like a stone",
      soft: "you find the thing that was hidden, and you can keep it to yourself",
      hard: "a thought gets its teeth in and won’t let go; you’ve talked someone into something, and been talked into something",
    },
    venus: {
      conjunction: "it’s all or nothing. Love changes you down to the furniture, and jealousy’s the tax on it",
      soft: "you love deeply and it heals more than it hurts; money comes through depth, too",
      hard: "you’re pulled to those who’ve power over you, or you over them. The day you can leave is the day it turns into love",
    },
    mars: {
      conjunction: "you’ve an engine for moving mountains, and there’s little you can’t outlast; watch who’s standing in front",
      soft: "you put your whole strength behind one point and it gives",
      hard: "you’ve been pushed and you push. Rage at being made small is your fuel, and it burns dirty until you give it honest work",
    },
    jupiter: {
      conjunction: "you want it large: the big sum, the big cause, and you’ve the nose to find it",
      soft: "you grow by clearing out; every time you let go of something, something bigger fits",
      hard: "you’ve staked everything once, or someone near you did. Being right isn’t a licence",
    },
    saturn: {
      conjunction: "you’re made of the stuff they build dams with. You don’t give in, including when you might",
      soft: "you can live on little and work on long, and hard times show your worth",
      hard: "you expect pressure and therefore press. Somebody in the family lived through the worst; you’re still stocking the cellar",
    },
  },
};
