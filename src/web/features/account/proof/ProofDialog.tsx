import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type Proof, sendProofCode } from "../../../../shared/contract/credentials.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { RadioRow } from "../../../../ui/form/radios.tsx";
import { PasswordField } from "../../../../ui/form/text-field.tsx";
import { callApi } from "../../../kernel/api-client.ts";
import { useWords } from "../use-words.ts";
import { CodeField } from "./CodeField.tsx";
import { makeProof } from "./make-proof.ts";
import type { ProofWay } from "./proof-ways.ts";
import { sayProblem } from "./say-problem.ts";

interface ProofDialogProps {
  title: string;
  description?: string;
  /** What is told before one shows who one is. */
  children?: ReactNode;
  ways: readonly ProofWay[];
  /** What the button does. */
  verb: string;
  isGrave?: boolean;
  /** Nobody need show anything: only this browser knows them. */
  isFree?: boolean;
  /** Does it. @throws ApiFailure, whose words are shown */
  act(proof: Proof): Promise<unknown>;
  onDone(): void;
  onClose(): void;
}

const codeDigits = 6;

/** Something that wants proof that one is oneself: by password, a code to one's own address, a wallet or a passkey. */
export const ProofDialog = ({ title, description, children, ways, verb, isGrave, isFree, act, onDone, onClose }: ProofDialogProps) => {
  const words = useWords();
  const [chosen, choose] = useState(ways[0]?.kind ?? null);
  const [written, write] = useState("");
  const [problem, setProblem] = useState<{ text: string; isField: boolean } | null>(null);
  const way = ways.find(({ kind }) => kind === chosen) ?? ways[0] ?? null;
  const kind = way?.kind ?? null;
  const showProblem = (error: unknown) => setProblem(sayProblem(error, kind, words));
  const doing = useMutation({ mutationFn: async () => act(isFree ? {} : await makeProof(kind, written)), onSuccess: onDone, onError: showProblem });
  const isReady = kind === "password" ? written !== "" : kind === "email" || kind === "phone" ? written.length === codeDigits : true;
  const fieldProblem = problem?.isField ? problem.text : null;
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={words.close} {...(description && { description })}>
      <form
        className="proof"
        onSubmit={(event) => {
          event.preventDefault();
          setProblem(null);
          if (isReady) doing.mutate();
        }}
      >
        {children}
        {isFree ? null : (
          <>
            {ways.length > 1 ? (
              <RadioRow
                look="choices"
                title={words.proofBy}
                options={ways.map(({ kind: value }) => ({ value, label: words.proofWays[value] }))}
                value={kind}
                onChange={(next) => {
                  choose(next);
                  write("");
                  setProblem(null);
                }}
              />
            ) : null}
            {kind === "password" ? (
              <PasswordField
                key="password"
                label={words.proofPassword}
                value={written}
                onChange={write}
                problem={fieldProblem}
                autoComplete="current-password"
                showLabel={words.show}
                hideLabel={words.hide}
              />
            ) : null}
            {way?.kind === "email" || way?.kind === "phone" ? (
              <CodeField
                key={way.kind}
                value={written}
                onChange={write}
                problem={fieldProblem}
                send={() => callApi(sendProofCode, { kind: way.kind })}
                to={way.shown}
                onFailure={showProblem}
              />
            ) : null}
            {kind === "evm" || kind === "passkey" || kind === null ? (
              <p className="dialog-words">{kind === "evm" ? words.proofWallet : kind === "passkey" ? words.proofPasskey : words.proofNone}</p>
            ) : null}
          </>
        )}
        {problem && !problem.isField ? (
          <p className="proof-problem" role="alert">
            {problem.text}
          </p>
        ) : null}
        <div className="dialog-acts">
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
          <button
            type="submit"
            className={isGrave ? "btn is-grave" : isReady ? "btn is-primary" : "btn"}
            disabled={doing.isPending}
            aria-busy={doing.isPending}
          >
            {verb}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
