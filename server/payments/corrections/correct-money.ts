import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/corrections.ts'
import { CORRECTION_REASONS } from '#contract/shapes/proposals.ts'
import { proposalCan, proposalMoves, type ProposalMove } from '#contract/states/proposal-states.ts'
import type { NotifyProposer } from '#server/approvals/index.ts'
import {
  makeListSource,
  newId,
  publish,
  type Clock,
  type Database,
  type Input,
  type StaffCaller,
  type Transaction,
} from '#server/kernel/index.ts'
import { findWallet, movePlayerMoney } from '#server/wallet/index.ts'
import { endOf } from '../proposal-end.ts'
import { correctionsIn, correctionsInSql } from './correction-list.queries.ts'
import * as queries from './corrections.queries.ts'

export type CorrectionNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly playerExists: (playerId: number) => Promise<boolean>
  /** Notifies the proposer of the decision; absent where nobody is notified. */
  readonly notifyProposer?: NotifyProposer
}

type Correction = ReplyOf<typeof calls.proposeCorrection>
const CONTRA = 'house:corrections'

/** Proposes a correction; no money moves. */
export async function proposeCorrection(
  { db, clock, playerExists }: CorrectionNeeds,
  { body, caller, refuse }: Input<typeof calls.proposeCorrection>,
): Promise<Correction> {
  const { playerId, amount, reason, explanation } = body
  const wallet = (await playerExists(playerId)) ? await findWallet(db, playerId) : undefined
  if (!wallet) return refuse('ERR_PLAYER_NOT_FOUND')
  if (amount.amountMinor === 0 || amount.currency !== wallet.currency)
    return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'amount', currency: wallet.currency })
  const proposedAt = clock.now()
  const row: queries.CorrectionRow = {
    id: newId(proposedAt),
    playerId,
    ...amount,
    reason,
    explanation,
    state: 'proposed',
    proposedBy: caller.userId,
    proposedByName: caller.name,
    proposedAt,
    decidedByName: null,
    decision: null,
  }
  await queries.insertCorrection(db, row)
  return shown(row)
}

/** Carries out a correction that somebody else proposed: one movement on the player's account, once. */
export async function approveCorrection(
  needs: CorrectionNeeds,
  { body, caller, refuse }: Pick<Input<typeof calls.approveCorrection>, 'body' | 'caller' | 'refuse'>,
): Promise<Correction> {
  return needs.db.transaction(async (tx) => {
    const row = await queries.lockCorrection(tx, body.correctionId)
    if (!row || !proposalCan('approve', row.state)) return refuse('ERR_STATE_CHANGED')
    if (row.proposedBy === caller.userId) return refuse('ERR_SECOND_PERSON_NEEDED')
    const posted = await movePlayerMoney(tx, {
      playerId: row.playerId,
      movementId: row.id,
      kind: 'correction',
      currency: row.currency,
      contraPath: CONTRA,
      ...(row.amountMinor > 0 ? { creditMinor: row.amountMinor } : { debitMinor: -row.amountMinor }),
    })
    if (posted.outcome === 'insufficient') return refuse('ERR_INSUFFICIENT_FUNDS')
    return shown(await decide(tx, needs, row, { move: 'approve', caller, decision: body.explanation }))
  })
}

/** Rejects a correction. The proposer may do so too. */
export async function rejectCorrection(
  needs: CorrectionNeeds,
  { body, caller, refuse }: Pick<Input<typeof calls.rejectCorrection>, 'body' | 'caller' | 'refuse'>,
): Promise<Correction> {
  return needs.db.transaction(async (tx) => {
    const row = await queries.lockCorrection(tx, body.correctionId)
    if (!row || !proposalCan('reject', row.state)) return refuse('ERR_STATE_CHANGED')
    return shown(await decide(tx, needs, row, { move: 'reject', caller, decision: body.explanation }))
  })
}

/** Corrections by hand, as a list of the back office. */
export const correctionsListed = ({ db }: Pick<CorrectionNeeds, 'db'>) =>
  makeListSource<queries.CorrectionRow, Correction>(
    { db },
    {
      of: correctionsInSql,
      call: calls.listCorrections,
      where: ({ state }) => correctionsIn(state),
      show: (rows) => rows.map(shown),
    },
  )

async function decide(
  tx: Transaction,
  { clock, notifyProposer }: Pick<CorrectionNeeds, 'clock' | 'notifyProposer'>,
  row: queries.CorrectionRow,
  of: { readonly move: ProposalMove; readonly caller: StaffCaller; readonly decision: string },
): Promise<queries.CorrectionRow> {
  const { to: state } = proposalMoves[of.move]
  const { userId: by, name: byName } = of.caller
  await queries.decideCorrection(tx, row.id, { state, by, byName, at: clock.now(), decision: of.decision })
  await publish(tx, 'payments.correction-decided', { correctionId: row.id, playerId: row.playerId, state })
  await notifyProposer?.(tx, endOf('payments.correction', row.proposedBy, of))
  return { ...row, state, decidedByName: byName, decision: of.decision }
}

function shown({ id, amountMinor, currency, proposedAt, ...row }: queries.CorrectionRow): Correction {
  const reason = CORRECTION_REASONS.find((one) => one === row.reason) ?? 'partner-error'
  return {
    correctionId: id,
    playerId: row.playerId,
    amount: { amountMinor, currency },
    reason,
    explanation: row.explanation,
    state: row.state,
    proposedBy: row.proposedBy,
    proposedByName: row.proposedByName,
    proposedAt: proposedAt.toISOString(),
    decidedByName: row.decidedByName,
    decision: row.decision,
  }
}
