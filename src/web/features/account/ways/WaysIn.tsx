import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { IdentityKind } from "../../../../shared/contract/credentials.ts";
import { Row, Rows } from "../../../../ui/rows/rows.tsx";
import { openDialog } from "../../../kernel/dialog-place.ts";
import { usePerson } from "../../../kernel/session.ts";
import { type Identities, identities, passkeys } from "../api.ts";
import { WaitingRow } from "../parts/Waiting.tsx";
import { passwordDialog } from "../password/password-dialog.ts";
import type { ProofWay } from "../proof/proof-ways.ts";
import { useWords } from "../use-words.ts";
import { BindDialog } from "./BindDialog.tsx";
import { leaveToBind, useSocialBinding } from "./bind-social.ts";
import { PasskeyRows } from "./PasskeyRows.tsx";
import { UnbindDialog } from "./UnbindDialog.tsx";
import { useWaysOffered } from "./use-ways-offered.ts";

const addresses: readonly IdentityKind[] = ["email", "phone"];
const others: readonly IdentityKind[] = ["evm", "google", "x"];

type Doing = { kind: IdentityKind; what: "bind" | "unbind" } | null;
interface IdentityRowProps {
  kind: IdentityKind;
  known: Identities;
  isLast: boolean;
  onDo(doing: Doing): void;
}

const IdentityRow = ({ kind, known, isLast, onDo }: IdentityRowProps) => {
  const words = useWords();
  const name = words.identity[kind];
  const own = known.identities.find((identity) => identity.kind === kind);
  const isAddress = kind === "email" || kind === "phone";
  const bind = () => (kind === "google" || kind === "x" ? leaveToBind(kind) : onDo({ kind, what: "bind" }));
  const button = (label: string, act: () => void) => (
    <button type="button" className="link" aria-label={`${label} ${name}`} onClick={act}>
      {label}
    </button>
  );
  return (
    <Row label={name} note={own?.shown ?? words.unbound}>
      {own && isAddress ? button(words.change, bind) : null}
      {own && !isLast ? button(words.unbind, () => onDo({ kind, what: "unbind" })) : null}
      {own ? null : button(words.bind, bind)}
    </Row>
  );
};

/** What an account is opened by. */
export const WaysIn = ({ ways }: { ways: readonly ProofWay[] }) => {
  const words = useWords();
  const person = usePerson();
  const [doing, setDoing] = useState<Doing>(null);
  const { data, isError, refetch } = useQuery(identities(person));
  const keys = useQuery(passkeys(person));
  const offered = useWaysOffered();
  const social = useSocialBinding();
  const close = () => setDoing(null);
  if (!data)
    return (
      <Rows title={words.ways}>
        <WaitingRow hasFailed={isError} onRetry={() => void refetch()} />
      </Rows>
    );
  const isLast = data.identities.length + (keys.data?.passkeys.length ?? 0) <= 1;
  const has = (kind: IdentityKind) => data.identities.some((identity) => identity.kind === kind);
  const toRow = (kind: IdentityKind) =>
    has(kind) || offered(kind) ? <IdentityRow key={kind} kind={kind} known={data} isLast={isLast} onDo={setDoing} /> : null;
  const mayHavePassword = has("email") || has("phone");
  return (
    <Rows title={words.ways}>
      {addresses.map(toRow)}
      {mayHavePassword ? (
        <Row label={words.password} note={data.hasPassword ? words.passwordNote : words.noPassword}>
          {data.hasPassword ? (
            <button type="button" className="link" aria-label={`${words.modify} ${words.password}`} onClick={() => openDialog(passwordDialog)}>
              {words.modify}
            </button>
          ) : null}
        </Row>
      ) : null}
      <PasskeyRows isLast={isLast} ways={ways} />
      {others.map(toRow)}
      {isLast ? <p className="rows-note">{words.last}</p> : null}
      {doing?.what === "unbind" ? <UnbindDialog kind={doing.kind} ways={ways} onClose={close} /> : null}
      {doing?.what === "bind" ? <BindDialog kind={doing.kind} isChange={has(doing.kind)} ways={ways} onClose={close} /> : null}
      {social.back ? (
        <BindDialog kind={social.back.kind} ticket={social.back.ticket} isChange={has(social.back.kind)} ways={ways} onClose={social.close} />
      ) : null}
    </Rows>
  );
};
