import type { Act } from "../../../../../topics/kit/hearing/heard.ts";
import { takesUp } from "../bare.ts";
import { givesData } from "../data.ts";
import type { Saying } from "../plan.ts";
import type { Rule } from "../rules.ts";
import type { Turn } from "../turn.ts";
import { talk } from "./talk.ts";

/** Courtesies, and what is said of us: they are what they are, whatever else the words could give. */
const plain: ReadonlySet<Act> = new Set(["thank", "greet", "bye", "about", "insult", "play", "break", "doubt"]);
const courtesy: ReadonlySet<Act> = new Set(["thank", "greet", "bye", "insult", "break"]);
/** Said while something was asked for, these may be the answer. */
const maybeData: ReadonlySet<Act> = new Set(["feel", "assent", "unclear", "complain"]);

/** A complaint that asks its question again is an asking. */
const asksAnew = /[?？]|我问的?是|我是问|\b(?:i asked|i['’]m asking|my question|i meant|i want to know)\b/i;
const asksAgain = ({ text, heard: { act, frame } }: Turn): boolean => act === "complain" && frame.matter !== null && frame.kind !== null && asksAnew.test(text);

const takesOffer = ({ offer, text }: Turn): boolean => offer !== undefined && takesUp(text);

/** So unsure an act gives way to data that plainly came along. */
const sureOfAct = 0.8;
/** What is explained, told otherwise or drafted asks for no other way to draw: "the third card" names no spread. */
const ofReading: ReadonlySet<Act> = new Set(["explain", "restyle", "draft"]);
const setsOnly = ({ data: { understood } }: Turn): boolean => Object.keys(understood).every((name) => ["question", "spread", "method"].includes(name));
/** Said while something is asked for, what gives it is the answer, whatever else it sounds like. */
const answersUs = (turn: Turn): boolean => turn.flow.castId === null && turn.flow.question !== "" && !courtesy.has(turn.heard.act) && givesData(turn);

/** True where data that plainly came along go before the act. */
const bringsData = (turn: Turn): boolean => {
  if (turn.hasInputs || answersUs(turn)) return true;
  // "按九运排" sounds like the same told otherwise, and is another house.
  if (turn.heard.act === "restyle" && turn.data.isCorrection) return true;
  return turn.heard.confidence < sureOfAct && givesData(turn) && !(ofReading.has(turn.heard.act) && setsOnly(turn));
};

const rules: readonly Rule[] = [
  {
    name: "thanks, greetings, doubts, jokes, insults and questions about us are answered in kind",
    plan: (turn) => (plain.has(turn.heard.act) ? talk(turn, turn.heard.act as Saying) : null),
  },
  {
    name: "a yes to nothing offered asks what comes next",
    plan: (turn) => (turn.heard.act === "assent" && !takesOffer(turn) && turn.flow.castId !== null ? talk(turn, "assent") : null),
  },
  {
    name: "what is felt, half said, or missed is answered before anything is cast",
    plan(turn) {
      const { heard, command } = turn;
      if (!maybeData.has(heard.act) || asksAgain(turn) || command.isFresh || command.isStart) return null;
      if (heard.act === "assent" && takesOffer(turn)) return null;
      return givesData(turn) ? null : talk(turn, heard.act as Saying);
    },
  },
  {
    name: "a correction that names nothing is asked about",
    plan(turn) {
      const isSure = turn.heard.act === "correct" && turn.heard.confidence >= sureOfAct && turn.flow.castId !== null;
      return isSure && Object.keys(turn.data.understood).length === 0 && turn.data.flow === turn.flow ? talk(turn, "unclear") : null;
    },
  },
  {
    name: "a word, a card, a point or a reason is explained",
    plan: (turn) => (turn.heard.act === "explain" ? talk(turn, "explain") : null),
  },
  {
    name: "the same reading is told shorter, plainer, longer",
    plan: (turn) => (turn.heard.act === "restyle" && turn.flow.castId !== null ? talk(turn, "restyle") : null),
  },
  {
    name: "words to say to somebody are drafted",
    plan: (turn) => (turn.heard.act === "draft" ? talk(turn, "draft") : null),
  },
];

/** What kind of turn it is, where it brings nothing a cast is made from. */
export const actRules: readonly Rule[] = rules.map(({ name, plan }) => ({ name, plan: (turn) => (bringsData(turn) ? null : plan(turn)) }));
