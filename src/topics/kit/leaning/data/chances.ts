import type { AskedForm } from "../chances.ts";

/** [agree, part] for the lean, the time and the side. */
type Pair = readonly [readonly [number, number], readonly [number, number], readonly [number, number]];

// Written by tools/make-chances.ts.
export const chances: { casts: number; forms: Record<AskedForm, Record<string, Pair>> } = {
  casts: 2000,
  forms: {
    love: {
      "tarot+zhouYi": [
        [633, 682],
        [0, 0],
        [397, 1603],
      ],
      "fortune+tarot": [
        [702, 748],
        [0, 0],
        [0, 0],
      ],
      "number+tarot": [
        [705, 767],
        [0, 0],
        [433, 1567],
      ],
      "TaoTeChing+tarot": [
        [638, 698],
        [0, 0],
        [0, 0],
      ],
      "birthday+tarot": [
        [588, 640],
        [0, 0],
        [432, 1568],
      ],
      "astro+tarot": [
        [598, 713],
        [0, 0],
        [292, 1708],
      ],
      "purpleStar+tarot": [
        [463, 550],
        [0, 0],
        [235, 1765],
      ],
      "fortune+zhouYi": [
        [617, 561],
        [296, 1656],
        [0, 0],
      ],
      "number+zhouYi": [
        [675, 525],
        [0, 0],
        [434, 1566],
      ],
      "TaoTeChing+zhouYi": [
        [599, 504],
        [0, 0],
        [0, 0],
      ],
      "birthday+zhouYi": [
        [522, 475],
        [353, 201],
        [397, 1603],
      ],
      "astro+zhouYi": [
        [653, 437],
        [265, 1679],
        [311, 1689],
      ],
      "purpleStar+zhouYi": [
        [505, 333],
        [173, 0],
        [303, 1697],
      ],
      "fortune+number": [
        [665, 675],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+fortune": [
        [640, 564],
        [0, 0],
        [0, 0],
      ],
      "birthday+fortune": [
        [587, 524],
        [360, 195],
        [0, 0],
      ],
      "astro+fortune": [
        [639, 555],
        [499, 1477],
        [0, 0],
      ],
      "fortune+purpleStar": [
        [460, 450],
        [222, 0],
        [0, 0],
      ],
      "TaoTeChing+number": [
        [610, 601],
        [0, 0],
        [0, 0],
      ],
      "birthday+number": [
        [566, 571],
        [0, 0],
        [399, 1601],
      ],
      "astro+number": [
        [654, 565],
        [0, 0],
        [292, 1708],
      ],
      "number+purpleStar": [
        [537, 387],
        [0, 0],
        [282, 1718],
      ],
      "TaoTeChing+birthday": [
        [519, 509],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+astro": [
        [639, 468],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+purpleStar": [
        [457, 387],
        [0, 0],
        [0, 0],
      ],
      "astro+birthday": [
        [538, 468],
        [403, 181],
        [260, 1740],
      ],
      "birthday+purpleStar": [
        [411, 373],
        [302, 1455],
        [263, 1737],
      ],
      "astro+purpleStar": [
        [506, 317],
        [224, 8],
        [300, 1700],
      ],
    },
    work: {
      "tarot+zhouYi": [
        [639, 676],
        [0, 0],
        [397, 1603],
      ],
      "fortune+tarot": [
        [702, 748],
        [0, 0],
        [0, 0],
      ],
      "number+tarot": [
        [705, 767],
        [0, 0],
        [433, 1567],
      ],
      "TaoTeChing+tarot": [
        [638, 698],
        [0, 0],
        [0, 0],
      ],
      "birthday+tarot": [
        [588, 640],
        [0, 0],
        [432, 1568],
      ],
      "astro+tarot": [
        [714, 814],
        [0, 0],
        [284, 1716],
      ],
      "purpleStar+tarot": [
        [448, 557],
        [0, 0],
        [235, 1765],
      ],
      "fortune+zhouYi": [
        [617, 561],
        [296, 1656],
        [0, 0],
      ],
      "number+zhouYi": [
        [672, 528],
        [0, 0],
        [434, 1566],
      ],
      "TaoTeChing+zhouYi": [
        [601, 502],
        [0, 0],
        [0, 0],
      ],
      "birthday+zhouYi": [
        [527, 470],
        [336, 232],
        [397, 1603],
      ],
      "astro+zhouYi": [
        [779, 474],
        [302, 1669],
        [324, 1676],
      ],
      "purpleStar+zhouYi": [
        [489, 330],
        [168, 0],
        [303, 1697],
      ],
      "fortune+number": [
        [665, 675],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+fortune": [
        [640, 564],
        [0, 0],
        [0, 0],
      ],
      "birthday+fortune": [
        [587, 524],
        [369, 204],
        [0, 0],
      ],
      "astro+fortune": [
        [720, 651],
        [550, 1448],
        [0, 0],
      ],
      "fortune+purpleStar": [
        [468, 442],
        [219, 0],
        [0, 0],
      ],
      "TaoTeChing+number": [
        [610, 601],
        [0, 0],
        [0, 0],
      ],
      "birthday+number": [
        [566, 571],
        [0, 0],
        [399, 1601],
      ],
      "astro+number": [
        [774, 640],
        [0, 0],
        [303, 1697],
      ],
      "number+purpleStar": [
        [528, 405],
        [0, 0],
        [282, 1718],
      ],
      "TaoTeChing+birthday": [
        [519, 509],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+astro": [
        [762, 521],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+purpleStar": [
        [489, 358],
        [0, 0],
        [0, 0],
      ],
      "astro+birthday": [
        [620, 552],
        [448, 160],
        [248, 1752],
      ],
      "birthday+purpleStar": [
        [394, 359],
        [326, 1427],
        [263, 1737],
      ],
      "astro+purpleStar": [
        [657, 298],
        [229, 6],
        [298, 1702],
      ],
    },
    money: {
      "tarot+zhouYi": [
        [633, 682],
        [0, 0],
        [397, 1603],
      ],
      "fortune+tarot": [
        [702, 748],
        [0, 0],
        [0, 0],
      ],
      "number+tarot": [
        [705, 767],
        [0, 0],
        [433, 1567],
      ],
      "TaoTeChing+tarot": [
        [638, 698],
        [0, 0],
        [0, 0],
      ],
      "birthday+tarot": [
        [588, 640],
        [0, 0],
        [432, 1568],
      ],
      "astro+tarot": [
        [634, 731],
        [0, 0],
        [307, 1693],
      ],
      "purpleStar+tarot": [
        [466, 511],
        [0, 0],
        [235, 1765],
      ],
      "fortune+zhouYi": [
        [617, 561],
        [296, 1656],
        [0, 0],
      ],
      "number+zhouYi": [
        [675, 525],
        [0, 0],
        [434, 1566],
      ],
      "TaoTeChing+zhouYi": [
        [599, 504],
        [0, 0],
        [0, 0],
      ],
      "birthday+zhouYi": [
        [522, 475],
        [292, 239],
        [397, 1603],
      ],
      "astro+zhouYi": [
        [670, 467],
        [289, 1673],
        [275, 1725],
      ],
      "purpleStar+zhouYi": [
        [488, 305],
        [150, 0],
        [303, 1697],
      ],
      "fortune+number": [
        [665, 675],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+fortune": [
        [640, 564],
        [0, 0],
        [0, 0],
      ],
      "birthday+fortune": [
        [587, 524],
        [322, 214],
        [0, 0],
      ],
      "astro+fortune": [
        [648, 589],
        [540, 1451],
        [0, 0],
      ],
      "fortune+purpleStar": [
        [445, 412],
        [212, 0],
        [0, 0],
      ],
      "TaoTeChing+number": [
        [610, 601],
        [0, 0],
        [0, 0],
      ],
      "birthday+number": [
        [566, 571],
        [0, 0],
        [399, 1601],
      ],
      "astro+number": [
        [682, 586],
        [0, 0],
        [303, 1697],
      ],
      "number+purpleStar": [
        [497, 399],
        [0, 0],
        [282, 1718],
      ],
      "TaoTeChing+birthday": [
        [519, 509],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+astro": [
        [643, 502],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+purpleStar": [
        [467, 340],
        [0, 0],
        [0, 0],
      ],
      "astro+birthday": [
        [544, 510],
        [376, 190],
        [272, 1728],
      ],
      "birthday+purpleStar": [
        [390, 352],
        [313, 1534],
        [263, 1737],
      ],
      "astro+purpleStar": [
        [506, 315],
        [200, 10],
        [308, 1692],
      ],
    },
    self: {
      "tarot+zhouYi": [
        [633, 682],
        [0, 0],
        [397, 1603],
      ],
      "fortune+tarot": [
        [702, 748],
        [0, 0],
        [0, 0],
      ],
      "number+tarot": [
        [705, 767],
        [0, 0],
        [433, 1567],
      ],
      "TaoTeChing+tarot": [
        [638, 698],
        [0, 0],
        [0, 0],
      ],
      "birthday+tarot": [
        [588, 640],
        [0, 0],
        [432, 1568],
      ],
      "astro+tarot": [
        [573, 608],
        [0, 0],
        [310, 1690],
      ],
      "purpleStar+tarot": [
        [469, 531],
        [0, 0],
        [235, 1765],
      ],
      "fortune+zhouYi": [
        [617, 561],
        [296, 1656],
        [0, 0],
      ],
      "number+zhouYi": [
        [675, 525],
        [0, 0],
        [434, 1566],
      ],
      "TaoTeChing+zhouYi": [
        [599, 504],
        [0, 0],
        [0, 0],
      ],
      "birthday+zhouYi": [
        [522, 475],
        [195, 227],
        [397, 1603],
      ],
      "astro+zhouYi": [
        [542, 418],
        [256, 1675],
        [299, 1701],
      ],
      "purpleStar+zhouYi": [
        [473, 338],
        [177, 0],
        [303, 1697],
      ],
      "fortune+number": [
        [665, 675],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+fortune": [
        [640, 564],
        [0, 0],
        [0, 0],
      ],
      "birthday+fortune": [
        [587, 524],
        [243, 184],
        [0, 0],
      ],
      "astro+fortune": [
        [573, 496],
        [462, 1504],
        [0, 0],
      ],
      "fortune+purpleStar": [
        [450, 435],
        [243, 0],
        [0, 0],
      ],
      "TaoTeChing+number": [
        [610, 601],
        [0, 0],
        [0, 0],
      ],
      "birthday+number": [
        [566, 571],
        [0, 0],
        [399, 1601],
      ],
      "astro+number": [
        [574, 516],
        [0, 0],
        [293, 1707],
      ],
      "number+purpleStar": [
        [477, 435],
        [0, 0],
        [282, 1718],
      ],
      "TaoTeChing+birthday": [
        [519, 509],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+astro": [
        [548, 441],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+purpleStar": [
        [489, 350],
        [0, 0],
        [0, 0],
      ],
      "astro+birthday": [
        [495, 405],
        [261, 215],
        [216, 1784],
      ],
      "birthday+purpleStar": [
        [396, 365],
        [342, 1640],
        [263, 1737],
      ],
      "astro+purpleStar": [
        [403, 318],
        [226, 12],
        [292, 1708],
      ],
    },
    year: {
      "tarot+zhouYi": [
        [633, 682],
        [0, 0],
        [397, 1603],
      ],
      "fortune+tarot": [
        [702, 748],
        [0, 0],
        [0, 0],
      ],
      "number+tarot": [
        [705, 767],
        [0, 0],
        [433, 1567],
      ],
      "TaoTeChing+tarot": [
        [638, 698],
        [0, 0],
        [0, 0],
      ],
      "birthday+tarot": [
        [568, 611],
        [0, 0],
        [432, 1568],
      ],
      "astro+tarot": [
        [714, 814],
        [0, 0],
        [284, 1716],
      ],
      "purpleStar+tarot": [
        [386, 458],
        [0, 0],
        [235, 1765],
      ],
      "fortune+zhouYi": [
        [617, 561],
        [296, 1656],
        [0, 0],
      ],
      "number+zhouYi": [
        [675, 525],
        [0, 0],
        [434, 1566],
      ],
      "TaoTeChing+zhouYi": [
        [599, 504],
        [0, 0],
        [0, 0],
      ],
      "birthday+zhouYi": [
        [505, 455],
        [160, 195],
        [397, 1603],
      ],
      "astro+zhouYi": [
        [802, 451],
        [302, 1669],
        [324, 1676],
      ],
      "purpleStar+zhouYi": [
        [443, 241],
        [168, 0],
        [303, 1697],
      ],
      "fortune+number": [
        [665, 675],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+fortune": [
        [640, 564],
        [0, 0],
        [0, 0],
      ],
      "birthday+fortune": [
        [548, 515],
        [201, 161],
        [0, 0],
      ],
      "astro+fortune": [
        [720, 651],
        [550, 1448],
        [0, 0],
      ],
      "fortune+purpleStar": [
        [397, 346],
        [219, 0],
        [0, 0],
      ],
      "TaoTeChing+number": [
        [610, 601],
        [0, 0],
        [0, 0],
      ],
      "birthday+number": [
        [523, 575],
        [0, 0],
        [399, 1601],
      ],
      "astro+number": [
        [774, 640],
        [0, 0],
        [303, 1697],
      ],
      "number+purpleStar": [
        [444, 322],
        [0, 0],
        [282, 1718],
      ],
      "TaoTeChing+birthday": [
        [512, 476],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+astro": [
        [762, 521],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+purpleStar": [
        [423, 282],
        [0, 0],
        [0, 0],
      ],
      "astro+birthday": [
        [619, 508],
        [234, 175],
        [248, 1752],
      ],
      "birthday+purpleStar": [
        [326, 282],
        [364, 1612],
        [263, 1737],
      ],
      "astro+purpleStar": [
        [595, 201],
        [229, 6],
        [298, 1702],
      ],
    },
    leaving: {
      "tarot+zhouYi": [
        [639, 676],
        [0, 0],
        [397, 1603],
      ],
      "fortune+tarot": [
        [702, 748],
        [0, 0],
        [0, 0],
      ],
      "number+tarot": [
        [705, 767],
        [0, 0],
        [433, 1567],
      ],
      "TaoTeChing+tarot": [
        [638, 698],
        [0, 0],
        [0, 0],
      ],
      "birthday+tarot": [
        [640, 588],
        [0, 0],
        [432, 1568],
      ],
      "astro+tarot": [
        [713, 598],
        [0, 0],
        [292, 1708],
      ],
      "purpleStar+tarot": [
        [550, 463],
        [0, 0],
        [235, 1765],
      ],
      "fortune+zhouYi": [
        [617, 561],
        [296, 1656],
        [0, 0],
      ],
      "number+zhouYi": [
        [672, 528],
        [0, 0],
        [434, 1566],
      ],
      "TaoTeChing+zhouYi": [
        [601, 502],
        [0, 0],
        [0, 0],
      ],
      "birthday+zhouYi": [
        [470, 527],
        [353, 201],
        [397, 1603],
      ],
      "astro+zhouYi": [
        [454, 636],
        [265, 1679],
        [311, 1689],
      ],
      "purpleStar+zhouYi": [
        [347, 491],
        [173, 0],
        [303, 1697],
      ],
      "fortune+number": [
        [665, 675],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+fortune": [
        [640, 564],
        [0, 0],
        [0, 0],
      ],
      "birthday+fortune": [
        [524, 587],
        [360, 195],
        [0, 0],
      ],
      "astro+fortune": [
        [555, 639],
        [499, 1477],
        [0, 0],
      ],
      "fortune+purpleStar": [
        [450, 460],
        [222, 0],
        [0, 0],
      ],
      "TaoTeChing+number": [
        [610, 601],
        [0, 0],
        [0, 0],
      ],
      "birthday+number": [
        [571, 566],
        [0, 0],
        [399, 1601],
      ],
      "astro+number": [
        [565, 654],
        [0, 0],
        [292, 1708],
      ],
      "number+purpleStar": [
        [387, 537],
        [0, 0],
        [282, 1718],
      ],
      "TaoTeChing+birthday": [
        [509, 519],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+astro": [
        [468, 639],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+purpleStar": [
        [387, 457],
        [0, 0],
        [0, 0],
      ],
      "astro+birthday": [
        [538, 468],
        [403, 181],
        [260, 1740],
      ],
      "birthday+purpleStar": [
        [411, 373],
        [302, 1455],
        [263, 1737],
      ],
      "astro+purpleStar": [
        [506, 317],
        [224, 8],
        [300, 1700],
      ],
    },
    feared: {
      "tarot+zhouYi": [
        [633, 682],
        [0, 0],
        [397, 1603],
      ],
      "fortune+tarot": [
        [702, 748],
        [0, 0],
        [0, 0],
      ],
      "number+tarot": [
        [705, 767],
        [0, 0],
        [433, 1567],
      ],
      "TaoTeChing+tarot": [
        [638, 698],
        [0, 0],
        [0, 0],
      ],
      "birthday+tarot": [
        [836, 953],
        [0, 0],
        [432, 1568],
      ],
      "astro+tarot": [
        [811, 978],
        [0, 0],
        [284, 1716],
      ],
      "purpleStar+tarot": [
        [785, 1004],
        [0, 0],
        [235, 1765],
      ],
      "fortune+zhouYi": [
        [617, 561],
        [296, 1656],
        [0, 0],
      ],
      "number+zhouYi": [
        [675, 525],
        [0, 0],
        [434, 1566],
      ],
      "TaoTeChing+zhouYi": [
        [599, 504],
        [0, 0],
        [0, 0],
      ],
      "birthday+zhouYi": [
        [858, 614],
        [336, 232],
        [397, 1603],
      ],
      "astro+zhouYi": [
        [962, 510],
        [302, 1669],
        [324, 1676],
      ],
      "purpleStar+zhouYi": [
        [964, 508],
        [168, 0],
        [303, 1697],
      ],
      "fortune+number": [
        [665, 675],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+fortune": [
        [640, 564],
        [0, 0],
        [0, 0],
      ],
      "birthday+fortune": [
        [858, 757],
        [369, 204],
        [0, 0],
      ],
      "astro+fortune": [
        [848, 767],
        [550, 1448],
        [0, 0],
      ],
      "fortune+purpleStar": [
        [868, 747],
        [219, 0],
        [0, 0],
      ],
      "TaoTeChing+number": [
        [610, 601],
        [0, 0],
        [0, 0],
      ],
      "birthday+number": [
        [872, 776],
        [0, 0],
        [399, 1601],
      ],
      "astro+number": [
        [906, 742],
        [0, 0],
        [303, 1697],
      ],
      "number+purpleStar": [
        [934, 714],
        [0, 0],
        [282, 1718],
      ],
      "TaoTeChing+birthday": [
        [815, 680],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+astro": [
        [882, 613],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+purpleStar": [
        [894, 601],
        [0, 0],
        [0, 0],
      ],
      "astro+birthday": [
        [1281, 719],
        [448, 160],
        [248, 1752],
      ],
      "birthday+purpleStar": [
        [1268, 732],
        [326, 1427],
        [263, 1737],
      ],
      "astro+purpleStar": [
        [1545, 455],
        [229, 6],
        [298, 1702],
      ],
    },
    open: {
      "tarot+zhouYi": [
        [633, 682],
        [0, 0],
        [397, 1603],
      ],
      "fortune+tarot": [
        [702, 748],
        [0, 0],
        [0, 0],
      ],
      "number+tarot": [
        [705, 767],
        [0, 0],
        [433, 1567],
      ],
      "TaoTeChing+tarot": [
        [638, 698],
        [0, 0],
        [0, 0],
      ],
      "birthday+tarot": [
        [857, 932],
        [0, 0],
        [432, 1568],
      ],
      "astro+tarot": [
        [897, 888],
        [0, 0],
        [307, 1693],
      ],
      "purpleStar+tarot": [
        [357, 413],
        [0, 0],
        [235, 1765],
      ],
      "fortune+zhouYi": [
        [617, 561],
        [296, 1656],
        [0, 0],
      ],
      "number+zhouYi": [
        [675, 525],
        [0, 0],
        [434, 1566],
      ],
      "TaoTeChing+zhouYi": [
        [599, 504],
        [0, 0],
        [0, 0],
      ],
      "birthday+zhouYi": [
        [762, 710],
        [292, 239],
        [397, 1603],
      ],
      "astro+zhouYi": [
        [713, 757],
        [289, 1673],
        [275, 1725],
      ],
      "purpleStar+zhouYi": [
        [419, 227],
        [150, 0],
        [303, 1697],
      ],
      "fortune+number": [
        [665, 675],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+fortune": [
        [640, 564],
        [0, 0],
        [0, 0],
      ],
      "birthday+fortune": [
        [869, 746],
        [322, 214],
        [0, 0],
      ],
      "astro+fortune": [
        [797, 815],
        [540, 1451],
        [0, 0],
      ],
      "fortune+purpleStar": [
        [378, 336],
        [212, 0],
        [0, 0],
      ],
      "TaoTeChing+number": [
        [610, 601],
        [0, 0],
        [0, 0],
      ],
      "birthday+number": [
        [854, 794],
        [0, 0],
        [399, 1601],
      ],
      "astro+number": [
        [808, 836],
        [0, 0],
        [303, 1697],
      ],
      "number+purpleStar": [
        [423, 307],
        [0, 0],
        [282, 1718],
      ],
      "TaoTeChing+birthday": [
        [760, 735],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+astro": [
        [749, 743],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+purpleStar": [
        [387, 273],
        [0, 0],
        [0, 0],
      ],
      "astro+birthday": [
        [1016, 980],
        [376, 190],
        [272, 1728],
      ],
      "birthday+purpleStar": [
        [477, 401],
        [313, 1534],
        [263, 1737],
      ],
      "astro+purpleStar": [
        [417, 460],
        [200, 10],
        [308, 1692],
      ],
    },
    choice: {
      "tarot+zhouYi": [
        [639, 676],
        [0, 0],
        [397, 1603],
      ],
      "fortune+tarot": [
        [702, 748],
        [0, 0],
        [0, 0],
      ],
      "number+tarot": [
        [705, 767],
        [0, 0],
        [433, 1567],
      ],
      "TaoTeChing+tarot": [
        [638, 698],
        [0, 0],
        [0, 0],
      ],
      "birthday+tarot": [
        [894, 895],
        [0, 0],
        [432, 1568],
      ],
      "astro+tarot": [
        [844, 945],
        [0, 0],
        [293, 1707],
      ],
      "purpleStar+tarot": [
        [897, 892],
        [0, 0],
        [235, 1765],
      ],
      "fortune+zhouYi": [
        [617, 561],
        [296, 1656],
        [0, 0],
      ],
      "number+zhouYi": [
        [672, 528],
        [0, 0],
        [434, 1566],
      ],
      "TaoTeChing+zhouYi": [
        [601, 502],
        [0, 0],
        [0, 0],
      ],
      "birthday+zhouYi": [
        [732, 740],
        [195, 227],
        [397, 1603],
      ],
      "astro+zhouYi": [
        [823, 649],
        [263, 1689],
        [322, 1678],
      ],
      "purpleStar+zhouYi": [
        [750, 722],
        [168, 0],
        [303, 1697],
      ],
      "fortune+number": [
        [665, 675],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+fortune": [
        [640, 564],
        [0, 0],
        [0, 0],
      ],
      "birthday+fortune": [
        [809, 806],
        [243, 184],
        [0, 0],
      ],
      "astro+fortune": [
        [847, 768],
        [511, 1473],
        [0, 0],
      ],
      "fortune+purpleStar": [
        [775, 840],
        [219, 0],
        [0, 0],
      ],
      "TaoTeChing+number": [
        [610, 601],
        [0, 0],
        [0, 0],
      ],
      "birthday+number": [
        [834, 814],
        [0, 0],
        [399, 1601],
      ],
      "astro+number": [
        [854, 794],
        [0, 0],
        [289, 1711],
      ],
      "number+purpleStar": [
        [835, 813],
        [0, 0],
        [282, 1718],
      ],
      "TaoTeChing+birthday": [
        [711, 784],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+astro": [
        [816, 679],
        [0, 0],
        [0, 0],
      ],
      "TaoTeChing+purpleStar": [
        [763, 732],
        [0, 0],
        [0, 0],
      ],
      "astro+birthday": [
        [952, 1048],
        [273, 203],
        [248, 1752],
      ],
      "birthday+purpleStar": [
        [977, 1023],
        [361, 1617],
        [263, 1737],
      ],
      "astro+purpleStar": [
        [1013, 987],
        [219, 6],
        [283, 1717],
      ],
    },
  },
};
