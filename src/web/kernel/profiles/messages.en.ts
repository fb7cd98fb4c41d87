import type { ProfileMessages } from "./messages.zh.ts";

const elements = { wood: "wood", fire: "fire", earth: "earth", metal: "metal", water: "water" };

export const profileMessagesEn = {
  relations: {
    self: "Self",
    lover: "Lover",
    partner: "Partner",
    child: "Child",
    parent: "Parent",
    family: "Family",
    relative: "Relative",
    friend: "Friend",
    ex: "Ex",
    colleague: "Colleague",
    teacher: "Teacher",
    student: "Student",
    celebrity: "Celebrity",
    client: "Client",
    others: "Other",
  },
  genders: { female: "female", male: "male" },
  dayMaster: (_stem, name, element) => `${name} ${elements[element]}`,
  dayAndSun: (dayMaster, sign) => `${dayMaster} · Sun in ${sign}`,
  eitherSign: (one, other) => `${one} or ${other}`,
  hourUnknown: (date) => `${date}, hour unknown`,
  dateAndTime: (date, time) => `${date}, ${time}`,
  around: (_branch, time) => `around ${time}`,
  lunar: (date) => `Chinese calendar ${date}`,
  fields: {
    gender: "Gender",
    male: "Male",
    female: "Female",
    noNickname: "Give a name to go by.",
    longNickname: "At most 10 letters, please.",
    oddNickname: "There’s a mark in it that can’t be used.",
    noGender: "Choose one: the luck cycles go by it.",
    noTime: "Set the time, or choose Unknown.",
    unread: "That wasn’t understood. Try putting it another way.",
  },
  dot: " · ",
} satisfies ProfileMessages;
