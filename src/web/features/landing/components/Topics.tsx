import { Glyph } from "../../../../topics/glyph.tsx";
import { manifest } from "../../../../topics/manifest.ts";
import { topicIds } from "../../../../topics/topic-ids.ts";
import { paths } from "../../../app/paths.ts";
import { useLanding } from "../use-landing.ts";
import { Band } from "./Band.tsx";

export const Topics = () => {
  const { locale, words } = useLanding();
  return (
    <Band id="topics" heading={words.topics.heading} note={words.topics.note}>
      <ul className="topics-grid">
        {topicIds.map((id) => {
          const { name, brief } = manifest[id].names[locale];
          return (
            <li key={id}>
              <a href={paths.newChat(id, locale)}>
                <Glyph topic={id} size={30} />
                <b>{name}</b>
                <span>{brief}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </Band>
  );
};
