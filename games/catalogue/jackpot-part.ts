import { holdEngine, type HoldDefinition } from '../engines/hold-and-win/math/index.ts'
import { DECIMALS } from '../kit/math/exact-figures.ts'

type Values = HoldDefinition['hold']['values']

/** The same game in which only such values pay that `pays` picks, and the grand prize if it `hasGrand`. */
function onlyPaying(
  definition: HoldDefinition,
  pays: (value: Values[number]) => boolean,
  hasGrand: boolean,
): HoldDefinition {
  const { symbols, hold } = definition
  return {
    ...definition,
    symbols: symbols.map((symbol) => ({ ...symbol, pays: symbol.pays.map(() => 0) })),
    hold: {
      ...hold,
      values: hold.values.map((value) => (pays(value) ? value : { ...value, coins: 0 })),
      grandCoins: hasGrand ? hold.grandCoins : 0,
    },
  }
}

/**
 * The part of a game's return that its own jackpots pay (named values and the grand prize), per cent with six decimals. A
 * return is linear in what is paid, so it is exactly the return of the same game in which nothing else pays.
 */
export function jackpotPart(definition: HoldDefinition): string {
  return holdEngine.exactReturn(onlyPaying(definition, ({ label }) => label !== undefined, true)).rtp
}

/** What the feature pays in values without a name: with the jackpots it is the whole feature. */
export function plainFeaturePart(definition: HoldDefinition): string {
  return holdEngine.exactReturn(onlyPaying(definition, ({ label }) => label === undefined, false)).rtp
}

/** One unit of the last decimal. */
export const LAST_DECIMAL = 10 ** -DECIMALS
