import { Glyph } from "../../../topics/glyph.tsx";
import { manifest } from "../../../topics/manifest.ts";
import { topicIds } from "../../../topics/topic-ids.ts";
import { Link } from "../../kernel/link.tsx";
import { useLocale, useMessages } from "../../kernel/locale.tsx";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";
import { paths } from "../paths.ts";
import { usePlace } from "../use-place.ts";

/** Every topic, in the manifest’s order. */
export const TopicList = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const locale = useLocale();
  const { room, topic: here } = usePlace();
  return (
    <nav className="topics" aria-label={words.topics}>
      {topicIds.map((topic) => {
        const { name, brief } = manifest[topic].names[locale];
        return (
          <Link
            key={topic}
            className="topic"
            to={paths.topic(topic, locale)}
            title={brief}
            aria-current={room === "chat" && topic === here ? "page" : undefined}
          >
            <Glyph topic={topic} />
            {name}
          </Link>
        );
      })}
    </nav>
  );
};
