import type { Headlines } from "../word-types.ts";

/** Follow “Today,”, “This month,” and the like; with them they stand in two lines of a phone. Each names the planet it is from. */
export const headlines: Headlines = {
  love: {
    sun: { lift: "the Sun’s behind you in love: say it", drag: "the Sun’s against you: don’t fight for the lead" },
    moon: { lift: "the Moon draws people near: be soft", drag: "the Moon’s unsteady: let love rest a little" },
    mercury: { lift: "Mercury delivers the letter: talk", drag: "Mercury mishears: ask in person what was meant" },
    venus: { lift: "Venus holds the door: see someone you like", drag: "Venus sulks and love is slow: don’t compare" },
    mars: { lift: "Mars is at your back: make the first move", drag: "Mars warms tempers: let the last word go" },
    jupiter: { lift: "Jupiter makes somebody generous with you", drag: "Jupiter promises too much in love: ask for less" },
    saturn: { lift: "Saturn stands under what’s serious in love", drag: "Saturn cools love: look at what they do" },
  },
  career: {
    sun: { lift: "your work’s seen, with the Sun on your desk", drag: "the Sun won’t help with the boss: bring figures" },
    moon: { lift: "the Moon brings helping hands at work", drag: "the Moon wavers: do work that needs no thinking" },
    mercury: { lift: "Mercury runs your errands: write it, send it", drag: "Mercury’s slack: get a spoken yes in writing" },
    venus: { lift: "people get it done for you, and Venus is why", drag: "Venus is weak: write the terms down" },
    mars: { lift: "start, and work moves; Mars lends the push", drag: "Mars locks horns at work: weigh it first" },
    jupiter: { lift: "Jupiter opens a road at work: take it", drag: "Jupiter can’t watch it all: drop one thing" },
    saturn: { lift: "slow work tells, with Saturn holding it up", drag: "Saturn weighs on work: do what has a date" },
  },
  wealth: {
    sun: { lift: "the Sun’s on the ledger: you know what you have", drag: "the Sun lights your vanity: don’t pay for show" },
    moon: { lift: "the Moon knows what the house wants: buy it", drag: "the Moon does the shopping: eat before you pay" },
    mercury: { lift: "Mercury can count: check accounts and prices", drag: "Mercury’s shaky: read the transfer again" },
    venus: { lift: "Venus has an eye for buying: stop at one", drag: "Venus wants more than you need: sleep on it" },
    mars: { lift: "Mars lends you nerve: haggle, or return it", drag: "Mars empties the purse: put a day between" },
    jupiter: { lift: "Jupiter loosens the purse: save, then spend", drag: "Jupiter paints sums rosy: count on nine tenths" },
    saturn: { lift: "Saturn’s at the purse strings: make a rule", drag: "Saturn keeps money tight: pay what has a date" },
  },
  health: {
    sun: { lift: "the Sun lifts you: do the heavy things first", drag: "the Sun doesn’t reach the battery: stop early" },
    moon: { lift: "the Moon lets go: food and sleep come easily", drag: "the Moon draws body and mood back: keep quiet" },
    mercury: { lift: "Mercury clears the head: do it, then drop it", drag: "Mercury keeps turning: write it down before bed" },
    venus: { lift: "Venus looks on: enjoy one slow meal", drag: "Venus slackens with the sweets: have one fewer" },
    mars: { lift: "Mars gives drive: walk it into a sweat", drag: "Mars is in a hurry: move half a beat slower" },
    jupiter: { lift: "Jupiter has you loose: set bedtime right", drag: "Jupiter said yes too often for you: cancel one" },
    saturn: { lift: "your hours hold, Saturn has nailed them down", drag: "Saturn’s in the pack you carry: rest first" },
  },
};
