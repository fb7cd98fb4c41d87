import type { Headlines } from "../word-types.ts";

/** Follow "Today:", "This week:" and the like. */
export const headlines: Headlines = {
  love: {
    sun: { lift: "love stands in the light; with the Sun behind you, say it", drag: "don’t fight over who leads; the Sun’s on the other side of love" },
    moon: {
      lift: "a soft heart serves you well, and the Moon draws people near",
      drag: "feelings outrun words while the Moon’s unsteady, so let love rest a little",
    },
    mercury: { lift: "love goes by talking, and Mercury delivers the letter", drag: "love’s stuck on a word misheard; Mercury’s awkward, so ask in person" },
    venus: { lift: "a good time to see someone you like, with Venus holding the door", drag: "sweetness is slow to come while Venus sulks, so don’t compare" },
    mars: {
      lift: "you can make the first move in love, with Mars at your back",
      drag: "tempers run warm where love’s concerned; give Mars the last word and you’ve won",
    },
    jupiter: {
      lift: "someone’s generous with you, and it’s Jupiter’s doing",
      drag: "love promises more than it can carry; Jupiter’s puffing, so let some air out",
    },
    saturn: { lift: "what’s serious in love stands firm, with Saturn’s posts under it", drag: "love’s on the cool side under Saturn; look at what they do" },
  },
  career: {
    sun: { lift: "your work’s seen, with the Sun on your desk", drag: "you’re out of step with whoever decides; the Sun won’t help, so wait for figures" },
    moon: { lift: "work comes easily and the Moon brings helping hands", drag: "mood leads the work while the Moon wavers, so do what needs no thinking" },
    mercury: {
      lift: "write it, discuss it, send it: Mercury’s running your errands",
      drag: "check the work twice; with Mercury slack, a spoken yes isn’t one",
    },
    venus: { lift: "people get it done for you, and Venus is why", drag: "politeness costs you at work while Venus is weak; write the terms down" },
    mars: { lift: "start, and work moves; Mars lends the push", drag: "it’s easy to lock horns at work with Mars so near, so weigh it before you take it" },
    jupiter: { lift: "a road opens at work, and Jupiter’s minding the gate", drag: "you’ve spread your stall too wide for Jupiter to watch: drop one thing" },
    saturn: { lift: "slow work tells, with Saturn holding it up", drag: "work is heavy and full of rules under Saturn; do what has a date first" },
  },
  wealth: {
    sun: { lift: "you know where you stand with money, and the Sun’s on the ledger", drag: "don’t pay for show while the Sun lights up your vanity" },
    moon: { lift: "good for household spending; the Moon knows what’s wanted", drag: "mood does the shopping while the Moon swings, so eat before you pay" },
    mercury: { lift: "good for checking accounts and prices; Mercury can count", drag: "figures slip while Mercury’s shaky, so read the transfer again" },
    venus: { lift: "you’ve an eye for buying, Venus’s own, if you stop at one", drag: "wanting quarrels with needing, Venus takes sides, so sleep on it" },
    mars: { lift: "you dare to haggle and to return things, thanks to Mars", drag: "a quick hand empties the purse with Mars pushing; put a day between" },
    jupiter: {
      lift: "the purse is an inch roomier under Jupiter, so save, then spend",
      drag: "your sums are rosy with Jupiter blowing on them; count on nine tenths",
    },
    saturn: { lift: "you can hold on to it, Saturn’s at the strings, so make a rule", drag: "money’s tight under Saturn; what has a date comes first" },
  },
  health: {
    sun: {
      lift: "you’re in good heart with the Sun helping, so put the heavy things first",
      drag: "the battery’s low where the Sun doesn’t reach; stop early",
    },
    moon: { lift: "food and sleep come easily, the Moon has let go of you", drag: "the body follows the mood while the Moon draws back; keep it quiet" },
    mercury: {
      lift: "the head’s clear and Mercury smooth: do it, then drop it",
      drag: "you think more than you do, Mercury keeps turning, so write it down before bed",
    },
    venus: {
      lift: "enjoy something in peace with Venus looking on, one slow meal",
      drag: "sweets and late hours both tempt when Venus slackens; have one fewer",
    },
    mars: { lift: "there’s drive in you, Mars’s gift, so walk it into a sweat", drag: "you’re in a hurry and Mars is driving; move half a beat slower" },
    jupiter: {
      lift: "you’re loose and well-humoured under Jupiter, so set bedtime right",
      drag: "you’ve said yes too often and Jupiter’s keeping up appearances: cancel one",
    },
    saturn: { lift: "your hours hold, Saturn has nailed them down", drag: "you’re carrying a pack and Saturn’s in it; rest before you rush" },
  },
};
