import { Link } from "react-router";
import type { BirthRequest } from "../../../../shared/contract/birth-request.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { DayMaster, SunRing } from "../../../kernel/profiles/Figures.tsx";
import { sayDay } from "../../../kernel/say-day.ts";
import { useWords } from "../use-words.ts";

interface RequestRowProps {
  request: BirthRequest;
  onSend(request: BirthRequest): void;
  onCancel(request: BirthRequest): void;
  onRenew(request: BirthRequest): void;
}

/** A birth that was asked for by a link: its square is empty until somebody fills it in. */
export const RequestRow = ({ request, onSend, onCancel, onRenew }: RequestRowProps) => {
  const words = useWords();
  const locale = useLocale();
  const { purpose, state, createdAt, expiresAt, url } = request;
  const told = [
    words.requests.sent(sayDay(createdAt, locale)),
    words.requests.states[state],
    ...(state === "open" ? [words.requests.until(sayDay(expiresAt, locale))] : []),
  ].join(locale === "zh" ? "，" : ", ");
  return (
    <li className="reg-row is-waiting">
      <div className="reg-figures">
        <figure>
          <DayMaster stem={null} />
        </figure>
        <figure>
          <SunRing sign={null} />
        </figure>
      </div>
      <div className="reg-name">
        <b>{words.requests.name[purpose]}</b>
        <small>{told}</small>
      </div>
      <div className="reg-acts">
        {state === "open" ? (
          <button type="button" className="link" onClick={() => onSend(request)}>
            {words.requests.again}
          </button>
        ) : null}
        {state === "answered" ? (
          <Link className="link" to={new URL(url, location.origin).pathname}>
            {words.requests.see}
          </Link>
        ) : null}
        {state === "expired" ? (
          <button type="button" className="link" onClick={() => onRenew(request)}>
            {words.requests.renew}
          </button>
        ) : (
          <button type="button" className="link" onClick={() => onCancel(request)}>
            {words.requests.cancel}
          </button>
        )}
      </div>
    </li>
  );
};
