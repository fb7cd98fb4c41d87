import type { PointTexts } from "../told.ts";

export const points: PointTexts = {
  /** Chiron, a small body between Saturn and Uranus: the sore place that teaches. */
  chiron: {
    sun: {
      hard: "the sore place is being yourself; somebody once made it seem too much, and you’ve been a good guide to others in it since",
      soft: "you help people stand up straight, having practised on yourself",
    },
    moon: {
      hard: "the sore place is being looked after, so you look after others to the inch and flinch when it’s your turn",
      soft: "you know how to sit with a hurt without poking it",
    },
    mercury: {
      hard: "the sore place is your own voice; a teacher’s remark or a stammer may be the root, and you explain kindly because of it",
      soft: "you find the word that doesn’t hurt",
    },
    venus: { hard: "the sore place is being liked. You give the compliment you were waiting for", soft: "your taste and your kindness mend things" },
    mars: { hard: "the sore place is force: hitting back, asking, wanting. You’re brave for others first", soft: "you can teach a frightened person to push" },
    jupiter: { hard: "hope’s been let down once and checks the exits", soft: "you give others their faith back" },
    saturn: { hard: "you were handed a rule that hurt, and you’re strict where it did", soft: "you can bear an old limit and make a trade of it" },
    uranus: { hard: "being different hurt before it helped", soft: "you make oddness safe for others" },
    neptune: { hard: "a disappointed dream aches in damp weather", soft: "your compassion has a technique" },
    pluto: { hard: "something was done to someone, and you know what power’s for", soft: "you’re calm beside the worst" },
  },
  node: {
    sun: {
      conjunction: "being yourself is the whole task, and people keep turning up who want you to",
      opposition: "you lean on who you’ve always been, and the road goes the other way",
    },
    moon: {
      conjunction: "care is what you’re here to learn in the large, and crowds feel your moods",
      opposition: "you fall back on feeding people, and it’s time to be fed by something new",
    },
    mercury: { conjunction: "what you say travels, so say it", opposition: "you talk your way back to the known" },
    venus: { conjunction: "love and taste carry you forward, and good people stand on that road", opposition: "you retreat into being liked" },
    mars: { conjunction: "you’re meant to act, early and in person", opposition: "you fight old fights because you know the moves" },
    jupiter: { conjunction: "the wind’s behind whatever makes you larger", opposition: "you trust the old luck a season too long" },
    saturn: { conjunction: "work and patience are the way on, and it’s uphill by design", opposition: "duty’s where you hide" },
    uranus: { conjunction: "the leap is the path", opposition: "rebellion has become a habit" },
    neptune: { conjunction: "follow the dream, with shoes on", opposition: "you drift back to the fog" },
    pluto: { conjunction: "power comes to you to be used cleanly", opposition: "you hold on to the grip itself" },
  },
  /** A quick body on a natal point: a matter of a day or two. */
  today: {
    sun: { hard: "the day puts a lamp on it, and you can’t quite look away from", soft: "there’s light to spare for" },
    moon: { hard: "for a few hours your mood catches on", soft: "for a few hours it’s easy to feel well about" },
    mercury: { hard: "calls, slips of the pen and second thoughts gather round", soft: "it’s a day for writing or talking about" },
    venus: { hard: "you’d rather be pleasant than clear about", soft: "kindness comes easily, and helps, in" },
    mars: { hard: "there’s heat in it, so go slowly where it touches", soft: "you’ve a push to spend on" },
  },
  matters: {
    sun: "what you’re out to do",
    moon: "home and mood",
    mercury: "what you’re saying and signing",
    venus: "love and money",
    mars: "work and temper",
    jupiter: "your hopes",
    saturn: "your duties",
    ascendant: "how you come across",
    midheaven: "your standing",
  },
};
