import { sharedColours } from './theme.ts'
import type { Colour, Theme, ThemeMode } from './theme.ts'

const surfaces = ['bg', 's1', 's2', 's3'] as const
const texts = ['text', 'text-2', 'text-3', 'accent', 'accent-hi', 'win', 'ok', 'warn', 'danger', 'info'] as const

type Pair = readonly [front: Colour, back: Colour, least: number]

/** Every pair of colours on the screens: text on surfaces 4.5:1, edges of buttons and focus rings 3:1 (WCAG 2.2 AA). */
export const contrastPairs: readonly Pair[] = [
  ...surfaces.flatMap((back) => texts.map((front): Pair => [front, back, 4.5])),
  ...(['accent', 'accent-hi', 'accent-lo'] as const).map((back): Pair => ['on-accent', back, 4.5]),
  ['on-win', 'win', 4.5],
  ['on-danger', 'danger-bg', 4.5],
  ...surfaces.flatMap((back): Pair[] => [
    ['accent-lo', back, 3],
    ['focus', back, 3],
  ]),
]

/** What the system's colours leave as the brand has it: its logo, letters and sign, on its own ground (logo.css). */
export const forcedPairs: readonly Pair[] = [
  ['text', 'bg', 4.5],
  ['accent', 'bg', 3],
  ['accent-hi', 'bg', 3],
]

export type WeakPair = { readonly front: Colour; readonly back: Colour; readonly ratio: number; readonly least: number }

/** The pairs of a theme that are too weak. */
export function findWeakPairs(theme: Theme, mode: ThemeMode, pairs = contrastPairs): WeakPair[] {
  const colours = { ...sharedColours[mode], ...theme }
  return pairs.flatMap(([front, back, least]) => {
    const ratio = measureContrast(colours[front], colours[back])
    return ratio >= least ? [] : [{ front, back, ratio, least }]
  })
}

/** One sentence per pair that is too weak, naming both tokens. */
export function findContrastProblems(theme: Theme, target: string, mode: ThemeMode = 'dark'): string[] {
  return findWeakPairs(theme, mode).map(
    ({ front, back, ratio, least }) => `${target}: --${front} on --${back} is ${ratio.toFixed(2)}:1, below ${least}:1`,
  )
}

/** The contrast ratio of WCAG between two colours written #rrggbb. */
export function measureContrast(one: string, other: string): number {
  const [bright = 0, dark = 0] = [measureLuminance(one), measureLuminance(other)].sort((a, b) => b - a)
  return (bright + 0.05) / (dark + 0.05)
}

/** Below this perceived distance of their accents, two brands are hard to distinguish. */
export const ACCENTS_APART = 15

/** Perceived distance of two colours (CIE 1976 ΔE). */
export function measureDistance(one: string, other: string): number {
  const [a, b] = [toLab(one), toLab(other)]
  return Math.hypot(a.lightness - b.lightness, a.red - b.red, a.yellow - b.yellow)
}

function toLinear(colour: string) {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return { r: channel(1), g: channel(3), b: channel(5) }
}

function measureLuminance(colour: string): number {
  const { r, g, b } = toLinear(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function toLab(colour: string) {
  const { r, g, b } = toLinear(colour)
  const bend = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  // D65 white
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return { lightness: 116 * y - 16, red: 500 * (x - y), yellow: 200 * (y - z) }
}
