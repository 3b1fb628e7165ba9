import type { LinesCurrency, LinesDefinition } from './lines-definition.ts'

/**
 * The stakes a player may choose, in minor units, rising. With `maxWinMinor` (the market's largest allowed win) only
 * those on which not even the largest win of the game passes it: a win is never cut, the stake is.
 */
export function stakesFor(definition: LinesDefinition, currency: LinesCurrency, maxWinMinor?: number): number[] {
  const values = definition.coinValues[currency]
  const allowed =
    maxWinMinor === undefined
      ? values
      : values.filter((coinValueMinor) => coinValueMinor * definition.declared.maxWinCoins <= maxWinMinor)
  return allowed.map((coinValueMinor) => coinValueMinor * definition.coins)
}
