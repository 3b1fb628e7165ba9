import type { StatementBankName } from '#contract/shapes/payment-names.ts'

/** What a bank answered: a document that `readStatements` reads, or in one word why there is none. */
export type BankAnswer =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly problem: string }

/**
 * A bank that gives the movements on our account when it is asked. Never throws: one that is silent, broken, or wants to be
 * asked later comes back as a problem.
 */
export type StatementBank = {
  readonly name: StatementBankName
  /** All movements booked on these days, both included: `2026-11-21`. */
  readonly fetchPeriod: (from: string, to: string) => Promise<BankAnswer>
}
