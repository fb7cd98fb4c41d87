import { useState } from "react";
import { addIdentity, type IdentityKind, type Proof } from "../../../../shared/contract/credentials.ts";
import { errors } from "../../../../shared/errors.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { ProofDialog } from "../proof/ProofDialog.tsx";
import type { ProofWay } from "../proof/proof-ways.ts";
import { signByWallet } from "../proof/wallet.ts";
import { useWords } from "../use-words.ts";
import { AddressDialog } from "./AddressDialog.tsx";
import { useChanged } from "./use-changed.ts";

interface BindDialogProps {
  kind: IdentityKind;
  /** Of Google or X. */
  ticket?: string;
  isChange: boolean;
  ways: readonly ProofWay[];
  onClose(): void;
}

const takenCodes: readonly number[] = [errors.emailRegistered.code, errors.phoneRegistered.code];

/** A new way in: an address with its code, a wallet or an account elsewhere; then proof that one is oneself. */
export const BindDialog = ({ kind, ticket, isChange, ways, onClose }: BindDialogProps) => {
  const words = useWords();
  const changed = useChanged();
  const name = words.identity[kind];
  const isAddress = kind === "email" || kind === "phone";
  const [address, setAddress] = useState<{ address: string; verifyCode: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const title = isAddress ? words[isChange ? "changeTitle" : "bindTitle"][kind] : kind === "evm" ? words.walletTitle : words.bindSocialTitle(name);
  if (isAddress && !address) return <AddressDialog kind={kind} title={title} problem={problem} onNext={setAddress} onClose={onClose} />;
  const bind = async (proof: Proof): Promise<void> => {
    const own = kind === "evm" ? { wallet: await signByWallet() } : ticket === undefined ? address : { access_token: ticket };
    try {
      await callApi(addIdentity, { kind, ...own, proof });
    } catch (error) {
      // What is wrong with the new address is said where it is written.
      const code = error instanceof ApiFailure ? error.code : null;
      // A code is also a proof: only where none was sent as one is it the new address's that was wrong.
      const isWrongCode = code === errors.wrongVerificationCode.code && proof.code === undefined;
      if (isAddress && code !== null && (isWrongCode || takenCodes.includes(code))) {
        setProblem(isWrongCode ? words.wrongCode : words.taken(name));
        setAddress(null);
      }
      throw error;
    }
  };
  return (
    <ProofDialog
      title={title}
      description={words.proof}
      ways={ways}
      verb={isChange ? words.change : words.bind}
      act={bind}
      onDone={() => {
        onClose();
        changed(isChange ? words.changed(name) : words.bound(name));
      }}
      onClose={onClose}
    />
  );
};
