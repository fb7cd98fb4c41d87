import { toCapital } from "../../../../../shared/capital.ts";
import type { FactWording } from "../../../../kit/fact.ts";
import { toOrdinal } from "../../../../kit/wording/ordinal.ts";
import type { ProfileFacts } from "../../profile-facts.ts";
import type { ProfileTexts } from "../../profile-texts.ts";
import { toShown } from "../../profile-view.ts";

export const answerWords: Readonly<Record<number, string>> = { 1: "not me at all", 2: "not much", 3: "unsure", 4: "somewhat me", 5: "very much me" };

export const toFactWords = (texts: ProfileTexts, answers: Readonly<Record<number, string>> = answerWords): FactWording<ProfileFacts> => ({
  result: ({ type, first, second, lead, doubt, isTie }) => ({
    label: texts.test,
    value: type,
    note: `${toCapital(texts.names[first]!)} is highest, ${toShown(lead)} ahead of ${texts.names[second]}. Between these two a gap under ${toShown(doubt)} is within chance, so ${isTie ? "they count as a tie" : "the order holds"}.`,
  }),
  scale: ({ scale, raw, least, most, percent, low, high, rank, of }) => ({
    label: toCapital(texts.names[scale]!),
    value: `${toShown(percent)} · ${toOrdinal(rank)}`,
    note: texts.isShares
      ? `${texts.notes[scale]} It has ${toShown(percent)} of the hundred, ${toOrdinal(rank)} of ${of}; the margin runs from ${toShown(low)} to ${toShown(high)}.`
      : `${texts.notes[scale]} ${least} statements came to ${raw} points (${least} to ${most}), ${toShown(percent)} percent of the way, ${toOrdinal(rank)} of ${of}. With other statements of the kind you’d land between ${toShown(low)} and ${toShown(high)} nineteen times in twenty.`,
  }),
  item: ({ id, scale, answer, keyed }) => ({
    label: toCapital(texts.shorts[scale]!),
    value: toCapital(answers[answer]!),
    note: `“${texts.statements[id]!.text}” You said “${answers[answer]}”: ${keyed} of 5 for ${texts.names[scale]}.`,
  }),
  consistency: ({ percent, pairs }) => ({
    label: "Agreement",
    value: percent === null ? "too few pairs" : `${percent}%`,
    note:
      percent === null
        ? "There are too few paired items to say."
        : texts.isShares
          ? `Where the same thing was asked twice your answers agree to ${percent}%. Answering blind gives about 50, perfect agreement 100.`
          : `${pairs} things were asked twice, once each way round; your answers agree to ${percent}%. Answering blind gives about 60, perfect agreement 100.`,
  }),
});
