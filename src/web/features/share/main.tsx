import { createRoot } from "react-dom/client";
import "../../../ui/theme.css";
import { loadChineseSerif } from "../../../ui/fonts/load-fonts.ts";
import { chooseLocale } from "../../kernel/locale-rule.ts";
import { keepInviteCode } from "../../kernel/session.ts";
import { readKept } from "../../kernel/storage.ts";
import { SharePage } from "./SharePage.tsx";
import { readServed } from "./served.ts";
import "./share.css";

keepInviteCode(location.search);

const root = document.getElementById("root") as HTMLElement;
const served = readServed(root);
// What is read is in the sharer's language; what stands around it goes with that, unless the reader has chosen one here before.
const browser = served.state === "open" ? served.snapshot.lang : navigator.language;
if (browser !== "en") loadChineseSerif();
createRoot(root).render(<SharePage served={served} firstLocale={chooseLocale({ saved: readKept("lang"), browser })} />);
