import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../ui/theme.css";
import { App } from "./app/App.tsx";
import { fetchLostStyle } from "./app/lost-style.ts";
import { reloadOnce } from "./app/reload-once.ts";
import { getUserId, keepInviteCode } from "./kernel/session.ts";
import { keepSocialReturn } from "./kernel/sign-in.ts";
import { parseSocialReturn, takeSignInFrom, withoutSocialReturn } from "./kernel/social-return.ts";

keepInviteCode(location.search);
const back = parseSocialReturn(location);
if (back) {
  keepSocialReturn(back);
  // A ticket stands in no address for longer than it takes to read it.
  history.replaceState(null, "", takeSignInFrom() ?? withoutSocialReturn(location));
}
// Made before anything is shown of it.
getUserId();
// A page left open over a release asks for files that are gone.
addEventListener("vite:preloadError", (event) => {
  fetchLostStyle((event as Event & { payload: Error }).payload);
  void reloadOnce();
});

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
