import type { Ways } from "../../../../profile/profile-texts.ts";
import type { JungFunction } from "../../items.ts";

/** The first with the one that may stand beside it. */
export const pairsEn: Readonly<Record<string, Ways>> = {
  "Ne-Ti": [
    "Ne leads with Ti beside it: you let the ideas out and then bring them in one at a time to be tested, and don’t grieve for those that fail.",
    "Ne casts the net, Ti hauls it in, and what’s left makes sense.",
  ],
  "Ne-Fi": [
    "Ne leads with Fi beside it: you see many roads and take the one that sounds right inside, whoever recommends another.",
    "Ne finds the variety, Fi the flavour; even your novelties taste of you.",
  ],
  "Ni-Te": ["Ni leads with Te beside it: you see the end and count the dates back from it, to the day.", "Ni draws it, Te schedules it; you want it standing."],
  "Ni-Fe": [
    "Ni leads with Fe beside it: you see where a person’s heading, and then how to say it so they’ll hear.",
    "Ni sees deep, Fe speaks soft; talking people round is your craft.",
  ],
  "Se-Ti": [
    "Se leads with Ti beside it: the hand goes in, the mind takes apart, and broken things behave for you.",
    "Se has the moment and Ti the weak spot; you strike seldom and well.",
  ],
  "Se-Fi": [
    "Se leads with Fi beside it: you want all that’s good in front of you, but not the mouthful that’s against your heart.",
    "Se tastes, Fi is choosy; your pleasures have a floor.",
  ],
  "Si-Te": [
    "Si leads with Te beside it: old accounts clear and new ones on time, and nothing you’re given goes missing.",
    "Si keeps and Te does; you’re the one who remembers and gets it done.",
  ],
  "Si-Fe": [
    "Si leads with Fe beside it: you know who likes what and when they were born, and you deliver.",
    "Si minds the dates, Fe the hearts; it’s mostly you who left the light on.",
  ],
  "Te-Ni": [
    "Te leads with Ni beside it: quick with what’s at hand, and a long map inside, so that your bustle runs along one line.",
    "Te runs ahead and Ni calls “left” from behind; you do hear it.",
  ],
  "Te-Si": [
    "Te leads with Si beside it: tried methods, figures that tally, and a precedent when it goes wrong.",
    "Te decides and Si vouches; yours is speed with a ledger.",
  ],
  "Ti-Ne": [
    "Ti leads with Ne beside it: you work the principle out and then go round finding where else it fits.",
    "Ti drives the nail and Ne fetches the ladder; you could hang one wall ten ways.",
  ],
  "Ti-Se": [
    "Ti leads with Se beside it: once it’s clear you put your hand to it. Try it and see; you won’t sit with theory.",
    "Ti knows the principle, Se the heat of the pan: a craftsman’s head.",
  ],
  "Fe-Ni": [
    "Fe leads with Ni beside it: you look at the face before you and think of the road behind it.",
    "Fe holds the hand, Ni points far off, and somebody’s changed course for you.",
  ],
  "Fe-Si": [
    "Fe leads with Si beside it: you know every courtesy, and last year’s kindness is repaid this year.",
    "Fe invites and Si keeps the list; it’s thanks to you the whole family turns up.",
  ],
  "Fi-Ne": [
    "Fi leads with Ne beside it: the sentence inside stays and its wordings come by the hundred.",
    "Fi is the root and Ne the branch; your stubbornness is in blossom.",
  ],
  "Fi-Se": [
    "Fi leads with Se beside it: what sits right you don’t talk about, you make it, and make it well.",
    "Fi’s the string and Se the hand; your sincerity has to be touchable.",
  ],
};

/** The other pole of the first, where it is low as the pattern has it. */
export const inferiorsEn: Readonly<Record<JungFunction, string>> = {
  Ne: "At the far pole Ne lies low: when you panic it invents the worst of what-ifs; hear them, but they’re no forecast.",
  Ni: "At the far pole Ni hardly speaks, and when it does it’s grim: all at once everything seems fated, which mostly means you’re tired.",
  Se: "At the far pole Se sleeps, and wakes with a jolt: a feast, a spree, a night without bed, and you don’t know yourself in the morning.",
  Si: "At the far pole Si sits in a corner: under strain a twinge or an old receipt can rob you of your peace.",
  Te: "At the far pole Te is rusty: pressed hard enough you start giving orders in a voice you don’t recognise.",
  Ti: "At the far pole Ti is rusty: in a corner you split hairs and argue one sentence to death, and sound less like yourself with each round.",
  Fe: "At the far pole Fe is rusty: you don’t go in for sentiment, and on the day you can’t hold out, “nobody cares” bursts from you.",
  Fi: "At the far pole Fi is rusty: you deal with facts, and then one careless word hurts until midnight and you can’t say why.",
};
