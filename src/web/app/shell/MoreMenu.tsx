import { useNavigate } from "react-router";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Menu } from "../../../ui/menu/menu.tsx";
import { setEnter, useEnterChoice } from "../../kernel/enter.ts";
import { useMessages } from "../../kernel/locale.tsx";
import { setSound, useSound } from "../../kernel/sound.ts";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";
import { paths } from "../paths.ts";

/** What the Enter key does, whether a draw is heard, the list of keys, and the pages about oneself and the house. */
export const MoreMenu = ({ onHelp }: { onHelp(): void }) => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const navigate = useNavigate();
  const enter = useEnterChoice();
  const isHeard = useSound();
  return (
    <Menu
      label={words.more}
      trigger={<Icon name="more" />}
      side="top"
      items={[
        { label: words.enterSends, isChecked: enter === "send", onSelect: () => setEnter("send") },
        { label: words.enterLine, isChecked: enter === "line", onSelect: () => setEnter("line") },
        { label: words.sound, isChecked: isHeard, onSelect: () => setSound(!isHeard) },
        { label: words.memory, onSelect: () => void navigate(paths.memory) },
        { label: words.keys, onSelect: onHelp },
        { label: words.account, onSelect: () => navigate(paths.account) },
        { label: words.settings, onSelect: () => navigate(paths.settings) },
        { label: words.about, onSelect: () => navigate(paths.about) },
      ]}
    />
  );
};
