import type { StatementBankName } from '#contract/shapes/payment-names.ts'

/** A bank's answer: a document that `readStatements` parses, or in one word why there is none. */
export type BankAnswer =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly problem: string }

/**
 * A bank with an API for the movements of our account. Never throws: a timeout, an error or a request to wait comes
 * back as a problem.
 */
export type StatementBank = {
  readonly name: StatementBankName
  /** All movements that were booked on these days, both included: `2026-11-21`. */
  readonly fetchPeriod: (from: string, to: string) => Promise<BankAnswer>
}
