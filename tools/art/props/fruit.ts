import { darken, lighten } from '../colour.ts'

const skin = (id: string, colour: string): string =>
  `<radialGradient id="~${id}" cx=".36" cy=".28" r=".85"><stop stop-color="${lighten(colour, 0.75)}"/><stop offset=".3" stop-color="${lighten(colour, 0.12)}"/><stop offset=".7" stop-color="${darken(colour, 0.18)}"/><stop offset="1" stop-color="${darken(colour, 0.62)}"/></radialGradient>`
const leaf = (x: number, y: number, turn: number, size = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0 C10 -18 30 -18 42 -4 C30 10 12 10 0 0Z" fill="#2f9a34"/><path d="M0 0 C10 -18 30 -18 42 -4Z" fill="#7fd65a"/><path d="M2 0 C14 -4 28 -6 40 -4" stroke="#1c6a24" stroke-width="1.6" fill="none"/></g>`
const shine = (x: number, y: number, rx: number, ry: number, turn = -30): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity=".75" transform="rotate(${turn} ${x} ${y})"/>`

/** Two cherries on one stem. */
export function drawCherries(colour = '#e0112f'): string {
  return `<defs>${skin('s', colour)}</defs><path d="M-22 14 C-18 -18 0 -40 22 -50 C20 -28 24 -8 26 6" fill="none" stroke="#2c5a14" stroke-width="5" stroke-linecap="round"/><path d="M-22 14 C-18 -18 0 -40 22 -50" fill="none" stroke="#7fb83a" stroke-width="2" stroke-linecap="round"/>${leaf(20, -48, 14)}<circle cx="28" cy="22" r="25" fill="url(#~s)"/><circle cx="-22" cy="26" r="28" fill="url(#~s)"/>${shine(-32, 14, 9, 6)}${shine(20, 12, 7, 5)}<path d="M-40 42 A26 26 0 0 0 -8 48" stroke="#fff" stroke-opacity=".35" stroke-width="3" fill="none" stroke-linecap="round"/>`
}

/** A plum, sloe or blueberry by colour: a round stone fruit with its bloom and seam. */
export function drawPlum(colour = '#6a2fc2', withLeaf = 'yes'): string {
  return `<defs>${skin('s', colour)}</defs><path d="M0 -38 C4 -46 6 -50 10 -56" stroke="#4d2c10" stroke-width="6" stroke-linecap="round" fill="none"/>${withLeaf === 'yes' ? leaf(6, -44, -8) : ''}<path d="M0 -38 C34 -46 46 -12 42 10 C38 38 16 50 0 48 C-18 50 -40 36 -42 8 C-44 -18 -30 -46 0 -38Z" fill="url(#~s)"/><path d="M2 -38 C-14 -16 -14 22 2 48" stroke="${darken(colour, 0.55)}" stroke-width="3" fill="none"/>${shine(-20, -16, 12, 7, -40)}<ellipse cx="14" cy="10" rx="20" ry="30" fill="#fff" opacity=".1"/>`
}

/** A slice of melon. */
export function drawMelonSlice(flesh = '#ff3b4e', rind = '#1f8a2e'): string {
  const seeds = [
    [-22, 2],
    [-8, 12],
    [8, 12],
    [22, 2],
    [0, -2],
    [-12, -10],
    [12, -10],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path d="M${x} ${y - 5} C${x + 5} ${y} ${x + 3} ${y + 6} ${x} ${y + 6} C${x - 3} ${y + 6} ${x - 5} ${y} ${x} ${y - 5}Z" fill="#1c0a08"/>`,
    )
    .join('')
  return `<defs><linearGradient id="~f" x2="0" y2="1"><stop stop-color="${lighten(flesh, 0.35)}"/><stop offset="1" stop-color="${darken(flesh, 0.15)}"/></linearGradient></defs><g transform="rotate(-10)"><path d="M-54 -22 A54 60 0 0 0 54 -22Z" fill="${darken(rind, 0.3)}"/><path d="M-52 -22 A52 56 0 0 0 52 -22Z" fill="${rind}"/><path d="M-47 -22 A47 50 0 0 0 47 -22Z" fill="#e8ffd0"/><path d="M-43 -22 A43 45 0 0 0 43 -22Z" fill="url(#~f)"/>${seeds}<path d="M-43 -22 H43" stroke="#fff" stroke-opacity=".7" stroke-width="3"/></g>`
}

/** An orange, apricot or lemon by colour: round, dimpled, with a leaf. */
export function drawCitrus(colour = '#ff9a1f', shape = 'round'): string {
  const dots = [
    [-10, 16],
    [6, 26],
    [18, 8],
    [2, 2],
    [-22, 2],
    [24, -10],
    [10, -16],
    [-6, 34],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.6" fill="${darken(colour, 0.35)}" opacity=".55"/>`)
    .join('')
  const body =
    shape === 'lemon'
      ? '<path d="M-52 12 C-50 4 -44 4 -38 -10 C-22 -40 22 -40 38 -6 C42 2 50 4 52 10 C52 18 44 18 38 24 C20 48 -22 46 -38 22 C-44 18 -52 20 -52 12Z" fill="url(#~s)" transform="rotate(-18)"/>'
      : '<circle cy="6" r="43" fill="url(#~s)"/>'
  return `<defs>${skin('s', colour)}</defs>${body}${dots}<path d="M-5 -36 L0 -32 L6 -37" stroke="#2c5a14" stroke-width="5" stroke-linecap="round" fill="none"/>${leaf(2, -36, -12)}${shine(-18, -14, 12, 8, -35)}`
}

/** A bunch of grapes. */
export function drawGrapes(colour = '#7a2bd0'): string {
  const rows = [
    [-24, -14],
    [0, -16],
    [24, -14],
    [-34, 2],
    [-12, 4],
    [12, 4],
    [34, 0],
    [-22, 20],
    [0, 22],
    [22, 19],
    [-11, 37],
    [11, 37],
    [0, 52],
  ]
  const berries = rows
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})"><circle r="14.500" fill="url(#~s)"/><ellipse cx="-5" cy="-6" rx="4" ry="2.800" fill="#fff" opacity=".8" transform="rotate(-30)"/></g>`,
    )
    .join('')
  return `<defs>${skin('s', colour)}</defs><path d="M0 -26 C2 -40 -4 -48 -8 -56" stroke="#6b3d14" stroke-width="6" fill="none" stroke-linecap="round"/>${leaf(0, -32, -14, 1.1)}${leaf(-2, -32, 190, 0.9)}${berries}`
}

/** A raspberry, bramble or strawberry-like heap of drupelets. */
export function drawBramble(colour = '#e0225e'): string {
  let drupes = ''
  for (let row = 0; row < 6; row++) {
    const count = [4, 5, 5, 4, 3, 2][row] ?? 3
    for (let index = 0; index < count; index++)
      drupes += `<g transform="translate(${(index - (count - 1) / 2) * 16.5} ${row * 14 - 24})"><circle r="10.500" fill="url(#~s)"/><circle cx="-3" cy="-4" r="2.600" fill="#fff" opacity=".75"/></g>`
  }
  return `<defs>${skin('s', colour)}</defs>${drupes}<g fill="#3fa63a" stroke="#1c6a24" stroke-width="1.2"><path d="M0 -44 L-30 -40 L-14 -30 L-22 -18 L-4 -28 L0 -14 L6 -28 L24 -18 L14 -30 L30 -40Z"/></g><path d="M0 -40 C2 -50 4 -52 8 -58" stroke="#3a7a1c" stroke-width="5" stroke-linecap="round"/>`
}
