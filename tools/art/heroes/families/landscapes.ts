import { at, drawMotif, edged, fill, flat, stroke } from '../paint.ts'
import { box, disc, polygon } from '../shapes.ts'
import { HEIGHT, WIDTH, each, repeated, type DrawScene, type Scene } from './scene.ts'

/** Grounds of nature and of a city. */
export const landscapes = {
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
} as const satisfies Record<string, DrawScene>
