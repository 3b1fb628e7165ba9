import { withdrawalMoves, type WithdrawalMove } from '#contract/states/withdrawal-states.ts'
import { emptyPreview, type By, type Preview } from '#server/approvals/index.ts'
import { assert, type Transaction } from '#server/kernel/index.ts'
import { listAcceptedSignals } from './moves.queries.ts'
import type { Mover } from './move-withdrawal.ts'
import { targetHint } from './withdrawal-info.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'

/**
 * Preview of a move of locked withdrawals, for its approval. A signal is a warning until it was accepted with an
 * earlier move; each is named with its withdrawal, `new-account:1000000017`, so that it is accepted for that one. The
 * policy applies to the largest amount.
 */
export async function previewMove(
  tx: Transaction,
  rows: readonly WithdrawalRow[],
  move: WithdrawalMove,
): Promise<Preview> {
  const [first] = rows
  assert(first, 'A move is of at least one withdrawal.')
  const accepted = await listAcceptedSignals(
    tx,
    rows.map(({ id }) => id),
  )
  const total = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const isOne = rows.length === 1
  return {
    ...emptyPreview,
    subject: isOne
      ? { kind: 'withdrawal', id: first.id, label: String(first.referenceNumber) }
      : { kind: 'withdrawals', id: first.id, label: String(rows.length) },
    playerId: isOne ? first.playerId : null,
    amount: { amountMinor: total, currency: first.currency },
    judgedMinor: Math.max(...rows.map(({ amountMinor }) => amountMinor)),
    touched: { kind: 'players', count: new Set(rows.map(({ playerId }) => playerId)).size },
    changes: rows.flatMap((row) => {
      const about = String(row.referenceNumber)
      const amount = { amountMinor: row.amountMinor, currency: row.currency }
      return [
        { field: 'state', about, before: row.state, after: withdrawalMoves[move].to },
        { field: 'amount', about, before: amount, after: amount },
        { field: 'target', about, before: targetHint(row), after: targetHint(row) },
      ]
    }),
    warnings: rows.flatMap(({ id, referenceNumber, signals }) =>
      signals
        .filter((signal) => !accepted.some((one) => one.withdrawalId === id && one.signal === signal))
        .map((signal) => ({ id: `${signal}:${referenceNumber}`, about: String(referenceNumber) })),
    ),
  }
}

/** Mover of one of them, with the signals that were accepted for it. */
export function moverOf(by: By, { referenceNumber }: Pick<WithdrawalRow, 'referenceNumber'>): Mover {
  const { asker, approver, reason, acceptedWarnings } = by
  const own = `:${referenceNumber}`
  return {
    actor: 'staff',
    user: asker,
    explanation: reason,
    approver,
    acceptedSignals: acceptedWarnings.filter((id) => id.endsWith(own)).map((id) => id.slice(0, -own.length)),
  }
}
