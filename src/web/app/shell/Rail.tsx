import { Icon } from "../../../ui/icon/icon.tsx";
import { Seal } from "../../../ui/seal/seal.tsx";
import { Wordmark } from "../../../ui/seal/wordmark.tsx";
import { useMessages } from "../../kernel/locale.tsx";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";
import { paths } from "../paths.ts";
import { AccountButton } from "./account/AccountButton.tsx";
import { ChatList } from "./ChatList.tsx";
import { LocaleSwitch } from "./LocaleSwitch.tsx";
import { ModelSwitch } from "./ModelSwitch.tsx";
import { PageLinks } from "./PageLinks.tsx";
import { RailFoot } from "./RailFoot.tsx";
import { RailTabs } from "./RailTabs.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { TopicList } from "./TopicList.tsx";
import type { Drawer } from "./use-drawer.ts";
import "./rail.css";

/** Under the topics there is room for a few; the chats' own tab has the ten. */
const underTopics = 4;

export const Rail = ({ drawer, onHelp }: { drawer: Drawer; onHelp(): void }) => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  return (
    <aside ref={drawer.rail} id="rail" className={drawer.isOpen ? "rail is-open" : "rail"} aria-label={words.rail}>
      <div className="brand-row">
        <a className="brand" href={paths.landing} aria-label={words.home}>
          <Seal />
          <Wordmark />
        </a>
        <button ref={drawer.closer} type="button" className="ib only-s" aria-label={words.closeRail} onClick={drawer.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="rail-who only-s">
        <AccountButton inDrawer={drawer} />
      </div>
      <RailTabs
        tabs={[
          {
            id: "topics",
            label: words.topics,
            panel: (
              <>
                <TopicList />
                <PageLinks />
                <ChatList atMost={underTopics} />
              </>
            ),
          },
          { id: "chats", label: words.chats, panel: <ChatList /> },
        ]}
      />
      <div className="rail-end">
        <div className="rail-tools only-s">
          <ModelSwitch />
          <LocaleSwitch />
          <ThemeSwitch />
        </div>
        <RailFoot onHelp={onHelp} />
      </div>
    </aside>
  );
};
