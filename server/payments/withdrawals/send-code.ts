import { randomInt } from 'node:crypto'
import type { Transaction } from '#server/kernel/index.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { targetHint } from './withdrawal-info.ts'
import { saveCode } from './codes.queries.ts'
import type * as queries from './withdrawals.queries.ts'

const CODE_MINUTES = 15
const ATTEMPTS = 5

type Code = { readonly text: string; readonly hash: string }

/**
 * Codes that confirm a withdrawal: six digits, fifteen minutes, five attempts, stored hashed, only the newest one is
 * valid.
 */
export const sendNewCode = {
  /** Makes a code. Slow by design: not inside a transaction. */
  async prepare({ codes }: Pick<WithdrawalNeeds, 'codes'>): Promise<Code> {
    const text = String(randomInt(1_000_000)).padStart(6, '0')
    return { text, hash: await codes.hash(text) }
  },

  /** Sends the code and stores it as the valid one. */
  async send(
    tx: Transaction,
    { clock, sendCode }: Pick<WithdrawalNeeds, 'clock' | 'sendCode'>,
    row: queries.WithdrawalRow,
    { text, hash }: Code,
  ): Promise<queries.WithdrawalRow> {
    const sentAt = clock.now()
    const expiresAt = new Date(sentAt.getTime() + CODE_MINUTES * 60_000)
    await saveCode(tx, row.id, { hash, sentAt, expiresAt, attempts: ATTEMPTS })
    await sendCode(tx, {
      playerId: row.playerId,
      channel: row.codeChannel ?? 'Email',
      code: text,
      minutes: CODE_MINUTES,
      amount: { amountMinor: row.amountMinor, currency: row.currency },
      accountHint: targetHint(row),
    })
    return { ...row, codeHash: hash, codeSentAt: sentAt, codeExpiresAt: expiresAt, codeAttemptsLeft: ATTEMPTS }
  },
}
