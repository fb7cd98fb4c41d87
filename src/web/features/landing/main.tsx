import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { isLocale, type Locale } from "../../../shared/i18n/locale.ts";
import "../../../ui/theme.css";
import { chooseLocale, getLocale } from "../../kernel/locale-rule.ts";
import { randomId } from "../../kernel/random-id.ts";
import { getUserId, keepInviteCode, newChatId, onSessionEnd } from "../../kernel/session.ts";
import { parseSocialReturn } from "../../kernel/social-return.ts";
import { readKept } from "../../kernel/storage.ts";
import { keepLocale, showDocumentIn } from "./document-locale.ts";
import { drawApi } from "./draw/api.ts";
import { createDraw } from "./draw/create-draw.ts";
import { keptTurns } from "./draw/kept-turn.ts";
import "./landing.css";
import { LandingPage } from "./LandingPage.tsx";
import { readIslands } from "./readings/islands.ts";
import type { ServedIslands } from "./readings/use-islands.ts";

keepInviteCode(location.search);
// Whom Google or X sent back here is signed in by the app.
if (parseSocialReturn(location)) location.replace(`/index${location.search}${location.hash}`);

const newDraw = () =>
  createDraw({ ...drawApi, turns: keptTurns, newChatId, newId: () => randomId(12), rest: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) });
const root = document.getElementById("root") as HTMLElement;
const served = isLocale(root.dataset.locale) ? root.dataset.locale : null;
const locale = chooseLocale({ saved: readKept("lang"), browser: navigator.language });
/** Taken out of the page before it is taken over. */
const islands: ServedIslands = { locale: served ?? locale, islands: readIslands(root) };
const toPage = (shown: Locale) => <LandingPage key={getUserId()} locale={shown} draw={newDraw()} islands={islands} onLocale={keepLocale} />;

const show = (): Root => {
  if (locale === served) return hydrateRoot(root, toPage(locale));
  // The saved language differs from what the server could know: the page is drawn anew, once, and the next visit is served right.
  showDocumentIn(locale);
  const made = createRoot(root);
  made.render(toPage(locale));
  return made;
};
const shown = show();
// What was asked and drawn here was the last person's.
onSessionEnd(() => {
  keptTurns.forget();
  shown.render(toPage(getLocale()));
});
