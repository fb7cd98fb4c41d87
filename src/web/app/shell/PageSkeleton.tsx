import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { useMessages } from "../../kernel/locale.tsx";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";

/** While a page's code is on its way. */
export const PageSkeleton = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  return (
    <div className="page-skeleton" aria-busy="true">
      <span className="vh">{words.loading}</span>
      <Skeleton width="40%" height="28px" />
      <Skeleton width="92%" />
      <Skeleton width="84%" />
      <Skeleton width="60%" />
    </div>
  );
};
