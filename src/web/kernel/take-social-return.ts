import { keepSocialReturn } from "./sign-in.ts";
import { parseSocialReturn, takeSignInFrom, withoutSocialReturn } from "./social-return.ts";

/** Keeps what this page's address says came back from Google or X. A ticket stands in no address for longer than it takes to read it. */
export const takeSocialReturn = (): void => {
  const back = parseSocialReturn(location);
  if (!back) return;
  keepSocialReturn(back);
  history.replaceState(null, "", takeSignInFrom() ?? withoutSocialReturn(location));
};
