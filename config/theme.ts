/**
 * The nine tokens that a brand sets. Text, win, warning and art colours are shared, so a brand cannot change their
 * meaning.
 */
const themeTokens = ['accent', 'accent-hi', 'accent-lo', 'on-accent', 'bg', 's1', 's2', 's3', 'line'] as const
export type ThemeToken = (typeof themeTokens)[number]
export type Theme = Readonly<Record<ThemeToken, string>>

/** Colours that every brand shares; ui/tokens.css has the same values. */
export const sharedColours = {
  text: '#fff7ee',
  'text-2': '#d6cabf',
  'text-3': '#a99d93',
  win: '#ffd45e',
  'on-win': '#2a1700',
  ok: '#4fdb8b',
  warn: '#ffc14a',
  danger: '#ff7468',
  'danger-bg': '#a81e17',
  info: '#7cc4ff',
  focus: '#ffffff',
} as const
export type SharedColour = keyof typeof sharedColours
export type Colour = ThemeToken | SharedColour

/** Parses a brand's theme.css: exactly the nine tokens under its own selector. Throws with what is wrong. */
export function parseTheme(css: string, target: string): Theme {
  const selector = `:root[data-brand="${target}"]`
  if (!css.replaceAll("'", '"').includes(`${selector} {`))
    throw new Error(`theme of ${target}: the selector ${selector} is missing`)
  const found = new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']))
  const problems = themeTokens.flatMap((token) => {
    const value = found.get(token)
    if (value === undefined) return [`--${token} is missing`]
    return /^#[0-9a-f]{6}$/.test(value) ? [] : [`--${token} is not a colour like #1f0d00`]
  })
  const known: readonly string[] = themeTokens
  for (const token of found.keys()) if (!known.includes(token)) problems.push(`--${token} is not a token of a brand`)
  if (problems.length > 0) throw new Error(`theme of ${target}: ${problems.join('; ')}`)
  return Object.fromEntries(found) as Theme
}
