import { draw } from '../../../kit/cards/draw.ts'

export type LookName = 'stone' | 'mushroom' | 'ore' | 'diamond' | 'door' | 'raft' | 'road' | 'ice' | 'coin'

/** The pictures under the fields, by the theme of a game. */
const BY_GAME: Readonly<Record<string, LookName>> = {
  BludneKameny: 'stone',
  HoubyAMuchomurky: 'mushroom',
  CertovaStola: 'ore',
  DiamantovePole: 'diamond',
  HradniVez: 'door',
  PresReku: 'raft',
  KohoutiPochod: 'road',
  LedovaSkala: 'ice',
  PannaNeboOrel: 'coin',
}
export const lookOf = (key: string): LookName => BY_GAME[key] ?? 'diamond'

const svg = (...children: readonly SVGElement[]): SVGSVGElement =>
  draw('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true', focusable: 'false' }, ...children)
const path = (d: string, fill: string, more: Record<string, string | number> = {}): SVGElement =>
  draw('path', { d, fill, ...more })
const line = (d: string, stroke: string, width: number): SVGElement =>
  draw('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
const disc = (cx: number, cy: number, r: number, fill: string): SVGElement => draw('circle', { cx, cy, r, fill })

const coin = (letter: string): SVGElement[] => [
  disc(50, 50, 40, '#b97a12'),
  disc(50, 48, 38, '#f5c64a'),
  draw('circle', {
    cx: 50,
    cy: 48,
    r: 30,
    fill: 'none',
    stroke: '#b97a12',
    'stroke-width': 3,
    'stroke-dasharray': '3 4',
  }),
  draw(
    'text',
    {
      x: 50,
      y: 64,
      'text-anchor': 'middle',
      'font-size': 44,
      'font-weight': 900,
      fill: '#8a5407',
      'font-family': 'Arial, sans-serif',
    },
    letter,
  ),
]
const gem = (light: string, middle: string, deep: string): SVGElement[] => [
  path('M50 92L10 40L28 14H72L90 40Z', deep),
  path('M50 92L28 40H72Z', middle),
  path('M10 40L28 14L34 40ZM90 40L72 14L66 40Z', middle),
  path('M28 14H72L66 40H34Z', light),
  line('M10 40H90M28 14L34 40L50 92L66 40L72 14', '#ffffffb0', 2),
]
const cap = (fill: string, spots: string): SVGElement[] => [
  path('M36 52H64L68 88C60 95 40 95 32 88Z', '#f7ead2'),
  path('M8 56C8 26 30 8 50 8C70 8 92 26 92 56C74 64 26 64 8 56Z', fill),
  disc(30, 38, 7, spots),
  disc(52, 26, 8, spots),
  disc(71, 42, 7, spots),
  disc(49, 47, 5, spots),
]
const flame = (): SVGElement[] => [
  path(
    'M50 4C58 26 86 38 82 66C79 86 64 96 50 96C36 96 21 86 18 66C16 50 30 44 34 28C42 34 44 40 44 46C52 36 52 18 50 4Z',
    '#e0341d',
  ),
  path('M50 42C56 54 68 60 66 74C64 86 57 91 50 91C43 91 36 86 34 74C33 64 44 58 50 42Z', '#ffc23d'),
]

/** A safe place and a trap; they differ in shape as well as in colour. */
export const PICTURES: Readonly<
  Record<LookName, { readonly safe: () => SVGSVGElement; readonly trap: () => SVGSVGElement }>
> = {
  stone: {
    safe: () =>
      svg(
        path('M12 70C10 46 26 22 54 20C80 22 92 46 88 70C76 86 26 86 12 70Z', '#8fa59a'),
        path('M22 60C24 42 40 30 56 30C46 40 40 50 40 66Z', '#c9d8cf'),
        line('M58 52L66 64L60 74', '#5d7268', 3),
      ),
    trap: () =>
      svg(
        disc(50, 54, 40, '#0d2f3c'),
        path('M50 6C62 24 76 40 76 58C76 76 64 88 50 88C36 88 24 76 24 58C24 40 38 24 50 6Z', '#7ff3d8'),
        disc(41, 56, 6, '#04241f'),
        disc(59, 56, 6, '#04241f'),
        line('M42 72C47 68 53 68 58 72', '#04241f', 4),
      ),
  },
  mushroom: {
    safe: () => svg(...cap('#a8642a', '#c98a4e')),
    trap: () => svg(...cap('#d2202f', '#fff'), line('M22 92L78 92', '#7b0b15', 5)),
  },
  ore: {
    safe: () =>
      svg(
        path('M10 78L24 40L46 26L72 34L90 76L60 90Z', '#6b5b4d'),
        path('M30 62L42 44L54 60L46 74ZM60 54L72 48L76 66L64 72Z', '#ffd257'),
        line('M34 60L43 48M62 57L70 52', '#fff3b8', 3),
      ),
    trap: () => svg(...flame(), path('M26 30L18 8L40 22ZM74 30L82 8L60 22Z', '#3a0b06')),
  },
  diamond: {
    safe: () => svg(...gem('#e6fbff', '#8fe3ff', '#2f9fd6')),
    trap: () =>
      svg(
        disc(48, 58, 34, '#23262e'),
        path('M60 22L72 14L80 24L70 34Z', '#3a3f4b'),
        line('M76 18C84 6 92 10 92 10', '#c9923b', 5),
        disc(92, 10, 6, '#ffb02e'),
        draw('ellipse', { cx: 36, cy: 46, rx: 9, ry: 12, fill: '#fff', opacity: 0.35 }),
      ),
  },
  door: {
    safe: () =>
      svg(
        path('M20 94V40C20 20 34 8 50 8C66 8 80 20 80 40V94Z', '#f6d27a'),
        path('M28 94V42C28 26 38 17 50 17C62 17 72 26 72 42V94Z', '#fff3cf'),
        line('M30 94L50 60L70 94', '#d9a441', 4),
      ),
    trap: () =>
      svg(
        path('M20 94V40C20 20 34 8 50 8C66 8 80 20 80 40V94Z', '#2b2f38'),
        line('M32 24V94M44 12V94M56 12V94M68 24V94M22 48H78M22 72H78', '#8d97a8', 5),
      ),
  },
  raft: {
    safe: () =>
      svg(
        path('M8 44H92V58H8ZM8 60H92V74H8Z', '#a9713a'),
        line('M20 42V76M80 42V76', '#6a4016', 5),
        line('M6 84C20 78 30 90 44 84C58 78 68 90 94 82', '#bfe9ff', 5),
      ),
    trap: () =>
      svg(
        line('M10 40C24 28 36 52 50 40C64 28 76 52 90 40M10 62C24 50 36 74 50 62C64 50 76 74 90 62', '#cdeaff', 7),
        disc(50, 24, 12, '#f3d2b3'),
        line('M34 16L26 6M66 16L74 6', '#f3d2b3', 6),
      ),
  },
  road: {
    safe: () =>
      svg(
        path('M28 88C18 66 24 46 44 40C44 24 58 18 66 26L80 30L70 36C74 60 64 82 46 88Z', '#fff7e8'),
        path('M52 26C50 14 58 10 62 18C66 10 74 14 70 26Z', '#d2202f'),
        disc(63, 30, 3, '#1b1b1b'),
        line('M42 88V96M52 88V96', '#e08b1c', 4),
        path('M24 62C6 58 8 38 18 34C16 44 24 48 34 48Z', '#2f7a4a'),
      ),
    trap: () =>
      svg(
        path('M14 40H86L94 66V84H6V66Z', '#c81f2d'),
        path('M26 44H74L80 62H20Z', '#bfe0f2'),
        disc(26, 84, 11, '#1b1b1b'),
        disc(74, 84, 11, '#1b1b1b'),
        disc(14, 70, 5, '#ffe27a'),
        disc(86, 70, 5, '#ffe27a'),
      ),
  },
  ice: {
    safe: () =>
      svg(
        path('M8 92L40 14L58 50L70 34L94 92Z', '#bfe6ff'),
        path('M40 14L50 36L40 46L32 34Z', '#fff'),
        line('M60 92V54L78 48L60 42', '#d2202f', 5),
      ),
    trap: () =>
      svg(
        path('M8 92L40 14L58 50L70 34L94 92Z', '#6f9cb8'),
        path('M52 4L38 42L54 50L36 96L66 52L52 44L70 12Z', '#0d2635'),
      ),
  },
  coin: {
    safe: () => svg(...coin('T')),
    trap: () =>
      svg(disc(50, 50, 40, '#5c6672'), disc(50, 48, 38, '#9aa5b1'), line('M34 32L66 64M66 32L34 64', '#39414b', 10)),
  },
}
