import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../../../ui/toast/toast.ts";
import { usePerson } from "../../../kernel/session.ts";
import { userKey } from "../../../kernel/user.ts";
import { accountKey } from "../api.ts";

/** After something of the account was changed: says so, and looks at it again. */
export const useChanged = () => {
  const client = useQueryClient();
  const person = usePerson();
  return (said: string): void => {
    showToast(said);
    for (const queryKey of [accountKey(person), userKey(person)]) void client.invalidateQueries({ queryKey });
  };
};
