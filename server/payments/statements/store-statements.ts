import type { ReplyOf } from '#contract/call.ts'
import type { importStatement as importCall } from '#contract/play-v1/bank-statements.ts'
import type { Person } from '#server/approvals/index.ts'
import { assert, newId, publish, type Transaction } from '#server/kernel/index.ts'
import * as payments from '../payments.queries.ts'
import { findPaidByPartner, findWithPartner } from '../withdrawals/finish-withdrawals.ts'
import { moveWithdrawal } from '../withdrawals/move-withdrawal.ts'
import type { WithdrawalNeeds } from '../withdrawals/needs.ts'
import { changePayout } from '../withdrawals/payouts.queries.ts'
import * as withdrawals from '../withdrawals/withdrawals.queries.ts'
import { judgePayer } from './judge-payer.ts'
import { matchItem, type Candidates } from './match-item.ts'
import type { OwnStatements } from './read-own-statements.ts'
import type { ReadOwnFormat } from './read-statements.ts'
import { settleTransfer } from './settle-transfer.ts'
import type { Statement, StatementItem } from './statement.ts'
import * as queries from './statements.queries.ts'

export type StatementNeeds = Pick<WithdrawalNeeds, 'db' | 'clock' | 'findPayee'> & {
  readonly rules: Pick<WithdrawalNeeds['rules'], 'payer' | 'currency'>
  /** Parsers of our banks' own formats; absent where they have none. */
  readonly ownFormats?: readonly ReadOwnFormat[]
}

type Counts = { -readonly [Key in keyof ReplyOf<typeof importCall>]: ReplyOf<typeof importCall>[Key] }

/** Who brought a file: a member of staff, with the person who approved it, or the bank itself. */
export type BroughtBy = { readonly user: Person; readonly approver: Person | null } | 'bank'

/** Counts of movements, and the sums in and out of the new ones. */
export type Kept = { readonly counts: ReplyOf<typeof importCall>; readonly newMinor: number }

/** Stores what is new in statements, and settles the payments that match. */
export async function storeStatements(
  tx: Transaction,
  needs: StatementNeeds,
  { statements, contentHash }: OwnStatements,
  by: BroughtBy,
): Promise<Kept> {
  await queries.lockImports(tx)
  const counts: Counts = { statements: 0, items: 0, known: 0, matched: 0, open: 0 }
  let newMinor = 0
  for (const [ordinal, statement] of statements.entries())
    newMinor += await keepStatement(tx, needs, { statement, contentHash, ordinal, by, counts })
  return { counts, newMinor }
}

async function keepStatement(
  tx: Transaction,
  needs: StatementNeeds,
  given: {
    readonly statement: Statement
    readonly contentHash: string
    readonly ordinal: number
    readonly by: BroughtBy
    readonly counts: Counts
  },
): Promise<number> {
  const { statement, contentHash, ordinal, by, counts } = given
  const importedAt = needs.clock.now()
  const { iban } = needs.rules.payer
  const id = newId(importedAt)
  const isNew = await queries.insertStatement(tx, {
    id,
    contentHash,
    ordinal,
    format: statement.format,
    number: statement.number,
    iban,
    currency: needs.rules.currency,
    fromDay: statement.from,
    toDay: statement.to,
    openingMinor: statement.openingMinor,
    closingMinor: statement.closingMinor,
    importedAt,
    importedBy: by === 'bank' ? null : by.user.userId,
    importedByName: by === 'bank' ? null : by.user.name,
  })
  if (!isNew) {
    counts.known += statement.items.length
    return 0
  }
  counts.statements += 1
  let newMinor = 0
  for (const item of statement.items) {
    if (await queries.isItemKnown(tx, iban, item.bankRef)) counts.known += 1
    else {
      const isMatched = await keepItem(tx, needs, { item, statementId: id, number: statement.number, by })
      counts.items += 1
      counts[isMatched ? 'matched' : 'open'] += 1
      newMinor += Math.abs(item.amountMinor)
    }
  }
  return newMinor
}

