import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Markdown } from "./markdown.tsx";
import { mending } from "./parse-block.ts";
import { toBlocks } from "./to-blocks.ts";

await mending;
const render = (text: string, isStreaming = false) => renderToStaticMarkup(<Markdown text={text} isStreaming={isStreaming} />);

describe("Markdown", () => {
  it.each([
    ["**命盘显示，**你今年宜静。", "<p><strong>命盘显示，</strong>你今年宜静。</p>"],
    ["常说**“紫微斗数”**很准。", "<p>常说<strong>“紫微斗数”</strong>很准。</p>"],
    ["**今日运势：**大吉", "<p><strong>今日运势：</strong>大吉</p>"],
    ["**加粗（x）**后", "<p><strong>加粗（x）</strong>后</p>"],
    ["他说：*不急。*再等等", "<p>他说：<em>不急。</em>再等等</p>"],
    ["**《道德经》**第八章", "<p><strong>《道德经》</strong>第八章</p>"],
    ["先**稳住**，再**走**。", "<p>先<strong>稳住</strong>，再<strong>走</strong>。</p>"],
  ])("sets Chinese emphasis beside punctuation: %s", (text, markup) => {
    expect(render(text)).toBe(markup);
  });

  it("sets headings, quotations, lists, tables, breaks and code", () => {
    expect(render("## 偏向可以走")).toBe("<h2>偏向可以走</h2>");
    expect(render("# One\n\n##### Five")).toBe("<h2>One</h2><h4>Five</h4>");
    expect(render("> 天行健\n> 君子以自强不息")).toBe(
      '<blockquote><p><span lang="zh-Hans">天行健</span><br/><span lang="zh-Hans">君子以自强不息</span></p></blockquote>',
    );
    expect(render("> 井渫不食\n> The well is cleaned")).toContain('<span lang="zh-Hans">井渫不食</span><br/>The well is cleaned</p>');
    expect(render("- a\n- b")).toBe("<ul><li>a</li><li>b</li></ul>");
    expect(render("3. c\n4. d")).toBe('<ol start="3"><li>c</li><li>d</li></ol>');
    expect(render("a  \nb")).toBe("<p>a<br/>b</p>");
    expect(render("`x<y`")).toBe("<p><code>x&lt;y</code></p>");
    expect(render("| 爻 | 位 |\n|:-:|---|\n| 九三 | 3 |")).toContain('<thead><tr><th style="text-align:center">爻</th><th>位</th></tr></thead>');
  });

  it("keeps a loose list one list", () => {
    expect(render("1. 先谈\n\n2. 再走")).toBe("<ol><li><p>先谈</p></li><li><p>再走</p></li></ol>");
  });

  it("closes for now what is open while the text is being written", () => {
    expect(render("先**稳住", true)).toBe("<p>先<strong>稳住</strong></p>");
    expect(render("见[这里](https://exa", true)).toBe("<p>见这里</p>");
    expect(render("先**稳住", false)).toBe("<p>先**稳住</p>");
  });

  it("marks passages as they stand in the text, emphasis and line breaks included", () => {
    const mark = (text: string, marked: string[]) => renderToStaticMarkup(<Markdown text={text} marked={marked} />);
    expect(mark("先看。**隐者**那盏灯照脚下。再走。", ["**隐者**那盏灯照脚下。"])).toBe("<p>先看。<mark><strong>隐者</strong>那盏灯照脚下。</mark>再走。</p>");
    expect(mark("one. Two is doubtful. three", ["Two is doubtful."])).toBe("<p>one. <mark>Two is doubtful.</mark> three</p>");
    expect(mark("> 诗中一句。", ["诗中一句。"])).not.toMatch(/[\uE000\uE001]/);
    expect(mark("没有的事", ["另一句"])).toBe("<p>没有的事</p>");
  });

  it("links to http, https and mailto, away from here", () => {
    expect(render("[站](https://example.com/a?b=c)")).toBe(
      '<p><a href="https://example.com/a?b=c" target="_blank" rel="noopener noreferrer nofollow">站</a></p>',
    );
    expect(render("<mailto:a@b.example>")).toContain('href="mailto:a@b.example"');
  });

  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "a <svg/onload=alert(1)> b",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](java\nscript:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](\u0001javascript:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](vbscript:msgbox)",
    "[x](//evil.example/a)",
    "[x](/logout)",
    "[x][y]\n\n[y]: javascript:alert(1)",
    "![track](https://evil.example/p.png)",
    "![x](javascript:alert(1))",
    "<javascript:alert(1)>",
    "<iframe srcdoc='<script>alert(1)</script>'>",
    "<a href='javascript:alert(1)'>x</a>",
    "<style>*{background:url(https://evil.example)}</style>",
    "<math><mtext></math><img src onerror=alert(1)>",
    "`<script>` and ``</code><script>alert(1)</script>``",
    '[x](https://a.example "\\" onmouseover=alert(1) x=\\"")',
    "<!--><img src=x onerror=alert(1)>-->",
    "<details open ontoggle=alert(1)>",
    "| <img src=x onerror=alert(1)> |\n|-|\n| <script>alert(1)</script> |",
  ])("shows as text, or not at all, what could act: %s", (text) => {
    for (const isStreaming of [false, true]) {
      const markup = render(text, isStreaming);
      expect(markup).not.toMatch(/<(?:script|img|svg|iframe|style|math|details|object|embed|form|input|base|link|meta)\b/i);
      expect(markup.match(/<[^>]*>/g)?.join("") ?? "").not.toMatch(/\son\w+=|javascript:|vbscript:|data:/i);
      for (const [, href] of markup.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(?:https?|mailto):/);
    }
  });

  it("renders any text without breaking, whole or while it grows", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."命盘，。**_`[]()<>!#-1. \n>|：“”\\~&;"), maxLength: 60 }), (text) => {
        expect(render(text)).not.toMatch(/<(?:script|img)/);
        expect(() => render(text, true)).not.toThrow();
      }),
    );
  });
});

const pieces = [
  "## 标题",
  "一段话。",
  "> 一句诗\n> 又一句",
  "- 甲\n- 乙",
  "1. 子\n\n2. 丑",
  "```\n代码\n\n还在里面\n```",
  "| 甲 | 乙 |\n|---|---|\n| 1 | 2 |",
  "---",
  "| 不是表",
];

describe("cutting Markdown into pieces", () => {
  it("shows the pieces as the whole would be shown", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }), (chosen) => {
        // Two lists in a row are one list by the rules of Markdown; that is not what this is about.
        fc.pre(chosen.every((piece, at) => at === 0 || !(/^(?:-|\d)/.test(piece) && /^(?:-|\d)/.test(chosen[at - 1]!))));
        expect(render(chosen.join("\n\n"))).toBe(chosen.map((piece) => render(piece)).join(""));
      }),
    );
  });

  it("never changes a finished piece while text is added", () => {
    const text = pieces.filter((piece) => !/^(?:-|\d)/.test(piece)).join("\n\n");
    let before: string[] = [];
    for (let length = 1; length <= text.length; length += 1) {
      const now = toBlocks(text.slice(0, length));
      expect(now.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
      before = now;
    }
  });
});
