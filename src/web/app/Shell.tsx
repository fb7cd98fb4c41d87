import { Suspense, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { deletedChatsKey } from "../kernel/deleted-chats.ts";
import { lazyOrNothing } from "../kernel/lazy-or-nothing.ts";
import { useMessages } from "../kernel/locale.tsx";
import { readKept } from "../kernel/storage.ts";
import { messagesEn } from "./messages.en.ts";
import { messagesZh } from "./messages.zh.ts";
import { ErrorBoundary } from "./shell/ErrorBoundary.tsx";
import { Header } from "./shell/Header.tsx";
import { OfflineBar } from "./shell/OfflineBar.tsx";
import { PageSkeleton } from "./shell/PageSkeleton.tsx";
import { Rail } from "./shell/Rail.tsx";
import { useChatsElsewhere } from "./shell/use-chats-elsewhere.ts";
import { useDrawer } from "./shell/use-drawer.ts";
import { useHelp } from "./shell/use-help.ts";
import { useTopOnArrival } from "./shell/use-top-on-arrival.ts";
import { useWaiting } from "./shell/use-waiting.ts";
import { usePlace } from "./use-place.ts";
import "./shell/shell.css";

const HelpSheet = lazyOrNothing(() => import("./shell/help/HelpSheet.tsx"));

/** Comes after the first screen: the sign-in dialog, and what asks for it. */
const AccountGate = lazyOrNothing(() => import("./shell/account/AccountGate.tsx"));

/** Comes where something was deleted a moment ago. */
const UndoOffers = lazyOrNothing(() => import("../features/history/UndoOffers.tsx"));

/** Comes with the first words that were sent without a network. */
const Outbox = lazyOrNothing(() => import("../features/chat/outbox/Outbox.tsx"));

/** What stands around every page of the app: rail (a drawer at 900 px and below), header, notices. */
export const Shell = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const { pathname } = useLocation();
  const { room } = usePlace();
  const drawer = useDrawer();
  const help = useHelp();
  const [hasDeletions] = useState(() => readKept(deletedChatsKey) !== null);
  const isWaiting = useWaiting();
  const openHelp = () => {
    drawer.close();
    help.open();
  };
  useTopOnArrival();
  useChatsElsewhere();
  return (
    <>
      <a className="skip" href="#content" inert={drawer.isOpen}>
        {words.skip}
      </a>
      <div className="app">
        <Rail drawer={drawer} onHelp={openHelp} />
        {drawer.isOpen ? <button type="button" className="scrim" tabIndex={-1} aria-label={words.closeRail} onClick={drawer.close} /> : null}
        <div className="main" inert={drawer.isOpen}>
          <Header drawer={drawer} />
          <OfflineBar />
          {room === "chat" && pathname === "/index" ? <p className="slogan">{words.slogan}</p> : null}
          <main className="room" id="content" tabIndex={-1}>
            <ErrorBoundary key={pathname}>
              <Suspense fallback={<PageSkeleton />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </main>
        </div>
      </div>
      <Suspense>
        <AccountGate />
      </Suspense>
      {help.wasOpened ? (
        <Suspense>
          <HelpSheet isOpen={help.isOpen} onClose={help.close} />
        </Suspense>
      ) : null}
      {isWaiting ? (
        <Suspense>
          <Outbox />
        </Suspense>
      ) : null}
      {hasDeletions ? (
        <Suspense>
          <UndoOffers />
        </Suspense>
      ) : null}
      <Toaster closeLabel={words.closeNotice} />
    </>
  );
};
