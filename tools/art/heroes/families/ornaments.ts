import { at, drawMotif, edged, engraved, fill, flat, stroke } from '../paint.ts'
import { around, box, disc, polygon } from '../shapes.ts'
import { HEIGHT, each, repeated, type DrawScene, type Scene } from './scene.ts'

/** Grounds of print: banknote, cards, facets and lines. */
export const ornaments = {
  /** A plate of a banknote: rosettes of one line, and the thing in lines. */
  guilloche: ({ motif, colours, x, y, size }: Scene) => {
    const rosette = (radius: number, petals: number, depth: number): string => {
      const points = Array.from({ length: 144 }, (_, place) => {
        const angle = (place / 144) * 2 * Math.PI
        const reach = radius + Math.cos(angle * petals) * depth
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
      })
      return polygon(points)
    }
    return (
      each(22, (place) =>
        stroke(`M0 ${20 + place * 34}q320 ${place % 2 === 0 ? 26 : -26} 640 0t640 0`, colours.line, 2),
      ) +
      each(5, (place) =>
        stroke(
          rosette(size * (0.57 + place * 0.06), 12 + place * 3, size * 0.04),
          colours['accent-lo'],
          1.6,
          0.9 - place * 0.12,
        ),
      ) +
      fill(disc(x, y, size * 0.54), colours.s2) +
      stroke(disc(x, y, size * 0.54), colours.accent, 5) +
      stroke(disc(x, y, size * 0.515), colours['accent-lo'], 2) +
      at(x, y, size * 0.84, drawMotif(motif, engraved(colours))) +
      each(18, (place) =>
        stroke(`M${x - size * 0.3} ${y - size * 0.3 + place * 15}l${size * 0.6} 36`, colours['accent-hi'], 1, 0.22),
      )
    )
  },

  /** A court card: the thing above and below, head to foot. */
  court: ({ motif, colours, x, y, size }: Scene) => {
    const half = size * 0.62
    const tall = size * 1.7
    const corner = (left: number, top: number, turn: number) =>
      at(left, top, size * 0.13, drawMotif(motif, flat({ ...colours, text: colours.bg })), turn)
    return (
      repeated([48, 48], fill(polygon(around(4, 13).map(([dx, dy]) => [24 + dx, 24 + dy])), colours.s3)) +
      `<g transform="rotate(9 ${x} ${y})">${fill(box(x - half, y - tall / 2 + 20, half * 2, tall), colours.s3)}</g>` +
      `<g transform="rotate(-5 ${x} ${y})">` +
      fill(box(x - half, y - tall / 2, half * 2, tall), colours.text) +
      stroke(box(x - half + 14, y - tall / 2 + 14, half * 2 - 28, tall - 28), colours.bg, 3) +
      fill(
        `M${x - half + 14} ${y + 60}L${x + half - 14} ${y - 60}V${y + tall / 2 - 14}H${x - half + 14}z`,
        colours.s3,
      ) +
      at(
        x,
        y - size * 0.36,
        size * 0.64,
        drawMotif(
          motif,
          flat({
            ...colours,
            accent: colours.s3,
            'accent-hi': colours.line,
            'accent-lo': colours.bg,
            text: colours.text,
          }),
        ),
      ) +
      at(x, y + size * 0.36, size * 0.64, drawMotif(motif, flat(colours)), 180) +
      corner(x - half + 40, y - tall / 2 + 46, 0) +
      corner(x + half - 40, y + tall / 2 - 46, 180) +
      '</g>'
    )
  },
  /** Quiet facets of one hue. */
  facets: ({ motif, colours, x, y, size, random }: Scene) => {
    const tones = [colours.s1, colours.s2, colours.s3, colours.s2]
    return (
      each(8, (column) =>
        each(5, (row) => {
          const [left, top] = [column * 160, row * 144]
          const tone = () => tones[Math.floor(random() * 4)] ?? colours.s2
          return fill(`M${left} ${top}h160l-160 144z`, tone()) + fill(`M${left + 160} ${top}v144h-160z`, tone())
        }),
      ) +
      fill(polygon(around(6, size * 0.72).map(([dx, dy]) => [x + dx, y + dy])), colours.bg, 0.55) +
      at(x, y, size, drawMotif(motif, flat(colours)))
    )
  },

  /** Lines of speed across, and the thing cut by the edge. */
  stripes: ({ motif, colours, x, y, size, random }: Scene) =>
    each(13, (place) => {
      const top = place * 58 + random() * 20
      const left = random() * 500
      return fill(
        `M${left} ${top}h${400 + random() * 700}l-40 ${18 + (place % 3) * 10}h-${300 + random() * 500}z`,
        place % 4 === 0 ? colours.accent : place % 2 === 0 ? colours.s3 : colours['accent-lo'],
        place % 4 === 0 ? 0.85 : 0.55,
      )
    }) +
    fill(
      polygon([
        [x - size * 0.2, 0],
        [x + size * 0.9, 0],
        [x + size * 0.5, HEIGHT],
        [x - size * 0.6, HEIGHT],
      ]),
      colours['accent-lo'],
    ) +
    at(x + 60, y + 60, size * 1.5, drawMotif(motif, edged(colours, 1.6)), -14),
} as const satisfies Record<string, DrawScene>
