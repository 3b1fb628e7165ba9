import type { PaymentState } from '#contract/states/payment-states.ts'
import { paymentCan } from '#contract/states/payment-states.ts'
import { withdrawalCan, type WithdrawalState } from '#contract/states/withdrawal-states.ts'
import { BANK_APP } from '#contract/shapes/payment-names.ts'
import type { StatementItem } from './statement.ts'

/** Our deposit and withdrawal with the item's variable symbol. */
export type Candidates = {
  readonly deposit?: {
    readonly id: string
    readonly state: PaymentState
    readonly method: string
    readonly gateway: string
    /** Its money was found on a statement already. */
    readonly isOnStatement: boolean
    readonly amountMinor: number
    readonly currency: string
    /** Verdict on the account that the money came from. */
    readonly payer: PayerVerdict
  }
  readonly withdrawal?: {
    readonly id: string
    readonly state: WithdrawalState
    /** Its payment, or its return, was found on a statement already. */
    readonly isPaidOnStatement: boolean
    readonly isReturnedOnStatement: boolean
    /** A partner that pays it out is being asked, and may pay it at any moment. */
    readonly isWithPartner: boolean
    /** A partner has a payout of it, and may have paid it from an account of its own. */
    readonly isPaidByPartner: boolean
    readonly amountMinor: number
    readonly currency: string
    readonly iban: string | null
  }
}

/** `own`: the player's, by the account or by the name. The others are never credited automatically. */
export type PayerVerdict = 'own' | 'another-player' | 'another-name' | 'unknown'

export type Match =
  | { readonly as: 'deposit'; readonly paymentId: string }
  /** It was credited when its bank confirmed it; this is its money. */
  | { readonly as: 'credited-deposit'; readonly paymentId: string }
  | {
      readonly as: 'withdrawal' | 'withdrawal-return'
      readonly withdrawalId: string
      readonly move: 'setDone' | 'giveBack' | null
    }
  | { readonly as: 'open'; readonly problem: string }

const open = (problem: string): Match => ({ as: 'open', problem })

/**
 * Decides what a movement on our account is, by its variable symbol, amount, currency and account (providers §5.3).
 * Pure. What does not match in everything stays open, for a person.
 */
export function matchItem(item: StatementItem, { deposit, withdrawal }: Candidates): Match {
  if (withdrawal) return item.amountMinor < 0 ? matchPaid(item, withdrawal) : matchReturned(item, withdrawal)
  if (deposit) return item.amountMinor > 0 ? matchDeposit(item, deposit) : open('deposit-taken-back')
  return open(item.variableSymbol === null ? 'no-variable-symbol' : 'unknown-variable-symbol')
}

function matchDeposit(item: StatementItem, deposit: NonNullable<Candidates['deposit']>): Match {
  if (item.isReturn) return open('returned-by-bank')
  if (deposit.gateway === BANK_APP) return matchBankApp(item, deposit)
  if (deposit.method !== 'Bacs') return open('not-a-bank-transfer')
  if (deposit.state === 'settled') return open('paid-before')
  // The deposit has ended, so it no longer counts in limits: a person decides whether to credit it.
  if (!paymentCan('cancel', deposit.state)) return open(`deposit-${deposit.state}`)
  if (item.currency !== deposit.currency) return open('another-currency')
  if (item.amountMinor !== deposit.amountMinor) return open('another-amount')
  if (deposit.payer !== 'own') return open(`payer-${deposit.payer}`)
  return { as: 'deposit', paymentId: deposit.id }
}

/**
 * A payment in a bank's app is credited when its bank confirms it, before its money is on our statement. Without that
 * confirmation the movement is for a person, while the worker continues to poll.
 */
function matchBankApp(item: StatementItem, deposit: NonNullable<Candidates['deposit']>): Match {
  if (deposit.isOnStatement) return open('paid-before')
  if (deposit.state !== 'settled') return open(`deposit-${deposit.state}`)
  if (item.currency !== deposit.currency) return open('another-currency')
  if (item.amountMinor !== deposit.amountMinor) return open('another-amount')
  return { as: 'credited-deposit', paymentId: deposit.id }
}

function matchPaid(item: StatementItem, withdrawal: NonNullable<Candidates['withdrawal']>): Match {
  const problem = disagreement(item, withdrawal)
  if (problem) return open(problem)
  // It was paid twice.
  if (withdrawal.isPaidOnStatement) return open('on-statement-before')
  // Staff may have marked it by hand before the statement came.
  const move = withdrawalCan('setDone', withdrawal.state) ? 'setDone' : null
  if (move === null && withdrawal.state !== 'done') return open(`withdrawal-${withdrawal.state}`)
  // Our bank has paid it as well: the money is to be claimed back.
  if (withdrawal.isPaidByPartner) return open('paid-by-partner')
  if (move !== null && withdrawal.isWithPartner) return open('with-partner')
  return { as: 'withdrawal', withdrawalId: withdrawal.id, move }
}

function matchReturned(item: StatementItem, withdrawal: NonNullable<Candidates['withdrawal']>): Match {
  const problem = disagreement(item, withdrawal)
  if (problem) return open(problem)
  if (withdrawal.isReturnedOnStatement) return open('on-statement-before')
  const move = withdrawalCan('giveBack', withdrawal.state) ? 'giveBack' : null
  if (move === null && withdrawal.state !== 'returned') return open(`withdrawal-${withdrawal.state}`)
  // What our bank returns is not what the partner has paid: that stays the player's.
  if (withdrawal.isPaidByPartner) return open('paid-by-partner')
  if (move !== null && withdrawal.isWithPartner) return open('with-partner')
  return { as: 'withdrawal-return', withdrawalId: withdrawal.id, move }
}

function disagreement(item: StatementItem, withdrawal: NonNullable<Candidates['withdrawal']>): string | undefined {
  if (item.currency !== withdrawal.currency) return 'another-currency'
  if (Math.abs(item.amountMinor) !== withdrawal.amountMinor) return 'another-amount'
  // A return may come from an account of the bank itself; a payment must have gone to the withdrawal's account.
  const isElsewhere = item.counterAccount !== null && item.counterAccount !== withdrawal.iban
  if (isElsewhere && !item.isReturn) return 'another-account'
  return undefined
}
