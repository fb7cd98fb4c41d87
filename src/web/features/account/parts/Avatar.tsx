import { useQuery } from "@tanstack/react-query";
import type { User } from "../../../kernel/user.ts";
import { avatarBlob } from "../profile/avatar-blob.ts";
import { BlobImage } from "./BlobImage.tsx";

/** The picture of an account, or the first letter it is known by. */
export const Avatar = ({ user }: { user: User }) => {
  const { data } = useQuery(avatarBlob(user.avatar));
  const [first = ""] = [...(user.nickname || user.account)];
  return (
    <span className="avatar" aria-hidden="true">
      {data ? <BlobImage blob={data} /> : first.toUpperCase()}
    </span>
  );
};
