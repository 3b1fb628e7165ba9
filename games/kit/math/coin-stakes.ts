import type { CoinValues, GameCurrency } from './definition-parts.ts'

type CoinGame = {
  readonly key: string
  readonly coins: number
  readonly coinValues: CoinValues
  readonly declared: { readonly maxWinCoins: number }
}

/**
 * The stakes a player may choose, in minor units, rising. With `maxWinMinor` (the market's largest allowed win) only
 * those on which not even the largest win of the game passes it: a win is never cut, the stake is.
 */
export function coinStakesFor(
  { coins, coinValues, declared }: CoinGame,
  currency: GameCurrency,
  maxWinMinor?: number,
): number[] {
  const values = coinValues[currency]
  const allowed =
    maxWinMinor === undefined ? values : values.filter((value) => value * declared.maxWinCoins <= maxWinMinor)
  return allowed.map((value) => value * coins)
}

/** The value of one coin in minor units. Refuses a stake that would not pay in whole minor units. */
export function coinValueOf({ key, coins }: Pick<CoinGame, 'key' | 'coins'>, stakeMinor: number): number {
  const coinValueMinor = stakeMinor / coins
  if (!Number.isSafeInteger(coinValueMinor) || coinValueMinor < 1) {
    throw new RangeError(`A stake on ${key} is a whole multiple of ${coins} minor units.`)
  }
  return coinValueMinor
}

/** Coin values that do not rise, in words; none when they do. */
export function coinProblems(coinValues: CoinValues): string[] {
  return Object.entries(coinValues).flatMap(([currency, values]) =>
    values.some((value, index) => index > 0 && value <= (values[index - 1] ?? 0))
      ? [`${currency} coins must rise.`]
      : [],
  )
}
