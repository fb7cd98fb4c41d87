import type { MixedScene } from "../../scenes.ts";

/** Said where the two questions about one kind of scene were answered to two sides. */
export const mixed: Readonly<Record<MixedScene, string>> = {
  gathering:
    "Among strangers you once went round and once waited to be found. Look who else was there; it’s less you that changed than whether one face was known.",
  silence:
    "You want quiet and noise by turns, sound after half a day without, none after half a day with. Those you live with can’t follow, so agree on a sign.",
  instructions:
    "By the book or by eye: flat-pack and recipe got two answers from you. One you’d hate to waste and one you’d hate to be bored by, and you know which.",
  roughly: "With figures you’re now exact and now easy, and exact mostly where it’s you who signs.",
  feedback: "One person you tell straight and one by a roundabout way. The second may be no frailer, only the one you’d sooner not lose.",
  upset: "When someone’s sad the cure and the pity rise together, and which gets out first depends on how tired you are.",
  trips: "Half of a trip you fix and half you leave to luck: tickets booked, roads not. It suits whoever comes along, neither hurried nor bored.",
  unsettled: "Some open matters keep you awake and some can lie half a year. Among the first there’s mostly someone waiting.",
};
