/** The colour role of a part; each family of pictures decides how to paint it (paint.ts). */
export type Tone = 'main' | 'light' | 'dark' | 'ink' | 'paper'
export type Part = readonly [tone: Tone, path: string]
/** A thing of flat parts, the lowest first, in a box of 100 around 0,0. */
export type Motif = readonly Part[]

const n = (value: number): string => String(Math.round(value * 10) / 10)

export const disc = (x: number, y: number, r: number, ry: number = r): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(ry)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(ry)} 0 1 0 ${n(-r * 2)} 0z`

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`

type Point = readonly [x: number, y: number]

export const times = <Made>(count: number, make: (place: number) => Made): Made[] =>
  Array.from({ length: count }, (_, place) => make(place))

/** A point of a circle, at a share of its turn from the top. */
export function onCircle(share: number, r: number): Point {
  const angle = share * 2 * Math.PI - Math.PI / 2
  return [Math.cos(angle) * r, Math.sin(angle) * r]
}

/** Corners of a circle, from its top on. */
export const around = (count: number, r: number, turn = 0): readonly Point[] =>
  times(count, (place) => onCircle((place + turn) / count, r))

/** The same small disc at each point, as one path. */
export const dots = (points: readonly Point[], r: number, ry: number = r): string =>
  points.map(([x, y]) => disc(x, y, r, ry)).join('')

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`

export const star = (x: number, y: number, count: number, r: number, inner: number): string =>
  polygon(
    around(count * 2, 1).map(([dx, dy], place) => {
      const reach = place % 2 === 0 ? r : inner
      return [x + dx * reach, y + dy * reach]
    }),
  )

/** The slice of a ring between two shares of its turn. */
export function slice(r: number, inner: number, from: number, to: number): string {
  const at = (share: number, reach: number) => onCircle(share, reach).map(n).join(' ')
  const large = to - from > 0.5 ? 1 : 0
  return `M${at(from, r)}A${r} ${r} 0 ${large} 1 ${at(to, r)}L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}z`
}

export const heart = (x: number, y: number, size: number): string =>
  `M${n(x)} ${n(y + size * 0.5)}C${n(x - size)} ${n(y - size * 0.15)} ${n(x - size * 0.5)} ${n(y - size * 0.8)} ${n(x)} ${n(y - size * 0.25)}C${n(x + size * 0.5)} ${n(y - size * 0.8)} ${n(x + size)} ${n(y - size * 0.15)} ${n(x)} ${n(y + size * 0.5)}z`
