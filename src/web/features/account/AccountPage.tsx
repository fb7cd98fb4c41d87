import { useQuery } from "@tanstack/react-query";
import { useHeader } from "../../app/header-slots.tsx";
import { usePerson } from "../../kernel/session.ts";
import { user } from "../../kernel/user.ts";
import { MemberAccount } from "./MemberAccount.tsx";
import { Waiting } from "./parts/Waiting.tsx";
import { useWords } from "./use-words.ts";
import { VisitorAccount } from "./VisitorAccount.tsx";
import "./account.css";

/** Who one is here, how one comes in, and what one can take away; a visitor finds what a visitor has. */
export const AccountPage = () => {
  const words = useWords();
  const { data, isError, refetch } = useQuery(user(usePerson()));
  useHeader(words.title);
  if (!data) return <Waiting title={words.title} hasFailed={isError} onRetry={() => void refetch()} />;
  return data.standing === "visitor" ? <VisitorAccount user={data} /> : <MemberAccount user={data} />;
};
