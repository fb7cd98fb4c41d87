import { Row, Rows, RowsPage } from "../../../ui/rows/rows.tsx";
import { paths } from "../../app/paths.ts";
import { Link } from "../../kernel/link.tsx";
import { openSignIn } from "../../kernel/sign-in.ts";
import type { User } from "../../kernel/user.ts";
import { DayRows } from "./parts/DayRows.tsx";
import { LeavingBanner } from "./parts/LeavingBanner.tsx";
import { OwnData } from "./parts/OwnData.tsx";
import { useWords } from "./use-words.ts";

/** What somebody without an account has here: it can be found, taken along and deleted. */
export const VisitorAccount = ({ user }: { user: User }) => {
  const words = useWords();
  return (
    <RowsPage
      title={words.visitor}
      lead={words.visitorLead}
      act={
        <button type="button" className="btn is-primary" onClick={() => openSignIn("account")}>
          {words.signIn}
        </button>
      }
    >
      <LeavingBanner user={user} />
      <Rows title={words.here}>
        <Row label={words.hereChats} note={words.hereChatsNote}>
          <Link className="link" to={paths.history()} aria-label={`${words.open} ${words.hereChats}`}>
            {words.open}
          </Link>
        </Row>
      </Rows>
      <DayRows user={user} />
      <OwnData user={user} ways={[]} />
    </RowsPage>
  );
};
