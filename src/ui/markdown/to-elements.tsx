import type { AlignType, Nodes, Parents, RootContent } from "mdast";
import { Fragment, type ReactNode } from "react";
import { Quote } from "./quote.tsx";
import { toSafeLink } from "./safe-link.ts";

const han = /\p{Script=Han}/u;

/** Line breaks inside a paragraph stay, as whoever wrote it meant them. */
const toLines = (text: string): ReactNode =>
  text.includes("\n")
    ? text.split("\n").map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text have no other name
        <Fragment key={at}>
          {at > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))
    : text;
