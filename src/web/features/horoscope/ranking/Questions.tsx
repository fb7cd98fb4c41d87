import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Sign } from "../../../../topics/kit/sky/signs.ts";
import { findTopicId } from "../../../../topics/topic-ids.ts";
import { paths } from "../../../app/paths.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { keepOpening } from "../../../kernel/opening.ts";
import { questionsOf, type ScoreName } from "../api.ts";
import { Failed, Waiting } from "../States.tsx";
import { useWords } from "../use-words.ts";

/** Questions the natal chart can answer; one opens a new chat and is asked there. */
export const Questions = ({ theme, sign }: { theme: ScoreName; sign: Sign | undefined }) => {
  const words = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useQuery(questionsOf(theme, sign, locale));
  const topic = findTopicId(data?.topic ?? "") ?? "astro";
  const ask = (question: string) => {
    keepOpening({ question, topic, seal: null });
    void navigate(paths.newChat(topic, locale));
  };
  return (
    <section className="questions">
      <h2>{words.questions}</h2>
      <p className="quiet">{words.questionsNote}</p>
      {isPending ? <Waiting widths={[80, 70, 85, 60]} height="44px" /> : null}
      {error && !data ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      <ul>
        {data?.questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => ask(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
