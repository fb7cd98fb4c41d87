import type { Kernel } from "../kernel/kernel.ts";
import type { Letter } from "../kernel/post/port.ts";

/** The letters to an address, the first first: opened from their rows, as the job that sends them does. */
export const readLetters = async ({ database, vault }: Pick<Kernel, "database" | "vault">, to: string): Promise<Letter[]> => {
  const rows = (await database.run("select id, locked from letters where locked is not null order by position", [])) as { id: string; locked: string }[];
  return rows.map(({ id, locked }) => JSON.parse(vault.open(locked, { personId: id, field: "letter" })) as Letter).filter((letter) => letter.to === to);
};

/** The code in the last letter to an address. */
export const readCode = async (kernel: Pick<Kernel, "database" | "vault">, to: string): Promise<string> => {
  const code = (await readLetters(kernel, to)).findLast(({ values }) => values?.code)?.values?.code;
  if (!code) throw new Error(`no code was sent to ${to}`);
  return code;
};
