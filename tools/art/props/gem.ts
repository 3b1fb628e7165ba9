import { darken, lighten } from '../colour.ts'

type Cut = { readonly sides: number; readonly start: number; readonly squash: number }

const cuts: Readonly<Record<string, Cut>> = {
  round: { sides: 8, start: Math.PI / 8, squash: 1 },
  hex: { sides: 6, start: 0, squash: 1 },
  tri: { sides: 3, start: -Math.PI / 2, squash: 1 },
  square: { sides: 4, start: Math.PI / 4, squash: 1 },
  oct: { sides: 8, start: Math.PI / 8, squash: 0.78 },
  pear: { sides: 10, start: Math.PI / 8, squash: 0.9 },
  star: { sides: 5, start: -Math.PI / 2, squash: 1 },
  marquise: { sides: 8, start: 0, squash: 0.6 },
}

type Point = readonly [number, number]

/** A cut stone seen from above: each facet is as bright as its angle to the light at the top left. */
export function drawGem(cutName: string, colour: string): string {
  const cut = cuts[cutName]
  if (!cut) throw new Error(`There is no cut "${cutName}"`)
  if (cutName === 'star') return drawStarGem(colour)
  const outer = cutName === 'tri' ? 58 : 48
  const tone = (share: number): string => (share > 0 ? lighten(colour, share * 0.75) : darken(colour, -share * 0.62))
  const middle: Point = [0, cutName === 'tri' ? 14 : 0]
  const point = (radius: number, angle: number): Point => placeOnCut(cutName, cut, radius, angle)
  let facets = ''
  for (let side = 0; side < cut.sides; side++) {
    const from = cut.start + (side * 2 * Math.PI) / cut.sides
    const to = cut.start + ((side + 1) * 2 * Math.PI) / cut.sides
    const half = (from + to) / 2
    const lit = Math.cos(half + 2.3)
    const corner = point(outer * 0.78, half)
    facets +=
      facet([point(outer, from), point(outer, to), corner], tone(lit * 0.9)) +
      facet([point(outer, from), corner, point(outer * 0.5, from)], tone(Math.cos(from + 2.4) * 0.8 - 0.15)) +
      facet([point(outer, to), corner, point(outer * 0.5, to)], tone(Math.cos(to + 2.2) * 0.8 + 0.1)) +
      facet([point(outer * 0.5, from), point(outer * 0.5, to), corner], tone(-lit * 0.5)) +
      facet([middle, point(outer * 0.5, from), point(outer * 0.5, to)], tone(0.25 - lit * 0.3))
  }
  const table = Array.from({ length: cut.sides }, (_, side) =>
    point(outer * 0.5, cut.start + (side * 2 * Math.PI) / cut.sides),
  )
  return `${facets}<polygon points="${join(table)}" fill="#fff" opacity=".16"/><path d="M-26 -30 L-6 -40 L-14 -18 Z" fill="#fff" opacity=".75"/>`
}

function placeOnCut(name: string, cut: Cut, radius: number, angle: number): Point {
  const x = Math.cos(angle) * radius * cut.squash
  const y = Math.sin(angle) * radius
  if (name === 'pear') return y < 0 ? [x * (1 + y / 160), y * 1.12] : [x, y * 0.92]
  if (name === 'marquise') return [x * (1 - Math.abs(y) / 130), y * 1.12]
  return name === 'tri' ? [x, y + 14] : [x, y]
}

function drawStarGem(colour: string): string {
  let facets = ''
  for (let side = 0; side < 10; side++) {
    const angle = -Math.PI / 2 + (side * Math.PI) / 5
    const next = angle + Math.PI / 5
    const radius = side % 2 === 0 ? 52 : 24
    const other = side % 2 === 0 ? 24 : 52
    const lit = Math.cos(angle + Math.PI / 10 + 2.3) * (side % 2 === 0 ? 1 : -0.35)
    const corners: Point[] = [
      [0, 0],
      [Math.cos(angle) * radius, Math.sin(angle) * radius],
      [Math.cos(next) * other, Math.sin(next) * other],
    ]
    facets += facet(corners, lit > 0 ? lighten(colour, 0.12 + lit * 0.6) : darken(colour, -lit * 0.5))
  }
  return `${facets}<path d="M-10 -22 L0 -46 L2 -18 Z" fill="#fff" opacity=".7"/>`
}

const join = (points: readonly Point[]): string => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
const facet = (points: readonly Point[], fill: string): string => `<polygon points="${join(points)}" fill="${fill}"/>`
