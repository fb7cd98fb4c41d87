import { useQuery } from "@tanstack/react-query";
import { type ModelName, modelNames } from "../../../shared/constants.ts";
import { RadioRow } from "../../../ui/form/radios.tsx";
import { balance } from "../../kernel/lists.ts";
import { useMessages } from "../../kernel/locale.tsx";
import { setModel, useIsSignedIn, useModel, usePerson } from "../../kernel/session.ts";
import { openSignIn } from "../../kernel/sign-in.ts";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";

/** The tiers' names, the same in both languages. */
const tiers: Record<ModelName, string> = { "3.5": "Basic", "4": "Plus" };

export const ModelSwitch = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const hasAccount = useIsSignedIn();
  const { data } = useQuery(balance(usePerson()));
  const choose = (model: ModelName) => {
    if (model === "4" && !hasAccount && data && data.daily_account.num <= 0) openSignIn("zero");
    else setModel(model);
  };
  return (
    <RadioRow
      look="seg"
      title={words.model}
      options={modelNames.map((value) => ({ value, label: tiers[value], className: value === "4" ? "plus" : undefined }))}
      value={useModel()}
      onChange={choose}
    />
  );
};
