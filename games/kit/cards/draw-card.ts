import type { Face, RankId } from './deck.ts'
import { draw, place } from './draw.ts'
import { drawSuit, suitInk, type SuitId } from './suits.ts'

const CARD_WIDTH = 100
const CARD_HEIGHT = 140
const GOLD = '#c8962e'

/**
 * Positions of the suit signs of a number card, as fractions of the field between the corners; in the lower half they
 * are upside down.
 */
const SIGNS: Readonly<Partial<Record<RankId, readonly (readonly [x: number, y: number])[]>>> = {
  '2': [
    [0.5, 0],
    [0.5, 1],
  ],
  '3': [
    [0.5, 0],
    [0.5, 0.5],
    [0.5, 1],
  ],
  '4': [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  '5': [
    [0, 0],
    [1, 0],
    [0.5, 0.5],
    [0, 1],
    [1, 1],
  ],
  '6': [
    [0, 0],
    [1, 0],
    [0, 0.5],
    [1, 0.5],
    [0, 1],
    [1, 1],
  ],
  '7': [
    [0, 0],
    [1, 0],
    [0.5, 0.25],
    [0, 0.5],
    [1, 0.5],
    [0, 1],
    [1, 1],
  ],
  '8': [
    [0, 0],
    [1, 0],
    [0.5, 0.25],
    [0, 0.5],
    [1, 0.5],
    [0.5, 0.75],
    [0, 1],
    [1, 1],
  ],
  '9': [
    [0, 0],
    [1, 0],
    [0, 0.333],
    [1, 0.333],
    [0.5, 0.5],
    [0, 0.667],
    [1, 0.667],
    [0, 1],
    [1, 1],
  ],
  '10': [
    [0, 0],
    [1, 0],
    [0.5, 0.167],
    [0, 0.333],
    [1, 0.333],
    [0, 0.667],
    [1, 0.667],
    [0.5, 0.833],
    [0, 1],
    [1, 1],
  ],
}
const FIELD = { left: 46, right: 80, top: 24, bottom: 116 }

function paper(): SVGElement[] {
  return [
    draw('rect', {
      x: 0.75,
      y: 0.75,
      width: 98.5,
      height: 138.5,
      rx: 9,
      fill: '#fffdf6',
      stroke: '#b9ae97',
      'stroke-width': 1.5,
    }),
    draw('rect', {
      x: 4,
      y: 4,
      width: 92,
      height: 132,
      rx: 6.5,
      fill: 'none',
      stroke: GOLD,
      'stroke-width': 0.7,
      opacity: 0.55,
    }),
  ]
}

/** Rank and suit, large enough to be read on a card of fifty pixels. */
function corner(rank: RankId, suit: SuitId): SVGElement {
  const text = draw(
    'text',
    {
      x: 17,
      y: 31,
      'text-anchor': 'middle',
      'font-size': rank === '10' ? 27 : 31,
      'font-weight': 800,
      'letter-spacing': rank === '10' ? -3 : 0,
      'font-family': 'Manrope Variable, Manrope, Arial, sans-serif',
      fill: suitInk[suit],
    },
    rank,
  )
  return draw('g', {}, text, place(drawSuit(suit), 17, 47, 20))
}

function bothWays(make: () => SVGElement, middle = 62): SVGElement[] {
  return [make(), draw('g', { transform: `rotate(180 ${middle} 70)` }, make())]
}

function signs(rank: RankId, suit: SuitId): SVGElement[] {
  return (SIGNS[rank] ?? []).map(([x, y]) =>
    place(
      drawSuit(suit),
      FIELD.left + (FIELD.right - FIELD.left) * x,
      FIELD.top + (FIELD.bottom - FIELD.top) * y,
      21,
      y > 0.5 ? 180 : 0,
    ),
  )
}

function ace(suit: SuitId): SVGElement[] {
  const rays = Array.from({ length: 24 }, (_, at) =>
    draw('path', {
      d: 'M59 27L61 39L63 27Z',
      fill: GOLD,
      opacity: at % 2 === 0 ? 0.85 : 0.4,
      transform: `rotate(${at * 15} 61 72)`,
    }),
  )
  return [
    draw('circle', { cx: 61, cy: 72, r: 32, fill: '#fbf1d6', stroke: GOLD, 'stroke-width': 1.4 }),
    ...rays,
    place(drawSuit(suit), 61, 72, 44),
  ]
}

const SKIN = '#f3d2b3'
/** Hair, headgear and dress: distinguishable by shape. */
const PEOPLE: Readonly<Record<'J' | 'Q' | 'K', (ink: string) => SVGElement[]>> = {
  J: (ink) => [
    draw('path', { d: 'M44 36C42 48 46 53 50 53L64 53C68 53 72 48 70 36Z', fill: '#9a5a24' }),
    draw('ellipse', { cx: 57, cy: 41, rx: 8.6, ry: 10.2, fill: SKIN }),
    draw('path', { d: 'M42 35C44 24 70 24 72 35L70 38C62 33 52 33 44 38Z', fill: ink }),
    draw('path', { d: 'M69 32C80 28 84 18 79 12C76 22 70 24 66 29Z', fill: GOLD }),
  ],
  Q: (ink) => [
    draw('path', { d: 'M42 34C36 52 42 62 46 66L68 66C72 62 78 52 72 34C68 24 46 24 42 34Z', fill: '#6d3a17' }),
    draw('ellipse', { cx: 57, cy: 41, rx: 8.4, ry: 10.4, fill: SKIN }),
    draw('path', { d: 'M44 31C50 26 64 26 70 31L69 24L63 27L57 20L51 27L45 24Z', fill: GOLD }),
    draw('circle', { cx: 57, cy: 18.5, r: 2.4, fill: ink }),
    draw('path', {
      d: 'M48 55C52 59 62 59 66 55',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2,
      'stroke-dasharray': '1 2.4',
      'stroke-linecap': 'round',
    }),
  ],
  K: (ink) => [
    draw('path', { d: 'M43 36C41 48 44 52 48 56L66 56C70 52 73 48 71 36Z', fill: '#7b7369' }),
    draw('ellipse', { cx: 57, cy: 41, rx: 8.8, ry: 10.2, fill: SKIN }),
    draw('path', {
      d: 'M48 43C48 58 53 62 57 62C61 62 66 58 66 43C63 48 60 47 57 47C54 47 51 48 48 43Z',
      fill: '#8d857a',
    }),
    draw('path', { d: 'M41 33L39 17L47 24L51 13L57 22L63 13L67 24L75 17L73 33Z', fill: GOLD }),
    draw('path', { d: 'M42 33H72', stroke: ink, 'stroke-width': 2.4 }),
  ],
}

function person(rank: 'J' | 'Q' | 'K', suit: SuitId): SVGElement {
  const ink = suitInk[suit]
  return draw(
    'g',
    {},
    draw('path', { d: 'M34 70V63C37 55 47 53 57 53C67 53 77 55 80 63V70Z', fill: ink }),
    draw('path', { d: 'M49 53L57 66L65 53Z', fill: '#fffdf6' }),
    draw('path', { d: 'M38 70V62M76 70V62', stroke: GOLD, 'stroke-width': 2.6 }),
    ...PEOPLE[rank](ink),
    draw('path', {
      d: 'M53.5 41.5h.1M60.5 41.5h.1',
      stroke: '#2a1b12',
      'stroke-width': 1.9,
      'stroke-linecap': 'round',
    }),
    draw('path', {
      d: 'M55 47C56 48 58 48 59 47',
      fill: 'none',
      stroke: '#a64b3b',
      'stroke-width': 1.2,
      'stroke-linecap': 'round',
    }),
  )
}

function court(rank: 'J' | 'Q' | 'K', suit: SuitId): SVGElement[] {
  return [
    draw('rect', {
      x: 33,
      y: 9,
      width: 58,
      height: 122,
      rx: 4,
      fill: '#fbf1d6',
      stroke: suitInk[suit],
      'stroke-width': 1.2,
    }),
    ...bothWays(() => draw('g', { transform: 'translate(5 0)' }, person(rank, suit))),
    draw('path', { d: 'M33 70H91', stroke: GOLD, 'stroke-width': 1.6 }),
    ...bothWays(() => place(drawSuit(suit), 83, 19, 13)),
  ]
}

function joker(): SVGElement[] {
  const points = Array.from({ length: 3 }, (_, at) => [
    draw('path', {
      d: 'M50 66C40 52 38 40 44 26C54 34 58 48 56 64Z',
      fill: ['#c3172f', '#f0b429', '#14503a'][at] ?? GOLD,
      transform: `rotate(${(at - 1) * 48} 50 70)`,
    }),
    draw('circle', { cx: 44, cy: 25, r: 5, fill: GOLD, transform: `rotate(${(at - 1) * 48} 50 70)` }),
  ])
  const star = 'M17 12L20 20L28 20L22 25L24 33L17 28L10 33L12 25L6 20L14 20Z'
  return [
    draw('path', { d: star, fill: '#7a2ea8' }),
    draw('circle', { cx: 50, cy: 76, r: 34, fill: '#f6ecff' }),
    ...points.flat(),
    draw('circle', { cx: 50, cy: 80, r: 19, fill: SKIN }),
    draw('path', { d: 'M43 77h.1M57 77h.1', stroke: '#2a1b12', 'stroke-width': 4, 'stroke-linecap': 'round' }),
    draw('path', {
      d: 'M40 86C46 95 54 95 60 86',
      fill: 'none',
      stroke: '#a8203a',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    draw('path', { d: 'M30 100C38 94 44 104 50 98C56 104 62 94 70 100L64 112L50 106L36 112Z', fill: '#7a2ea8' }),
  ]
}

const svg = (...children: readonly SVGElement[]): SVGSVGElement =>
  draw('svg', { viewBox: `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`, 'aria-hidden': 'true', focusable: 'false' }, ...children)

/** The front of a card: our own pack, drawn of shapes, sharp at every size. */
export function drawFace(face: Face): SVGSVGElement {
  if (face === 'joker') return svg(...paper(), ...joker())
  const { rank, suit } = face
  const middle =
    rank === 'A' ? ace(suit) : rank === 'J' || rank === 'Q' || rank === 'K' ? court(rank, suit) : signs(rank, suit)
  return svg(...paper(), ...middle, corner(rank, suit))
}

/** The back: a lattice round a coin, in the colours of the game. */
export function drawBack(): SVGSVGElement {
  const lattice = Array.from({ length: 13 }, (_, at) => {
    const shift = at * 18 - 60
    return `M${shift} 0L${shift + 140} 140M${shift + 60} 0L${shift - 80} 140`
  }).join('')
  return svg(
    draw('rect', {
      x: 0.75,
      y: 0.75,
      width: 98.5,
      height: 138.5,
      rx: 9,
      fill: '#fffdf6',
      stroke: '#b9ae97',
      'stroke-width': 1.5,
    }),
    draw('rect', { x: 5, y: 5, width: 90, height: 130, rx: 6, class: 'back-field' }),
    draw(
      'svg',
      { x: 5, y: 5, width: 90, height: 130, viewBox: '5 5 90 130' },
      draw('path', { d: lattice, class: 'back-lines', fill: 'none' }),
    ),
    draw('rect', { x: 8.5, y: 8.5, width: 83, height: 123, rx: 4, fill: 'none', class: 'back-edge' }),
    draw('circle', { cx: 50, cy: 70, r: 20, class: 'back-coin' }),
    draw('circle', { cx: 50, cy: 70, r: 15.5, fill: 'none', class: 'back-edge' }),
    draw('path', { d: 'M41 61H59V65H52.2V81H47.8V65H41Z', class: 'back-mark' }),
  )
}
