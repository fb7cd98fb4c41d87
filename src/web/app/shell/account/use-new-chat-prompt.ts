import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { readDialog } from "../../../kernel/dialog-place.ts";
import { recentChats } from "../../../kernel/lists.ts";
import { usePerson } from "../../../kernel/session.ts";
import { openSignIn } from "../../../kernel/sign-in.ts";
import { keep, readKept } from "../../../kernel/storage.ts";
import { usePlace } from "../../use-place.ts";

const askedKey = "newChatAsked";

/** A visitor's second chat, where they begin it by "new chat", asks once whether they would rather sign in; the chat is there behind the question. */
export const useNewChatPrompt = (isVisitor: boolean): void => {
  const { isNewChat } = usePlace();
  const { key } = useLocation();
  const isPushed = useNavigationType() === NavigationType.Push;
  const hasChats = (useQuery(recentChats(usePerson())).data?.messageGroupList.length ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each new chat has a key of its own.
  useEffect(() => {
    if (!isVisitor || !isNewChat || !isPushed || !hasChats || readKept(askedKey) || readDialog(location.search) !== null) return;
    keep(askedKey, "1");
    openSignIn("newChat");
  }, [key, isNewChat, isPushed]);
};
