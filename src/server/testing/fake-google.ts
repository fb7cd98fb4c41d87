import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { openLoopback, readForm, sendJson } from "./loopback.ts";

/** Who says yes at the fake Google, and what is wrong with what it tells of them. */
export interface GoogleKnobs {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  /** What the token claims instead of what is right. */
  aud?: string;
  iss?: string;
  nonce?: string;
  /** `none`: unsigned. `own`: signed by a key that came along with the token. */
  signature?: "none" | "own";
  /** They say no. */
  isRefused?: boolean;
}

export const googleClient = { id: "yarrow-at-google", secret: "google-secret" };

/** An OpenID Connect provider on loopback: discovery, a page that says yes at once, PKCE held to the letter, codes for one use, signed tokens. */
export const startFakeGoogle = async () => {
  const [keys, foreign] = [await generateKeyPair("RS256"), await generateKeyPair("RS256")];
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: "g1", alg: "RS256", use: "sig" };
  const state = { knobs: { sub: "1001" } as GoogleKnobs, url: "", asked: [] as URLSearchParams[] };
  const codes = new Map<string, { asked: URLSearchParams; knobs: GoogleKnobs }>();

  const toIdToken = async (asked: URLSearchParams, knobs: GoogleKnobs): Promise<string> => {
    const { sub, email, email_verified, name } = knobs;
    const claims = { email, email_verified, name, nonce: knobs.nonce ?? asked.get("nonce") };
    const [iss, aud] = [knobs.iss ?? state.url, knobs.aud ?? googleClient.id];
    if (knobs.signature === "none")
      return new UnsecuredJWT(claims).setSubject(sub).setIssuer(iss).setAudience(aud).setIssuedAt().setExpirationTime("1h").encode();
    const signed = new SignJWT(claims).setSubject(sub).setIssuer(iss).setAudience(aud).setIssuedAt().setExpirationTime("1h");
    if (knobs.signature !== "own") return signed.setProtectedHeader({ alg: "RS256", kid: "g1" }).sign(keys.privateKey);
    return signed.setProtectedHeader({ alg: "RS256", kid: "g1", jwk: await exportJWK(foreign.publicKey) }).sign(foreign.privateKey);
  };

  const token = async (form: URLSearchParams, response: ServerResponse): Promise<void> => {
    const code = form.get("code") ?? "";
    const given = codes.get(code);
    codes.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight =
      given &&
      challenge === given.asked.get("code_challenge") &&
      form.get("redirect_uri") === given.asked.get("redirect_uri") &&
      form.get("client_secret") === googleClient.secret;
    if (!isRight) return sendJson(response, 400, { error: "invalid_grant" });
    const access_token = `google-access-${code}`;
    return sendJson(response, 200, { access_token, token_type: "Bearer", expires_in: 3600, id_token: await toIdToken(given.asked, given.knobs) });
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url!, state.url);
    if (pathname === "/.well-known/openid-configuration")
      return sendJson(response, 200, {
        issuer: state.url,
        authorization_endpoint: `${state.url}/authorize`,
        token_endpoint: `${state.url}/token`,
        jwks_uri: `${state.url}/jwks`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        // A provider that would take anything: what is taken is for us to say.
        id_token_signing_alg_values_supported: ["RS256", "none"],
      });
    if (pathname === "/jwks") return sendJson(response, 200, { keys: [jwk] });
    if (pathname === "/token") return token(await readForm(request), response);
    state.asked.push(searchParams);
    const back = new URL(searchParams.get("redirect_uri")!);
    back.searchParams.set("state", searchParams.get("state")!);
    if (state.knobs.isRefused) back.searchParams.set("error", "access_denied");
    else {
      const code = `code${codes.size}${Math.random().toString(36).slice(2)}`;
      codes.set(code, { asked: searchParams, knobs: { ...state.knobs } });
      back.searchParams.set("code", code);
    }
    response.writeHead(302, { location: back.href }).end();
  };

  const server = await openLoopback((request, response) => void answer(request, response));
  state.url = server.url;
  return {
    url: state.url,
    /** The parameters it was asked with, one a visit. */
    asked: state.asked,
    /** Who sits before it from now on. */
    set(knobs: GoogleKnobs) {
      state.knobs = knobs;
    },
    close: server.close,
  };
};
