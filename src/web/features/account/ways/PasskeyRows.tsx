import { useMutation, useQuery } from "@tanstack/react-query";
import { addPasskey, removePasskey, startPasskey } from "../../../../shared/contract/credentials.ts";
import { Row } from "../../../../ui/rows/rows.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { usePerson } from "../../../kernel/session.ts";
import { type Passkey, passkeys } from "../api.ts";
import { sayDay } from "../parts/say-day.ts";
import { useWords } from "../use-words.ts";
import { useChanged } from "./use-changed.ts";

const makePasskey = async (): Promise<void> => {
  const [{ startRegistration }, { id, options }] = await Promise.all([import("@simplewebauthn/browser"), callApi(startPasskey, {})]);
  const response = await startRegistration({ optionsJSON: options as never });
  await callApi(addPasskey, { id, response: response as never });
};

/** One's passkeys: one row that adds, one for each. */
export const PasskeyRows = ({ isLast }: { isLast: boolean }) => {
  const words = useWords();
  const locale = useLocale();
  const changed = useChanged();
  const { data } = useQuery(passkeys(usePerson()));
  const add = useMutation({
    mutationFn: makePasskey,
    onSuccess: () => changed(words.passkeyAdded),
    onError: (error) => showToast(error instanceof ApiFailure ? error.message : words.passkeyCancelled),
  });
  const remove = useMutation({
    mutationFn: (id: string) => callApi(removePasskey, { id }),
    onSuccess: () => changed(words.passkeyRemoved),
    onError: (error) => showToast(error.message || words.notDone),
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
          <button type="button" className="link" disabled={add.isPending} onClick={() => add.mutate()}>
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
                disabled={remove.isPending}
                onClick={() => remove.mutate(key.id)}
              >
                {words.removePasskey}
              </button>
            )}
          </Row>
        </div>
      ))}
    </>
  );
};
