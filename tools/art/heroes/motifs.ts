import { around, box, disc, heart, polygon, slice, star, type Motif, type Part } from './shapes.ts'

const every = <Entry>(list: readonly Entry[], make: (entry: Entry, place: number) => Part): Part[] => list.map(make)
const count = (many: number): number[] => Array.from({ length: many }, (_, place) => place)

const SEVEN = 'M-30-42H32V-22L4 44H-22L6-20H-30z'
const DIAMOND = 'M-28-30H28L46-8 0 44-46-8z'

const wheel = (spokes: number, tyre: number): Part[] => [
  ['dark', disc(0, 0, 48)],
  ['ink', disc(0, 0, 48 - tyre)],
  ...every(count(spokes), (place): Part => [
    'light',
    slice(48 - tyre, 6, place / spokes - 0.008, place / spokes + 0.008),
  ]),
  ['main', disc(0, 0, 9)],
  ['paper', disc(0, 0, 4)],
]
const roulette = (pockets: number): Part[] => [
  ['dark', disc(0, 0, 49)],
  ['light', disc(0, 0, 46)],
  ...every(count(pockets), (place): Part => [
    place % 2 === 0 ? 'ink' : 'main',
    slice(44, 25, place / pockets, (place + 0.94) / pockets),
  ]),
  ['dark', disc(0, 0, 23)],
  ['light', polygon(around(8, 21).map(([x, y], place) => (place % 2 === 0 ? [x, y] : [x * 0.3, y * 0.3])))],
  ['paper', disc(0, 0, 5)],
  ['paper', disc(24, -26, 4.5)],
]
const clock = (marks: number): Part[] => [
  ['dark', disc(0, 0, 49)],
  ['paper', disc(0, 0, 44)],
  ...every(around(marks, 38), ([x, y]): Part => ['dark', disc(x, y, 2.4)]),
  ['main', disc(0, 0, 30)],
  ['light', disc(4, -6, 20)],
  ['ink', disc(9, -10, 15)],
  [
    'ink',
    polygon([
      [-2.5, 4],
      [0, -40],
      [2.5, 4],
    ]),
  ],
  [
    'ink',
    polygon([
      [-3, -2],
      [28, 16],
      [-1, 4],
    ]),
  ],
  ['paper', disc(0, 0, 4.5)],
]
const chest = (lid: Part['0']): Part[] => [
  ['paper', disc(-16, -8, 11)],
  ['light', disc(6, -14, 12)],
  ['paper', disc(22, -6, 9)],
  ['light', disc(-30, -4, 7)],
  ['dark', box(-44, 0, 88, 42)],
  ['main', box(-40, 4, 80, 34)],
  [lid, 'M-46-6C-46-40-30-46-22-46H24C16-46 2-40 2-6z'],
  ['dark', box(-44, -4, 88, 10)],
  ['light', box(-9, -8, 18, 24)],
  ['ink', 'M-3 2a3 3 0 1 1 6 0l2 9h-10z'],
]

