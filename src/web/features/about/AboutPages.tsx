import { useLocation } from "react-router";
import { AboutPage } from "./AboutPage.tsx";
import { TextPage } from "./TextPage.tsx";

/** What the product is, what one agrees to, and what becomes of what one writes. */
export const AboutPages = () => {
  const { pathname } = useLocation();
  if (pathname.startsWith("/agreement")) return <TextPage key="agreement" name="agreement" />;
  if (pathname.startsWith("/privacy")) return <TextPage key="privacy" name="privacy" />;
  return <AboutPage />;
};
