import { useNavigate } from "react-router";
import { Glyph } from "../../../../topics/glyph.tsx";
import { manifest } from "../../../../topics/manifest.ts";
import { type TopicId, topicIds } from "../../../../topics/topic-ids.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Menu } from "../../../../ui/menu/menu.tsx";
import { paths } from "../../../app/paths.ts";
import { useChat, useWords } from "../chat-context.ts";

/** The topic of this chat; choosing another one begins a new chat. */
export const TopicChip = () => {
  const words = useWords();
  const { topic, locale } = useChat();
  const navigate = useNavigate();
  const toName = (id: TopicId): string => manifest[id].names[locale].name;
  const items = topicIds.map((id) => ({
    label: toName(id),
    icon: <Glyph topic={id} size={18} />,
    isChecked: id === topic,
    onSelect: () => void navigate(paths.newChat(id, locale)),
  }));
  const trigger = (
    <>
      <Glyph topic={topic} size={18} />
      {toName(topic)}
      <Icon name="down" size={14} />
    </>
  );
  return <Menu className="tx topic-chip" label={`${toName(topic)}: ${words.otherTopic}`} trigger={trigger} items={items} align="start" side="top" />;
};
