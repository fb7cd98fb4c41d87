import type { Told, Words } from "./words.ts";

const ways = { email: "邮箱", phone: "手机号", evm: "钱包", google: " Google 账号", x: " X 账号", passkey: "通行密钥" } as const;

const placeOf = ({ channel }: Told): string => (channel === "mail" ? "邮箱" : "手机号");
const wayOf = ({ way }: Told): string => (way ? ways[way] : "新方式");
const shownOf = ({ shown }: Told): string => (shown ? `（${shown}）` : "");
const dayOf = ({ day }: Told): string => day.replace(/^\d{4}-0?(\d+)-0?(\d+)$/, "$1 月 $2 日");

const code = (told: Told, name: string, lead: string, otherwise: string) => ({
  subject: `${told.code} 是你的${name}码`,
  lead,
  next: `${told.minutes} 分钟内填上就行，只能用一次。`,
  otherwise,
  text: `${told.code} 是你的蓍问${name}码，${told.minutes} 分钟内有效。不是你在操作就不用管，别告诉别人。`,
});

export const zh: Words = {
  said: {
    "code.register": (told) => code(told, "注册", `这个${placeOf(told)}正在注册蓍问。`, "不是你？不用管。没有这串数字，谁也注册不了。"),
    "code.reset": (told) => code(told, "重设密码", "你要给蓍问账号换个新密码。", "不是你？不用管，密码还是原来那个。这串数字别告诉别人，我们也不会来问。"),
    "code.login": (told) => code(told, "登录", "你正在登录蓍问。", "不是你？不用管，没有这串数字就登录不了。别告诉别人，我们也不会来问。"),
    "code.bind": (told) => code(told, "绑定", `你要把这个${placeOf(told)}加到蓍问账号上，以后用它也能登录。`, "不是你？不用管，没有这串数字就加不上。"),
    "code.proof": (told) =>
      code(told, "确认", "你要改蓍问账号里要紧的一项，先确认是你本人。", "不是你？有人可能正用着你的账号：到账号页退出其他设备，再换个密码。"),
    "notice.exists": (told) => ({
      subject: "你已经有蓍问账号了",
      lead: `刚才有人用这个${placeOf(told)}注册蓍问，其实它早就有账号了。`,
      next: `是你的话，直接登录就好；密码忘了，登录框里点“忘记密码”。页面若还等着验证码，是 ${told.code}，填上它也会这样告诉你。`,
      otherwise: "不是你？不用管，账号没有变。",
      text: `${told.code} 是你要的验证码。不过这个手机号已有蓍问账号，直接登录就好，密码忘了可以重设。不是你就不用管。`,
    }),
    "notice.noAccount": (told) => ({
      subject: `这个${placeOf(told)}还没有蓍问账号`,
      lead: `刚才有人想为这个${placeOf(told)}重设密码，可它还没有蓍问账号。`,
      next: `是你的话，想想当初是不是用了别的邮箱、手机号、钱包或者 Google、X 登录；也可以现在注册一个。页面若还等着验证码，是 ${told.code}，填上它也会这样告诉你。`,
      otherwise: "不是你？不用管，什么都没有发生。",
      text: `${told.code} 是你要的验证码。不过这个手机号还没有蓍问账号，也许当初用了邮箱或别的方式？不是你就不用管。`,
    }),
    "notice.password": () => ({
      subject: "密码改好了",
      lead: "你的蓍问密码刚刚换成了新的，其他设备都已退出登录。",
      next: "是你改的话，这封信看过就好。",
      otherwise: "不是你？现在就用“忘记密码”设一个新的，再到账号页看看登录方式和设备。",
      text: "你的蓍问密码刚刚改好，其他设备已退出。不是你改的？请马上用“忘记密码”重设。",
    }),
    "notice.added": (told) => ({
      subject: "账号多了一种登录方式",
      lead: `现在也能用${wayOf(told)}${shownOf(told)}登录你的蓍问账号了。`,
      next: "是你加的话，这封信看过就好。",
      otherwise: "不是你？登录后到账号页把它去掉，退出其他设备，再换个密码。",
      text: `现在也能用${wayOf(told).trim()}登录你的蓍问账号了。不是你加的？登录后到账号页去掉它，再换个密码。`,
    }),
    "notice.removed": (told) => ({
      subject: "账号少了一种登录方式",
      lead: `${wayOf(told).trim()}${shownOf(told)}不再能登录你的蓍问账号。`,
      next: "是你去掉的话，这封信看过就好。",
      otherwise: "不是你？换一种方式登录，到账号页退出其他设备，再换个密码。",
      text: `${wayOf(told).trim()}不再能登录你的蓍问账号。不是你去掉的？登录后退出其他设备，再换个密码。`,
    }),
    "notice.deletion": (told) => ({
      subject: `账号将在 ${dayOf(told)}删除`,
      lead: `你要删掉蓍问账号。到 ${dayOf(told)}，账号和里面的对话、档案、图片会全部删掉，找不回来。`,
      next: "改主意了？那天之前登录，点“留下账号”，一切照旧。",
      otherwise: "不是你？现在就登录把它留下，退出其他设备，再换个密码。",
      text: `你的蓍问账号将在 ${dayOf(told)}删除。改主意了，或者不是你？那天之前登录，点“留下账号”。`,
    }),
  },
  greeting: (name) => `${name}，你好：`,
  house: "蓍问",
  foot: "这封信是自动寄出的，不用回。",
};
