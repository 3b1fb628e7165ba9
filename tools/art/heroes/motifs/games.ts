import { around, disc, dots, heart, polygon, slice, star, times, type Motif, type Part } from '../shapes.ts'

const roulette = (pockets: number): Motif => [
  ['dark', disc(0, 0, 49)],
  ['light', disc(0, 0, 46)],
  ...times(pockets, (place): Part => [
    place % 2 === 0 ? 'ink' : 'main',
    slice(44, 25, place / pockets, (place + 0.94) / pockets),
  ]),
  ['dark', disc(0, 0, 23)],
  ['light', polygon(around(8, 21).map(([x, y], place) => (place % 2 === 0 ? [x, y] : [x * 0.3, y * 0.3])))],
  ['paper', disc(0, 0, 5)],
  ['paper', disc(24, -26, 4.5)],
]

/** Things of games and of luck. */
export const games = {
  seven: [
    ['dark', 'M-26-38H36V-18L8 48H-18L10-16H-26z'],
    ['main', 'M-30-42H32V-22L4 44H-22L6-20H-30z'],
    ['light', 'M-30-42H32V-34H-30zM32-22 4 44H-6L22-22z'],
    ['paper', 'M-24-30H-8V-26H-24z'],
  ],
  sevens: (
    [
      [-25, -25, 'main'],
      [25, -25, 'light'],
      [-25, 25, 'light'],
      [25, 25, 'main'],
    ] as const
  ).map(([x, y, tone]): Part => [tone, `M${x - 18} ${y - 22}h38v11l-17 33h-15l17 -32h-23z`]),
  card: [
    ['dark', 'M-28-44H36A6 6 0 0 1 42-38V44A6 6 0 0 1 36 50H-28A6 6 0 0 1-34 44V-38A6 6 0 0 1-28-44z'],
    ['paper', 'M-34-50H30A6 6 0 0 1 36-44V38A6 6 0 0 1 30 44H-34A6 6 0 0 1-40 38V-44A6 6 0 0 1-34-50z'],
    ['main', heart(-2, 2, 30)],
    ['dark', 'M-34-40H-18V-34L-26-18H-32L-25-34H-34zM30 34H14V28L22 12H28L21 28H30z'],
  ],
  spade: [
    ['dark', 'M-5 14H9L20 48H-14z'],
    ['main', 'M2-48C22-22 48-10 42 14 38 30 14 30 4 16-6 30-34 30-38 14-44-10-18-22 2-48z'],
    ['light', 'M2-48C22-22 48-10 42 14 38 30 14 30 4 16 22 6 16-24 2-48z'],
    ['paper', star(-2, -2, 4, 12, 4)],
  ],
  roulette: roulette(24),
  'small-roulette': roulette(12),
  fortune: [
    ['dark', disc(0, 0, 48)],
    ...times(12, (place): Part => [
      place % 3 === 0 ? 'paper' : place % 3 === 1 ? 'main' : 'light',
      slice(43, 0.1, place / 12, (place + 0.97) / 12),
    ]),
    ['dark', disc(0, 0, 13)],
    ['paper', disc(0, 0, 6)],
    ['paper', 'M-9-56H9L0-36z'],
  ],
  horseshoe: [
    ['dark', 'M-24-46-46-42C-58 14-36 50 0 50S58 14 46-42L24-46 24-34 30-32C38 4 24 28 0 28S-38 4-30-32L-24-34z'],
    ['main', 'M-27-46-45-43C-56 12-34 45 0 45S56 12 45-43L27-46 27-38 33-36C40 4 26 33 0 33S-40 4-33-36L-27-38z'],
    [
      'paper',
      dots(
        [
          [-41, -24],
          [-40, 0],
          [-28, 24],
          [41, -24],
          [40, 0],
          [28, 24],
          [0, 39],
        ],
        3,
      ),
    ],
    ['light', star(0, -6, 4, 16, 5)],
  ],
  clover: [
    ['dark', 'M-2 4C0 24 6 38 20 48L14 52C0 40-6 24-8 6z'],
    ...around(4, 22, 0.5).map(([x, y], place): Part => [
      place % 2 === 0 ? 'main' : 'light',
      `M0 0C${(x * 0.2 - y * 0.9).toFixed(1)} ${(y * 0.2 + x * 0.9).toFixed(1)} ${(x * 1.9 - y * 1.1).toFixed(1)} ${(y * 1.9 + x * 1.1).toFixed(1)} ${(x * 1.35).toFixed(1)} ${(y * 1.35).toFixed(1)}C${(x * 1.9 + y * 1.1).toFixed(1)} ${(y * 1.9 - x * 1.1).toFixed(1)} ${(x * 0.2 + y * 0.9).toFixed(1)} ${(y * 0.2 - x * 0.9).toFixed(1)} 0 0z`,
    ]),
    ['paper', disc(0, 0, 3.4)],
  ],
} as const satisfies Record<string, Motif>
