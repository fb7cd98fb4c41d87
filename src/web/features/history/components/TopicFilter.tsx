import { Link } from "react-router";
import { topicNames } from "../../../../shared/i18n/topics.ts";
import { openTopicIds, type TopicId } from "../../../../shared/topic-ids.ts";
import { Glyph } from "../../../../topics/glyphs.tsx";
import { paths } from "../../../app/paths.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { useWords } from "../use-words.ts";

/** One line of topics; it scrolls sideways when they outgrow it. */
export const TopicFilter = ({ topic: chosen, query }: { topic: TopicId | undefined; query: string }) => {
  const words = useWords();
  const locale = useLocale();
  return (
    <nav className="sift" aria-label={words.filter}>
      <Link to={paths.history({ query })} aria-current={chosen ? undefined : "true"}>
        {words.allTopics}
      </Link>
      {openTopicIds.map((topic) => (
        <Link key={topic} to={paths.history({ topic, query })} aria-current={chosen === topic ? "true" : undefined}>
          <Glyph topic={topic} size={18} />
          {topicNames[locale][topic].name}
        </Link>
      ))}
    </nav>
  );
};
