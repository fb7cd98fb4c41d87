import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { isLocale, type Locale } from "../../../shared/i18n/locale.ts";
import "../../../ui/theme.css";
import { chooseLocale, getLocale } from "../../kernel/locale-rule.ts";
import { randomId } from "../../kernel/random-id.ts";
import { getUserId, keepInviteCode, newChatId, onSessionEnd } from "../../kernel/session.ts";
import { readKept } from "../../kernel/storage.ts";
import { keepLocale, showDocumentIn } from "./document-locale.ts";
import { drawApi } from "./draw/api.ts";
import { createDraw } from "./draw/create-draw.ts";
import "./landing.css";
import { LandingPage } from "./LandingPage.tsx";

keepInviteCode(location.search);

const newDraw = () => createDraw({ ...drawApi, newChatId, newId: () => randomId(12), rest: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) });
const root = document.getElementById("root") as HTMLElement;
const served = isLocale(root.dataset.locale) ? root.dataset.locale : null;
const locale = chooseLocale({ saved: readKept("lang"), browser: navigator.language });
const toPage = (shown: Locale) => <LandingPage key={getUserId()} locale={shown} draw={newDraw()} onLocale={keepLocale} />;

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
onSessionEnd(() => shown.render(toPage(getLocale())));
