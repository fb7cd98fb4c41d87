import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from "react-router";
import type { Locale } from "../../shared/i18n/locale.ts";
import { LocaleProvider } from "../kernel/locale.tsx";
import { getLocale } from "../kernel/locale-rule.ts";
import { createQueryClient } from "../kernel/query-client.ts";
import { getToken, onSessionEnd, usePerson } from "../kernel/session.ts";
import { HeaderProvider } from "./header-slots.tsx";
import { paths } from "./paths.ts";
import { Shell } from "./Shell.tsx";
import { parsePlace, toPlaceIn, usePlace } from "./use-place.ts";

const ChatPage = lazy(() => import("../features/chat/index.ts"));
const HistoryPage = lazy(() => import("../features/history/index.ts"));
const HoroscopePage = lazy(() => import("../features/horoscope/index.ts"));
const FurtherPages = lazy(() => import("./FurtherPages.tsx"));
const NotFoundPage = lazy(() => import("./NotFoundPage.tsx"));

const furtherPaths = ["/account", "/archives", "/compare", "/editPage", "/journal", "/memory", "/settings", "/shares", "/about", "/agreement", "/privacy"];

/** The address may name the view's language, and follows the switch. */
const PlacedLocale = ({ children }: { children: ReactNode }) => {
  const { locale } = usePlace();
  const { search } = useLocation();
  const navigate = useNavigate();
  const follow = useCallback((next: Locale) => void navigate({ search: toPlaceIn(next, search) }, { replace: true }), [navigate, search]);
  return (
    <LocaleProvider placed={locale} onSwitch={follow}>
      {children}
    </LocaleProvider>
  );
};

/** Another person's chat, or what they searched for, is no place to begin at; whoever has just signed in stays at their topic, or their page. */
const beginAnew = (): void => {
  const { room, topic } = parsePlace(location.pathname, location.search);
  const page = room === "chat" ? paths.topic(topic, getLocale()) : location.pathname;
  history.replaceState(null, "", getToken() ? page : paths.topic("ask", getLocale()));
};

/** All of the page is one person's: the next one's is made anew, with its chats, words and pictures. */
export const App = () => {
  const [client] = useState(createQueryClient);
  const person = usePerson();
  useEffect(() => onSessionEnd(beginAnew), []);
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter key={person}>
        <PlacedLocale>
          <HeaderProvider>
            <Routes>
              <Route
                path="/birth/:key"
                element={
                  <Suspense>
                    <FurtherPages />
                  </Suspense>
                }
              />
              <Route element={<Shell />}>
                <Route path="/index" element={<ChatPage />} />
                <Route path="/askDivination/:id" element={<ChatPage />} />
                <Route path="/history" element={<HistoryPage />} />
                <Route path="/horoscope" element={<HoroscopePage />} />
                {furtherPaths.map((path) => (
                  <Route key={path} path={path} element={<FurtherPages />} />
                ))}
                <Route path="*" element={<NotFoundPage />} />
              </Route>
            </Routes>
          </HeaderProvider>
        </PlacedLocale>
      </BrowserRouter>
    </QueryClientProvider>
  );
};
