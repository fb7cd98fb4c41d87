import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { toLetter } from "../../letters/index.ts";
import type { Address } from "../addresses/parse-address.ts";

/** Tells somebody that their password was changed: by mail where they have an address for it, else by a text. */
export const tellOfPassword = async (
  { post, randomBytes }: Kernel,
  tx: Db,
  { addresses, locale }: { addresses: readonly Address[]; locale: Locale },
): Promise<void> => {
  const to = addresses.find(({ kind }) => kind === "email") ?? addresses[0];
  if (!to) return;
  const key = `password:${Buffer.from(randomBytes(12)).toString("base64url")}`;
  await post.send(tx, toLetter("notice.password", { locale, to: to.subject, channel: to.kind === "phone" ? "text" : "mail", key, expiresMs: null }));
};
