import * as contract from "../../../shared/contract/credentials.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { addIdentity, readIdentities, removeIdentity, sendIdentityCode } from "./identities/identities.ts";
import { addPasskey, readPasskeys, removePasskey, startPasskey } from "./passkeys/passkeys.ts";
import { sendProofCode } from "./proving/send-proof-code.ts";
import { endChosen, readSessions } from "./sessions/list.ts";

const reading = { limit: "120/minute" } as const;
const changing = { limit: "30/hour" } as const;

export const mountAccountSecurity = (kernel: Kernel, { serve }: Routes): void => {
  serve(contract.sendProofCode, changing, ({ person, request }) => sendProofCode(kernel, person, request.kind));
  serve(contract.listSessions, reading, ({ person }) => readSessions(kernel, person));
  serve(contract.endSessions, { limit: "60/hour" }, ({ person, request, address }) => endChosen(kernel, { person, id: request.id, address }));
  serve(contract.listIdentities, reading, ({ person }) => readIdentities(kernel, person));
  serve(contract.sendIdentityCode, changing, ({ person, request, address }) => sendIdentityCode(kernel, { person, request, address }));
  serve(contract.addIdentity, changing, ({ person, request, context, address }) =>
    addIdentity(kernel, { person, request, headers: context.req.raw.headers, address }),
  );
  serve(contract.removeIdentity, changing, ({ person, request, address }) => removeIdentity(kernel, { person, request, address }));
  serve(contract.listPasskeys, reading, ({ person }) => readPasskeys(kernel, person));
  serve(contract.startPasskey, changing, ({ person, request, address }) => startPasskey(kernel, { person, proof: request.proof, address }));
  serve(contract.addPasskey, changing, ({ person, request, context, address }) =>
    addPasskey(kernel, { person, request, headers: context.req.raw.headers, address }),
  );
  serve(contract.removePasskey, changing, ({ person, request, address }) => removePasskey(kernel, { person, request, address }));
};
