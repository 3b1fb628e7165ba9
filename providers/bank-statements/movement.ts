/** A movement that a bank would have on its statement. Amounts in minor units; above zero it comes in. */
export type Movement = {
  readonly reference: string
  readonly amountMinor: number
  readonly variableSymbol?: string
  /** Czech or Slovak IBAN of the other side. */
  readonly counterIban?: string
  readonly counterName?: string
  readonly message?: string
  /** The bank sends a payment back, or takes back a booking of its own. */
  readonly isReturn?: boolean
}

/** What a statement is written from. */
export type StatementToWrite = {
  readonly iban: string
  readonly currency: 'CZK' | 'EUR'
  readonly number: number
  /** The one day that it is for: `2026-11-21`. */
  readonly day: string
  readonly openingMinor: number
  readonly movements: readonly Movement[]
}

export function closingOf({ openingMinor, movements }: StatementToWrite): number {
  return movements.reduce((sum, { amountMinor }) => sum + amountMinor, openingMinor)
}
