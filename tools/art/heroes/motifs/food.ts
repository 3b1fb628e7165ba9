import { disc, dots, onCircle, times, type Motif, type Part } from '../shapes.ts'

/** A point of a lollipop, at an eighth of its turn. */
function onLollipop(eighth: number, r: number): string {
  const [x, y] = onCircle(eighth / 8, r)
  return `${x.toFixed(1)} ${(y - 12).toFixed(1)}`
}

/** Things to eat and drink. */
export const food = {
  cherries: [
    ['dark', 'M-24 10C-20-18-2-38 24-48L26-44C4-32-12-14-18 10zM22 8C20-14 18-34 22-48L27-47C24-32 26-12 28 8z'],
    ['light', 'M24-48C40-60 56-44 52-30 38-28 28-36 24-48z'],
    ['main', disc(-22, 22, 26)],
    ['dark', 'M-22 48A26 26 0 0 0 4 22 30 30 0 0 1-22 48z'],
    ['main', disc(28, 20, 23)],
    ['paper', `${disc(-32, 12, 7, 5)}${disc(20, 10, 6, 4)}`],
  ],
  plum: [
    ['dark', 'M-3-50H4V-34H-3z'],
    ['light', 'M4-44C16-58 38-54 44-42 30-32 14-34 4-44z'],
    ['main', disc(0, 8, 38, 40)],
    ['dark', 'M0-32A38 40 0 0 1 0 48C18 30 18-14 0-32z'],
    ['paper', disc(-18, -8, 8, 12)],
  ],
  melon: [
    ['dark', 'M-50-16A50 56 0 0 0 50-16z'],
    ['paper', 'M-44-16A44 49 0 0 0 44-16z'],
    ['main', 'M-39-16A39 43 0 0 0 39-16z'],
    ['light', 'M-39-16A39 43 0 0 0 39-16H20A20 28 0 0 1-20-16z'],
    [
      'ink',
      dots(
        [
          [-22, -4],
          [22, -4],
          [-8, 6],
          [8, 6],
          [0, -8],
          [-14, 14],
          [14, 14],
        ],
        2.4,
        4,
      ),
    ],
    [
      'main',
      'M-30-22C-36-34-22-36-26-48-14-38-18-30-22-22zM-2-22C-10-38 6-42 0-56 16-40 12-30 8-22zM24-22C20-32 32-34 28-46 40-36 36-28 32-22z',
    ],
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
  lollipop: [
    ['paper', 'M-3 10H4L8 52H1z'],
    ['dark', disc(0, -12, 37)],
    ...times(8, (place): Part => [
      place % 2 === 0 ? 'light' : 'main',
      `M0-12C${onLollipop(place, 20)} ${onLollipop(place + 0.3, 34)} ${onLollipop(place + 0.8, 34)}z`,
    ]),
    ['paper', disc(-12, -26, 7, 5)],
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
} as const satisfies Record<string, Motif>
