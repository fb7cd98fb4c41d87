import { useEffect, useState } from "react";
import { type Announced, discover, toWallets, type Wallet } from "../../../kernel/wallet/wallets.ts";

const list = (announced: Announced[]): Wallet[] => toWallets(announced, globalThis as object);

/** The wallets of this browser, as they make themselves known. */
export const useWallets = (): Wallet[] => {
  const [wallets, setWallets] = useState(() => list([]));
  useEffect(() => discover((announced) => setWallets(list(announced))), []);
  return wallets;
};