/** Things of the hero pictures, by name. */
export const motifs = {
  devil: [
    ['light', 'M-24-26C-48-30-52-50-36-50-40-38-28-36-14-38z'],
    ['light', 'M24-26C48-30 52-50 36-50 40-38 28-36 14-38z'],
    ['dark', 'M-34-8-50-16-40 10zM34-8 50-16 40 10z'],
    ['main', 'M0-44C28-44 40-22 36 2 33 24 18 38 8 42L0 50-8 42C-18 38-33 24-36 2-40-22-28-44 0-44z'],
    ['dark', 'M0-44C28-44 40-22 36 2 33 24 18 38 8 42L0 50z'],
    ['paper', 'M-28-8C-20-16-10-12-7-3-14 2-24 1-28-8zM28-8C20-16 10-12 7-3 14 2 24 1 28-8z'],
    ['ink', `${disc(-16, -6, 3, 4)}${disc(16, -6, 3, 4)}`],
    ['ink', 'M-20 18C-8 26 8 26 20 18 16 36-16 36-20 18z'],
    ['paper', 'M-14 22-10 30-6 24zM14 22 10 30 6 24z'],
  ],
  hive: [
    ['dark', disc(0, 40, 44, 7)],
    [
      'main',
      'M-40 36C-46 20-38 16-36 12-42 0-32-6-28-10-32-20-22-28-16-30-16-42-6-46 0-48 6-46 16-42 16-30 22-28 32-20 28-10 32-6 42 0 36 12 38 16 46 20 40 36z',
    ],
    [
      'light',
      'M-16-30C-4-24 4-24 16-30L18-24C6-18-6-18-18-24zM-28-10C-8-2 8-2 28-10L31-4C10 5-10 5-31-4zM-36 12C-12 20 12 20 36 12L38 18C12 27-12 27-38 18z',
    ],
    ['ink', disc(0, 24, 9, 11)],
    ['paper', `${disc(34, -32, 9, 6)}${disc(44, -38, 5, 8)}`],
    ['ink', 'M29-36h4v9h-4zM37-36h3v8h-3z'],
  ],
  diamond: [
    ['main', DIAMOND],
    ['light', 'M-28-30H28L16-8H-16zM-46-8-28-30-16-8z'],
    ['dark', 'M16-8H46L0 44zM28-30 46-8H16z'],
    ['paper', 'M-16-30H-4L-12-8H-16L-28-30z'],
    ['paper', star(36, -36, 4, 12, 3)],
  ],
  axe: [
    ['dark', 'M-6-36 4-38 12 48 4 49z'],
    ['paper', 'M-8-34C-34-44-46-24-46-8-34-18-20-18-5-12z'],
    ['main', 'M-8-34C-22-40-32-36-38-28L-5-18z'],
    ['light', 'M4-38 22-36 22-16 6-14z'],
    ['ink', `${disc(13, -26, 4)}${box(1, 6, 9, 3)}${box(2, 14, 9, 3)}`],
    ['light', 'M-22 40l14-12 6 10-10 12zM-30 24l6-8 8 8-8 6z'],
  ],
  castle: [
    ['dark', 'M-48 46V4H-40V-2H-32V4H-24V-2H-16V46zM16 46V-2H24V4H32V-2H40V4H48V46z'],
    ['main', 'M-22 46V-18H-14V-26H-6V-18H6V-26H14V-18H22V46z'],
    ['light', 'M-50 4-32-22-14 4zM14 4 32-22 50 4zM-24-20 0-48 24-20z'],
    [
      'ink',
      'M-8 46V28A8 8 0 0 1 8 28V46zM-3-2A3 3 0 0 1 3-2V10H-3zM-34 18A3 3 0 0 1-28 18V28H-34zM28 18A3 3 0 0 1 34 18V28H28z',
    ],
    ['paper', 'M0-48V-60L14-55 0-50z'],
  ],
  helm: [
    ['dark', 'M-36 46C-40 20-38-30 0-46V46z'],
    ['main', 'M36 46C40 20 38-30 0-46V46z'],
    ['light', 'M-6-48H6V46H-6z'],
    ['ink', 'M-30-10H-8V0H-30zM30-10H8V0H30z'],
    [
      'ink',
      every(
        [
          [-20, 16],
          [-26, 26],
          [-18, 34],
          [20, 16],
          [26, 26],
          [18, 34],
        ] as const,
        ([x, y]): Part => ['ink', disc(x, y, 3)],
      )
        .map(([, path]) => path)
        .join(''),
    ],
    ['paper', 'M0-46C-10-60 14-66 34-54 46-46 44-30 38-22 38-36 24-44 0-46z'],
  ],
  orb: [
    ['dark', disc(0, 14, 37)],
    ['main', disc(0, 14, 33)],
    ['dark', 'M0-19A33 33 0 0 1 0 47C18 30 18-2 0-19z'],
    ['light', 'M-33 8C-14 16 14 16 33 8V18C14 26-14 26-33 18zM-5-20H5V10H-5z'],
    ['paper', 'M-4-54H4V-44H14V-36H4V-20H-4V-36H-14V-44H-4z'],
    ['ink', `${disc(0, 14, 5)}${disc(-22, 10, 3.4)}${disc(22, 10, 3.4)}`],
    ['paper', disc(-14, -2, 7, 4)],
  ],
  coins: [
    ...every([36, 26, 16, 6], (y, place): Part => [place % 2 === 0 ? 'dark' : 'main', `M-44 ${y}h44v9h-44z`]),
    ...every([38, 28], (y, place): Part => [place % 2 === 0 ? 'main' : 'dark', `M4 ${y}h42v9h-42z`]),
    ['light', disc(16, -12, 30)],
    ['main', disc(16, -12, 24)],
    ['paper', star(16, -12, 5, 17, 7)],
  ],
  coin: [
    ['dark', disc(3, 3, 47)],
    ['light', disc(0, 0, 46)],
    ['main', disc(0, 0, 40)],
    ...every(around(36, 43), ([x, y]): Part => ['paper', disc(x, y, 1.2)]),
    ['paper', 'M-22-24H22V-12H6V28H-6V-12H-22z'],
    ['ink', disc(0, 0, 2)],
  ],
  orloj: clock(24),
  crown: [
    ['dark', 'M-44 40H44V28H-44z'],
    ['main', 'M-44 28-50-18-24 6 0-34 24 6 50-18 44 28z'],
    ['light', 'M0-34 24 6 0 28zM-50-18-24 6-44 28z'],
    ['paper', `${disc(0, -38, 7)}${disc(-48, -22, 6)}${disc(48, -22, 6)}`],
    [
      'ink',
      `${polygon([
        [0, 2],
        [8, 13],
        [0, 24],
        [-8, 13],
      ])}${disc(-26, 18, 4)}${disc(26, 18, 4)}`,
    ],
    ['light', box(-40, 31, 80, 3)],
  ],
  bike: wheel(16, 7),
  lollipop: [
    ['paper', 'M-3 10H4L8 52H1z'],
    ['dark', disc(0, -12, 37)],
    ...every(count(8), (place): Part => [
      place % 2 === 0 ? 'light' : 'main',
      `M0-12C${around(8, 20, place)
        .slice(0, 1)
        .map(([x, y]) => `${x.toFixed(1)} ${(y - 12).toFixed(1)}`)
        .join(' ')} ${around(8, 34, place + 0.3)
        .slice(0, 1)
        .map(([x, y]) => `${x.toFixed(1)} ${(y - 12).toFixed(1)}`)
        .join(' ')} ${around(8, 34, place + 0.8)
        .slice(0, 1)
        .map(([x, y]) => `${x.toFixed(1)} ${(y - 12).toFixed(1)}`)
        .join(' ')}z`,
    ]),
    ['paper', disc(-12, -26, 7, 5)],
  ],
  mushroom: [
    ['paper', 'M-14 2C-10 20-22 34-18 46H18C22 34 10 20 14 2z'],
    ['light', 'M2 2C2 20 6 34 4 46H18C22 34 10 20 14 2z'],
    ['main', 'M-48 4C-44-32-22-46 0-46 22-46 44-32 48 4 30 14-30 14-48 4z'],
    ['dark', 'M0-46C22-46 44-32 48 4 36 11 18 12 6 11 26-2 22-34 0-46z'],
    [
      'paper',
      `${disc(-20, -18, 8, 6)}${disc(8, -30, 7, 5)}${disc(26, -8, 7, 5)}${disc(-2, -6, 6, 4)}${disc(-34, -2, 5, 4)}`,
    ],
  ],
  drop: [
    ['main', 'M0-48C18-20 36-4 36 14A36 34 0 0 1-36 14C-36-4-18-20 0-48z'],
    ['dark', 'M0-48C18-20 36-4 36 14A36 34 0 0 1 0 48z'],
    ['light', 'M0-48 14-8 0 20-14-8z'],
    ['paper', 'M-26 12A26 24 0 0 0-10 36L-14 40A32 30 0 0 1-31 12z'],
    ['ink', 'M0 20 14-8 28 16 10 40z'],
  ],
  hexagon: [
    ['dark', polygon(around(6, 50))],
    ['main', polygon(around(6, 44))],
    ['light', polygon([...around(6, 44).slice(0, 2), ...around(6, 22).slice(0, 2).toReversed()])],
    ['light', polygon([...around(6, 44).slice(4, 6), ...around(6, 22).slice(4, 6).toReversed()])],
    ['ink', polygon([...around(6, 44).slice(2, 4), ...around(6, 22).slice(2, 4).toReversed()])],
    ['paper', polygon(around(6, 20))],
    ['main', polygon(around(6, 13))],
  ],
  roulette: roulette(24),
  ball: roulette(12),
  mask: [
    ['light', 'M-50-20C-30-40 30-40 50-20 54 8 34 30 20 26 8 22 6 8 0 8-6 8-8 22-20 26-34 30-54 8-50-20z'],
    ['main', 'M-50-20C-30-40 0-35 0-34V8C-6 8-8 22-20 26-34 30-54 8-50-20z'],
    ['ink', 'M-36-8C-28-18-14-14-10-4-18 4-32 4-36-8zM36-8C28-18 14-14 10-4 18 4 32 4 36-8z'],
    ['paper', 'M-44-26C-60-44-46-56-40-44-40-60-24-58-26-38zM44-26C60-44 46-56 40-44 40-60 24-58 26-38z'],
    ['dark', 'M42 16C50 30 40 44 48 54L42 54C34 42 42 32 36 20z'],
    ['paper', star(0, -26, 4, 10, 3)],
  ],
  cat: [
    ['dark', 'M28 40C54 36 50 4 40 4 34 4 36 12 40 14 44 26 36 30 26 30z'],
    ['main', 'M-26 48C-34 20-20 0-20 0H20C20 0 36 20 28 48z'],
    ['main', 'M-30-42-16-32H16L30-42C38-14 26 8 0 8-26 8-38-14-30-42z'],
    ['dark', 'M0-32H16L30-42C38-14 26 8 0 8z'],
    ['paper', `${disc(-12, -14, 8, 9)}${disc(12, -14, 8, 9)}`],
    ['ink', `${disc(-12, -14, 2.4, 8)}${disc(12, -14, 2.4, 8)}M-4-2H4L0 3z`],
    ['light', 'M-14 48C-18 30-8 16 0 16 8 16 18 30 14 48z'],
    ['paper', star(0, 18, 4, 7, 2.4)],
  ],
  seven: [
    ['dark', 'M-26-38H36V-18L8 48H-18L10-16H-26z'],
    ['main', SEVEN],
    ['light', 'M-30-42H32V-34H-30zM32-22 4 44H-6L22-22z'],
    ['paper', 'M-24-30H-8V-26H-24z'],
  ],
  card: [
    ['dark', 'M-28-44H36A6 6 0 0 1 42-38V44A6 6 0 0 1 36 50H-28A6 6 0 0 1-34 44V-38A6 6 0 0 1-28-44z'],
    ['paper', 'M-34-50H30A6 6 0 0 1 36-44V38A6 6 0 0 1 30 44H-34A6 6 0 0 1-40 38V-44A6 6 0 0 1-34-50z'],
    ['main', heart(-2, 2, 30)],
    ['dark', 'M-34-40H-18V-34L-26-18H-32L-25-34H-34zM30 34H14V28L22 12H28L21 28H30z'],
  ],
  sevens: every(
    [
      [-25, -25, 'main'],
      [25, -25, 'light'],
      [-25, 25, 'light'],
      [25, 25, 'main'],
    ] as const,
    ([x, y, tone]): Part => [tone, `M${x - 18} ${y - 22}h38v11l-17 33h-15l17 -32h-23z`],
  ),
  furnace: [
    ['dark', 'M-46 48V-14C-46-40-22-50 0-50S46-40 46-14V48z'],
    ['ink', 'M-32 48V-8C-32-26-16-34 0-34S32-26 32-8V48z'],
    ['main', 'M-26 48C-38 22-18 16-18-6-6 0-8 14-2 18 4 8-2-8 6-20 12-2 32 12 26 48z'],
    ['light', 'M-14 48C-20 30-8 26-6 14 2 20 2 26 4 30 10 24 8 16 12 10 18 24 20 36 14 48z'],
    ['paper', 'M-6 48C-8 38 0 34 2 28 8 36 8 42 6 48z'],
    [
      'light',
      every(around(7, 42, 3.5), ([x, y]): Part => ['light', disc(x, y * 0.96 + 4, 2)])
        .map(([, path]) => path)
        .join(''),
    ],
  ],
  melon: [
    ['dark', 'M-50-16A50 56 0 0 0 50-16z'],
    ['paper', 'M-44-16A44 49 0 0 0 44-16z'],
    ['main', 'M-39-16A39 43 0 0 0 39-16z'],
    ['light', 'M-39-16A39 43 0 0 0 39-16H20A20 28 0 0 1-20-16z'],
    [
      'ink',
      every(
        [
          [-22, -4],
          [22, -4],
          [-8, 6],
          [8, 6],
          [0, -8],
          [-14, 14],
          [14, 14],
        ] as const,
        ([x, y]): Part => ['ink', disc(x, y, 2.4, 4)],
      )
        .map(([, path]) => path)
        .join(''),
    ],
    [
      'main',
      'M-30-22C-36-34-22-36-26-48-14-38-18-30-22-22zM-2-22C-10-38 6-42 0-56 16-40 12-30 8-22zM24-22C20-32 32-34 28-46 40-36 36-28 32-22z',
    ],
  ],
  cherries: [
    ['dark', 'M-24 10C-20-18-2-38 24-48L26-44C4-32-12-14-18 10zM22 8C20-14 18-34 22-48L27-47C24-32 26-12 28 8z'],
    ['light', 'M24-48C40-60 56-44 52-30 38-28 28-36 24-48z'],
    ['main', disc(-22, 22, 26)],
    ['dark', 'M-22 48A26 26 0 0 0 4 22 30 30 0 0 1-22 48z'],
    ['main', disc(28, 20, 23)],
    ['paper', `${disc(-32, 12, 7, 5)}${disc(20, 10, 6, 4)}`],
  ],
  ship: [
    ['dark', box(-3, -46, 6, 66)],
    ['paper', 'M6-42C34-36 38-10 30 8H6z'],
    ['light', 'M-6-36C-30-28-38-8-34 8H-6z'],
    ['main', 'M-48 14H48C44 34 34 44 24 44H-24C-36 44-46 34-48 14z'],
    ['dark', 'M-44 24H45L40 34H-38z'],
    ['ink', `${disc(-22, 20, 3)}${disc(-4, 20, 3)}${disc(14, 20, 3)}`],
    ['main', 'M0-46H22L16-52 22-58H0z'],
  ],
  comet: [
    ['dark', 'M-50 46C-30 10 0-8 22-26L30-16C8 4-20 26-50 46z'],
    ['main', 'M-44 20C-24-2-4-20 14-32L22-24C2-8-22 8-44 20z'],
    ['light', 'M-20 48C-6 26 12 8 28-12L34-6C20 16 2 34-20 48z'],
    ['paper', star(24, -22, 5, 28, 12)],
    ['light', star(24, -22, 5, 16, 7)],
  ],
  mountain: [
    ['dark', 'M-50 44-14-34 22 44z'],
    ['main', 'M-30 44 12-50 50 44z'],
    ['light', 'M12-50 50 44H24L14 10z'],
    ['paper', 'M12-50-6-10 4-16 10-6 18-16 28-10zM-14-34-26-8-18-12-12-4-4-12z'],
    ['ink', disc(36, -38, 7)],
  ],
  train: [
    ['dark', 'M-16-46C-16-50 16-50 16-46L20-40H-20z'],
    ['main', 'M-34-26C-34-44-20-46 0-46S34-44 34-26V22C34 32 26 36 20 36H-20C-26 36-34 32-34 22z'],
    ['ink', 'M-26-28C-26-36-20-36 0-36S26-36 26-28V-8H-26z'],
    ['light', 'M-26-28C-26-36-20-36-8-36L-22-8H-26z'],
    ['paper', `${disc(-20, 18, 6)}${disc(20, 18, 6)}`],
    ['dark', box(-10, 2, 20, 24)],
    ['light', 'M-24 36-40 52H-30L-16 36zM24 36 40 52H30L16 36z'],
    ['paper', 'M-30 22-50 30V10zM30 22 50 30V10z'],
  ],
  moon: [
    ['main', 'M10-48A48 48 0 1 0 46 24 40 40 0 0 1 10-48z'],
    ['dark', 'M-30-20A6 6 0 1 0-24-14zM-14 24a8 8 0 1 0 8 8z'],
    [
      'light',
      polygon([
        [18, -26],
        [34, -10],
        [18, 14],
        [2, -10],
      ]),
    ],
    [
      'paper',
      polygon([
        [18, -26],
        [24, -10],
        [18, 14],
        [12, -10],
      ]),
    ],
    ['paper', `${star(44, -36, 4, 9, 2.4)}${star(34, 20, 4, 6, 2)}`],
  ],
  beer: [
    ['dark', 'M26-20C52-24 52 30 26 28L26 20C40 20 40-10 26-10z'],
    ['main', 'M-32-24H28L24 46H-28z'],
    ['light', 'M-26-14H-14L-14 40H-23zM-4-14H8L6 40H-4z'],
    [
      'paper',
      'M-36-18C-44-30-32-40-24-36-20-48-4-48 0-40 8-48 22-44 24-34 36-34 36-20 28-18 24-10 16-14 12-18 8-6-4-6-8-16-16-8-28-10-36-18z',
    ],
    ['ink', `${disc(14, 10, 3)}${disc(10, 26, 2)}${disc(16, 34, 2.4)}`],
  ],
  plum: [
    ['dark', 'M-3-50H4V-34H-3z'],
    ['light', 'M4-44C16-58 38-54 44-42 30-32 14-34 4-44z'],
    ['main', disc(0, 8, 38, 40)],
    ['dark', 'M0-32A38 40 0 0 1 0 48C18 30 18-14 0-32z'],
    ['paper', disc(-18, -8, 8, 12)],
  ],
  chest: chest('light'),
  treasure: chest('dark'),
  horseshoe: [
    ['dark', 'M-24-46-46-42C-58 14-36 50 0 50S58 14 46-42L24-46 24-34 30-32C38 4 24 28 0 28S-38 4-30-32L-24-34z'],
    ['main', 'M-27-46-45-43C-56 12-34 45 0 45S56 12 45-43L27-46 27-38 33-36C40 4 26 33 0 33S-40 4-33-36L-27-38z'],
    [
      'paper',
      every(
        [
          [-41, -24],
          [-40, 0],
          [-28, 24],
          [41, -24],
          [40, 0],
          [28, 24],
          [0, 39],
        ] as const,
        ([x, y]): Part => ['paper', disc(x, y, 3)],
      )
        .map(([, path]) => path)
        .join(''),
    ],
    ['light', star(0, -6, 4, 16, 5)],
  ],
  fortune: [
    ['dark', disc(0, 0, 48)],
    ...every(count(12), (place): Part => [
      place % 3 === 0 ? 'paper' : place % 3 === 1 ? 'main' : 'light',
      slice(43, 0.1, place / 12, (place + 0.97) / 12),
    ]),
    ['dark', disc(0, 0, 13)],
    ['paper', disc(0, 0, 6)],
    ['paper', 'M-9-56H9L0-36z'],
  ],
  clover: [
    ['dark', 'M-2 4C0 24 6 38 20 48L14 52C0 40-6 24-8 6z'],
    ...every(around(4, 22, 0.5), ([x, y], place): Part => [
      place % 2 === 0 ? 'main' : 'light',
      `M0 0C${(x * 0.2 - y * 0.9).toFixed(1)} ${(y * 0.2 + x * 0.9).toFixed(1)} ${(x * 1.9 - y * 1.1).toFixed(1)} ${(y * 1.9 + x * 1.1).toFixed(1)} ${(x * 1.35).toFixed(1)} ${(y * 1.35).toFixed(1)}C${(x * 1.9 + y * 1.1).toFixed(1)} ${(y * 1.9 - x * 1.1).toFixed(1)} ${(x * 0.2 + y * 0.9).toFixed(1)} ${(y * 0.2 - x * 0.9).toFixed(1)} 0 0z`,
    ]),
    ['paper', disc(0, 0, 3.4)],
  ],
  spade: [
    ['dark', 'M-5 14H9L20 48H-14z'],
    ['main', 'M2-48C22-22 48-10 42 14 38 30 14 30 4 16-6 30-34 30-38 14-44-10-18-22 2-48z'],
    ['light', 'M2-48C22-22 48-10 42 14 38 30 14 30 4 16 22 6 16-24 2-48z'],
    ['paper', star(-2, -2, 4, 12, 4)],
  ],
  eye: [
    ['dark', 'M-50 0C-26-36 26-36 50 0 26 36-26 36-50 0z'],
    ['paper', 'M-44 0C-22-28 22-28 44 0 22 28-22 28-44 0z'],
    ['main', disc(0, 0, 21)],
    ...every(count(12), (place): Part => ['light', slice(20, 10, place / 12, (place + 0.4) / 12)]),
    ['ink', heart(0, 0, 11)],
    ['main', 'M-30-34-24-24-30-22zM0-46 4-32-4-32zM30-34 24-24 30-22z'],
  ],
} as const satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs
