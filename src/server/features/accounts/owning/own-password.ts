import { deleteRows } from "../../../kernel/own-data/own-rows.ts";
import type { OwnData } from "../../../kernel/own-data/port.ts";
import { passwords } from "../tables.ts";

/** A password is handed out to nobody, not even hashed; a visitor has none that could become another's. */
export const ownPassword: OwnData = {
  name: "password",
  move: (_, tx, { from }) => deleteRows(tx, [passwords], from),
  forget: (tx, personId) => deleteRows(tx, [passwords], personId),
};
