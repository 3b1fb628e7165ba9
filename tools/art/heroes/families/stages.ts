import { at, drawMotif, edged, fill, flat, silhouette, stroke } from '../paint.ts'
import { around, box, disc, polygon, star } from '../shapes.ts'
import { HEIGHT, each, type DrawScene, type Scene } from './scene.ts'

/** Grounds of a fair, a theatre and a machine. */
export const stages = {
  /** Rays of a fair behind one large sign. */
  rays: ({ motif, colours, x, y, size }: Scene) =>
    each(20, (place) => {
      const [[fromX, fromY], [toX, toY]] = [place, place + 0.5].map((turn) => {
        const angle = (turn / 20) * 2 * Math.PI
        return [x + Math.cos(angle) * 1400, y + Math.sin(angle) * 1400] as const
      }) as [readonly [number, number], readonly [number, number]]
      return fill(
        polygon([
          [x, y],
          [fromX, fromY],
          [toX, toY],
        ]),
        place % 2 === 0 ? colours['accent-lo'] : colours.accent,
        0.42,
      )
    }) +
    fill(disc(x, y, size * 0.68), colours['on-accent']) +
    fill(disc(x, y, size * 0.55), colours.s3) +
    each(28, (place) => {
      const [dx, dy] = around(28, size * 0.61)[place] ?? [0, 0]
      return fill(disc(x + dx, y + dy, 7), place % 2 === 0 ? colours['accent-hi'] : colours.text)
    }) +
    at(x, y, size * 0.86, drawMotif(motif, edged(colours, 2.4)), -4),

  /** A stage between curtains, under a moon. */
  curtain: ({ motif, colours, x, y, size }: Scene) =>
    fill(disc(x, y, size * 0.78), colours['accent-lo'], 0.35) +
    fill(disc(x, y, size * 0.62), colours.accent, 0.32) +
    each(16, (place) => {
      const [dx, dy] = around(16, size * (0.72 + (place % 3) * 0.13), place * 0.37)[place] ?? [0, 0]
      return fill(star(x + dx, y + dy, 4, 8 + (place % 3) * 6, 3), colours.text, 0.8)
    }) +
    fill(`M0 600q640 -70 1280 0v120H0z`, colours.s3) +
    at(x, y + 40, size * 0.92, drawMotif(motif, flat(colours))) +
    each(7, (place) => {
      const left = place * 46
      const tone = place % 2 === 0 ? colours['accent-lo'] : colours.accent
      const drape = `M${left} 0h46q-4 380 -${60 + place * 18} 720h-46q${40 - place * 6} -340 ${60 + place * 12 - 46} -720z`
      return (
        fill(drape, tone, 0.9 - place * 0.04) +
        `<g transform="translate(1280 0) scale(-1 1)">${fill(drape, tone, 0.9 - place * 0.04)}</g>`
      )
    }) +
    fill(`M0 0H1280V40${each(16, () => 'q-40 56 -80 0')}z`, colours['accent-lo']),

  /** Windows of a machine, one of them open. */
  reels: ({ motif, colours, x, y, size }: Scene) =>
    each(5, (column) =>
      each(3, (row) => {
        const [left, top] = [column * 262 - 14, row * 246 - 4]
        return (
          fill(box(left, top, 246, 230), (column + row) % 2 === 0 ? colours.s1 : colours.s2) +
          `<g opacity=".16">${at(left + 123, top + 115, 150, drawMotif(motif, flat(colours)))}</g>`
        )
      }),
    ) +
    fill(box(x - size * 0.62, 0, size * 1.24, HEIGHT), colours['accent-lo']) +
    fill(box(x - size * 0.58, 0, size * 1.16, HEIGHT), colours.s3) +
    fill(box(x - size * 0.58, y - 4, size * 1.16, 8), colours.accent) +
    at(x, y - size * 1.16, size, drawMotif(motif, silhouette(colours))) +
    at(x, y + size * 1.16, size, drawMotif(motif, silhouette(colours))) +
    at(x, y, size * 1.02, drawMotif(motif, edged(colours, 2))),

  /** Fans of a theatre of the twenties. */
  fan: ({ motif, colours, x, y, size }: Scene) =>
    each(4, (row) =>
      each(8, (column) => {
        const [left, top] = [column * 180 + (row % 2) * 90 - 30, row * 200 + 170]
        return each(4, (ring) =>
          stroke(
            `M${left - 85 + ring * 22} ${top}a${85 - ring * 22} ${85 - ring * 22} 0 0 1 ${170 - ring * 44} 0`,
            colours.line,
            4,
          ),
        )
      }),
    ) +
    each(15, (place) =>
      fill(
        polygon([
          [x, HEIGHT],
          [x + (place - 7) * 150 - 34, -60],
          [x + (place - 7) * 150 + 34, -60],
        ]),
        place % 2 === 0 ? colours['accent-lo'] : colours.s3,
        0.6,
      ),
    ) +
    fill(
      polygon([
        [x - size * 0.66, HEIGHT],
        [x - size * 0.66, y],
        [x, y - size * 0.72],
        [x + size * 0.66, y],
        [x + size * 0.66, HEIGHT],
      ]),
      colours.s1,
    ) +
    stroke(
      polygon([
        [x - size * 0.6, HEIGHT],
        [x - size * 0.6, y + 8],
        [x, y - size * 0.64],
        [x + size * 0.6, y + 8],
        [x + size * 0.6, HEIGHT],
      ]),
      colours.accent,
      5,
    ) +
    at(x, y + 30, size * 0.98, drawMotif(motif, flat(colours))),
} as const satisfies Record<string, DrawScene>
