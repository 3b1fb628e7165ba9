import { withdrawalCan, withdrawalMoves, type WithdrawalMove } from '#contract/states/withdrawal-states.ts'
import { assert, newId, publish, type Clock, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import { confiscateWithdrawal, releaseWithdrawal } from '#server/wallet/index.ts'
import { bookPayoutFee } from '../fees/book-fees.ts'
import { insertMove } from './moves.queries.ts'
import * as queries from './withdrawals.queries.ts'

/** Who makes a move, with the reason when it is staff. */
export type Mover =
  | { readonly actor: 'player' | 'clock' | 'partner' }
  | {
      readonly actor: 'staff'
      readonly user: Pick<StaffCaller, 'userId' | 'name'>
      readonly explanation: string
      /** The second person, where the policy of approvals required one. */
      readonly approver?: Pick<StaffCaller, 'userId' | 'name'> | null
      /** Signals that everybody who approved the move has accepted. */
      readonly acceptedSignals?: readonly string[]
    }

/**
 * Makes one move of a withdrawal whose row is locked: state, money, history and event in one transaction. The caller
 * has checked `withdrawalCan`; the database also refuses a transition that is not in the table.
 * @returns the withdrawal after the move
 */
export async function moveWithdrawal(
  tx: Transaction,
  { clock }: { readonly clock: Clock },
  withdrawal: queries.WithdrawalRow,
  move: WithdrawalMove,
  mover: Mover,
): Promise<queries.WithdrawalRow> {
  assert(withdrawalCan(move, withdrawal.state), 'A move is asked for before it is made.')
  const { to, money } = withdrawalMoves[move]
  const changedAt = clock.now()
  const movement = money === 'stays' ? null : newId(changedAt)
  if (movement !== null) {
    const { playerId, amountMinor, currency, method } = withdrawal
    const held = { playerId, movementId: movement, amount: { amountMinor, currency }, method }
    if (money === 'goes-back') await releaseWithdrawal(tx, held)
    else await confiscateWithdrawal(tx, held, newId(changedAt))
  }
  if (to === 'done') await bookPayoutFee(tx, { clock }, withdrawal)
  const staff = mover.actor === 'staff' ? mover : undefined
  const proposedBy = move === 'proposeConfiscation' ? (staff?.user.userId ?? null) : null
  await queries.changeWithdrawal(tx, withdrawal.id, { state: to, changedAt, proposedBy })
  await insertMove(tx, withdrawal.id, {
    fromState: withdrawal.state,
    toState: to,
    actor: mover.actor,
    userId: staff?.user.userId ?? null,
    userName: staff?.user.name ?? null,
    explanation: staff?.explanation ?? null,
    movement,
    movedAt: changedAt,
    approvedBy: staff?.approver?.userId ?? null,
    approvedByName: staff?.approver?.name ?? null,
    acceptedSignals: staff?.acceptedSignals ?? [],
  })
  await publish(tx, 'payments.withdrawal-moved', {
    withdrawalId: withdrawal.id,
    playerId: withdrawal.playerId,
    from: withdrawal.state,
    to,
  })
  return { ...withdrawal, state: to, changedAt, proposedBy, codeExpiresAt: null }
}
