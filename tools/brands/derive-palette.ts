import { measureContrast } from '#config/contrast.ts'
import { sharedColours, type Theme } from '#config/theme.ts'

type Lch = { readonly lightness: number; readonly chroma: number; readonly hue: number }

/** The colours of surfaces: their hue, and the lightness of each in a light theme. */
const SURFACES = {
  bg: [0.972, 0.008],
  s1: [0.993, 0.004],
  s2: [0.955, 0.012],
  s3: [0.922, 0.018],
  line: [0.82, 0.024],
} as const
/** An accent with less chroma has no hue of its own, and takes that of the surfaces. */
const GREY = 0.05
const LEAST = 4.6

/** The light palette for a dark one: the same hues, light surfaces, and an accent dark enough to be read. */
export function deriveLight(dark: Theme): Theme {
  const paper = toLch(dark.s3)
  const own = toLch(dark.accent)
  const ink = own.chroma < GREY ? { ...paper, chroma: 0.09 } : own
  const surface = (name: keyof typeof SURFACES) => {
    const [lightness, chroma] = SURFACES[name]
    return toHex({ lightness, chroma: Math.min(chroma, paper.chroma), hue: paper.hue })
  }
  const surfaces = { bg: surface('bg'), s1: surface('s1'), s2: surface('s2'), s3: surface('s3'), line: surface('line') }
  const accent = darkenUntilRead({ ...ink, lightness: Math.min(ink.lightness, 0.6) }, surfaces.s3)
  const deeper = (by: number) => toHex({ ...accent, lightness: accent.lightness - by })
  return {
    accent: toHex(accent),
    'accent-hi': deeper(0.035),
    'accent-lo': deeper(0.06),
    'on-accent': '#ffffff',
    ...surfaces,
  }
}

/** The dark palette for an accent: surfaces of one hue, from near black up. */
export function deriveDark(accentColour: string, surfaceHue: string = accentColour): Theme {
  const accent = toLch(accentColour)
  const { hue, chroma } = toLch(surfaceHue)
  const tint = (lightness: number, most: number) => toHex({ lightness, chroma: Math.min(chroma, most), hue })
  const bright = { ...accent, lightness: Math.max(accent.lightness, 0.72) }
  return {
    accent: toHex(bright),
    'accent-hi': toHex({ ...bright, lightness: Math.min(0.95, bright.lightness + 0.09), chroma: bright.chroma * 0.75 }),
    'accent-lo': toHex({ ...bright, lightness: bright.lightness - 0.09 }),
    'on-accent': toHex({ lightness: 0.17, chroma: Math.min(0.05, accent.chroma), hue: accent.hue }),
    bg: tint(0.145, 0.012),
    s1: tint(0.19, 0.018),
    s2: tint(0.24, 0.024),
    s3: tint(0.3, 0.032),
    line: tint(0.37, 0.04),
  }
}

function darkenUntilRead(colour: Lch, back: string): Lch {
  for (let lightness = colour.lightness; lightness > 0.1; lightness -= 0.005) {
    const tried = { ...colour, lightness }
    if (measureContrast(toHex(tried), back) >= LEAST) return tried
  }
  return toLch(sharedColours.light.text)
}

/** OKLCH of a colour `#rrggbb`. */
function toLch(colour: string): Lch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const yellow = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, yellow),
    hue: Math.atan2(yellow, a),
  }
}

/** The nearest sRGB colour: with less chroma if sRGB does not have as much. */
function toHex(colour: Lch): string {
  for (let { chroma } = colour; ; chroma -= 0.004) {
    const channels = toChannels({ ...colour, chroma: Math.max(0, chroma) })
    if (chroma > 0 && channels.some((value) => value < -0.0005 || value > 1.0005)) continue
    return `#${channels.map((value) => writeChannel(value)).join('')}`
  }
}

function toChannels({ lightness, chroma, hue }: Lch): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

function writeChannel(linear: number): string {
  const held = Math.min(1, Math.max(0, linear))
  const value = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}
