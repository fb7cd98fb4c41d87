import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errors } from "../../../../shared/errors.ts";
import { isTouch } from "../../../../ui/media/is-touch.ts";
import { ApiFailure, isAbort } from "../../../kernel/api-failure.ts";
import { balance } from "../../../kernel/lists.ts";
import { usePerson } from "../../../kernel/session.ts";
import { keepSignInFrom } from "../../../kernel/social-return.ts";
import { readRefusal, signWelcome } from "../../../kernel/wallet/sign.ts";
import type { Wallet } from "../../../kernel/wallet/wallets.ts";
import { signInApi } from "../api.ts";
import { signInBy } from "../finish.ts";
import { sayFailure } from "../say-failure.ts";
import { useBusy } from "../use-busy.ts";
import { useWords } from "../use-words.ts";
import { usePasskey } from "./use-passkey.ts";
import { useWallets } from "./use-wallets.ts";

const socials = [
  { name: "Google", path: "google" },
  { name: "X", path: "x" },
] as const;

/** What is said under the table: something went wrong with a way, and maybe what helps. */
interface Trouble {
  words: string;
  link?: { label: string; address: string };
}

const leaveFor = (path: string): void => {
  const url = new URL(location.href);
  url.searchParams.delete("dialog");
  keepSignInFrom(url.pathname + url.search + url.hash);
  location.assign(`/api/oauth/${path}/start`);
};

interface WaysProps {
  /** Said above the form while a wallet waits for its owner. */
  onLead(lead: string | null): void;
}

/** The other ways in, each in its place: passkey, Google, X, four wallets, and what else is in this browser. */
export const Ways = ({ onLead }: WaysProps) => {
  const words = useWords();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [signing, setSigning] = useState<string | null>(null);
  const { isBusy, run } = useBusy();
  const wallets = useWallets();
  const { data } = useQuery(balance(usePerson()));
  const signIn = data?.features.signIn;
  const tell = (error: unknown, said: string) => {
    if (isAbort(error)) return;
    const own = error instanceof ApiFailure ? sayFailure(error, words) : null;
    setTrouble({ words: own?.at === "banner" ? own.words : said });
  };
  const passkey = usePasskey((error) => {
    const isNone = error instanceof ApiFailure && (error.code === errors.accountNotFound.code || error.code === errors.incorrectLogin.code);
    tell(error, isNone ? words.passkeyNone : words.passkeyStopped);
  });

  const missing = ({ name, known }: Wallet): void => {
    const isAny = wallets.some(({ provider }) => provider);
    const said = isAny ? words.notInstallMetamask(name) : `${words.noProvider}${words.notInstallMetamask(name)}`;
    setTrouble({ words: said, ...(known && { link: { label: words.install, address: known.install } }) });
  };
  const open = (wallet: Wallet) =>
    run(async () => {
      setTrouble(null);
      const { name, provider, known } = wallet;
      if (!provider) {
        missing(wallet);
        // On a phone the wallet is an app, with a browser of its own.
        if (known && isTouch()) location.assign(known.openIn(new URL(location.href)));
        return;
      }
      setSigning(name);
      onLead(words.walletLead(name));
      try {
        const signed = await signWelcome(provider, (address) => signInApi.askWallet(address));
        if (!signed) return setTrouble({ words: words.walletFailed(name) });
        const { wallet_address, signature, timestamp } = signed;
        await signInBy(() => signInApi.byWallet(wallet_address, signature, timestamp));
      } catch (error) {
        const refusal = error instanceof ApiFailure ? null : readRefusal(error);
        tell(error, refusal === "refused" ? words.cancleSign : refusal === "busy" ? words.walletBusy(name) : words.walletFailed(name));
      } finally {
        setSigning(null);
        onLead(null);
      }
    });
  const toWay = (wallet: Wallet) => (
    <button key={wallet.name} type="button" className={signing === wallet.name ? "is-chosen" : undefined} disabled={isBusy} onClick={() => void open(wallet)}>
      <span>{wallet.name}</span>
      {signing === wallet.name ? <small>{words.signNow}</small> : wallet.provider ? <small className="is-here">{words.installed}</small> : null}
    </button>
  );
  const others = wallets.filter(({ known }) => !known);
  const shown = socials.filter(({ path }) => signIn?.[path]);
  return (
    <>
      <p className="or">{words.or}</p>
      {passkey.isHere && signIn?.passkey !== false ? (
        <button type="button" className="btn is-full passkey-b" disabled={isBusy} onClick={() => void run(passkey.ask)}>
          <svg className="g" viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
            <path d="M12 12A4 4 0 1 1 4 12A4 4 0 1 1 12 12ZM12 12H20.5M17 12V15.4M20.5 12V14.4" />
          </svg>
          {words.passkey}
        </button>
      ) : null}
      <div className="ways">
        {shown.map(({ name, path }) => (
          <button key={path} type="button" className={shown.length === 1 ? "is-wide" : undefined} disabled={isBusy} onClick={() => leaveFor(path)}>
            <span>{name}</span>
          </button>
        ))}
        {wallets.filter(({ known }) => known).map(toWay)}
      </div>
      {others.length > 0 ? (
        <>
          <p className="ways-title">{words.moreWallets}</p>
          <div className="ways">{others.map(toWay)}</div>
        </>
      ) : null}
      {trouble ? (
        <p className="field-said is-wrong" role="alert">
          {trouble.words}
          {trouble.link ? (
            <a className="link" href={trouble.link.address} target="_blank" rel="noopener noreferrer">
              {trouble.link.label}
            </a>
          ) : null}
        </p>
      ) : null}
    </>
  );
};
