import type { Static } from 'typebox'
import { themeTokens, type Palette, type themeModes } from '#contract/shapes/look.ts'

export { themeModes, themeTokens } from '#contract/shapes/look.ts'
export type ThemeToken = (typeof themeTokens)[number]
export type ThemeMode = (typeof themeModes)[number]
export type Theme = Readonly<Static<typeof Palette>>

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
