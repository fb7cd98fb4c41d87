import type { DreamTheme } from "../../lexicon/symbol.ts";

interface ThemeWords {
  name: string;
  /** After “this is about” in the headline: what it is about, with no full stop. */
  about: string;
  /** One's days: where it bites. */
  days: string;
  /** Beside the first theme. */
  beside: string;
  /** After “Watch for this:”. */
  watch: string;
}

export const themesEn: Readonly<Record<DreamTheme, ThemeWords>> = {
  control: {
    name: "control",
    about: "something you answer for and can’t steer",
    days: "Look by day for whatever goes on your account while someone else decides how it’s done. That sort of grudge is quiet, and saves itself for the night.",
    beside: "Having the say comes into it as well: one step hangs on another person’s nod, and you’re tired of waiting.",
    watch: "someone saying yes on your behalf without asking.",
  },
  safety: {
    name: "safety",
    about: "a spot where you don’t feel safe",
    days: "Somewhere in your days you sit on the edge of the chair, by reason of a contract, a test result or one person’s temper. The danger may not be real, but the strength spent on guarding against it is.",
    beside: "Under it lies some wariness; you keep a way out in mind even in your sleep.",
    watch: "the room where you first check where the door is.",
  },
  closeness: {
    name: "closeness",
    about: "how near you stand to one person",
    days: "There’s someone with whom a step closer might scald and a step back might chill. You’re likely waiting for them to move, and they could be waiting for you.",
    beside: "Off to the side there’s one person’s warmth, taken daily, like a temperature.",
    watch: "whose message you read fastest and answer slowest.",
  },
  parting: {
    name: "parting",
    about: "a goodbye that isn’t finished",
    days: "A bond is on its way off, as happens with house moves, leaving dos and children who grow. If the words weren’t said, one of you is still on the platform.",
    beside: "There’s some seeing-off in it, and whoever came to mind as you woke is most likely the one.",
    watch: "an invitation to eat together “before you go”.",
  },
  exposure: {
    name: "being seen",
    about: "a layer you don’t want seen",
    days: "A layer of yours has shown of late, or is about to: your pay, your age, unfinished work, the state of the back room. Holding it closed is harder than letting it be seen.",
    beside: "Some fear of eyes is there too; before you stepped into the light you felt for your buttons.",
    watch: "the moment you tilt your phone away.",
  },
  judgement: {
    name: "judgement",
    about: "someone giving you marks",
    days: "Either a new person has started marking you or the old one never moved out of your head. Where nobody states the measure, people use the harshest they own.",
    beside: "A look of appraisal falls on it sideways; you’ve been standing straighter for that, and stiffer.",
    watch: "in whose company you begin with “I’m no expert”.",
  },
  burden: {
    name: "a burden",
    about: "a weight you’ve had on too long",
    days: "You carry one end of something for somebody, and you’ve done it so long they’ve forgotten it’s a shoulder. What weighs is less the thing than that nobody asks.",
    beside: "There’s a load on besides; you can walk with it, only not fast.",
    watch: "an “I’ll do it” that’s out before you’ve thought.",
  },
  secret: {
    name: "something kept back",
    about: "something that’s being kept out of sight",
    days: "There’s a thing you know and others don’t, or the other way about. Hiding takes remembering where you hid it, and that eats up the daylight.",
    beside: "One corner has a cloth over it, and you’ve walked round it several times.",
    watch: "the point in a talk where you change the subject.",
  },
  anger: {
    name: "anger",
    about: "a temper that had nowhere to go",
    days: "Think who made you really angry last, and whether you smiled. A heat that isn’t let out finds its own place to burn at night.",
    beside: "It has a spark wrapped in it, a small one, and there’s dry stuff about.",
    watch: "a clenched jaw in front of the words “I don’t mind”.",
  },
  desire: {
    name: "wanting",
    about: "something you want and won’t say you want",
    days: "You want a thing and have decided you shouldn’t, or couldn’t afford it. By day you keep it down with reasons, and sleep isn’t open to reasons.",
    beside: "There’s some appetite in it, maybe less for food than for a way to live.",
    watch: "the page you linger on for half a minute more.",
  },
  worth: {
    name: "worth",
    about: "what you’re worth and who gets to say",
    days: "Somebody has lately put a price on you, in money or rank or one remark; you took it aloud and refused it inside. Dreams with money in them are often doing that sum.",
    beside: "A quiet abacus is at work as well, on whether you’re good enough.",
    watch: "how fast you wave off the next bit of praise.",
  },
  time: {
    name: "time",
    about: "being afraid there isn’t time",
    days: "A date is moving up and you aren’t. It may stand in no calendar; parents’ ages and the closing of a trade to newcomers are deadlines nobody pins up.",
    beside: "You can hear a clock in it too; you may be keeping time for several things at once.",
    watch: "the hour of the day when you look at your phone most.",
  },
  voice: {
    name: "speaking up",
    about: "words that haven’t been said",
    days: "A sentence has lodged in your throat for some time. It’s short, and its hardest word is the name at the front; whose name that is has long been settled.",
    beside: "One more remark is queueing at the lips, shorter than the first.",
    watch: "after whose words you swallow.",
  },
  direction: {
    name: "which way",
    about: "which road to take",
    days: "You’re at a fork and know both sides’ merits by heart. It stays open since either way means putting something down, and you haven’t looked to see what.",
    beside: "The road wobbles too: where you’d go and where you’re being pointed differ by one turn.",
    watch: "the first thing you say when you’re asked what your plans are.",
  },
  past: {
    name: "the past",
    about: "an old matter that was never shelved",
    days: "Some small thing now knocked against an old one; smell, tone or season matched by a third, and the heart took them for the same. Set the two apart before you judge.",
    beside: "An old shadow has come along for the ride and sits in the back saying nothing.",
    watch: "a scene in which you shrink to the height you were at nine.",
  },
  strength: {
    name: "strength",
    about: "how much strength you’ve got left",
    days: "Your body is going through the books: hours slept, proper meals, days since you last broke a sweat. Leave the meaning aside for a moment; you may be plain tired.",
    beside: "Strength is being added up as well, and the overdraft is better known to your sleep than to you.",
    watch: "the time of evening when your answers get thorns.",
  },
  freedom: {
    name: "slack",
    about: "a rope you’d like to loosen",
    days: "One end of a rope is in your own hand. Of all the contracts and favours and appearances you’re tied by, one you knotted yourself, so start there and leave the thick ones for later.",
    beside: "You’d like some air too, a window open by a crack would do.",
    watch: "whose cancelled meeting makes you secretly glad.",
  },
  loss: {
    name: "loss",
    about: "something that’s no longer there",
    days: "You’re short of something, a person or a title or a stretch of road you used to walk each morning. When it went you were too busy to mind, and you’re minding at night.",
    beside: "There’s a small gap besides, which being busy covers.",
    watch: "where your hand stops when you’re sorting things.",
  },
  care: {
    name: "looking after",
    about: "who is looking after whom",
    days: "Your hours turn round one person or one thing: meals, pills, pick-ups, all yours. People who look after others fear sitting down more than walking.",
    beside: "Part of you is busy with whether somebody’s warm enough.",
    watch: "whether anyone asks if you’ve eaten, and what you say.",
  },
  ending: {
    name: "closing",
    about: "something that’s over and hasn’t been closed",
    days: "It’s finished but for the full stop: a notice, a goodbye, a box for the charity shop. Without it the next line won’t start.",
    beside: "Another matter waits for its lid; there’s no hurry, only don’t forget it.",
    watch: "the thing you’ve called “the last time” three times.",
  },
  beginning: {
    name: "beginning",
    about: "something new that’s only just up",
    days: "Something has poked its tip out, and you fear its being trodden on and its growing in equal parts. You carry it like eggs on a bus, so carefully that you hardly move.",
    beside: "A start is tucked in at the edge, with no name yet.",
    watch: "the subject that makes you talk faster.",
  },
  rivalry: {
    name: "rivalry",
    about: "whom you measure yourself against",
    days: "There’s one you never mention, and you know when they change jobs and what they post. You compare because you’d thought of going that way yourself.",
    beside: "You’re wrestling a bit, with an opponent who may not know there’s a match.",
    watch: "whose good news you take a beat too long to cheer.",
  },
  home: {
    name: "home ground",
    about: "where your own ground is",
    days: "Your rooms, your place in the family, your footing in a town: one of them has shifted. A person can drift, but needs somewhere to leave the shoes.",
    beside: "Beneath it is a matter of foundations, not looked at as a rule, and once looked at, tapped.",
    watch: "which lit window you see when you say the word home.",
  },
  help: {
    name: "help",
    about: "whom you could ask for a hand",
    days: "You’re used to making things come right alone, and where they won’t you bend yourself instead. Those who could help aren’t far; you’d have to be willing to owe.",
    beside: "A hand is half held out in it; see whether there’s another near.",
    watch: "who said “just shout if you need me”, and that you remembered it.",
  },
};
