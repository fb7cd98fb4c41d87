import { type ComponentType, lazy } from "react";
import { useLocation } from "react-router";

const AboutPages = lazy(() => import("../features/about/index.ts"));

const pages: Record<string, ComponentType> = {
  "/account": lazy(() => import("../features/account/index.ts")),
  "/archives": lazy(() => import("../features/archives/index.ts")),
  "/birth/": lazy(() => import("../features/birth-link/index.ts")),
  "/compare": lazy(() => import("./ComparePlace.tsx")),
  "/editPage": lazy(() => import("../features/archives/edit/index.ts")),
  "/journal": lazy(() => import("../features/journal/index.ts")),
  "/memory": lazy(() => import("../features/memory/index.ts")),
  "/settings": lazy(() => import("../features/settings/index.ts")),
  "/shares": lazy(() => import("../features/shares/index.ts")),
};

/** The pages that few begin at: the first screen knows of one of them only. */
const FurtherPages = () => {
  const { pathname } = useLocation();
  const Page = Object.entries(pages).find(([path]) => pathname.startsWith(path))?.[1] ?? AboutPages;
  return <Page />;
};
export default FurtherPages;
