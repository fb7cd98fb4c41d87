import type { LivedPart } from "../../../../profile/parts.ts";
import type { Pole } from "../../items.ts";

type Table = Readonly<Record<Pole, Readonly<Record<LivedPart, string>>>>;

export const secondEn: Table = {
  tell: {
    self: "Telling comes second, so the sentence that counts you’ll still say yourself.",
    love: "With telling next, by the third day you’ve put it on the table.",
    work: "Telling follows on: you can chase what needs chasing.",
    quarrel: "Backed to the wall, you tell, and one line does for ten.",
    tired: "When you’re all in, you dare at last to say no.",
    growth: "Telling lends you nerve: sign up first, learn after.",
  },
  ask: {
    self: "Asking comes second, and a “what do you think” lies under most of what you say.",
    love: "With asking next, you’ve a fair idea what they’d like.",
    work: "Asking follows on, so your plans step in fewer holes.",
    quarrel: "Even in the heat you can stop and say “do you mean that…”.",
    tired: "Asking lets you rest inside someone else’s arrangements.",
    growth: "You’re willing to ask, and there’s no cheaper tuition.",
  },
  show: {
    self: "Showing comes second: however reasoned the words, there’s warmth in them.",
    love: "With showing next, your fondness is no secret.",
    work: "Showing follows on, and they’ll hear you a second time.",
    quarrel: "At the sore spot your eyes fill, which works better than the argument.",
    tired: "Showing makes you a door: worn out, you do go to someone.",
    growth: "Once you’re moved, you run.",
  },
  hold: {
    self: "Holding back comes second: there’s a room in you that isn’t open to the public.",
    love: "With holding back next, your goodness isn’t on your lips.",
    work: "It follows on, so nobody reads you across a bargaining table.",
    quarrel: "At the top of a row, half of it’s still in you.",
    tired: "You sit alone a while first, and then see people.",
    growth: "You’ll look at the figures before you set off.",
  },
};

export const lowEn: Table = {
  tell: {
    self: "Telling’s the lowest, so your meaning has to be dug for.",
    love: "You don’t say what you’d like, and hope they happen to buy it.",
    work: "You always pass the gavel on.",
    quarrel: "Your reasons stay inside, and come to you one by one on the way home.",
    tired: "You save yourself even the three words “I’m worn out”.",
    growth: "Be the first to speak once a day, if only to order.",
  },
  ask: {
    self: "Asking’s the lowest; most of what you say ends in a full stop.",
    love: "You’ve settled it for them and forgotten they’ve a mouth.",
    work: "What you didn’t ask was later called doing it again.",
    quarrel: "You heard them talk, and not what they said.",
    tired: "You can’t sit in others’ plans; even rest has to be your own.",
    growth: "Three questions a day to which you really don’t know the answer.",
  },
  show: {
    self: "Showing’s the lowest, and your good mood can’t be seen from outside.",
    love: "They have to guess, and people who guess long enough stop.",
    work: "You spoke of the matter and left; the matter they remember.",
    quarrel: "You show no pain, so they’ve no notion how hard they hit.",
    tired: "You don’t spill; the cup’s full and you carry it level.",
    growth: "When you praise somebody, have your face join in.",
  },
  hold: {
    self: "Holding back’s the lowest, and the cat next door knows your troubles.",
    love: "You give the lot and leave nothing to wonder about.",
    work: "You hadn’t opened your mouth, and your face had named the price.",
    quarrel: "It all comes out, and it’s hard to get back in.",
    tired: "When you’re tired, the house is.",
    growth: "Keep one thing for three days before you tell it.",
  },
};
