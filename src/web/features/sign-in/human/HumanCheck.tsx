import { useEffect, useRef, useState } from "react";
import { getHumanCheck, type HumanCheckAction } from "../../../../shared/contract/accounts.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { callApi } from "../../../kernel/api-client.ts";
import { useWords } from "../use-words.ts";
import { solve } from "./solve.ts";
import { placeCheck } from "./third-party.ts";

type State = "idle" | "running" | "done" | "expired" | "failed" | "elsewhere";
const trouble: readonly State[] = ["expired", "failed"];

interface HumanCheckProps {
  action: HumanCheckAction;
  /** What the server answered to the last one. */
  banner?: string | null;
  /** null: there is none any more. */
  onAnswer(answer: string | null): void;
}

/** A box to tick: this device then does a small sum; another company's check, where the server says so. */
export const HumanCheck = ({ action, banner = null, onAnswer }: HumanCheckProps) => {
  const words = useWords();
  const [state, setState] = useState<State>("idle");
  const place = useRef<HTMLDivElement>(null);
  const going = useRef<AbortController | null>(null);
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      going.current?.abort();
      clearTimeout(expiry.current);
    },
    [],
  );
  const expire = () => {
    onAnswer(null);
    setState("expired");
  };
  const run = async () => {
    if (state === "running" || state === "done") return;
    going.current?.abort();
    const mine = new AbortController();
    going.current = mine;
    setState("running");
    try {
      const { provider, sitekey = "", challenge } = await callApi(getHumanCheck, { action }, { signal: mine.signal });
      if (provider !== "altcha") {
        setState("elsewhere");
        await placeCheck(place.current!, { provider, sitekey, action, onAnswer, onExpired: expire });
        return;
      }
      const { answer, expiresMs } = await solve(challenge, mine.signal);
      if (mine.signal.aborted) return;
      setState("done");
      onAnswer(answer);
      if (Number.isFinite(expiresMs)) expiry.current = setTimeout(expire, Math.max(0, expiresMs - Date.now()));
    } catch {
      if (!mine.signal.aborted) setState("failed");
    }
  };
  const isDone = state === "done";
  const said = state === "expired" ? words.humanExpired : state === "failed" ? words.humanFailed : banner;
  return (
    <>
      {said ? (
        <p className={trouble.includes(state) || banner ? "banner" : "banner is-calm"} role="alert">
          {said}
        </p>
      ) : null}
      {state === "elsewhere" ? null : (
        <label className={`human is-${state}`} aria-busy={state === "running"}>
          <input type="checkbox" className="vh" checked={isDone} onChange={() => void run()} />
          <span className="tick" aria-hidden="true">
            {isDone ? <Icon name="check" size={16} /> : null}
          </span>
          <span>{words.human}</span>
          <small role="status">{state === "running" ? words.humanRunning : isDone ? words.humanPassed : ""}</small>
        </label>
      )}
      <div ref={place} />
      <p className="small-print">{state === "elsewhere" ? words.humanElsewhere : words.humanNote}</p>
    </>
  );
};
