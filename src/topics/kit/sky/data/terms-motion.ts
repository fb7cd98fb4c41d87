import { toTerm } from "../../terms/term.ts";

/** How the sky moves, and the charts made from that. */
export const motionTerms = [
  toTerm("本命盘|星盘|命盘|星图", "natal chart|birth chart|chart", "出生那一刻、那个地方看出去的天空，画成一圈。", "The sky at the minute and place of birth, drawn as a wheel."),
  toTerm("起盘|排盘", "cast for|chart cast for", "按哪个时间、哪个地点、哪种分宫算的。想跟别处核对，就对这几样。", "The time, place and house system a chart is worked out for. To compare with another app, compare these."),
  toTerm("逆行", "retrograde", "从地球上看，行星像在往回走，其实是两边速度不一样。说成重新来过、回头补，不说成倒霉。", "Seen from Earth a planet seems to go backward, because the two move at different speeds. Read as going over something again; it isn’t bad luck."),
  toTerm("留|停滞", "station|stationary", "行星要转身的那几天几乎不动，那一度的事特别显。", "A planet about to turn stands almost still for some days, and whatever it touches there stands out."),
  toTerm("行运|过运", "transit|transits", "此刻天上的星走到你本命盘的哪里、跟谁成相位。看一段日子的心气，不当预言。", "Where today’s planets stand in your birth chart and what they touch. A mood with dates; no forecast."),
  toTerm("正好|精准", "exact|exact hit", "行运的星走到跟本命的星角度分毫不差的那天。星会来回走，同一度可能过一到三次。", "The day a moving planet is at the exact angle to a point of your chart. Planets turn back, so it can happen up to three times."),
  toTerm("此刻|此刻行星", "now in the sky|sky now", "起盘那一刻天上各星的位置，不是你出生时的。", "Where the planets stand at the moment of asking, as against your birth."),
  toTerm("日食", "solar eclipse", "新月正好挡住太阳。旧说它落的那一宫换一口气，前后几个月看。", "A new Moon that covers the Sun. It’s read as a fresh start in the house where it falls, over some months."),
  toTerm("月食", "lunar eclipse", "满月走进地球的影子。旧说它落的那一宫有事到了头、要收。", "A full Moon in the Earth’s shadow. It’s read as something coming to a head in the house where it falls."),
  toTerm("日返|太阳返照", "solar return", "太阳每年回到你出生时那一度的那一刻，用那时的天空看生日到生日这一年。", "The moment each year when the Sun comes back to its degree at your birth. The chart of that moment is read for the birthday year."),
  toTerm("合盘|两人之间|比较盘|星盘合看", "synastry|between you|skies", "把两个人的盘放在一起，看谁的星跟谁的星成相位。说怎么相处，不说成不成。", "Two birth charts laid together to see whose planets meet whose. It tells how you get on; it doesn’t decide whether you should."),
  toTerm("落宫|进宫", "overlay|house overlay", "把对方的星放进你的十二宫，看他来搅动你生活的哪一块。", "The other’s planets placed in your houses, to see which part of your life they stir."),
  toTerm("对方|对方的星", "the other’s planets|second chart", "第二个人的盘，照那个人的生日和地点算。", "The chart of the second person, from that person’s own birth."),
  toTerm("月相", "Moon phase|phase", "月亮和太阳隔多远，就亮多少。新月起头，满月见分晓，亏下去收尾。", "How far the Moon stands from the Sun, and so how much of it is lit: new for beginnings, full for seeing, waning for finishing."),
  toTerm("新月|朔", "New Moon", "月亮和太阳在一处，看不见月亮。起头的时候。", "The Moon stands with the Sun and can’t be seen. A time for beginnings."),
  toTerm("娥眉月|蛾眉月", "waxing crescent|crescent", "新月过后几天，细细一弯，刚冒头。", "A few days after the new Moon, a thin sickle: just begun."),
  toTerm("上弦月|上弦", "first quarter", "月亮在太阳前头90度，右半边亮。要拿主意往下走的时候。", "The Moon is 90° ahead of the Sun and half lit: time to decide and go on."),
  toTerm("渐盈凸月|盈凸月", "waxing gibbous", "快满了，还差一点，修整的时候。", "Nearly full, not quite: time to improve."),
  toTerm("满月|望", "Full Moon", "月亮在太阳正对面，全亮。看得最清，情绪也最高。", "The Moon stands opposite the Sun and is wholly lit: things show, and feelings run high."),
  toTerm("渐亏凸月|亏凸月", "waning gibbous", "满月过后，还亮大半，把看见的说给人听。", "After the full Moon, still mostly lit: time to pass on what was seen."),
  toTerm("下弦月|下弦", "last quarter|third quarter", "月亮在太阳后头90度，左半边亮。该放的放。", "The Moon is 90° behind the Sun and half lit: time to let go of something."),
  toTerm("残月", "balsamic|waning crescent", "新月前几天，细细一弯，收尾、歇着。", "The last thin sickle before the new Moon: finish and rest."),
  toTerm("月空|空亡月", "void of course|void Moon", "月亮走完在这一座里的最后一个相位、还没进下一座的那一段。旧说这时起头的事容易没下文，适合收拾、休息。", "The stretch after the Moon’s last aspect in a sign and before it enters the next. Old books say what is begun then comes to little; good for rest and tidying."),
];
