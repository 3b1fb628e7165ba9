import { darken, lighten } from '../colour.ts'
import { centredText } from '../lettering/outline-text.ts'

const suits: Readonly<Record<string, string>> = {
  heart: 'M0 30 C-44 0 -34 -32 -14 -30 C-5 -29 0 -20 0 -16 C0 -20 5 -29 14 -30 C34 -32 44 0 0 30Z',
  diamond: 'M0 -34 L26 0 L0 34 L-26 0Z',
  spade:
    'M0 -34 C38 -6 36 20 16 20 C9 20 5 16 3 11 C4 22 8 28 13 32 H-13 C-8 28 -4 22 -3 11 C-5 16 -9 20 -16 20 C-36 20 -38 -6 0 -34Z',
  club: 'M0 -34 C18 -34 20 -12 10 -6 C24 -12 34 2 26 14 C20 22 8 18 3 10 C4 22 8 28 13 32 H-13 C-8 28 -4 22 -3 10 C-8 18 -20 22 -26 14 C-34 2 -24 -12 -10 -6 C-20 -12 -18 -34 0 -34Z',
}
const suitColours: Readonly<Record<string, string>> = {
  heart: '#d5162e',
  diamond: '#d5162e',
  spade: '#1a1416',
  club: '#1a1416',
}

/** One suit sign, glossy. */
export function drawSuit(suit: string, colour = suitColours[suit] ?? '#d5162e'): string {
  return `<defs><linearGradient id="~q" x2="0" y2="1"><stop stop-color="${lighten(colour, 0.45)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.5)}"/></linearGradient></defs><g transform="scale(1.4)"><path d="${suits[suit]}" fill="url(#~q)" stroke="#fff4d8" stroke-width="2"/></g>`
}

/** A playing card face. */
export function drawCard(rank: string, suit: string): string {
  const colour = suitColours[suit] ?? '#1a1416'
  const size = rank.length > 1 ? 20 : 25
  const corner = centredText(rank, size, 0, `fill="${colour}"`)
  const mini = `<path d="${suits[suit]}" fill="${colour}" transform="translate(0 13) scale(.26)"/>`
  return `<defs><linearGradient id="~f" x2="1" y2="1"><stop stop-color="#fffdf6"/><stop offset="1" stop-color="#eadfc8"/></linearGradient></defs><rect x="-33" y="-46" width="70" height="98" rx="8" fill="#000" opacity=".35"/><rect x="-35" y="-49" width="70" height="98" rx="8" fill="url(#~f)"/><rect x="-31" y="-45" width="62" height="90" rx="5" fill="none" stroke="#d9c7a4"/><g transform="translate(-20 -22)">${corner}${mini}</g><path d="${suits[suit]}" fill="${colour}" transform="translate(6 10) scale(.86)"/>`
}

/** A card back with a lattice. */
export function drawCardBack(colour: string): string {
  let lattice = ''
  for (let step = -8; step < 9; step++)
    lattice += `<path d="M${step * 10 - 50} -50 L${step * 10 + 50} 50 M${step * 10 + 50} -50 L${step * 10 - 50} 50"/>`
  return `<defs><clipPath id="~l"><rect x="-29" y="-43" width="58" height="86" rx="4"/></clipPath></defs><rect x="-35" y="-49" width="70" height="98" rx="8" fill="#fff8ea"/><rect x="-29" y="-43" width="58" height="86" rx="4" fill="${colour}"/><g clip-path="url(#~l)" stroke="${lighten(colour, 0.45)}" stroke-width="1.6" opacity=".7">${lattice}</g><circle r="15" fill="${darken(colour, 0.3)}" stroke="#ffe9b0" stroke-width="2"/>${centredText('T', 18, 6.5, 'fill="#ffe9b0"')}`
}

/** A casino chip. */
export function drawChip(colour: string, mark = ''): string {
  const marks = Array.from(
    { length: 8 },
    (_, index) => `<rect x="-8" y="-48" width="16" height="13" fill="#fff6e6" transform="rotate(${index * 45})"/>`,
  ).join('')
  const middle = mark
    ? centredText(mark, mark.length > 1 ? 20 : 28, mark.length > 1 ? 7 : 10, 'fill="#fff6e6"')
    : '<path d="M0 -15 L12 0 L0 15 L-12 0Z" fill="#fff6e6"/>'
  return `<defs><linearGradient id="~h" x2="1" y2="1"><stop stop-color="${lighten(colour, 0.3)}"/><stop offset="1" stop-color="${darken(colour, 0.35)}"/></linearGradient></defs><circle r="48" cy="6" fill="${darken(colour, 0.6)}"/><circle r="48" fill="url(#~h)"/>${marks}<circle r="33" fill="${darken(colour, 0.25)}"/><circle r="33" fill="none" stroke="#fff6e6" stroke-width="2" stroke-dasharray="6 4"/><circle r="25" fill="url(#~h)"/>${middle}`
}

const pips: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '1': [[0, 0]],
  '2': [
    [-1, -1],
    [1, 1],
  ],
  '3': [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  '4': [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  '5': [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  '6': [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A die in the round: three faces with their pips. */
export function drawDie(colour: string, front = '5', side = '3', top = '6'): string {
  const pip = colour === '#fffaf0' ? '#c8102e' : '#fff8ea'
  const face = (number: string, matrix: string): string =>
    `<g transform="matrix(${matrix})">${(pips[number] ?? []).map(([x, y]) => `<circle cx="${x * 26}" cy="${y * 26}" r="9" fill="${pip}"/><circle cx="${x * 26 - 1}" cy="${y * 26 - 2}" r="8" fill="#000" opacity=".12"/>`).join('')}</g>`
  return `<g stroke-linejoin="round" stroke-width="7"><path d="M-42 -20 L0 0 V50 L-42 28Z" fill="${colour}" stroke="${colour}"/><path d="M42 -20 L0 0 V50 L42 28Z" fill="${darken(colour, 0.3)}" stroke="${darken(colour, 0.3)}"/><path d="M0 -44 L42 -22 L0 0 L-42 -22Z" fill="${lighten(colour, 0.35)}" stroke="${lighten(colour, 0.35)}"/></g>${face(front, '.5 .24 0 .56 -21 14')}${face(side, '.5 -.24 0 .56 21 14')}${face(top, '.5 .26 -.5 .26 0 -22')}`
}

/** A domino tile with gems for pips. */
export function drawDomino(top: string, bottom: string, colour = '#1f2a44'): string {
  const half = (number: string, y: number): string =>
    (pips[number] ?? [])
      .map(
        ([px, py], index) =>
          `<path transform="translate(${px * 14} ${y + py * 13}) scale(.62)" d="M0 -9 L9 0 L0 9 L-9 0Z" fill="${['#7fdcff', '#ff5c8a', '#ffd25e', '#7dffa0', '#d9a2ff', '#ff9a5a'][index]}" stroke="#fff" stroke-width="2"/>`,
      )
      .join('')
  return `<rect x="-27" y="-47" width="58" height="102" rx="9" fill="${darken(colour, 0.6)}"/><rect x="-30" y="-51" width="58" height="102" rx="9" fill="${colour}"/><rect x="-27" y="-48" width="52" height="96" rx="7" fill="none" stroke="${lighten(colour, 0.4)}"/><g transform="translate(-1 0)"><path d="M-20 0 H20" stroke="#ffd25e" stroke-width="3" stroke-linecap="round"/>${half(top, -25)}${half(bottom, 25)}</g>`
}
