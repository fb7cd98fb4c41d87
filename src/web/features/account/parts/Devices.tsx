import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endSessions } from "../../../../shared/contract/credentials.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { Row, Rows } from "../../../../ui/rows/rows.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { toClock } from "../../../kernel/day.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { usePerson } from "../../../kernel/session.ts";
import { type Device, devices } from "../api.ts";
import { useWords } from "../use-words.ts";
import { sayDay } from "./say-day.ts";
import { WaitingRow } from "./Waiting.tsx";

/** What was seen so lately is seen now: the server writes it every few minutes. */
const nowMs = 10 * 60_000;
const phones = ["iPhone", "iPad", "Android", "HarmonyOS"];

const Mark = ({ isPhone }: { isPhone: boolean }) => (
  <svg className="g" viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
    <path d={isPhone ? "M7.500 3.500h9v17h-9zM11 17.700h2" : "M4 5h16v10.500H4zM12 15.500v4M8.500 19.500h7"} />
  </svg>
);

const saySeen = ({ seenAt }: Device, locale: Locale, now: string): string =>
  Date.now() - Date.parse(seenAt) < nowMs ? now : `${sayDay(seenAt, locale)} ${toClock(seenAt, locale)}`;

/** Where one is signed in. */
export const Devices = () => {
  const words = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const query = devices(usePerson());
  const { data, isError, refetch } = useQuery(query);
  const end = useMutation({
    mutationFn: (id: string | null) => callApi(endSessions, id === null ? {} : { id }),
    onSuccess: ({ count }) => showToast(words.signedOut(count)),
    onError: () => showToast(words.notDone),
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  const sessions = data?.sessions ?? [];
  const others = sessions.filter(({ isThis }) => !isThis).length;
  const nameOf = ({ browser, system }: Device) => [browser, system].filter(Boolean).join(" · ") || words.unknownDevice;
  return (
    <Rows title={words.devices}>
      {data ? null : <WaitingRow hasFailed={isError} onRetry={() => void refetch()} />}
      {sessions.map((session) => (
        <div className="device" key={session.id}>
          <Mark isPhone={phones.includes(session.system)} />
          <Row label={nameOf(session)} note={saySeen(session, locale, words.now)}>
            {session.isThis ? (
              <span className="row-state">{words.thisDevice}</span>
            ) : (
              <button
                type="button"
                className="link"
                aria-label={`${words.signOut} ${nameOf(session)}`}
                disabled={end.isPending}
                onClick={() => end.mutate(session.id)}
              >
                {words.signOut}
              </button>
            )}
          </Row>
        </div>
      ))}
      {others > 0 ? (
        <Row label={words.signOutRest}>
          <button type="button" className="btn" disabled={end.isPending} onClick={() => end.mutate(null)}>
            {words.signOutCount(others)}
          </button>
        </Row>
      ) : null}
    </Rows>
  );
};
