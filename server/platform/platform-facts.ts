import type { CurrencyCode } from '#money'

/** Facts about this process, decided once at start. */
export type PlatformFacts = {
  readonly version: string
  readonly target: string
  readonly environment: string
  /** Shift of the clock against real time; always 0 in cert and production. */
  readonly clockShiftMs: () => number
  /** The market's time zone, for days. */
  readonly timeZone: string
  readonly mainCurrency: {
    readonly currency: CurrencyCode
    readonly fractionDigitsMin: number
    readonly fractionDigitsMax: number
  }
}
