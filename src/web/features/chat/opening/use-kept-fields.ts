import { useEffect, useState } from "react";
import { useChat } from "../chat-context.ts";
import { keepFields, readFields } from "./kept-fields.ts";

/** What was sent is begun anew next time. */
export const useForgottenOnceSent = (): void => {
  const { topic, conversation } = useChat();
  useEffect(
    () => () => {
      if (conversation.store.getState().order.length > 0) keepFields(topic, null);
    },
    [topic, conversation],
  );
};

/** What is set by hand on the topic's instrument: it outlives a reload of this tab, and is forgotten once a first question has gone. */
export const useKeptFields = <Fields>(): [fields: Fields | null, setFields: (fields: Fields) => void] => {
  const { topic } = useChat();
  const [fields, setFields] = useState(() => readFields(topic) as Fields | null);
  useEffect(() => {
    if (fields !== null) keepFields(topic, fields);
  }, [topic, fields]);
  useForgottenOnceSent();
  return [fields, setFields];
};
