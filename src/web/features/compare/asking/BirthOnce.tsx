import { type Ref, useEffect, useMemo, useState } from "react";
import type { InputField } from "../../../../shared/contract/input-field.ts";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";
import { type BirthControl, type BirthHandle, useParts } from "../parts.ts";
import { useWords } from "../use-words.ts";

type Part = NonNullable<InputField["needs"]>[number];

/** The birth form of a chat, for both crafts at once; fetched when one is first asked for. */
export const BirthOnce = ({ needs, handle }: { needs: readonly Part[]; handle: Ref<BirthHandle> }) => {
  const words = useWords();
  const locale = useLocale();
  const { loadBirthControl } = useParts();
  const [Control, setControl] = useState<BirthControl | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    let isGone = false;
    loadBirthControl().then(
      (control) => isGone || setControl(() => control),
      () => isGone || setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [hasFailed, loadBirthControl]);
  const needed = needs.join();
  const field = useMemo<InputField>(
    () => ({ name: "birth", kind: "birth", label: { zh: messagesZh.birth, en: messagesEn.birth }, isRequired: true, needs: needed.split(",") as Part[] }),
    [needed],
  );
  if (Control) return <Control key={locale} field={field} known={undefined} handle={handle} />;
  return hasFailed ? (
    <p role="alert">
      {words.failed}{" "}
      <button type="button" className="link" onClick={() => setFailed(false)}>
        {words.again}
      </button>
    </p>
  ) : (
    <Skeleton height="22rem" />
  );
};
