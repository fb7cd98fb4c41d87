import { useNavigate } from "react-router";
import { topicNames } from "../../../../shared/i18n/topics.ts";
import { openTopicIds } from "../../../../shared/topic-ids.ts";
import { Glyph } from "../../../../topics/glyphs.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Menu } from "../../../../ui/menu/menu.tsx";
import { paths } from "../../../app/paths.ts";
import { useChat, useWords } from "../chat-context.ts";

/** The topic of this chat; choosing another one begins a new chat. */
export const TopicChip = () => {
  const words = useWords();
  const { topic, locale } = useChat();
  const navigate = useNavigate();
  const names = topicNames[locale];
  const items = openTopicIds.map((id) => ({
    label: names[id].name,
    icon: <Glyph topic={id} size={18} />,
    isChecked: id === topic,
    onSelect: () => void navigate(paths.newChat(id, locale)),
  }));
  const trigger = (
    <>
      <Glyph topic={topic} size={18} />
      {names[topic].name}
      <Icon name="down" size={14} />
    </>
  );
  return <Menu className="tx topic-chip" label={`${names[topic].name}: ${words.otherTopic}`} trigger={trigger} items={items} align="start" side="top" />;
};