/** Matches one new movement and stores it with its match. True when it found its payment. */
async function keepItem(
  tx: Transaction,
  needs: StatementNeeds,
  given: {
    readonly item: StatementItem
    readonly statementId: string
    readonly number: string
    readonly by: BroughtBy
  },
): Promise<boolean> {
  const { item, statementId, number, by } = given
  const { iban } = needs.rules.payer
  const { deposit, withdrawal } = await lockCandidates(tx, item)
  const match = matchItem(item, await describe(tx, needs, item, { deposit, withdrawal }))
  await queries.insertItem(tx, {
    ...item,
    id: newId(needs.clock.now()),
    statementId,
    iban,
    state: match.as === 'credited-deposit' ? 'deposit' : match.as,
    problem: match.as === 'open' ? match.problem : null,
    paymentId: 'paymentId' in match ? match.paymentId : null,
    withdrawalId: 'withdrawalId' in match ? match.withdrawalId : null,
  })
  if (match.as === 'open') {
    if (withdrawal && match.problem === 'paid-by-partner') await reportPaidTwice(tx, needs, withdrawal, item)
    return false
  }
  if (match.as === 'deposit') {
    assert(deposit, 'What is credited was found and locked.')
    await settleTransfer(tx, needs, deposit, { iban, bankRef: item.bankRef })
  } else if (match.as !== 'credited-deposit' && match.move !== null) {
    assert(withdrawal, 'What is moved was found and locked.')
    const explanation = `${iban}, ${number}: ${item.bankRef}`
    const mover = by === 'bank' ? ({ actor: 'partner' } as const) : ({ actor: 'staff', ...by, explanation } as const)
    await moveWithdrawal(tx, needs, withdrawal, match.move, mover)
  }
  return true
}

/** Our bank has paid what a partner has paid: staff are told, and nothing ends by itself any more. */
async function reportPaidTwice(
  tx: Transaction,
  { clock }: StatementNeeds,
  { id: withdrawalId, playerId, state }: withdrawals.WithdrawalRow,
  { amountMinor }: StatementItem,
): Promise<void> {
  const payout = await findPaidByPartner(tx, { id: withdrawalId, state })
  // A return is of what our bank has paid: it is in the queue of movements.
  const attention = 'paid-by-bank-too'
  if (!payout || payout.attention === attention || amountMinor > 0) return
  await changePayout(tx, withdrawalId, { ...payout, attention, nextAskAt: null, changedAt: clock.now() })
  await publish(tx, 'payments.payout-needs-attention', { withdrawalId, playerId, attention })
}

type Locked = {
  readonly deposit: payments.PaymentRow | undefined
  readonly withdrawal: withdrawals.WithdrawalRow | undefined
}

async function lockCandidates(tx: Transaction, { variableSymbol }: StatementItem): Promise<Locked> {
  if (variableSymbol === null) return { deposit: undefined, withdrawal: undefined }
  const reference = Number(variableSymbol)
  const withdrawal = await withdrawals.lockByReference(tx, reference)
  return { withdrawal, deposit: withdrawal ? undefined : await payments.lockByReference(tx, reference) }
}

async function describe(
  tx: Transaction,
  needs: StatementNeeds,
  item: StatementItem,
  { deposit, withdrawal }: Locked,
): Promise<Candidates> {
  if (withdrawal) {
    const isWithPartner = (await findWithPartner(tx, needs, withdrawal)) !== undefined
    const isPaidByPartner = (await findPaidByPartner(tx, withdrawal)) !== undefined
    const onStatement = await queries.findOnStatement(tx, withdrawal.id)
    return { withdrawal: { ...withdrawal, ...onStatement, isWithPartner, isPaidByPartner } }
  }
  if (!deposit) return {}
  const [payer, isOnStatement] = [
    await judgePayer(tx, needs, deposit.playerId, item),
    await queries.isDepositOnStatement(tx, deposit.id),
  ]
  return { deposit: { ...deposit, payer, isOnStatement } }
}
