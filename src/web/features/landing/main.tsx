import { createRoot, hydrateRoot } from "react-dom/client";
import { isLocale } from "../../../shared/i18n/locale.ts";
import "../../../ui/theme.css";
import { chooseLocale } from "../../kernel/locale-rule.ts";
import { randomId } from "../../kernel/random-id.ts";
import { keepInviteCode, newChatId } from "../../kernel/session.ts";
import { readKept } from "../../kernel/storage.ts";
import { keepLocale, showDocumentIn } from "./document-locale.ts";
import { drawApi } from "./draw/api.ts";
import { createDraw } from "./draw/create-draw.ts";
import "./landing.css";
import { LandingPage } from "./LandingPage.tsx";

keepInviteCode(location.search);

const draw = createDraw({ ...drawApi, newChatId, newId: () => randomId(12), rest: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) });
const root = document.getElementById("root") as HTMLElement;
const served = isLocale(root.dataset.locale) ? root.dataset.locale : null;
const locale = chooseLocale({ saved: readKept("lang"), browser: navigator.language });
const page = <LandingPage locale={locale} draw={draw} onLocale={keepLocale} />;

if (locale === served) hydrateRoot(root, page);
else {
  // The saved language differs from what the server could know: the page is drawn anew, once, and the next visit is served right.
  showDocumentIn(locale);
  createRoot(root).render(page);
}
