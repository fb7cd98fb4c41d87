import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../ui/theme.css";
import { App } from "./app/App.tsx";
import { fetchLostStyle } from "./app/lost-style.ts";
import { reloadOnce } from "./app/reload-once.ts";
import { getUserId, keepInviteCode } from "./kernel/session.ts";

keepInviteCode(location.search);
// Made before anything is shown of it.
getUserId();
// A page left open over a release asks for files that are gone.
addEventListener("vite:preloadError", (event) => {
  fetchLostStyle((event as Event & { payload: Error }).payload);
  void reloadOnce();
});

const show = (): void =>
  createRoot(document.getElementById("root") as HTMLElement).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// Few addresses say that Google or X sent somebody back; the rest need not know how they look.
const mayBeBack = /[?&#/](?:access_token|error|code)=/.test(location.href);
if (mayBeBack) void import("./kernel/take-social-return.ts").then(({ takeSocialReturn }) => takeSocialReturn()).finally(show);
else show();
