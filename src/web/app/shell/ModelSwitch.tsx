import { type ModelName, modelNames } from "../../../shared/constants.ts";
import { RadioRow } from "../../../ui/form/radios.tsx";
import { useMessages } from "../../kernel/locale.tsx";
import { setModel, useModel } from "../../kernel/session.ts";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";

/** The tiers' names, the same in both languages. */
const tiers: Record<ModelName, string> = { "3.5": "Basic", "4": "Plus" };

export const ModelSwitch = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  return (
    <RadioRow
      look="seg"
      title={words.model}
      options={modelNames.map((value) => ({ value, label: tiers[value], className: value === "4" ? "plus" : undefined }))}
      value={useModel()}
      onChange={setModel}
    />
  );
};
