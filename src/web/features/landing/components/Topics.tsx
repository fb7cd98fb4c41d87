import { topicNames } from "../../../../shared/i18n/topics.ts";
import { isOpenTopic, openTopicIds, topicIds } from "../../../../shared/topic-ids.ts";
import { Glyph } from "../../../../topics/glyphs.tsx";
import { paths } from "../../../app/paths.ts";
import { useLanding } from "../use-landing.ts";
import { Band } from "./Band.tsx";

export const Topics = () => {
  const { locale, words } = useLanding();
  return (
    <Band id="topics" heading={words.topics.heading} note={words.topics.note(openTopicIds.length)}>
      <ul className="grid20">
        {topicIds.map((id) => {
          const { name, brief } = topicNames[locale][id];
          return (
            <li key={id}>
              {isOpenTopic(id) ? (
                <a href={paths.newChat(id, locale)}>
                  <Glyph topic={id} size={30} />
                  <b>{name}</b>
                  <span>{brief}</span>
                </a>
              ) : (
                <div>
                  <Glyph topic={id} size={30} />
                  <em>{words.topics.preparing}</em>
                  <b>{name}</b>
                  <span>{brief}</span>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Band>
  );
};
