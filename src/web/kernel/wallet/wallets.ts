/** EIP-1193: what every wallet answers to. */
export interface Provider {
  request(call: { method: string; params?: unknown[] }): Promise<unknown>;
}

/** EIP-6963: a wallet that has made itself known. */
export interface Announced {
  info: { uuid: string; name: string; rdns: string; icon?: string };
  provider: Provider;
}

interface KnownWallet {
  name: string;
  rdns: readonly string[];
  /** Where it put itself before wallets announced themselves. */
  legacy?: (page: LegacyPage) => Provider | undefined;
  install: string;
  /** Opens a page in the browser of its app. @param url the page's own */
  openIn(url: URL): string;
}

interface LegacyPage {
  okxwallet?: Provider;
  bitkeep?: { ethereum?: Provider };
  tokenpocket?: { ethereum?: Provider };
  ethereum?: Provider & { isMetaMask?: boolean };
}

const encode = encodeURIComponent;

/** The four with a place of their own, in their order. */
export const knownWallets: readonly KnownWallet[] = [
  {
    name: "MetaMask",
    rdns: ["io.metamask"],
    legacy: ({ ethereum }) => (ethereum?.isMetaMask ? ethereum : undefined),
    install: "https://metamask.io/download",
    openIn: ({ host, pathname, search }) => `https://metamask.app.link/dapp/${host}${pathname}${search}`,
  },
  {
    name: "OKX Wallet",
    rdns: ["com.okex.wallet"],
    legacy: ({ okxwallet }) => okxwallet,
    install: "https://www.okx.com/download",
    openIn: ({ href }) => `https://www.okx.com/download?deeplink=${encode(`okx://wallet/dapp/url?dappUrl=${encode(href)}`)}`,
  },
  {
    name: "TokenPocket",
    rdns: ["pro.tokenpocket"],
    legacy: ({ tokenpocket }) => tokenpocket?.ethereum,
    install: "https://www.tokenpocket.pro/en/download/app",
    openIn: ({ href }) => `tpdapp://open?params=${encode(JSON.stringify({ url: href, chain: "ETH", source: "Yarrow" }))}`,
  },
  {
    name: "Bitget",
    rdns: ["com.bitget.web3", "com.bitkeep.wallet", "com.bitget.wallet"],
    legacy: ({ bitkeep }) => bitkeep?.ethereum,
    install: "https://web3.bitget.com/wallet-download",
    openIn: ({ href }) => `https://bkcode.vip?action=dapp&url=${encode(href)}`,
  },
];

export interface Wallet {
  name: string;
  /** undefined: not in this browser. */
  provider: Provider | undefined;
  known: KnownWallet | undefined;
}

const othersMost = 6;

/** The four in their places, then the others that have made themselves known, by name, each once. */
export const toWallets = (announced: readonly Announced[], page: LegacyPage): Wallet[] => {
  const isOf =
    ({ rdns }: KnownWallet) =>
    ({ info }: Announced): boolean =>
      rdns.includes(info.rdns);
  const known = knownWallets.map((wallet) => ({ name: wallet.name, provider: announced.find(isOf(wallet))?.provider ?? wallet.legacy?.(page), known: wallet }));
  const others = new Map<string, Wallet>();
  for (const one of announced) {
    const name = one.info.name.trim().slice(0, 40);
    if (name && !knownWallets.some((wallet) => isOf(wallet)(one))) others.set(one.info.rdns || name, { name, provider: one.provider, known: undefined });
  }
  return [...known, ...[...others.values()].slice(0, othersMost)];
};

const isAnnounced = (detail: unknown): detail is Announced => {
  const { info, provider } = (detail ?? {}) as Partial<Announced>;
  return typeof info?.uuid === "string" && typeof info.name === "string" && typeof info.rdns === "string" && typeof provider?.request === "function";
};

/** Asks the wallets of this browser to make themselves known, now and whenever one comes. @returns the way to stop listening */
export const discover = (onFound: (announced: Announced[]) => void): (() => void) => {
  const found = new Map<string, Announced>();
  const hear = (event: Event) => {
    const { detail } = event as CustomEvent<unknown>;
    if (!isAnnounced(detail)) return;
    found.set(detail.info.uuid, detail);
    onFound([...found.values()]);
  };
  addEventListener("eip6963:announceProvider", hear);
  dispatchEvent(new Event("eip6963:requestProvider"));
  return () => removeEventListener("eip6963:announceProvider", hear);
};
