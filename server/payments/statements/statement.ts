import type { OwnStatementFormat } from '#contract/shapes/payment-names.ts'
import type { CurrencyCode } from '#money'

/** One movement on an account of ours, as the bank reports it. Amounts in minor units; above zero it came in. */
export type StatementItem = {
  /** The bank's own number of the movement; the same in every statement that has it. */
  readonly bankRef: string
  readonly bookedOn: string
  readonly amountMinor: number
  readonly currency: string
  /** IBAN where the bank gives one, else the local number with the code of the bank. */
  readonly counterAccount: string | null
  readonly counterName: string | null
  /** Digits without leading zeros. Our own orders carry the withdrawal's number here. */
  readonly variableSymbol: string | null
  readonly message: string | null
  /** The bank marks it as the return of a payment of ours, or as a reversal. */
  readonly isReturn: boolean
}

/** One statement of one account. */
export type Statement = {
  readonly format: 'camt.053' | 'gpc' | OwnStatementFormat
  readonly number: string
  /** An IBAN, or the sixteen digits of a Czech statement that names no bank. */
  readonly account: string
  readonly currency: string | null
  readonly from: string
  readonly to: string
  readonly openingMinor: number
  readonly closingMinor: number
  readonly items: readonly StatementItem[]
}

export type OwnAccount = { readonly iban: string; readonly currency: CurrencyCode }

/**
 * What is wrong with a statement as a whole, in one word; undefined when it is of our account and adds up: opening
 * balance, all movements, closing balance.
 */
export function findStatementProblem(statement: Statement, own: OwnAccount): string | undefined {
  const { account, currency, items, openingMinor, closingMinor } = statement
  if (account !== own.iban && account !== own.iban.slice(8)) return 'another-account'
  if (currency !== null && currency !== own.currency) return 'another-currency'
  if (new Set(items.map(({ bankRef }) => bankRef)).size !== items.length) return 'movement-twice'
  const sum = items.reduce((total, { amountMinor }) => total + amountMinor, openingMinor)
  return sum === closingMinor ? undefined : 'does-not-add-up'
}

/** A variable symbol in normal form: digits, no leading zeros; null for none. */
export function readVariableSymbol(written: string | undefined): string | null {
  const digits = /^\d{1,10}$/.exec(written?.trim() ?? '')?.[0].replace(/^0+/, '')
  return digits === undefined || digits === '' ? null : digits
}
