import type { TenantWords } from "../word-types.ts";

export const healthTenants: TenantWords["health"] = {
  1: {
    sun: [
      "The Sun’s in your own sign and you’ve strength to spare, so don’t spend the first two hours on a screen",
      "The Sun walks through your first house, your fullest weeks of the year; put the heavy things first",
    ],
    mercury: [
      "Mercury in your first keeps the head running; write it down before bed and it stops",
      "Mercury has come to your sign, and much talk tires, so keep one hour silent",
    ],
    venus: ["Venus in your first makes you look well, mostly because you’ve rested", "Venus walks into your sign, where a hot bath does more than holding out"],
    mars: [
      "Mars in your first gives drive and a short fuse; walk twice round the block, then sit down",
      "Mars storms into your sign, so you move fast: mind table corners and door frames",
    ],
    jupiter: [
      "Jupiter in your first swells appetite and plans alike; stop at four fifths of both",
      "Jupiter keeps your sign in good humour, a fair time to bring bedtime back where it was",
    ],
    saturn: [
      "Saturn in your first feels like walking with a pack; go slower and set it down halfway",
      "Saturn sits in your sign, and this tiredness was saved up, so pay back half an hour of sleep first",
    ],
  },
  6: {
    sun: [
      "The Sun in your sixth has the body keeping hours, and when you eat matters more than what",
      "The Sun lights the house of habit; put a twenty-minute walk in the diary",
    ],
    mercury: [
      "Mercury in your sixth means fiddly work, and the neck complains first, so stand up once an hour",
      "Mercury walks through the house of habit, and too many plans tire you too: strike out three",
    ],
    venus: [
      "Venus in your sixth rests you with one dish you like, eaten slowly",
      "Venus sits in the house of habit: one sweet less, a quarter of an hour’s sleep more",
    ],
    mars: [
      "Mars in your sixth forgets to stop; when the alarm goes, put it down",
      "Mars has entered the house of habit, so warm up before you add weight or miles",
    ],
    jupiter: [
      "Jupiter in your sixth is willing to build a habit; start with the smallest",
      "Jupiter keeps the sixth too full, and turning one thing down will loosen your back",
    ],
    saturn: [
      "Saturn in your sixth wants fixed hours; don’t let supper slide later",
      "Saturn weighs on the house of habit, so name one thing a day that must be done",
    ],
  },
  12: {
    sun: ["The Sun in your twelfth runs the battery low; leave early once", "The Sun has come to the twelfth, where half a day alone does more than a trip"],
    mercury: [
      "Mercury in your twelfth has thoughts queueing at night; two written lines send them home",
      "Mercury slips into the twelfth, and your ears are tired, so turn off the pings and listen to nothing",
    ],
    venus: [
      "Venus in your twelfth loosens where nobody’s looking; a bowl of noodles on your own will do it",
      "Venus hides in the twelfth, and a daydream mends you: give it ten minutes",
    ],
    mars: [
      "Mars in your twelfth holds its temper in; find an empty path and work up a sweat",
      "Mars lies in the twelfth, and poor sleep is mostly something you didn’t say by day",
    ],
    jupiter: [
      "Jupiter in your twelfth fills up on quiet; leave one afternoon of the weekend blank",
      "Jupiter keeps the twelfth, and only the rested have hands free for good news",
    ],
    saturn: [
      "Saturn in your twelfth makes worries grow when the lamp’s off; look again by daylight",
      "Saturn sits in the twelfth: the thing you carry alone weighs less once one person knows",
    ],
  },
};
