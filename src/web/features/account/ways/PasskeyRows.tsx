import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { addPasskey, type Proof, removePasskey, startPasskey } from "../../../../shared/contract/credentials.ts";
import { errors } from "../../../../shared/errors.ts";
import { Row } from "../../../../ui/rows/rows.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { usePerson } from "../../../kernel/session.ts";
import { type Passkey, passkeys } from "../api.ts";
import { sayDay } from "../parts/say-day.ts";
import { ProofDialog } from "../proof/ProofDialog.tsx";
import type { ProofWay } from "../proof/proof-ways.ts";
import { useWords } from "../use-words.ts";
import { useChanged } from "./use-changed.ts";

/** A new one is made; or the one of an id goes. */
type Doing = { what: "add" } | { what: "remove"; id: string };

const makePasskey = async (proof: Proof | undefined): Promise<void> => {
  const [{ startRegistration }, { id, options }] = await Promise.all([import("@simplewebauthn/browser"), callApi(startPasskey, { proof })]);
  const response = await startRegistration({ optionsJSON: options as never });
  await callApi(addPasskey, { id, response: response as never });
};

const act = (doing: Doing, proof?: Proof): Promise<unknown> => (doing.what === "add" ? makePasskey(proof) : callApi(removePasskey, { id: doing.id, proof }));

/** Signed in a while ago: it takes a proof. */
const wantsProof = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === errors.invalidParameters.code && Object.hasOwn((error.details as { fields?: object })?.fields ?? {}, "proof");

interface PasskeyRowsProps {
  isLast: boolean;
  ways: readonly ProofWay[];
}

/** One's passkeys: one row that adds, one for each. */
export const PasskeyRows = ({ isLast, ways }: PasskeyRowsProps) => {
  const words = useWords();
  const locale = useLocale();
  const changed = useChanged();
  const [proving, setProving] = useState<Doing | null>(null);
  const { data } = useQuery(passkeys(usePerson()));
  const sayDone = ({ what }: Doing) => changed(what === "add" ? words.passkeyAdded : words.passkeyRemoved);
  const { mutate, isPending } = useMutation({
    mutationFn: (doing: Doing) => act(doing),
    onSuccess: (_, doing) => sayDone(doing),
    onError: (error, doing) => {
      if (wantsProof(error)) setProving(doing);
      else showToast(error instanceof ApiFailure ? error.message : words.passkeyCancelled);
    },
  });
  const keys = data?.passkeys ?? [];
  const nameOf = ({ name }: Passkey) => name || words.passkeyUnnamed;
  const noteOf = ({ createdAt, usedAt }: Passkey) =>
    [words.passkeyNamed(sayDay(createdAt, locale)), usedAt && words.passkeyUsed(sayDay(usedAt, locale))].filter(Boolean).join(" · ");
  const isSupported = typeof PublicKeyCredential === "function";
  return (
    <>
      <Row label={words.passkeys} note={isSupported ? words.passkeysNote : words.passkeyUnsupported}>
        {isSupported ? (
          <button type="button" className="link" disabled={isPending} onClick={() => mutate({ what: "add" })}>
            {keys.length > 0 ? words.addAnother : words.addPasskey}
          </button>
        ) : null}
      </Row>
      {keys.map((key) => (
        <div className="passkey" key={key.id}>
          <Row label={nameOf(key)} note={noteOf(key)}>
            {isLast ? null : (
              <button
                type="button"
                className="link"
                aria-label={`${words.removePasskey} ${nameOf(key)}`}
                disabled={isPending}
                onClick={() => mutate({ what: "remove", id: key.id })}
              >
                {words.removePasskey}
              </button>
            )}
          </Row>
        </div>
      ))}
      {proving ? (
        <ProofDialog
          title={proving.what === "add" ? words.addPasskey : words.removePasskey}
          description={words.proof}
          ways={ways}
          verb={proving.what === "add" ? words.addPasskey : words.removePasskey}
          isGrave={proving.what === "remove"}
          act={(proof) => act(proving, proof)}
          onDone={() => {
            setProving(null);
            sayDone(proving);
          }}
          onClose={() => setProving(null)}
        />
      ) : null}
    </>
  );
};
