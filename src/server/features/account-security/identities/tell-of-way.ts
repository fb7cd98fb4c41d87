import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Person } from "../../../kernel/who.ts";
import type { listAddresses } from "../../accounts/index.ts";
import { toLetter } from "../../letters/index.ts";

type Addresses = Awaited<ReturnType<typeof listAddresses>>;

interface Told {
  kind: "notice.added" | "notice.removed";
  /** Which way in, and as its owner sees it. */
  way: string;
  shown: string;
  /** Where they were reached before the change and are after it: who took an account over must not be the only one who hears of it. */
  addresses: Addresses;
}

/** Tells somebody that a way into their account was added or taken away: by mail wherever they have one, else by a text. */
export const tellOfWay = async ({ post, randomBytes }: Kernel, tx: Db, person: Person, { kind, way, shown, addresses }: Told): Promise<void> => {
  const emails = addresses.filter((address) => address.kind === "email");
  const reached = new Set((emails.length > 0 ? emails : addresses.slice(0, 1)).map(({ subject }) => subject));
  for (const to of reached) {
    const key = `${kind}:${Buffer.from(randomBytes(12)).toString("base64url")}`;
    const channel = to.includes("@") ? "mail" : "text";
    await post.send(tx, toLetter(kind, { locale: person.locale, to, channel, key, expiresMs: null, values: { way, shown } }));
  }
};
