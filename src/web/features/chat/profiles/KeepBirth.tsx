import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { profileFromChat } from "../../../../shared/contract/profiles.ts";
import { paths } from "../../../app/paths.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { Link } from "../../../kernel/link.tsx";
import { profiles } from "../../../kernel/profiles/profiles.ts";
import { usePerson } from "../../../kernel/session.ts";
import { useChat } from "../chat-context.ts";
import { usePickerWords } from "./use-picker-words.ts";
import "./keep-birth.css";

/** Chats in which one has said no. */
const toRefusedKey = (msggroup: string): string => `keep-birth:${msggroup}`;
const readRefused = (msggroup: string): boolean => {
  try {
    return sessionStorage.getItem(toRefusedKey(msggroup)) !== null;
  } catch {
    return false;
  }
};

/** Under an answer that goes by a birth nobody has kept yet: an offer to keep it as a profile. What was said is the server’s to know; the address has none of it. */
const KeepBirth = () => {
  const words = usePickerWords();
  const { msggroup } = useChat();
  const person = usePerson();
  const [isRefused, setRefused] = useState(() => readRefused(msggroup));
  const { data: list } = useQuery(profiles(person));
  const { data } = useQuery({
    queryKey: [person, "kept-birth", msggroup],
    queryFn: ({ signal }) => callApi(profileFromChat, { msggroup }, { signal }),
    enabled: !isRefused,
    retry: false,
    gcTime: 0,
  });
  if (isRefused || !data || !list) return null;
  const { fields, about } = data;
  const isOwn = about === "me";
  const isKept = list.some(({ birth_date, relationship }) => birth_date === fields.birth_date || (isOwn && relationship === "self"));
  if (fields.birth_date === undefined || isKept) return null;
  const refuse = () => {
    setRefused(true);
    try {
      sessionStorage.setItem(toRefusedKey(msggroup), "1");
    } catch {
      // Forbidden: it is asked again after a reload.
    }
  };
  return (
    <p className="keep-birth">
      <span>{words.keepAsk(isOwn ? words.keepMine : words.keepOther)}</span>
      <Link className="link" to={paths.editProfile({ chat: msggroup, about })}>
        {words.keep}
      </Link>
      <button type="button" className="link" onClick={refuse}>
        {words.keepNot}
      </button>
    </p>
  );
};
export default KeepBirth;
