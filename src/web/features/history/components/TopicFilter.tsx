import { Glyph } from "../../../../topics/glyph.tsx";
import { manifest } from "../../../../topics/manifest.ts";
import { type TopicId, topicIds } from "../../../../topics/topic-ids.ts";
import { paths } from "../../../app/paths.ts";
import { Link } from "../../../kernel/link.tsx";
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
      {topicIds.map((topic) => (
        <Link key={topic} to={paths.history({ topic, query })} aria-current={chosen === topic ? "true" : undefined}>
          <Glyph topic={topic} size={18} />
          {manifest[topic].names[locale].name}
        </Link>
      ))}
    </nav>
  );
};
