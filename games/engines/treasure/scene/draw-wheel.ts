import { draw } from '../../../kit/cards/draw.ts'
import type { TreasureDefinition } from '../../../kit/protocol/bets.ts'
import { slicesOf } from './slices.ts'

/** Edges of the rings, from the outer one inwards; the picture is 1000 wide. */
const EDGES = [490, 345, 205, 78]
const MIDDLE = 500

const point = (radius: number, angle: number): string =>
  `${(MIDDLE + radius * Math.sin(angle)).toFixed(2)} ${(MIDDLE - radius * Math.cos(angle)).toFixed(2)}`

/** A ring with its slices. */
export function drawRing(
  ring: TreasureDefinition['rings'][number],
  at: number,
  coins: number,
  write: (times: number) => string,
) {
  const slices = slicesOf(ring, at)
  const [outer, inner] = [EDGES[at] ?? 200, EDGES[at + 1] ?? 78]
  const step = (2 * Math.PI) / slices.length
  const group = draw('g', { class: `ring ring-${at}` })
  const most = Math.max(...ring.segments.map((segment) => ('pays' in segment ? segment.pays : 0)))
  for (const [index, segment] of slices.entries()) {
    const [from, to] = [(index - 0.5) * step, (index + 0.5) * step]
    const found = ring.segments[segment]
    const isInwards = found !== undefined && 'leads' in found
    const pays = found && 'pays' in found ? found.pays : 0
    const kind = isInwards
      ? 'inwards'
      : pays === 0
        ? 'nothing'
        : pays === most
          ? 'most'
          : index % 2 === 0
            ? 'even'
            : 'odd'
    const d = `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`
    const middle = (outer + inner) / 2
    const text = isInwards ? '★' : pays === 0 ? '–' : write(pays / coins)
    const isLong = text.length > 4
    const along = isLong ? (outer - inner) / (0.66 * text.length) : (outer - inner) * 0.34
    const size = Math.min(along, ((inner + outer) / 2) * step * (isLong ? 0.6 : 0.52), 46)
    group.append(
      draw('path', { d, class: `slice s-${kind}`, 'data-slice': index }),
      draw(
        'text',
        {
          transform: `rotate(${(index * step * 180) / Math.PI} 500 500) translate(500 ${MIDDLE - middle}) ${isLong ? 'rotate(90)' : ''}`,
          'text-anchor': 'middle',
          'dominant-baseline': 'central',
          'font-size': size.toFixed(1),
          class: `mark s-${kind}`,
        },
        text,
      ),
    )
  }
  group.append(draw('circle', { cx: 500, cy: 500, r: outer, class: 'rim', fill: 'none' }))
  return {
    group,
    /** A slice that shows a segment; when there are several, `turn` chooses one. */
    sliceOf(segment: number, turn: number): number {
      const places = slices.flatMap((shown, index) => (shown === segment ? [index] : []))
      return places[turn % Math.max(1, places.length)] ?? 0
    },
    /** Rotation in degrees that brings a slice to the top. */
    turnTo: (slice: number): number => -(slice * step * 180) / Math.PI,
    light(slice: number | undefined): void {
      for (const shape of group.querySelectorAll('.slice')) {
        shape.toggleAttribute('data-lit', shape.getAttribute('data-slice') === String(slice))
      }
    },
  }
}
/** The fixed parts: hub, pointer and so on. */
export function drawFixed(): SVGElement {
  return draw(
    'g',
    { class: 'fixed' },
    draw('circle', { cx: 500, cy: 500, r: 78, class: 'hub' }),
    draw('circle', { cx: 500, cy: 500, r: 58, class: 'hub-in' }),
    draw('path', { d: 'M478 478H522V494H509V532H491V494H478Z', class: 'hub-mark' }),
    draw('path', { d: 'M470 -8H530L500 62Z', class: 'pointer' }),
  )
}
