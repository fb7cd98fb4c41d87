import { openBrowser } from "./e2e/browser.ts";
import { startProduct } from "./e2e/product.ts";
const product = await startProduct({ READER_PACE: "0" });
const browser = await openBrowser();
const dir = "/tmp/w-archives/";
const problems: string[] = [];
const only = process.argv[2] ?? "";
const open = async (locale: "zh" | "en", phone: boolean, dark = false) => {
  const context = await browser.newContext({ viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 }, isMobile: phone, hasTouch: phone, colorScheme: dark ? "dark" : "light", locale: locale === "zh" ? "zh-CN" : "en-GB", timezoneId: "Asia/Shanghai" });
  const page = await context.newPage();
  page.on("pageerror", (e) => problems.push(String(e)));
  page.on("console", (m) => m.type() === "error" && problems.push(m.text()));
  await page.goto(product.url + "/archives");
  await page.waitForTimeout(1200);
  return page;
};
const post = (page: any, path: string, body: object) => page.evaluate(async ([path, body]: [string, object]) => {
  const r = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json", "X-Visitor": localStorage.getItem("visitor")!, "Idempotency-Key": crypto.randomUUID() }, body: JSON.stringify(body) });
  return r.json();
}, [path, body]);
const people = (zh: boolean) => [
  { nickname: zh ? "小棠" : "Tang", relationship: "self", gender: "female", birth_date: "1990-05-01", birth_time: "13:45", birth_place: { name: zh ? "上海市 · 中国" : "Shanghai, China", latitude: 31.23, longitude: 121.47, time_zone: "Asia/Shanghai" } },
  { nickname: "H", relationship: "partner", gender: "male", birth_date: "1992-08-08", birth_time: "07:20", birth_place: { name: zh ? "杭州市 · 浙江省 · 中国" : "Hangzhou, Zhejiang, China", latitude: 30.27, longitude: 120.15, time_zone: "Asia/Shanghai" } },
  { nickname: zh ? "小满" : "Mia", relationship: "child", gender: "female", birth_date: "2019-05-21", birth_time: "21:10", birth_place: null },
  { nickname: zh ? "妈妈" : "Mum", relationship: "parent", gender: "female", birth_date: "1963-11-02", birth_time: null, birth_place: { name: zh ? "苏州市 · 江苏省 · 中国" : "Suzhou, Jiangsu, China", latitude: 31.3, longitude: 120.6, time_zone: "Asia/Shanghai" } },
];
const fill = async (page: any, zh: boolean) => {
  for (const p of people(zh)) { const r = await post(page, p.relationship === "self" ? "/personal/self" : "/personal/add", { avatar: null, residence: null, time_zone: "Asia/Shanghai", ...p }); if (r.code !== 200) console.log(JSON.stringify(r)); }
};
const sideways = async (page: any, name: string) => { const w = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (w > 0) problems.push(`${name}: sideways ${w}`); };
const shot = async (page: any, name: string, full = false) => { await page.waitForTimeout(500); await sideways(page, name); await page.screenshot({ path: dir + name + ".png", fullPage: full }); };
for (const [locale, phone, dark] of [["zh", false, false], ["zh", true, false], ["en", true, true], ["en", false, false]] as const) {
  const tag = `${locale}-${phone ? "phone" : "wide"}${dark ? "-dark" : ""}`;
  if (only && !tag.startsWith(only)) continue;
  const page = await open(locale, phone, dark);
  await shot(page, `empty-${tag}`);
  await fill(page, locale === "zh");
  await page.route("**/api/birth-request*", (r) => r.request().method() === "GET" ? r.fulfill({ json: { code: 200, msg: "", data: { requests: [{ key: "k".repeat(22), url: "/birth/" + "k".repeat(22), purpose: "marriage", state: "open", createdAt: "2026-11-20T02:00:00Z", expiresAt: "2026-11-27T02:00:00Z", profileId: null }] } } }) : r.fulfill({ json: { code: 200, msg: "", data: { key: "k".repeat(22), url: product.url + "/birth/" + "k".repeat(22), purpose: "profile", state: "open", createdAt: "2026-11-20T02:00:00Z", expiresAt: "2026-11-27T02:00:00Z", profileId: null } } }));
  await page.reload(); await page.waitForTimeout(1200);
  await shot(page, `list-${tag}`, phone);
  await page.locator(".reg-name a").first().click(); await page.waitForTimeout(1500);
  await shot(page, `edit-${tag}`, true);
  await page.locator(".profile-field input[type=text]").first().fill(locale === "zh" ? "住在隔壁单元的小林老师" : "Tang from next door");
  await page.goBack(); await page.waitForTimeout(800);
  await shot(page, `leave-${tag}`);
  await page.keyboard.press("Escape"); await page.waitForTimeout(300);
  await page.locator(".profile-foot .btn").first().click(); await page.waitForTimeout(500);
  await shot(page, `edit-problem-${tag}`);
  await page.locator(".profile-foot .btn").nth(1).click(); await page.waitForTimeout(500);
  await page.locator(".dialog .is-grave").click(); await page.waitForTimeout(800);
  console.log(tag, "after leave", page.url());
  await page.goto(product.url + "/editPage"); await page.waitForTimeout(1000);
  await shot(page, `visitor-${tag}`);
  await page.keyboard.press("Escape"); await page.waitForTimeout(300);
  await page.locator(".profile-foot .btn").first().click(); await page.waitForTimeout(500);
  await shot(page, `new-problem-${tag}`, true);
  await page.goto(product.url + "/archives?ask=marriage"); await page.waitForTimeout(1000);
  await shot(page, `ask-${tag}`);
  await page.locator(".ask-birth .is-primary").click(); await page.waitForTimeout(700);
  await shot(page, `made-${tag}`);
  await page.route("**/api/birth-request/*", (r) => r.fulfill({ json: { code: 200, msg: "", data: { asker: locale === "zh" ? "小棠" : "Tang", purpose: "marriage", expiresAt: "2026-11-27T02:00:00Z", role: "stranger", isAnswered: false, own: null, match: null } } }));
  await page.goto(product.url + "/birth/" + "k".repeat(22)); await page.waitForTimeout(1000);
  await shot(page, `birth-${tag}`, phone);
  await page.unroute("**/api/birth-request/*");
  await page.route("**/api/birth-request/*", (r) => r.fulfill({ json: { code: 200, msg: "", data: { asker: locale === "zh" ? "小棠" : "Tang", purpose: "marriage", expiresAt: "2026-11-27T02:00:00Z", role: "answerer", isAnswered: true, own: null, match: { score: 54, from: 47, to: 61, headline: "两团火，谁去关窗要先说好。", reasons: ["你们的日主都是丙火，一个眼神就懂，一句话也就着：缺的不是热，是谁先去关窗。", "最合的是年命，剑锋金和路旁土底色不打架。"], dayStems: ["丙", "丙"] } } } }));
  await page.goto(product.url + "/birth/" + "k".repeat(22)); await page.waitForTimeout(1000);
  await shot(page, `match-${tag}`);
  await page.unroute("**/api/birth-request/*");
  await page.route("**/api/birth-request/*", (r) => r.fulfill({ status: 410, json: { code: 9009, msg: "gone", data: null } }));
  await page.goto(product.url + "/birth/" + "k".repeat(22)); await page.waitForTimeout(1000);
  await shot(page, `gone-${tag}`);
  await page.context().close();
}
console.log(problems.join("\n"));
await browser.close();
await product.close();
