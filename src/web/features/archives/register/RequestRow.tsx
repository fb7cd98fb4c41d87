import type { BirthRequest } from "../../../../shared/contract/birth-request.ts";
import { Link } from "../../../kernel/link.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { DayMaster, SunRing } from "../../../kernel/profiles/Figures.tsx";
import { useProfileWords } from "../../../kernel/profiles/use-profile-words.ts";
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
  const { purpose, state, createdAt, expiresAt, url, nickname, relationship } = request;
  const say = useProfileWords();
  const told = [
    words.requests.sent(sayDay(createdAt, locale)),
    words.requests.states[state],
    ...(state === "open" ? [words.requests.until(sayDay(expiresAt, locale))] : []),
  ].join(locale === "zh" ? "，" : ", ");
  const kin = [relationship && say.relations[relationship], nickname && purpose === "marriage" && words.requests.name.marriage].filter(Boolean);
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
        <b>{nickname ?? words.requests.name[purpose]}</b>
        <small>{[...kin, told].join(words.dot)}</small>
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
