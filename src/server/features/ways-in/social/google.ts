import type { Kernel } from "../../../kernel/kernel.ts";
import type { Provider } from "./provider.ts";
import { answerSeconds, isLocal, once, toReturnUrl } from "./settings.ts";

/** OpenID Connect. The key of an account is its `sub`; its address is only how it is shown, and joins nothing. */
export const createGoogle = (kernel: Pick<Kernel, "config">): Provider => {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = kernel.config;
  const load = once(async () => {
    const client = await import("openid-client");
    const found = await client.discovery(
      new URL(GOOGLE_ISSUER),
      GOOGLE_CLIENT_ID!,
      { id_token_signed_response_alg: "RS256" },
      client.ClientSecretPost(GOOGLE_CLIENT_SECRET!),
      { timeout: answerSeconds, execute: isLocal(GOOGLE_ISSUER) ? [client.allowInsecureRequests] : [] },
    );
    // Without this a token that came by TLS is believed unsigned.
    client.enableNonRepudiationChecks(found);
    return found;
  });
  return {
    async toStart({ state, nonce, verifier }) {
      const [client, found] = [await import("openid-client"), await load()];
      return client.buildAuthorizationUrl(found, {
        redirect_uri: toReturnUrl(kernel, "google"),
        scope: "openid email profile",
        prompt: "select_account",
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
    },
    async read(returned, { state, nonce, verifier }) {
      const [client, found] = [await import("openid-client"), await load()];
      const tokens = await client.authorizationCodeGrant(found, returned, { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier });
      const { sub, email, email_verified, name } = tokens.claims()!;
      const shown = typeof email === "string" && email_verified === true ? email : typeof name === "string" ? name : "Google";
      return { kind: "google", subject: sub, shown: shown.slice(0, 254) };
    },
  };
};
