import type { Told, Words } from "./words.ts";

const ways = { email: "an email address", phone: "a phone number", evm: "a wallet", google: "Google", x: "X", passkey: "a passkey" } as const;
const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

const placeOf = ({ channel }: Told): string => (channel === "mail" ? "email address" : "phone number");
const wayOf = ({ way }: Told): string => (way ? ways[way] : "a new way in");
const shownOf = ({ shown }: Told): string => (shown ? ` (${shown})` : "");
const dayOf = ({ day }: Told): string => {
  const [, month, date] = day.split("-").map(Number);
  return `${date} ${months[month! - 1]}`;
};

const code = (told: Told, use: string, lead: string, otherwise: string) => ({
  subject: `${told.code} is your code to ${use}`,
  lead,
  next: `Enter it within ${told.minutes} minutes. It works once.`,
  otherwise,
  text: `${told.code} is your Yarrow code to ${use}, good for ${told.minutes} minutes. Don't share it. Not you? Ignore this.`,
});

export const en = {
  said: {
    "code.register": (told) =>
      code(told, "sign up", `Somebody is signing up to Yarrow with this ${placeOf(told)}.`, "Not you? Leave it. Without this code nobody can sign up."),
    "code.reset": (told) =>
      code(
        told,
        "reset your password",
        "You asked for a new password for your Yarrow account.",
        "Not you? Leave it; your password stays as it was. Don't share the code. We'll never ask for it.",
      ),
    "code.login": (told) =>
      code(told, "sign in", "You're signing in to Yarrow.", "Not you? Leave it. Nobody gets in without this code, so don't share it. We'll never ask for it."),
    "code.bind": (told) =>
      code(
        told,
        `add this ${told.channel === "mail" ? "address" : "number"}`,
        `You're adding this ${placeOf(told)} to your Yarrow account, so that it signs you in too.`,
        "Not you? Leave it. Without this code it can't be added.",
      ),
    "code.proof": (told) =>
      code(
        told,
        "confirm it's you",
        "You're about to change something that matters in your Yarrow account, so we check that it's you.",
        "Not you? Somebody may be using your account: sign out the other devices on your account page and set a new password.",
      ),
    "notice.exists": (told) => ({
      subject: "You already have a Yarrow account",
      lead: `Somebody just tried to sign up to Yarrow with this ${placeOf(told)}. It has an account already.`,
      next: `If that was you, just sign in. If you've forgotten the password, choose “Forgot password” there. If the page still waits for a code, it's ${told.code}; it'll tell you the same.`,
      otherwise: "Not you? Leave it. Your account hasn't changed.",
      text: `${told.code} is your code, but this number already has a Yarrow account: just sign in, or reset the password. Not you? Ignore this.`,
    }),
    "notice.noAccount": (told) => ({
      subject: `No Yarrow account with this ${placeOf(told)} yet`,
      lead: `Somebody asked to reset the password for this ${placeOf(told)}, but it has no Yarrow account.`,
      next: `If that was you, you may have used another address, a phone, a wallet, Google or X. Or sign up with this one now. If the page still waits for a code, it's ${told.code}; it'll tell you the same.`,
      otherwise: "Not you? Leave it. Nothing has happened.",
      text: `${told.code} is your code, but this number has no Yarrow account yet. Did you sign up another way? Not you? Ignore this.`,
    }),
    "notice.password": () => ({
      subject: "Your password has changed",
      lead: "Your Yarrow password was just changed, and your other devices have been signed out.",
      next: "If that was you, there's nothing to do.",
      otherwise: "Not you? Set a new one now with “Forgot password”, then look over your ways in and devices on your account page.",
      text: "Your Yarrow password was just changed and other devices signed out. Not you? Reset it now with Forgot password.",
    }),
    "notice.added": (told) => ({
      subject: "A new way into your account",
      lead: `You can now sign in to your Yarrow account with ${wayOf(told)}${shownOf(told)} as well.`,
      next: "If you added it, there's nothing to do.",
      otherwise: "Not you? Sign in, remove it on your account page, sign out the other devices and set a new password.",
      text: `You can now sign in to Yarrow with ${wayOf(told)}. Not you? Sign in, remove it on your account page, set a new password.`,
    }),
    "notice.removed": (told) => ({
      subject: "One way into your account is gone",
      lead: `Your Yarrow account no longer opens with ${wayOf(told)}${shownOf(told)}.`,
      next: "If you removed it, there's nothing to do.",
      otherwise: "Not you? Sign in another way, sign out the other devices on your account page and set a new password.",
      text: `Yarrow no longer opens with ${wayOf(told)}. Not you? Sign in another way, sign out other devices, set a new password.`,
    }),
    "notice.deletion": (told) => ({
      subject: `Your account will be deleted on ${dayOf(told)}`,
      lead: `You asked us to delete your Yarrow account. On ${dayOf(told)} it goes for good, with its chats, profiles and pictures.`,
      next: "Changed your mind? Sign in before that day and choose “Keep my account”. Everything stays as it is.",
      otherwise: "Not you? Sign in now and keep it, sign out the other devices and set a new password.",
      text: `Your Yarrow account will be deleted on ${dayOf(told)}. Changed your mind, or not you? Sign in before then and keep it.`,
    }),
  },
  greeting: (name) => `Hello ${name},`,
  house: "Yarrow",
  foot: "Sent automatically; no need to reply.",
} satisfies Words;
