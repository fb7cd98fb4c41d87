import { Icon } from "../../../ui/icon/icon.tsx";
import { useMessages } from "../../kernel/locale.tsx";
import { setTheme, useTheme } from "../../kernel/theme.ts";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";

export const ThemeSwitch = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const isDark = useTheme() === "dark";
  const label = isDark ? words.toLight : words.toDark;
  return (
    <button type="button" className="ib" aria-label={label} title={label} onClick={() => setTheme(isDark ? "light" : "dark")}>
      <Icon name={isDark ? "sun" : "moon"} />
    </button>
  );
};
