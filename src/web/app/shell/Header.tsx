import { manifest } from "../../../topics/manifest.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Link } from "../../kernel/link.tsx";
import { useLocale, useMessages } from "../../kernel/locale.tsx";
import { useHeaderWords } from "../header-slots.tsx";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";
import { paths } from "../paths.ts";
import { usePlace } from "../use-place.ts";
import { AccountButton } from "./account/AccountButton.tsx";
import { LocaleSwitch } from "./LocaleSwitch.tsx";
import { ModelSwitch } from "./ModelSwitch.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import type { Drawer } from "./use-drawer.ts";

export const Header = ({ drawer }: { drawer: Drawer }) => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const locale = useLocale();
  const { room, topic } = usePlace();
  const { title, subtitle } = useHeaderWords();
  const name = room === "chat" ? manifest[topic].names[locale].name : "Yarrow";
  return (
    <header className="top">
      <button
        ref={drawer.opener}
        type="button"
        className="ib only-s"
        aria-label={words.openRail}
        aria-expanded={drawer.isOpen}
        aria-controls="rail"
        onClick={drawer.open}
      >
        <Icon name="menu" size={22} />
      </button>
      <div className="ttl">
        <h1 className={room === "chat" && title && title !== name ? "is-own" : undefined}>{title || name}</h1>
        {subtitle ? <span className="sub">{subtitle}</span> : null}
      </div>
      <span className="sp" />
      <div className="top-tools only-l">
        <ModelSwitch />
        <LocaleSwitch />
        <ThemeSwitch />
        <AccountButton />
      </div>
      <Link className="ib only-s" to={paths.newChat(topic, locale)} aria-label={words.newChat}>
        <Icon name="new" size={22} />
      </Link>
    </header>
  );
};
