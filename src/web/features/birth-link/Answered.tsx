import { useState } from "react";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { paths } from "../../app/paths.ts";
import { isAbort } from "../../kernel/api-failure.ts";
import { Link } from "../../kernel/link.tsx";
import { useLocale } from "../../kernel/locale.tsx";
import { DayMaster, MiniPillars, parseStem } from "../../kernel/profiles/Figures.tsx";
import { sayBirth, sayPlace } from "../../kernel/profiles/say-birth.ts";
import { useProfileWords } from "../../kernel/profiles/use-profile-words.ts";
import { keepOwn, type OpenLink, withdraw } from "./api.ts";
import { Match } from "./Match.tsx";
import { useWords } from "./use-words.ts";

interface AnsweredProps {
  linkKey: string;
  link: OpenLink;
  onWithdrawn(): void;
}

/** What one gave, as one gave it. */
const Given = ({ own }: { own: NonNullable<OpenLink["own"]> }) => {
  const words = useWords();
  const say = useProfileWords();
  const locale = useLocale();
  return (
    <section className="bl-given" aria-label={words.yours}>
      <DayMaster stem={parseStem(own.signs?.dayStem)} />
      <p>
        <b>{own.nickname}</b>
        <small>{[sayBirth(own, locale, say), own.birth_place && sayPlace(own.birth_place.name)].filter(Boolean).join(say.dot)}</small>
      </p>
      {own.signs ? <MiniPillars pillars={own.signs.pillars} label={own.signs.pillars.filter(Boolean).join(" ")} /> : null}
    </section>
  );
};

/** After a birth was given: what came of it, and the ways to take it back or keep it. */
export const Answered = ({ linkKey, link: { asker, role, isAnswered, match, own }, onWithdrawn }: AnsweredProps) => {
  const words = useWords();
  const [isAsking, setAsking] = useState(false);
  const [isKept, setKept] = useState(false);
  const attempt = async (act: () => Promise<unknown>, done: () => void) => {
    try {
      await act();
      done();
    } catch (error) {
      if (!isAbort(error)) showToast(error instanceof Error ? error.message : words.failedTitle);
    }
  };
  const take = () => {
    setAsking(false);
    void attempt(() => withdraw(linkKey), onWithdrawn);
  };
  if (role === "asker")
    return (
      <div className="bl">
        {match ? <Match match={match} names={[words.you, words.other]} /> : <h1>{words.asker.title}</h1>}
        <p className="bl-by">{match ? words.sameAsAsker : isAnswered ? words.asker.answered : words.asker.open}</p>
        <div className="bl-acts">
          <Link className="btn" to={paths.archives()}>
            {words.asker.back}
          </Link>
        </div>
      </div>
    );
  return (
    <div className="bl">
      {match ? (
        <Match match={match} names={[asker, own?.nickname ?? words.you]} />
      ) : (
        <>
          <h1>{words.given(asker)}</h1>
          <p className="bl-by">{words.givenWords}</p>
        </>
      )}
      {match ? <p className="bl-by">{words.same(asker)}</p> : own ? <Given own={own} /> : null}
      <div className="bl-acts">
        <button type="button" className="btn is-grave" onClick={() => setAsking(true)}>
          {words.withdraw}
        </button>
        {isKept ? (
          <Link className="link" to={paths.archives()}>
            {words.toArchives}
          </Link>
        ) : (
          <button
            type="button"
            className="link"
            onClick={() =>
              void attempt(
                () => keepOwn(linkKey),
                () => {
                  setKept(true);
                  showToast(words.kept);
                },
              )
            }
          >
            {words.keep}
          </button>
        )}
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.withdrawTitle}
        description={words.withdrawWords(asker)}
        closeLabel={words.close}
        actions={
          <>
            <button type="button" className="btn" onClick={() => setAsking(false)}>
              {words.keepIt}
            </button>
            <button type="button" className="btn is-grave" onClick={take}>
              {words.withdraw}
            </button>
          </>
        }
      />
    </div>
  );
};
