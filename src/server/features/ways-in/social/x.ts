import * as z from "zod/mini";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Provider } from "./provider.ts";
import { answerSeconds, isLocal, once, toReturnUrl } from "./settings.ts";

/** The number stays, the name is lent: who gives a name up, another may take it. */
const whoAmI = z.object({ data: z.object({ id: z.string().check(z.regex(/^\d{1,32}$/)), username: z.string().check(z.maxLength(64)) }) });

/** OAuth 2 with PKCE; X says no more than a number and a name. Its email is never asked for: nobody has proven it. */
export const createX = (kernel: Pick<Kernel, "config">): Provider => {
  const { X_CLIENT_ID, X_CLIENT_SECRET, X_AUTHORIZE_URL, X_API_URL } = kernel.config;
  const load = once(async () => {
    const client = await import("openid-client");
    const server = { issuer: X_API_URL, authorization_endpoint: X_AUTHORIZE_URL, token_endpoint: new URL("/2/oauth2/token", X_API_URL).href };
    const made = new client.Configuration(server, X_CLIENT_ID!, undefined, (_server, _client, _body, headers) => {
      // As X writes it, without the form encoding of RFC 6749: the library's would turn a dash of the secret into %2D.
      headers.set("authorization", `Basic ${Buffer.from(`${X_CLIENT_ID}:${X_CLIENT_SECRET}`).toString("base64")}`);
    });
    made.timeout = answerSeconds;
    if (isLocal(X_API_URL)) client.allowInsecureRequests(made);
    return made;
  });
  return {
    async toStart({ state, verifier }) {
      const [client, made] = [await import("openid-client"), await load()];
      return client.buildAuthorizationUrl(made, {
        redirect_uri: toReturnUrl(kernel, "x"),
        // Both are needed for one's own name.
        scope: "users.read tweet.read",
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
    },
    async read(returned, { state, verifier }) {
      const [client, made] = [await import("openid-client"), await load()];
      const tokens = await client.authorizationCodeGrant(made, returned, { expectedState: state, pkceCodeVerifier: verifier });
      const answer = await client.fetchProtectedResource(made, tokens.access_token, new URL("/2/users/me", X_API_URL), "GET");
      if (!answer.ok) throw new Error(`X answered ${answer.status}`);
      const { data } = z.parse(whoAmI, await answer.json());
      return { kind: "x", subject: data.id, shown: `@${data.username}` };
    },
  };
};
