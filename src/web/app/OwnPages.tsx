import { lazy } from "react";
import { useLocation } from "react-router";

const AccountPage = lazy(() => import("../features/account/index.ts"));
const SettingsPage = lazy(() => import("../features/settings/index.ts"));
const AboutPages = lazy(() => import("../features/about/index.ts"));

/** The pages about oneself and about the house; the first screen knows of one of them only. */
const OwnPages = () => {
  const { pathname } = useLocation();
  if (pathname.startsWith("/account")) return <AccountPage />;
  return pathname.startsWith("/settings") ? <SettingsPage /> : <AboutPages />;
};
export default OwnPages;
