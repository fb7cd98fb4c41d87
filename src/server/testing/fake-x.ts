import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { openLoopback, readForm, sendJson } from "./loopback.ts";

/** Who says yes at the fake X, and what it does wrong. */
export interface XKnobs {
  id: string;
  username: string;
  /** Told along; nobody has proven it. */
  email?: string;
  isRefused?: boolean;
  /** Its own interface answers with this status. */
  status?: number;
}

export const xClient = { id: "yarrow-at-x", secret: "x-secret" };

/** X on loopback: a page that says yes at once, PKCE held to the letter, codes for one use, `users/me`. */
export const startFakeX = async () => {
  const state = { knobs: { id: "42", username: "someone" } as XKnobs, url: "", asked: [] as URLSearchParams[] };
  const codes = new Map<string, { asked: URLSearchParams; knobs: XKnobs }>();
  const tokens = new Map<string, XKnobs>();

  const token = (form: URLSearchParams, authorization: string | undefined, response: ServerResponse): void => {
    const given = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const basic = `Basic ${Buffer.from(`${xClient.id}:${xClient.secret}`).toString("base64")}`;
    const isRight = given && challenge === given.asked.get("code_challenge") && form.get("redirect_uri") === given.asked.get("redirect_uri");
    if (!isRight || authorization !== basic) {
      sendJson(response, 400, { error: "invalid_grant" });
      return;
    }
    const access_token = `x-access-${Math.random().toString(36).slice(2)}`;
    tokens.set(access_token, given.knobs);
    sendJson(response, 200, { access_token, token_type: "bearer", expires_in: 7200, scope: "users.read tweet.read" });
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url!, state.url);
    if (pathname === "/2/oauth2/token") return token(await readForm(request), request.headers.authorization, response);
    if (pathname === "/2/users/me") {
      const knobs = tokens.get((request.headers.authorization ?? "").replace("Bearer ", ""));
      if (!knobs) return sendJson(response, 401, { title: "Unauthorized" });
      const { id, username, email, status = 200 } = knobs;
      return sendJson(response, status, { data: { id, username, name: username, confirmed_email: email } });
    }
    state.asked.push(searchParams);
    const back = new URL(searchParams.get("redirect_uri")!);
    back.searchParams.set("state", searchParams.get("state")!);
    if (state.knobs.isRefused) back.searchParams.set("error", "access_denied");
    else {
      const code = `code${Math.random().toString(36).slice(2)}`;
      codes.set(code, { asked: searchParams, knobs: { ...state.knobs } });
      back.searchParams.set("code", code);
    }
    response.writeHead(302, { location: back.href }).end();
  };

  const server = await openLoopback((request, response) => void answer(request, response));
  state.url = server.url;
  return {
    url: state.url,
    asked: state.asked,
    set(knobs: XKnobs) {
      state.knobs = knobs;
    },
    close: server.close,
  };
};
