import { toCapital, toLower } from "../../../../../shared/capital.ts";
import type { Question } from "../../../../kit/hearing/question.ts";
import { findPart, type LivedPart, livedParts, type Part } from "../../parts.ts";
import { toDoubt, toSteadiness } from "../../profile.ts";
import type { AnswerTerms, ProfileFrame } from "../../profile-reader.ts";
import type { ProfileTexts } from "../../profile-texts.ts";
import { type Answered, type ProfileView, toShown, toSteps } from "../../profile-view.ts";
import { toWay, vary, varyAlong } from "../../vary.ts";
import { answerWords as plainAnswers, toFactWords } from "./fact-words.ts";
import { toHeadline } from "./headline.ts";

const partNames: Record<LivedPart, string> = {
  self: "yourself",
  love: "the people close to you",
  work: "work",
  quarrel: "quarrels",
  tired: "being worn out",
  growth: "change",
};

const scoreOf = ({ cast }: ProfileView, scale: string): number => toShown(cast.scales[scale]!.percent);
/** Between the scores as they are shown. */
const leadOf = (view: ProfileView): number => scoreOf(view, view.first) - scoreOf(view, view.second);
const doubtOf = ({ cast, first, second }: ProfileView): number => toShown(toDoubt(cast, first, second));
const toPoints = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;
const quote = (texts: ProfileTexts, item: string): string => `“${texts.statements[item]!.text.replace(/\.$/, "")}”`;

const findItem = (view: ProfileView, id: string): Answered => {
  const [scale] = id.split(".") as [string];
  return livedParts.flatMap((part) => view.answered(scale, part)).find((item) => item.id === id)!;
};

const listFollowUps = ({ first, second, last }: ProfileView, { shorts }: ProfileTexts): [Part, string][] => [
  ["quarrel", `How does ${shorts[first]} quarrel?`],
  ["work", `What use is ${shorts[second]} to me at work?`],
  ["growth", `How could I grow where ${shorts[last]} is low?`],
  ["love", `Where does ${shorts[first]} get stuck in love?`],
  ["tired", "What becomes of me when I’m worn out?"],
  ["sure", `How sure is ${shorts[first]} over ${shorts[second]}?`],
  ["love", `Does my family see the ${shorts[second]} in me?`],
  ["work", `What does a low ${shorts[last]} cost me at work?`],
  ["tired", `Does ${shorts[second]} come out under stress?`],
];

