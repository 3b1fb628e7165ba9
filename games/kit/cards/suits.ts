import { draw } from './draw.ts'

/** Hearts, diamonds, clubs, spades; or the hearts, leaves, bells and acorns of the German pack. */
export type SuitId = 'hearts' | 'diamonds' | 'clubs' | 'spades' | 'leaves' | 'bells' | 'acorns'

/** In the order of the cards' numbers. */
export const frenchSuits = ['hearts', 'diamonds', 'clubs', 'spades'] as const satisfies readonly SuitId[]
export const germanSuits = ['hearts', 'leaves', 'bells', 'acorns'] as const satisfies readonly SuitId[]

/** Ink of a suit, for its letters and lines. */
export const suitInk: Readonly<Record<SuitId, string>> = {
  hearts: '#c3172f',
  diamonds: '#c8471a',
  clubs: '#14503a',
  spades: '#16202e',
  leaves: '#1f7a35',
  bells: '#b5610a',
  acorns: '#5d3413',
}

const HEART =
  'M50 90C20 66 7 50 7 32C7 17 18 8 30 8C40 8 47 14 50 23C53 14 60 8 70 8C82 8 93 17 93 32C93 50 80 66 50 90Z'
const DIAMOND = 'M50 3C60 24 72 38 88 50C72 62 60 76 50 97C40 76 28 62 12 50C28 38 40 24 50 3Z'
const SPADE =
  'M50 5C61 26 91 40 91 63C91 77 80 84 70 84C62 84 56 79 53 72C55 83 59 91 68 96L32 96C41 91 45 83 47 72C44 79 38 84 30 84C20 84 9 77 9 63C9 40 39 26 50 5Z'
const STEM = 'M46 54C47 76 43 88 31 96L69 96C57 88 53 76 54 54Z'
const LEAF = 'M50 3C76 20 91 42 84 66C80 80 66 86 53 82L54 97L46 97L47 82C34 86 20 80 16 66C9 42 24 20 50 3Z'
const NUT = 'M27 46C27 72 39 91 50 97C61 91 73 72 73 46Z'
const CAP = 'M19 47C19 28 33 17 50 17C67 17 81 28 81 47C70 52 30 52 19 47Z'

/** A suit in a box of 100 by 100. Each has its own shape, so that none needs its colour to be recognised. */
export function drawSuit(suit: SuitId): SVGElement {
  const fill = suitInk[suit]
  const shine = { fill: '#fff', opacity: 0.22 }
  switch (suit) {
    case 'hearts':
      return draw(
        'g',
        {},
        draw('path', { d: HEART, fill }),
        draw('ellipse', { cx: 29, cy: 28, rx: 12, ry: 9, ...shine }),
      )
    case 'diamonds':
      return draw(
        'g',
        {},
        draw('path', { d: DIAMOND, fill }),
        draw('path', { d: 'M50 14C42 30 34 40 23 50L50 50Z', ...shine }),
      )
    case 'clubs':
      return draw(
        'g',
        { fill },
        draw('circle', { cx: 50, cy: 26, r: 21 }),
        draw('circle', { cx: 27, cy: 58, r: 21 }),
        draw('circle', { cx: 73, cy: 58, r: 21 }),
        draw('path', { d: STEM }),
        draw('circle', { cx: 44, cy: 20, r: 7, ...shine }),
      )
    case 'spades':
      return draw(
        'g',
        {},
        draw('path', { d: SPADE, fill }),
        draw('ellipse', { cx: 34, cy: 58, rx: 9, ry: 13, ...shine }),
      )
    case 'leaves':
      return draw(
        'g',
        {},
        draw('path', { d: LEAF, fill }),
        draw('path', {
          d: 'M50 18V80M50 40L32 30M50 40L68 30M50 58L29 47M50 58L71 47',
          fill: 'none',
          stroke: '#d9f2c4',
          'stroke-width': 4,
          'stroke-linecap': 'round',
        }),
      )
    case 'bells':
      return draw(
        'g',
        {},
        draw('path', { d: 'M40 14a10 10 0 1 1 20 0', fill: 'none', stroke: fill, 'stroke-width': 7 }),
        draw('circle', { cx: 50, cy: 55, r: 40, fill: '#f0b429', stroke: fill, 'stroke-width': 5 }),
        draw('path', { d: 'M10 52C30 60 70 60 90 52', fill: 'none', stroke: fill, 'stroke-width': 7 }),
        draw('circle', { cx: 50, cy: 72, r: 6, fill }),
        draw('path', { d: 'M50 76V92', stroke: fill, 'stroke-width': 6 }),
        draw('ellipse', { cx: 34, cy: 34, rx: 10, ry: 7, fill: '#fff', opacity: 0.55 }),
      )
    case 'acorns':
      return draw(
        'g',
        {},
        draw('path', { d: 'M50 4V20', stroke: '#5b7a1f', 'stroke-width': 7, 'stroke-linecap': 'round' }),
        draw('path', { d: NUT, fill: '#c98a2b', stroke: fill, 'stroke-width': 4 }),
        draw('path', { d: CAP, fill }),
        draw('path', {
          d: 'M30 30L70 44M70 30L30 44M50 22V48',
          stroke: '#c98a2b',
          'stroke-width': 3,
          opacity: 0.7,
        }),
        draw('ellipse', { cx: 41, cy: 62, rx: 5, ry: 12, fill: '#fff', opacity: 0.4 }),
      )
  }
}

/** A suit as an SVG of its own, for a button. */
export function svgOfSuit(suit: SVGElement): SVGSVGElement {
  return draw('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true', focusable: 'false' }, suit)
}
