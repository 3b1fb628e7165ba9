/** A movement for a bank's statement. Amounts in minor units; above zero it comes in. */
export type Movement = {
  readonly reference: string
  readonly amountMinor: number
  readonly variableSymbol?: string
  /** Czech or Slovak IBAN of the other side. */
  readonly counterIban?: string
  readonly counterName?: string
  readonly message?: string
  /** A payment that the bank returns, or a reversal of its own booking. */
  readonly isReturn?: boolean
}

/** Data of a statement. */
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
