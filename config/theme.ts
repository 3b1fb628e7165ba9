import { Type } from 'typebox'
import type { Static } from 'typebox'

/**
 * The nine tokens that a brand sets. Text, win, warning and art colours are shared, so a brand cannot change their
 * meaning.
 */
export const themeTokens = ['accent', 'accent-hi', 'accent-lo', 'on-accent', 'bg', 's1', 's2', 's3', 'line'] as const
export type ThemeToken = (typeof themeTokens)[number]
export const themeModes = ['dark', 'light'] as const
export type ThemeMode = (typeof themeModes)[number]

const colour = Type.String({ pattern: '^#[0-9a-f]{6}$' })
/** The nine colours of one theme, written like #1f0d00. */
export const paletteSchema = Type.Object(
  {
    accent: colour,
    'accent-hi': colour,
    'accent-lo': colour,
    'on-accent': colour,
    bg: colour,
    s1: colour,
    s2: colour,
    s3: colour,
    line: colour,
  },
  { additionalProperties: false },
)
export type Theme = Readonly<Static<typeof paletteSchema>>

/** Colours that every brand shares; ui/tokens.css has the same values. */
export const sharedColours = {
  dark: {
    text: '#fff7ee',
    'text-2': '#d6cabf',
    'text-3': '#a99d93',
    win: '#ffd45e',
    'on-win': '#2a1700',
    ok: '#4fdb8b',
    warn: '#ffc14a',
    danger: '#ff7468',
    'danger-bg': '#a81e17',
    'on-danger': '#ffffff',
    info: '#7cc4ff',
    focus: '#ffffff',
  },
  light: {
    text: '#1c1611',
    'text-2': '#463d36',
    'text-3': '#5d534b',
    win: '#6f4a00',
    'on-win': '#ffffff',
    ok: '#0b5f36',
    warn: '#704600',
    danger: '#a3150e',
    'danger-bg': '#a81e17',
    'on-danger': '#ffffff',
    info: '#0b4f92',
    focus: '#1c1611',
  },
} as const
export type SharedColour = keyof (typeof sharedColours)['dark']
export type Colour = ThemeToken | SharedColour

/** The colours of a brand as CSS: dark for every page, light where the page says so. */
export function writeThemeCss(palette: Readonly<Record<ThemeMode, Theme>>, target: string): string {
  const selector = `:root[data-brand='${target}']`
  return `${writeRule(selector, palette.dark)}\n${writeRule(`${selector}[data-theme='light']`, palette.light)}\n`
}

function writeRule(selector: string, theme: Theme): string {
  return [`${selector} {`, ...themeTokens.map((token) => `  --${token}: ${theme[token]};`), '}'].join('\n')
}
