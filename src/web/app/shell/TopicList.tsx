import { Link } from "react-router";
import { topicNames } from "../../../shared/i18n/topics.ts";
import { isOpenTopic, topicIds } from "../../../shared/topic-ids.ts";
import { Glyph } from "../../../topics/glyphs.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useLocale, useMessages } from "../../kernel/locale.tsx";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";
import { paths } from "../paths.ts";
import { usePlace } from "../use-place.ts";

/** All twenty topics; those still being prepared are named but lead nowhere. */
export const TopicList = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const locale = useLocale();
  const { room, topic: here } = usePlace();
  return (
    <nav className="topics" aria-label={words.topics}>
      {topicIds.map((topic) => {
        const { name, brief } = topicNames[locale][topic];
        return isOpenTopic(topic) ? (
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
        ) : (
          <button
            key={topic}
            type="button"
            className="topic"
            tabIndex={-1}
            aria-disabled="true"
            title={words.preparing}
            onClick={() => showToast(words.preparingTopic(name))}
          >
            <Glyph topic={topic} />
            {name}
          </button>
        );
      })}
    </nav>
  );
};
