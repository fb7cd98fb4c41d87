import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RowsPage } from "../../../ui/rows/rows.tsx";
import { useLocale } from "../../kernel/locale.tsx";
import { usePerson } from "../../kernel/session.ts";
import type { User } from "../../kernel/user.ts";
import { identities, passkeys } from "./api.ts";
import { Avatar } from "./parts/Avatar.tsx";
import { DayRows } from "./parts/DayRows.tsx";
import { Devices } from "./parts/Devices.tsx";
import { LeavingBanner } from "./parts/LeavingBanner.tsx";
import { OwnData } from "./parts/OwnData.tsx";
import { sayDay } from "./parts/say-day.ts";
import { toShort } from "./parts/to-short.ts";
import { ProfileDialog } from "./profile/ProfileDialog.tsx";
import { listProofWays } from "./proof/proof-ways.ts";
import { useWords } from "./use-words.ts";
import { WaysIn } from "./ways/WaysIn.tsx";

const kindOf = { 1: "email", 2: "phone", 3: "evm", 4: "google", 5: "x" } as const;

export const MemberAccount = ({ user }: { user: User }) => {
  const words = useWords();
  const locale = useLocale();
  const person = usePerson();
  const [isEditing, setEditing] = useState(false);
  const known = useQuery(identities(person));
  const keys = useQuery(passkeys(person));
  const ways = listProofWays(known.data, keys.data?.passkeys.length ?? 0);
  const kind = user.session && words.kinds[kindOf[user.session]];
  const since = known.data?.identities.map((identity) => identity.since).sort()[0];
  return (
    <RowsPage
      mark={<Avatar user={user} />}
      title={user.nickname || toShort(user.account)}
      lead={kind && (since ? words.since(kind, sayDay(since, locale)) : kind)}
      act={
        <button type="button" className="btn" onClick={() => setEditing(true)}>
          {words.editProfile}
        </button>
      }
    >
      <LeavingBanner user={user} />
      <WaysIn ways={ways} />
      <Devices />
      <DayRows user={user} />
      <OwnData user={user} ways={ways} />
      {isEditing ? <ProfileDialog user={user} onClose={() => setEditing(false)} /> : null}
    </RowsPage>
  );
};
