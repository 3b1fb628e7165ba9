import type * as withdrawals from '#contract/onling-v2/withdrawals.ts'
import { emptyPreview, type ProposalList, type ProposalSource } from '#server/approvals/index.ts'
import { refuse as refuseByCode, type Input, type Querier } from '#server/kernel/index.ts'
import { judgeWithdrawal } from './judge-withdrawals.ts'
import { listMoves } from './moves.queries.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { listProposed } from './queue.queries.ts'
import { targetHint } from './withdrawal-info.ts'
import * as queries from './withdrawals.queries.ts'

type Confiscation = Pick<Input<typeof withdrawals.confiscateWithdraw>, 'body' | 'caller' | 'refuse'>

/**
 * Confiscating a player's money needs two people: the first call proposes it, and the same call of somebody else
 * carries it out.
 */
export async function confiscate(needs: WithdrawalNeeds, input: Confiscation) {
  const { body, caller, refuse } = input
  const row = await queries.findOfPlayer(needs.db, body.playerId, body.paymentId)
  if (!row) return refuse('ERR_PAYMENT_NOT_FOUND')
  if (row.state !== 'confiscation-proposed') return judgeWithdrawal(needs, 'proposeConfiscation', input)
  return judgeWithdrawal(needs, 'confiscate', input, ({ proposedBy }) => {
    // Under the lock: the proposal may be another one, of this person, than the one that was read before.
    if (proposedBy === caller.userId) refuse('ERR_SECOND_PERSON_NEEDED')
  })
}

/** Proposed confiscations, for the inbox of approvals. */
export const proposedConfiscations: ProposalList = {
  kind: 'withdrawals.confiscate',
  permission: 'payments.manage',
  list: async (db) => Promise.all((await listProposed(db)).map((row) => proposalOf(db, row))),
}

/** The same, decided by this room. A rejected one waits for staff again. */
export function confiscations(needs: WithdrawalNeeds): ProposalSource {
  const bodyOf = async (id: string, explanation: string) => {
    const row = await queries.findById(needs.db, id)
    return row ? { playerId: row.playerId, paymentId: id, explanation } : refuseByCode('ERR_PAYMENT_NOT_FOUND')
  }
  const refuse: Confiscation['refuse'] = refuseByCode
  return {
    ...proposedConfiscations,
    approve: async ({ id, caller, explanation }) =>
      confiscate(needs, { body: await bodyOf(id, explanation), caller, refuse }),
    reject: async ({ id, caller, explanation }) =>
      judgeWithdrawal(needs, 'resume', { body: await bodyOf(id, explanation), caller, refuse }),
  }
}

async function proposalOf(db: Querier, row: queries.WithdrawalRow) {
  const { id, playerId, referenceNumber, amountMinor, currency, state, signals } = row
  const proposal = (await listMoves(db, id)).findLast(({ toState }) => toState === 'confiscation-proposed')
  const label = String(referenceNumber)
  return {
    id,
    look: {
      ...emptyPreview,
      subject: { kind: 'withdrawal', id, label },
      playerId,
      amount: { amountMinor, currency },
      touched: { kind: 'players', count: 1 },
      changes: [
        { field: 'state', before: state, after: 'confiscated' },
        { field: 'target', before: targetHint(row), after: '' },
      ],
      warnings: signals.map((signal) => ({ id: `${signal}:${label}`, about: label })),
    },
    askedBy: row.proposedBy ?? 0,
    askedByName: proposal?.userName ?? '',
    askedAt: proposal?.movedAt ?? row.changedAt,
    reason: proposal?.explanation ?? null,
  }
}
