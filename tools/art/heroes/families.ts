import type { Random } from '../random.ts'
import { at, drawMotif, edged, engraved, fill, flat, silhouette, stroke, type Colours } from './paint.ts'
import { around, box, disc, polygon, star, type Motif } from './shapes.ts'

export const WIDTH = 1280
export const HEIGHT = 720

export type Scene = {
  readonly motif: Motif
  readonly colours: Colours
  readonly random: Random
  /** Where the thing stands, which depends on where the site has words over it. */
  readonly x: number
  readonly y: number
  readonly size: number
}

const each = (many: number, make: (place: number) => string): string =>
  Array.from({ length: many }, (_, place) => make(place)).join('')

/** The same small drawing over the whole picture. */
const repeated = ([width, height]: readonly [number, number], drawing: string): string =>
  `<defs><pattern id="r" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${drawing}</pattern></defs><path fill="url(#r)" d="${box(0, 0, WIDTH, HEIGHT)}"/>`

/** Families of illustration: how pictures of a brand are drawn. A brand names one. */
export const families = {
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

  /** Ridges one behind the other, with stitches along them. */
  peaks: ({ motif, colours, x, y, size, random }: Scene) => {
    const ridge = (base: number, height: number, step: number): string => {
      const points = Array.from(
        { length: Math.ceil(WIDTH / step) + 2 },
        (_, place) => [place * step - 40, base - (place % 2 === 0 ? 0 : height * (0.6 + random() * 0.4))] as const,
      )
      return polygon([...points, [WIDTH + 80, HEIGHT], [-40, HEIGHT]])
    }
    return (
      fill(disc(x, y - 30, size * 0.62), colours.accent, 0.92) +
      fill(disc(x, y - 30, size * 0.5), colours['accent-hi'], 0.5) +
      fill(ridge(430, 250, 170), colours.s3) +
      fill(ridge(540, 240, 210), colours.s2) +
      at(x, y + 20, size * 0.86, drawMotif(motif, edged(colours, 2.4))) +
      fill(ridge(690, 130, 150), colours.s1) +
      each(42, (place) =>
        stroke(`M${place * 32} 676l9 12m0-12l-9 12`, place % 3 === 0 ? colours['accent-hi'] : colours.accent, 3),
      )
    )
  },

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

  /** Tongues of fire up to the edge. */
  flames: ({ motif, colours, x, y, size, random }: Scene) => {
    const tongues = (base: number, height: number, step: number): string => {
      let path = `M-40 ${HEIGHT}V${base}`
      for (let left = -40; left < WIDTH + 40; left += step) {
        const top = base - height * (0.45 + random() * 0.55)
        path += `C${left + step * 0.1} ${base - height * 0.3} ${left + step * 0.7} ${top + 60} ${left + step * 0.55} ${top}C${left + step * 1.1} ${top + 90} ${left + step * 0.8} ${base - 30} ${left + step} ${base}`
      }
      return `${path.replaceAll(/(\.\d)\d+/g, '$1')}V${HEIGHT}z`
    }
    return (
      fill(tongues(420, 400, 190), colours.s3) +
      fill(tongues(540, 380, 160), colours['accent-lo'], 0.75) +
      fill(disc(x, y, size * 0.56), colours.bg, 0.5) +
      at(x, y, size, drawMotif(motif, edged(colours, 2.4)), 4) +
      fill(tongues(700, 210, 130), colours.accent) +
      fill(tongues(740, 130, 110), colours['accent-hi'])
    )
  },

  /** Islands between waves. */
  waves: ({ motif, colours, x, y, size }: Scene) => {
    const wave = (top: number, height: number, length: number, from: number): string =>
      `M${-from} ${top}${each(Math.ceil((WIDTH + from) / length) + 1, () => `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`)}V${HEIGHT}H${-from}z`
    return (
      fill(disc(x, y, size * 0.86), colours.s2) +
      fill(disc(x, y, size * 0.66), colours.s3) +
      fill(disc(x + size * 0.42, y - size * 0.44, 46), colours['accent-hi'], 0.8) +
      each(9, (place) =>
        fill(
          `M${(place * 157) % 1280} ${60 + ((place * 83) % 240)}q20 -16 40 0q20 -16 40 0q-20 -6 -40 6q-20 -12 -40 -6z`,
          colours.text,
          0.5,
        ),
      ) +
      fill(wave(y + 130, 40, 420, 60), colours['accent-lo'], 0.55) +
      at(x, y, size * 0.94, drawMotif(motif, flat(colours)), -3) +
      fill(wave(y + 200, 44, 360, 150), colours['accent-lo']) +
      fill(wave(y + 262, 36, 300, 40), colours.accent) +
      fill(wave(y + 330, 30, 260, 190), colours['accent-hi'])
    )
  },

  /** Houses of a city at night, with windows. */
  skyline: ({ motif, colours, x, y, size, random }: Scene) => {
    const houses = (base: number, height: number, tone: string, hasWindows: boolean): string => {
      let drawn = ''
      for (let left = -20; left < WIDTH;) {
        const width = 70 + Math.floor(random() * 90)
        const top = Math.round(base - height * (0.35 + random() * 0.65))
        drawn += fill(box(left, top, width, HEIGHT - top), tone)
        if (hasWindows)
          for (let row = top + 22; row < 690; row += 40)
            for (let column = left + 14; column < left + width - 18; column += 30)
              if (random() > 0.62) drawn += fill(box(column, row, 13, 20), colours.accent)
        left += width + 4
      }
      return drawn
    }
    return (
      fill(disc(x, y - 20, size * 0.7), colours.accent) +
      fill(disc(x, y - 20, size * 0.7), colours.bg, 0.08) +
      houses(560, 420, colours.s2, false) +
      fill(disc(x, y, size * 0.58), colours.bg) +
      at(x, y, size * 0.96, drawMotif(motif, flat(colours))) +
      houses(760, 260, colours.s1, true)
    )
  },

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

  /** A meadow of dots, and things that float. */
  meadow: ({ motif, colours, x, y, size, random }: Scene) =>
    repeated([70, 136], fill(disc(18, 18, 9) + disc(53, 86, 15), colours.s3)) +
    each(14, () => {
      const [left, top, r] = [random() * WIDTH, random() * HEIGHT, 18 + random() * 40]
      return (
        stroke(disc(left, top, r), colours['accent-hi'], 4, 0.5) +
        fill(disc(left - r * 0.3, top - r * 0.3, r * 0.2), colours.text, 0.6)
      )
    }) +
    fill(disc(x, y, size * 0.62), colours['accent-lo'], 0.9) +
    fill(disc(x - 16, y - 18, size * 0.56), colours.s2) +
    at(x, y, size * 0.9, drawMotif(motif, edged(colours, 2)), 8) +
    fill(`M0 ${HEIGHT}V640q160 -60 320 0t320 0t320 0t320 0V${HEIGHT}z`, colours['accent-lo'], 0.7),

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
} as const satisfies Record<string, (scene: Scene) => string>

export type FamilyName = keyof typeof families
