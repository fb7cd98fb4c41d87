import { useEffect, useState } from "react";
import { useWords } from "../use-words.ts";
import type { ReadNumber } from "./numbers.ts";
import { type Account, checkEmail, checkPhone, type Problem } from "./validate.ts";

type Numbers = typeof import("./numbers.ts");
let numbers: Numbers | null = null;
/** The numbering plans weigh as much as all the rest, and come with the first phone. */
export const loadNumbers = async (): Promise<Numbers> => {
  numbers ??= await import("./numbers.ts");
  return numbers;
};

export interface AccountHandle {
  account: Account;
  change(part: Partial<Account>): void;
  problem: Problem;
  /** Says what is wrong, if anything. @returns true if nothing is */
  check(): boolean;
  /** Puts in words of the server. */
  setProblem(problem: Problem): void;
  /** As the wire takes it. */
  target(): string;
  /** As its owner reads it. */
  shown(): string;
}

const read = ({ country, number }: Account): ReadNumber | null => numbers?.readNumber(number, country) ?? null;

/** The account one writes, kept from mode to mode. */
export const useAccount = (first: Account): AccountHandle => {
  const words = useWords();
  const [account, setAccount] = useState(first);
  const [problem, setProblem] = useState<Problem>(null);
  const [, setLoaded] = useState(numbers !== null);
  const isPhone = account.kind === "phone";
  useEffect(() => {
    if (isPhone)
      loadNumbers().then(
        () => setLoaded(true),
        () => undefined,
      );
  }, [isPhone]);
  const find = (): Problem => (isPhone ? checkPhone(account, numbers ? (read(account)?.isValid ?? false) : null, words) : checkEmail(account.email, words));
  return {
    account,
    change(part) {
      setAccount({ ...account, ...part });
      setProblem(null);
    },
    problem,
    check() {
      const found = find();
      setProblem(found);
      return found === null;
    },
    setProblem,
    target: () => (isPhone ? (read(account)?.e164 ?? account.number.replace(/[^0-9+]/g, "")) : account.email.trim()),
    shown() {
      if (!isPhone) return account.email.trim();
      const e164 = read(account)?.e164 ?? account.number;
      return e164.length > 9 ? `${e164.slice(0, -8)}…${e164.slice(-4)}` : e164;
    },
  };
};
