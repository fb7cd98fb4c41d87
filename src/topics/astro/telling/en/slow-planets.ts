import type { BySign } from "../told.ts";

/** Where one grows and is lucky. */
export const jupiterSigns: BySign = {
  aries: "luck comes to you when you go first; the offer you make before you’re ready tends to be the one that’s taken",
  taurus: "you grow by owning one good thing and looking after it, and what you bought for keeps has done better than what you bought cheap",
  gemini: "your luck walks in as a conversation, a second language or a class you took for fun",
  cancer: "doors open through kin, kitchens and houses, and feeding people has got you further than any letter of application",
  leo: "you grow when you’re seen; the talk you didn’t want to give is where the next thing starts",
  virgo: "you get on by doing the small thing right for years, and one day someone asks who’s been doing that",
  libra: "you do better in twos: a partner, a co-signer, an opposite number who likes you",
  scorpio: "you gain from what others leave alone: old debts, hard subjects, the second cellar",
  sagittarius: "you grow by distance: a border, a doctrine, a long book, a teacher with an accent",
  capricorn: "your luck is late and solid, and it comes down a ladder of people who saw you keep your word",
  aquarius: "groups lift you; the odd club you joined at nineteen still pays out",
  pisces: "you’re rescued more often than you’ve any right to be, and it pays to give the same away without counting",
};

/** What is asked of one, slowly. */
export const saturnSigns: BySign = {
  aries: "you were told early to wait your turn, so starting anything alone still feels like trespass; each small start of your own makes the next one lawful",
  taurus: "you’ve an old fear of not having enough, and no sum on paper has ever quite cured it; a plain budget does more",
  gemini: "you choose words as though they’d be used against you, and so you learn to speak in public late and well",
  cancer: "home was a duty before it was a comfort, and you’re still learning to be looked after",
  leo: "applause came hard or had a price, so you show your work late; show it a third earlier",
  virgo: "you could check a thing for ever; the lesson’s to hand it in with one fault you know of",
  libra: "you take promises so seriously that you make few, and you do the fair thing even when it costs you the pleasant one",
  scorpio: "you keep the lid on, and giving anyone a key, a password or a share is slow work",
  sagittarius: "you had your faith tested young, and you believe now only what you’ve walked to",
  capricorn: "you carry weight well and are therefore handed more; the skill to learn is putting some of it down",
  aquarius: "you were the outsider in some group and made rules of your own, good ones, and rather many",
  pisces: "you feel guilty about what you couldn’t have prevented; a limit said aloud is your form of kindness",
};

/** The lunar node: what one is growing towards. */
export const nodeSigns: BySign = {
  aries: "to choose before asking round",
  taurus: "to keep, to own and to be simple",
  gemini: "to ask questions and leave the verdict out",
  cancer: "to let home matter more than rank",
  leo: "to sign your own name",
  virgo: "to turn a feeling into a day’s work",
  libra: "to count the other person in",
  scorpio: "to share a purse and a secret",
  sagittarius: "to say what you believe and stop collecting",
  capricorn: "to stand on your own rung",
  aquarius: "to do it for the many and not for the clapping",
  pisces: "to leave one thing uncounted",
};