/** The frame in the words of one way of answering. */
export const toFrameEn = ({ answers: answerWords, toCount }: AnswerTerms): ProfileFrame => ({
  locale: "en",
  labels: {
    self: "You",
    love: "Close to you",
    work: "At work",
    quarrel: "Quarrels",
    tired: "Worn out",
    growth: "Getting on",
    sure: "How sure",
    lead: "How it’s read",
    dissent: "The other side",
    close: "Put to use",
  },
  toHeadline,
  toLead(view, texts, side) {
    const { first, second, last, isTie, cast } = view;
    const [a, b, z] = [scoreOf(view, first), scoreOf(view, second), scoreOf(view, last)];
    const count = Object.keys(cast.answers).length;
    const [one, two, low] = [texts.names[first]!, texts.names[second]!, texts.names[last]!];
    const verdict = isTie
      ? `${leadOf(view) === 0 ? "no gap at all" : `a gap of ${leadOf(view)}`}, which is within chance, so take both in earnest`
      : `a gap of ${leadOf(view)} where chance gives ${doubtOf(view)}, so the order counts`;
    const ways = [
      `${toCount(count)} ${one} came to ${a} and ${two} to ${b}: ${verdict}. Lowest is ${low}, at ${z}.`,
      `Look at the top two first: ${one} with ${a}, ${two} with ${b}, ${verdict}. Then at the bottom, where ${low} has ${z}.`,
      `The ${a} at the top belongs to ${one}, and ${two} follows with ${b}: ${verdict}. At the far end stands ${low} with ${z}, ${toPoints(a - z)} below.`,
    ] as const;
    return {
      text: ways[(toWay(view, "lead", ways.length) + side) % ways.length]!,
      facts: ["result", `scale.${first}`, `scale.${second}`, `scale.${last}`],
    };
  },
  tellPart(view, part, texts, side) {
    const scale = [view.first, view.second, view.last][side % 3]!;
    const items = view.answered(scale, part);
    if (items.length === 0) return this.toLead(view, texts, side + 1);
    return { text: this.tellAnswers(view, scale, part, texts), facts: [`scale.${scale}`, ...items.map(({ id }) => `item.${id}`)] };
  },
  tellAnswers(view, scale, part, texts) {
    const items = view.answered(scale, part);
    const said = items.map(({ id, answer }) => `to ${quote(texts, id)} you said “${answerWords[answer]}”`).join("; ");
    return varyAlong(view, "said", livedParts.indexOf(part), [
      `On ${partNames[part]}, this is what ${texts.shorts[scale]} asked: ${said}.`,
      `Your own words count here: ${said}, all booked under ${texts.shorts[scale]}.`,
      `Turn back to your sheet: ${said}, and that’s where part of the ${scoreOf(view, scale)} for ${texts.shorts[scale]} comes from.`,
      `${toCapital(texts.shorts[scale]!)} has ${scoreOf(view, scale)}, and where it asks about ${partNames[part]} it went like this: ${said}.`,
    ]);
  },
  toFollowUps(view, asked: Question, turn, texts) {
    const part = findPart(asked);
    const all = listFollowUps(view, texts).filter(([of, text]) => of !== part && text !== asked.text);
    const at = (turn * 3) % all.length;
    return [...all.slice(at), ...all.slice(0, at)].slice(0, 3).map(([, text]) => text);
  },
  ladder(view, { shorts }) {
    const { first, second, third, last } = view;
    const [one, two, three] = [first, second, third].map((scale) => `${shorts[scale]} ${scoreOf(view, scale)}`);
    return `In order: ${one}, ${two}, ${three}; at the foot, ${shorts[last]} ${scoreOf(view, last)}.`;
  },
  near: (view, { names }) =>
    vary(view, "near", [
      `${toCapital(names[view.first]!)} and ${names[view.second]} lie ${toPoints(leadOf(view))} apart, and on another day they might change places. Read what’s said of both; the one that stings is nearer.`,
      `The top two differ by ${toPoints(leadOf(view))}, and luck alone can make ${doubtOf(view)}. So ${names[view.second]} hasn’t lost: where the first doesn’t fit you, put the second in its place.`,
    ]),
  crowd(view, { shorts }) {
    const { cast, first } = view;
    const others = cast.ties.map((scale) => shorts[scale]).join(", ");
    return vary(view, "crowd", [
      `Within chance of ${shorts[first]} you also have ${others}: ${cast.ties.length + 1} in a huddle. Don’t pin a label on yourself yet; look at the answers you gave most weight.`,
      `${toCapital(others)} can’t be told from ${shorts[first]} by these numbers, so no one voice rules; you’re more like a room where they take turns, and it pays to hear each.`,
    ]);
  },
  ahead: (view, { names, isShares }) =>
    vary(view, "ahead", [
      `${toCapital(names[view.first]!)} leads by ${leadOf(view)} and chance is worth ${doubtOf(view)}; take it again in a month and it’ll most likely lead again.`,
      isShares
        ? `The first share is ${leadOf(view)} above the second where chance gives ${doubtOf(view)}; ${names[view.first]} stands, and isn’t the whole of you.`
        : `To turn a lead of ${leadOf(view)} around you’d have to move your answers by some ${toSteps(view)} steps, so ${names[view.first]} sits fairly firm.`,
    ]),
  agreement({ cast: { consistency, blindConsistency }, seed }) {
    const blind = Math.round(blindConsistency * 100);
    const steadiness = toSteadiness(consistency ?? 0, blindConsistency);
    const percent = Math.round((consistency ?? 0) * 100);
    if (steadiness === "steady")
      return vary({ seed }, "agreement", [
        `Asked the same thing twice over, you agree with yourself to ${percent} percent; you knew your mind.`,
        `The paired items agree to ${percent} percent, so your attention held.`,
      ]);
    if (steadiness === "fair")
      return vary({ seed }, "agreement", [
        `The paired items agree to ${percent} percent: the outline holds, the details hang on the day.`,
        `Asked twice, you agree with yourself to ${percent} percent; a few things you haven’t settled yet.`,
      ]);
    return vary({ seed }, "agreement", [
      `The paired items agree to only ${percent} percent, and blind answers reach ${blind}, so read these scores as a sketch, and try once more in a quiet hour.`,
      `Put the other way round, the same thing got another answer from you too often (${percent} percent agreement), so either the questions missed you or the day was loud, and the ranking won’t bear your weight.`,
    ]);
  },
  loud(view, texts, id) {
    const { answer, part } = findItem(view, id);
    const said = answerWords[answer]!;
    const loud = texts.loud[id]!;
    const rest = toLower(loud);
    return varyAlong(view, `loud.${id}`, livedParts.indexOf(part), [
      loud,
      loud,
      `${quote(texts, id)} got a “${said}” from you: ${rest}`,
      `Going by your “${said}” to ${quote(texts, id)}, ${rest}`,
      `${loud.replace(/\.$/, "")} (${quote(texts, id)}: “${said}”).`,
    ]);
  },
  odd(view, texts, id) {
    const { answer, isReversed, part } = findItem(view, id);
    const said = answerWords[answer]!;
    const name = texts.names[view.first]!;
    return varyAlong(view, "odd", livedParts.indexOf(part), [
      `One thing doesn’t fit: to ${quote(texts, id)} ${name} would ${isReversed ? "shake its head" : "nod"}; you said “${said}”, and there you go your own way.`,
      `To ${quote(texts, id)} you said “${said}”, the reverse of ${name}; don’t let that part be pinned on you.`,
      `The exception is ${quote(texts, id)}: you said “${said}”, so that’s as far as ${name} reaches.`,
      `Come to ${quote(texts, id)}, and you said “${said}”, which is not how ${texts.shorts[view.first]} usually talks.`,
    ]);
  },
  elsewhere(view, texts, id) {
    const { answer, scale, part } = findItem(view, id);
    const said = answerWords[answer]!;
    const short = texts.shorts[scale]!;
    return varyAlong(view, "elsewhere", livedParts.indexOf(part), [
      `${toCapital(short)} isn’t among your first three, and still to ${quote(texts, id)} you said “${said}”. ${texts.loud[id]}`,
      `One answer comes from outside the top three, “${said}” to ${quote(texts, id)}, which is ${short}. ${texts.loud[id]}`,
      `${quote(texts, id)} belongs to ${short}, and you said “${said}”. ${texts.loud[id]}`,
    ]);
  },
  stray(view, texts, id) {
    const { answer } = findItem(view, id);
    const name = texts.names[view.last]!;
    return vary(view, `stray.${id}`, [
      `${toCapital(name)} is your lowest, yet to ${quote(texts, id)} you said “${answerWords[answer]}”. ${texts.loud[id]}`,
      `Don’t write off ${name} altogether: ${quote(texts, id)} got “${answerWords[answer]}” from you. ${texts.loud[id]}`,
    ]);
  },
  strayAgainst: (view, texts, id) =>
    vary(view, "strayAgainst", [
      `${toCapital(texts.shorts[view.last]!)}, your lowest, would like a word: to ${quote(texts, id)} you did say “${answerWords[findItem(view, id).answer]}”, so don’t count it out.`,
      `Don’t strike ${texts.shorts[view.last]} off yet. It’s last beside the others, but on ${quote(texts, id)} you couldn’t have answered more plainly.`,
    ]),
  doing: (text) => `This week: ${text}`,
  watching: (text) => `Watch for this: ${text}`,
  toFactWords: (texts) => toFactWords(texts, answerWords),
});

export const frameEn = toFrameEn({ answers: plainAnswers, toCount: (count) => `Over ${count} questions` });
