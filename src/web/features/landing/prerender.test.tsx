import { describe, expect, test } from "vitest";
import { topicIds } from "../../../topics/topic-ids.ts";
import { prerenderLanding } from "./prerender.tsx";
import { elementKeys, listPlaces } from "./sample.ts";

const toText = (markup: string): string => markup.replace(/<[^>]+>/g, "");

describe.each(["zh", "en"] as const)("the front page before any script, in %s", (locale) => {
  const { markup, lang, title } = prerenderLanding(locale);

  test("says what it is, in its own language", () => {
    expect([lang, title]).toEqual(locale === "zh" ? ["zh-Hans", "Yarrow 蓍问 · 先算，后说"] : ["en", "Yarrow · Computed first, then told"]);
    expect(toText(markup)).toContain(locale === "zh" ? "先算， 后说。" : "Computed first, then told.");
    expect(markup).not.toMatch(/undefined|\[object/);
  });

  test("works as a form without a script, and links only to pages that exist", () => {
    expect(markup).toMatch(new RegExp(`<form[^>]*action="/index".*name="type" value="ask_${locale}".*name="type" value="newChat"`));
    const links = [...markup.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((href) => !/^(\/|\/history|\/index\?type=[A-Za-z]+_(zh|en)(&type=newChat)?|#[a-z-]+)$/.test(href))).toEqual([]);
    const anchors = links.filter((href) => href.startsWith("#"));
    expect(anchors.filter((href) => !markup.includes(`id="${href.slice(1)}"`))).toEqual([]);
  });

  test("shows every topic and opens each of them", () => {
    const cells = markup.split('class="topics-grid"')[1]?.split("</ul>")[0]?.split("<li>").slice(1) ?? [];
    expect(cells).toHaveLength(topicIds.length);
    expect(cells.filter((cell) => cell.startsWith("<a"))).toHaveLength(topicIds.length);
  });

  test("draws the back of a card once, however many lie there", () => {
    expect(markup.match(/id="card-back"/g)).toHaveLength(1);
    expect(markup.match(/href="#card-back"/g)).toHaveLength(3);
    expect(markup.length).toBeLessThan(100_000);
  });
});

test("the eight signs of the sample count up to the numbers the page gives", () => {
  expect(elementKeys.map((element) => listPlaces(element).length)).toEqual([2, 3, 1, 2, 0]);
});
