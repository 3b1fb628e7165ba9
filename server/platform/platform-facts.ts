import type { CurrencyCode } from '#money'

/** What this process is, decided once at start. */
export type PlatformFacts = {
  readonly version: string
  readonly target: string
  readonly environment: string
  /** How far the clock was moved ahead of the true time; always 0 in cert and production. */
  readonly clockShiftMs: () => number
  /** Market's zone: days are days there. */
  readonly timeZone: string
  readonly mainCurrency: {
    readonly currency: CurrencyCode
    readonly fractionDigitsMin: number
    readonly fractionDigitsMax: number
  }
}
