import type { ComponentProps } from "react";
import { type To, useHref, useLinkClickHandler } from "react-router";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: To;
  /** In the place of the page one comes from. */
  replace?: boolean;
  state?: unknown;
}

/** A link to a page of the app. The router's own brings its server's parts along. */
export const Link = ({ to, replace, state, target, onClick, children, ...rest }: LinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { ...(replace !== undefined && { replace }), state, ...(target && { target }) });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
};
