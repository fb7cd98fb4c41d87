import type { MajorStar } from "../../telling/view.ts";

/** 夫妻 and 子女. Each goes on after a colon. */
export const lovePalaces = {
  夫妻: {
    紫微: "you fall for people with a will and a manner. In time you’ll dispute who decides, so share out the fields early",
    天机: "you want someone to talk with, and your mind changes by the week. Settling half a year late saves trouble",
    太阳: "your partner is warm, ambitious and out a lot. What you want is the light that’s left when they get home",
    武曲: "love starts with rent and who’s home when. The words are hard and the heart isn’t; don’t let a birthday be a bank transfer",
    天同: "you find someone to sleep late with, and quarrels don’t last. The danger is both of you waiting for the other to move",
    廉贞: "you love strongly and check closely. Say one firm line aloud, and stop auditing the rest",
    天府: "you choose someone solid you can take anywhere. There’ll be less romance, and always food in the house",
    太阴: "gentle, caring people with deep pockets of silence draw you. If it cools, they’re often waiting to be asked",
    贪狼: "you attract easily, and the start is the best part. Learning one thing together does more than a hundred dinners",
    巨门: "talk brings you close and talk parts you. Ask at once; after three days a question sounds like a charge",
    天相: "your partner is courteous and correct, probably met through friends. Ten years of “if you don’t mind” gets far apart",
    天梁: "you do well with someone older or younger in years or in life. One looks after, one is looked after; swap seats sometimes",
    七杀: "it comes fast and is settled fast, like a campaign. Each of you needs a hill of your own",
    破军: "love here is torn down once and built again. The early one seldom counts; the second choice holds better",
  },
  子女: {
    紫微: "you raise children or work as your shopfront. One word of praise beats ten corrections",
    天机: "the young around you are quick and ask without end. In a joint venture you’ll lack a bookkeeper, not ideas",
    太阳: "you’re generous to the young and let them fly early. You front the venture; let someone else hold the purse",
    武曲: "you bring up few and strictly. With partners, write first and be friends second",
    天同: "you’re a playmate to the young and spoil them. What you make for fun is what sells",
    廉贞: "you ask the young to be reasonable, and lose your own temper first. Partners are chosen hard and dropped fast",
    天府: "the young are steady and you save for them. You make few things, and they last ten years",
    太阴: "you’re closest to daughters and quiet children. Work done at night turns out best",
    贪狼: "the young are bright and try everything. You meet partners while playing",
    巨门: "talk with the young turns into lessons, and lessons into rows. Writing together goes well",
    天相: "you smooth their road down to the shoelaces. With partners, agree who signs",
    天梁: "they come to you as to a teacher. Training newcomers is what you’ll do longest",
    七杀: "a strong-willed child hardens under rule. Give ground of their own and it eases",
    破军: "close one year and distant the next; a work of yours is good on its third draft",
  },
} as const satisfies Record<string, Record<MajorStar, string>>;
