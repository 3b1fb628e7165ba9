import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import { formatMoney, type Money } from '#money'
import type { Clock, Database, Reaction, Transaction } from '#server/kernel/index.ts'
import type { Mail } from '#server/messaging/index.ts'
import { findPayment } from './payments.queries.ts'
import { recordLetter } from './letters.queries.ts'
import { targetHint } from './withdrawals/withdrawal-info.ts'
import { findTransferById } from './transfers/transfers.queries.ts'
import { findById } from './withdrawals/withdrawals.queries.ts'

export type NotifyNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly findContact: (
    playerId: number,
  ) => Promise<{ readonly email: string; readonly language: Static<typeof Language> } | undefined>
  /** Queues a letter in the transaction of its cause. */
  readonly sendLetter: (tx: Transaction, mail: Mail) => Promise<void>
}

/** Final states that a player does not cause themselves. */
const TOLD_ENDS = ['done', 'refused', 'returned', 'confiscated', 'expired'] as const
/** A player waits at the partner's page this long; about a later settlement they get a letter. */
const WAITS_MS = 10 * 60_000

/**
 * Letters about: how a withdrawal ended, a deposit that settled late, a venue that took money without a card, and a voucher or
 * money for a terminal that expired. Each is sent once.
 */
export function notificationReactions(needs: NotifyNeeds): Reaction[] {
  return [
    {
      event: 'payments.withdrawal-moved',
      name: 'payments.tell-of-withdrawal',
      react: async ({ withdrawalId, to }) => {
        const end = TOLD_ENDS.find((one) => one === to)
        if (end) await notifyOfWithdrawal(needs, withdrawalId, end)
      },
    },
    {
      event: 'payments.deposit-settled',
      name: 'payments.tell-of-deposit',
      react: async ({ paymentId }) => notifyOfDeposit(needs, paymentId),
    },
    {
      event: 'payments.money-taken',
      name: 'payments.tell-of-money-taken',
      react: async ({ transferId }) => notifyOfMoneyTaken(needs, transferId),
    },
    {
      event: 'payments.funds-transferred',
      name: 'payments.tell-of-voucher',
      react: async ({ transferId, state }) => {
        if (state === 'expired') await notifyOfExpired(needs, transferId)
      },
    },
  ]
}

async function notifyOfWithdrawal(needs: NotifyNeeds, id: string, end: (typeof TOLD_ENDS)[number]): Promise<void> {
  const row = await findById(needs.db, id)
  if (!row) return
  const { playerId, amountMinor, currency, referenceNumber } = row
  await tellOnce(needs, { playerId, subjectId: id, what: end, amount: { amountMinor, currency } }, (amount) => ({
    template: 'withdrawal-ended',
    values: { end, amount, account: targetHint(row), reference: String(referenceNumber) },
  }))
}

async function notifyOfDeposit(needs: NotifyNeeds, id: string): Promise<void> {
  const row = await findPayment(needs.db, id)
  if (!row?.settledAt || row.settledAt.getTime() - row.createdAt.getTime() < WAITS_MS) return
  const { playerId, amountMinor, currency, referenceNumber } = row
  await tellOnce(needs, { playerId, subjectId: id, what: 'settled', amount: { amountMinor, currency } }, (amount) => ({
    template: 'deposit-arrived',
    values: { amount, reference: String(referenceNumber) },
  }))
}

async function notifyOfMoneyTaken(needs: NotifyNeeds, id: string): Promise<void> {
  const row = await findTransferById(needs.db, id)
  if (!row) return
  const { playerId, takesMinor, currency, place } = row
  const amount = { amountMinor: takesMinor, currency }
  await tellOnce(needs, { playerId, subjectId: id, what: 'taken', amount }, (written) => ({
    template: 'money-taken',
    values: { amount: written, place: place ?? '' },
  }))
}

async function notifyOfExpired(needs: NotifyNeeds, id: string): Promise<void> {
  const row = await findTransferById(needs.db, id)
  // A transfer between the player's own wallets waited for the player alone; one to a wallet took nothing.
  if (!row || row.channel === 'own' || row.takesFrom === null) return
  const { playerId, takesMinor, currency, place } = row
  const amount = { amountMinor: takesMinor, currency }
  await tellOnce(needs, { playerId, subjectId: id, what: 'expired', amount }, (written) =>
    row.channel === 'voucher'
      ? { template: 'voucher-expired', values: { amount: written } }
      : { template: 'hold-expired', values: { amount: written, place: place ?? '' } },
  )
}

type PaymentNews = {
  readonly playerId: number
  readonly subjectId: string
  readonly what: string
  readonly amount: Money
}
type Words = Extract<
  Mail,
  { template: 'withdrawal-ended' | 'deposit-arrived' | 'money-taken' | 'voucher-expired' | 'hold-expired' }
>

/** An event can be delivered twice, so the letter is recorded in the same transaction. */
async function tellOnce(
  { db, clock, findContact, sendLetter }: NotifyNeeds,
  { playerId, subjectId, what, amount }: PaymentNews,
  wordsOf: (amount: string) => Pick<Words, 'template' | 'values'>,
): Promise<void> {
  const contact = await findContact(playerId)
  if (!contact) return
  const { email: to, language } = contact
  await db.transaction(async (tx) => {
    if (!(await recordLetter(tx, subjectId, what, clock.now()))) return
    await sendLetter(tx, { to, language, ...wordsOf(formatMoney(amount, language)) } as Words)
  })
}
