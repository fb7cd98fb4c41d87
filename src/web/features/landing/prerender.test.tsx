import { describe, expect, test } from "vitest";
import { chanceOf, hexToBytes } from "../../../shared/chance.ts";
import { deck } from "../../../topics/tarot/data/deck.ts";
import { castTarot } from "../../../topics/tarot/engine.ts";
import { topicIds } from "../../../topics/topic-ids.ts";
import { prerenderLanding } from "./prerender.tsx";
import { castReading, givens, shownTopics } from "./readings/cast-readings.ts";
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
    expect(links.filter((href) => !/^(\/|\/history|\/horoscope|\/index\?type=[A-Za-z]+_(zh|en)(&type=newChat)?|#[a-z-]+)$/.test(href))).toEqual([]);
    const anchors = links.filter((href) => href.startsWith("#"));
    expect(anchors.filter((href) => !markup.includes(`id="${href.slice(1)}"`))).toEqual([]);
  });

  test("shows every topic and opens each of them", () => {
    const cells = markup.split('class="topics-grid"')[1]?.split("</ul>")[0]?.split("<li>").slice(1) ?? [];
    expect(cells).toHaveLength(topicIds.length);
    expect(cells.filter((cell) => cell.startsWith("<a"))).toHaveLength(topicIds.length);
  });

  test.each(shownTopics)("shows a real reading of %s: its figure, its first words, and the way to one’s own", (topic) => {
    const [article = ""] = markup.split(`class="reading is-${topic}">`)[1]?.split('class="reading is-') ?? [];
    const { reading } = castReading[topic](locale);
    expect(toText(article)).toContain(reading.headline);
    expect(article).toContain(`href="/index?type=${topic}_${locale}&amp;type=newChat"`);
    const [figure = "", words = ""] = article.split('<div class="reading-words">');
    expect(figure.match(/<path /g)?.length).toBeGreaterThan(20);
    expect(figure).toMatch(/^<div class="reading-figure" role="img" aria-label="[^"]+"><div inert="">/);
    expect(words.split("</article>")[0]).not.toMatch(/<button|undefined/);
  });

  test("tells one draw in both languages", () => {
    const [, tongues = ""] = /data-island="tongues"[^>]*>(.*?)<\/section>/s.exec(markup) ?? [];
    for (const tongue of ["zh", "en"] as const) expect(toText(tongues)).toContain(castReading.tarot(tongue).reading.headline);
  });

  test("draws the back of a card once, however many lie there", () => {
    expect(markup.match(/id="card-back"/g)).toHaveLength(1);
    expect(markup.match(/href="#card-back"/g)).toHaveLength(3);
    expect(markup.length).toBeLessThan(150_000);
  });
});

test("the eight signs of the sample count up to the numbers the page gives", () => {
  expect(elementKeys.map((element) => listPlaces(element).length)).toEqual([2, 3, 1, 2, 0]);
});

test("the cards shown are those their seed gives, in both languages", () => {
  const { cards } = castTarot({ spread: "three", question: "" }, { chance: chanceOf(hexToBytes(givens.tarot.seed ?? ""), "", "") });
  const names = cards.map(({ id }) => deck[id]!);
  const toFigure = (locale: "zh" | "en") => prerenderLanding(locale).markup.split('is-tarot">')[1]?.split('"reading-words"')[0] ?? "";
  expect([...toFigure("zh").matchAll(/class="tc-name">([^<]*)</g)].map(([, name]) => name)).toEqual(names.map(({ nameZh }) => nameZh));
  expect([...toFigure("en").matchAll(/class="tc-name">([^<]*)</g)].map(([, name]) => name)).toEqual(names.map(({ nameEn }) => nameEn));
});
