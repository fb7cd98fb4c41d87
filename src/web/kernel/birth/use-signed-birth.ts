import { useEffect, useState } from "react";
import { type BirthDraft, isClockAsked, toBirth, toIsoDate } from "./birth-draft.ts";
import type { SignedBirth } from "./sign-birth.ts";

/** Wheels that turn are one question. */
const pauseMs = 120;

/** What a draft comes to as soon as its date is whole; null before. The calendar is fetched when it is first wanted, and reckons without a network. */
export const useSignedBirth = (draft: BirthDraft): SignedBirth | null => {
  const [signed, setSigned] = useState<SignedBirth | null>(null);
  const isWhole = toIsoDate(draft) !== null;
  const given = isWhole ? JSON.stringify(toBirth(isClockAsked(draft) && draft.timeZone === null ? { ...draft, timeZone: "Asia/Shanghai" } : draft)) : null;
  useEffect(() => {
    if (given === null) return setSigned(null);
    let isGone = false;
    const timer = setTimeout(() => {
      import("./sign-birth.ts").then(
        ({ signBirth }) => isGone || setSigned(signBirth(JSON.parse(given))),
        () => {},
      );
    }, pauseMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [given]);
  return signed;
};
