import type { LookFault } from '#contract/shapes/look.ts'
import { ACCENTS_APART, findWeakPairs, forcedPairs, measureDistance } from './contrast.ts'
import { areTooAlike, countSame, isPair, type Look } from './look.ts'
import { themeModes, type ThemeMode } from './theme.ts'

export type OtherLook = readonly [target: string, look: Look]
type Judged = {
  /** The looks of all other brands. */
  readonly others: readonly OtherLook[]
  readonly isGame: (gameKey: string) => boolean
}

const blank = { theme: null, measured: null, least: null }
const rounded = (value: number) => Math.floor(value * 100) / 100

/**
 * Everything for which a look of the right shape is refused, for the tests of the folders, the studio and the server that
 * publishes: a pair of colours that somebody cannot read, what stays of the brand in the system's own colours, letters that do
 * not go together, and what would take it for another brand.
 */
export function judgeLook(look: Look, { others, isGame }: Judged): LookFault[] {
  const named = new Set([...look.heroGames, ...look.recommended])
  return [
    ...themeModes.flatMap((theme) => judgeColours(look, theme)),
    ...(isPair(look.type)
      ? []
      : [{ ...blank, fault: 'type-pair' as const, about: `${look.type.display} ${look.type.body}` }]),
    ...others.flatMap((other) => compareWith(look, other)),
    ...[...named].filter((key) => !isGame(key)).map((about) => ({ ...blank, fault: 'unknown-game' as const, about })),
  ]
}

function judgeColours({ palette }: Look, theme: ThemeMode): LookFault[] {
  const weak = findWeakPairs(palette[theme], theme).map((pair) => ({ fault: 'contrast' as const, ...pair }))
  const forced = findWeakPairs(palette[theme], theme, forcedPairs).map((pair) => ({
    fault: 'forced-colours' as const,
    ...pair,
  }))
  return [...weak, ...forced].map(({ fault, front, back, ratio, least }) => ({
    fault,
    theme,
    about: `--${front} --${back}`,
    measured: rounded(ratio),
    least,
  }))
}

function compareWith(look: Look, [about, other]: OtherLook): LookFault[] {
  const distance = measureDistance(look.palette.dark.accent, other.palette.dark.accent)
  return [
    ...(distance < ACCENTS_APART
      ? [{ ...blank, fault: 'accent-near' as const, about, measured: rounded(distance), least: ACCENTS_APART }]
      : []),
    ...(areTooAlike(look, other)
      ? [{ ...blank, fault: 'alike' as const, about, measured: countSame(look, other) }]
      : []),
    ...(look.heroGames[0] === other.heroGames[0] ? [{ ...blank, fault: 'same-lead' as const, about }] : []),
  ]
}
