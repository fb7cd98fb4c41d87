import { createElement, useEffect } from "react";
import type { Profile } from "../../../../../shared/contract/profiles.ts";
import { findBirthProblemText } from "../../../../../shared/i18n/birth-problems.ts";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { PartialBirth } from "../../../../../topics/kit/birth/partial-birth.ts";
import type { OpenBirth } from "../../../../kernel/birth/BirthPlate.tsx";
import { type BirthDraft, listMissing, type Problems, toBirth, toDraft, toNeeds } from "../../../../kernel/birth/birth-draft.ts";
import type { BirthMessages } from "../../../../kernel/birth/messages.zh.ts";
import { toPart } from "../../../../kernel/birth/to-part.ts";
import { useBirthWords } from "../../../../kernel/birth/use-birth-words.ts";
import { toBirthDraft } from "../../../../kernel/profiles/birth-fields.ts";
import { useOpening } from "../../chat-context.ts";
import { FromProfiles } from "../../profiles/FromProfiles.tsx";
import type { DeviceProps } from "../devices.ts";
import { useKeptFields } from "../use-kept-fields.ts";
import { type Preview, usePreview } from "../use-preview.ts";
import { type Hand, layWords, toInputs, toNewWords } from "./hand.ts";

const noHand: Hand = { births: {}, others: {}, taken: "" };

const toProblems = (preview: Preview | null, name: string, { isTimeUnknown }: BirthDraft, locale: Locale, words: BirthMessages): Problems =>
  Object.fromEntries(
    Object.entries(preview?.problems ?? {}).flatMap(([path, code]) => {
      const [of, field = ""] = path.split(".");
      if (of === name && field === "time" && code === "required") return isTimeUnknown ? [["time", words.hourNeeded]] : [];
      const text = of === name ? findBirthProblemText(code, locale) : null;
      return text === null || code === "required"
        ? []
        : [[toPart(field, code), `${text.charAt(0).toUpperCase()}${text.slice(1)}${locale === "zh" ? "。" : "."}`]];
    }),
  );

/**
 * The births of an instrument, set by hand and by words: who spoke last is right. What is set goes with the first question, and is enough for a cast
 * without one as soon as nothing is missing.
 * @param asked the topic's fields of births, and what it needs of each
 */
export const useBirths = <Name extends string>(asked: Readonly<Record<Name, readonly string[]>>, { locale, onChoose }: DeviceProps) => {
  const birthWords = useBirthWords();
  const typed = useOpening((opening) => opening.typed.trim());
  const [kept, setHand] = useKeptFields<Hand>();
  const hand = kept ?? noHand;
  const words = toNewWords(typed, hand);
  const inputs = kept && toInputs(kept);
  const preview = usePreview(inputs, words);
  /** An answer to what was set before tells nothing of what is set now. */
  const current = preview && (kept === null || preview.of === JSON.stringify(inputs)) ? preview : null;
  const names = Object.keys(asked) as Name[];
  /** The man's birth stands first, as in the topic's fields. */
  const choose = (list: readonly Profile[]) => {
    const [first, second] = names.length === 2 ? [list.find(({ gender }) => gender === "male"), list.find(({ gender }) => gender === "female")] : list;
    const chosen = [first, second].flatMap((one) => (one ? [{ id: one.id, nickname: one.nickname }] : []));
    const births = Object.fromEntries([first, second].flatMap((one, at) => (one && names[at] ? [[names[at], toBirthDraft(one)]] : [])));
    setHand({ births, others: hand.others, taken: typed, chosen });
  };
  const drop = () => setHand({ births: Object.fromEntries(names.map((name) => [name, toDraft({})])), others: hand.others, taken: typed });
  const chosenProfiles = hand.chosen ?? [];
  const below = createElement(FromProfiles, { chosen: chosenProfiles, seats: names.length === 2 ? 2 : 1, onChoose: choose, onDrop: drop, isOpening: true });
  const toOpen = (name: Name): OpenBirth => {
    const known = (current?.known[name] ?? {}) as PartialBirth;
    const draft = layWords(hand.births[name], words === "" && kept ? undefined : (current?.known[name] as PartialBirth | undefined));
    const needs = toNeeds(asked[name], known);
    const problems = toProblems(current, name, draft, locale, birthWords);
    return {
      draft,
      known,
      needs,
      problems,
      isTwice: problems.fold !== undefined || draft.fold !== null,
      isWhole: listMissing(draft, needs).length === 0,
      // What is set by hand goes over the profile it was taken from.
      onChange: (next) => setHand({ births: { ...hand.births, [name]: next }, others: hand.others, taken: typed }),
      below,
    };
  };
  const births = Object.fromEntries(names.map((name) => [name, toOpen(name)])) as Record<Name, OpenBirth>;
  const setOther = (name: string, value: unknown) => setHand({ ...hand, others: { ...hand.others, [name]: value }, taken: typed });
  const all = names.map((name) => births[name]);
  const isRefused = Object.values(current?.problems ?? {}).some((code) => code !== "required");
  const isReady = !isRefused && all.every(({ isWhole, problems }) => isWhole && Object.keys(problems).length === 0);
  const ready = isReady ? { ...hand.others, ...Object.fromEntries(names.map((name) => [name, toBirth(births[name].draft)])) } : null;
  // By hand or by words, what stands on the wheels is what is cast; words alone are heard when they are sent.
  const chosen = JSON.stringify(
    kept === null ? null : (ready ?? toInputs({ ...hand, births: Object.fromEntries(names.map((name) => [name, births[name].draft])) })),
  );
  const wordless = JSON.stringify(ready);
  // The births of profiles are the server's to read: they go as what they are.
  const others = JSON.stringify(hand.others);
  const profileIds = JSON.stringify(chosenProfiles.map(({ id }) => id));
  useEffect(() => {
    if (profileIds === "[]") return onChoose(JSON.parse(chosen), JSON.parse(wordless));
    onChoose(others === "{}" ? null : JSON.parse(others), wordless === "null" ? null : JSON.parse(others), JSON.parse(profileIds));
  }, [chosen, wordless, others, profileIds, onChoose]);
  return { births, preview, others: hand.others, setOther };
};
