import { useQuery } from "@tanstack/react-query";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { Link } from "../../kernel/link.tsx";
import { balance } from "../../kernel/lists.ts";
import { useMessages } from "../../kernel/locale.tsx";
import { usePerson } from "../../kernel/session.ts";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";
import { paths } from "../paths.ts";
import { MoreMenu } from "./MoreMenu.tsx";

/** How many Plus readings are left today. */
const PlusLeft = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const { data, isPending } = useQuery(balance(usePerson()));
  if (isPending) return <Skeleton width="128px" />;
  if (!data) return <span>{words.plusUnknown}</span>;
  if (data.daily_account.num <= 0) return <span>{words.plusNone}</span>;
  const { before, gold, after } = words.plusLeft(data.daily_account.num);
  return (
    <span>
      {before}
      <b>{gold}</b>
      {after}
    </span>
  );
};

export const RailFoot = ({ onHelp }: { onHelp(): void }) => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  return (
    <div className="railf">
      <PlusLeft />
      <Link className="ib" to={paths.history({ focus: "search" })} aria-label={words.searchChats} title={words.searchChats}>
        <Icon name="search" />
      </Link>
      <MoreMenu onHelp={onHelp} />
    </div>
  );
};
