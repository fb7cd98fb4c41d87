import { useAvatar } from "../../../kernel/avatar/use-avatar.ts";
import type { User } from "../../../kernel/user.ts";

/** The picture of an account, or the first letter it is known by. */
export const Avatar = ({ user }: { user: User }) => {
  const shown = useAvatar(user.avatar);
  const [first = ""] = [...(user.nickname || user.account)];
  return (
    <span className="avatar" aria-hidden="true">
      {shown ? <img src={shown} alt="" /> : first.toUpperCase()}
    </span>
  );
};
