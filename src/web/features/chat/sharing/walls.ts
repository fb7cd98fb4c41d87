interface Shared {
  url: string;
  title: string;
  image: string;
}

const toAddress = (path: string, query: Record<string, string>): string => `${path}?${new URLSearchParams(query)}`;

/** Where one posts a link: each opens its own page, and nothing of it is loaded into ours. */
export const walls = {
  x: ({ url, title }: Shared) => toAddress("https://twitter.com/intent/tweet", { url, text: title }),
  facebook: ({ url }: Shared) => toAddress("https://www.facebook.com/sharer/sharer.php", { u: url }),
  weibo: ({ url, title, image }: Shared) => toAddress("https://service.weibo.com/share/share.php", { url, title, pic: image }),
  qq: ({ url, title, image }: Shared) => toAddress("https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey", { url, title, pics: image }),
} as const;
export type Wall = keyof typeof walls;
