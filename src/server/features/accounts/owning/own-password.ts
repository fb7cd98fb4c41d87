import { deleteRows } from "../../../kernel/own-data/own-rows.ts";
import type { OwnData } from "../../../kernel/own-data/port.ts";
import { passwords } from "../tables.ts";

/** A password's hash is nobody's to read, and a visitor has none to bring. Codes, tries and events name people by MACs alone, and go by age. */
export const ownPassword: OwnData = {
  name: "password",
  move: (_, tx, { from }) => deleteRows(tx, [passwords], from),
  forget: (tx, personId) => deleteRows(tx, [passwords], personId),
};
