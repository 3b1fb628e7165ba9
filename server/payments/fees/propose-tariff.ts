import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/fees.ts'
import { proposalCan, proposalMoves, type ProposalMove } from '#contract/states/proposal-states.ts'
import { newId, refuse, publish, type Input, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import { endOf } from '../proposal-end.ts'
import * as queries from './fees.queries.ts'
import type { FeeNeeds } from './needs.ts'
import { isAllowed, tariffShown } from './show-fees.ts'

type Shown = ReplyOf<typeof calls.proposeFeeTariff>

/** Proposes the tariff of a way of the brand; nothing changes yet. */
export async function proposeTariff(
  { db, clock, fees }: FeeNeeds,
  { body, caller }: Pick<Input<typeof calls.proposeFeeTariff>, 'body' | 'caller'>,
): Promise<Shown> {
  const { direction, method, partner, payer, tariff, explanation } = body
  const isWay = fees.ways.some((one) => one.direction === direction && one.method === method && one.partner === partner)
  if (!isWay) return refuse('ERR_METHOD_NOT_AVAILABLE')
  if (!isAllowed(fees, body)) return refuse('ERR_FEE_NOT_ALLOWED')
  const { minMinor, maxMinor } = tariff
  if (maxMinor !== null && maxMinor < minMinor) return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'maxMinor', minMinor })
  const proposedAt = clock.now()
  const validFrom = body.validFrom === undefined ? proposedAt : new Date(body.validFrom)
  const row: queries.TariffRow = {
    id: newId(proposedAt),
    direction,
    method,
    partner,
    payer,
    ...tariff,
    validFrom,
    explanation,
    proposedAt,
    currency: fees.currency,
    state: 'proposed',
    proposedBy: caller.userId,
    proposedByName: caller.name,
    decidedByName: null,
    decision: null,
  }
  await queries.insertTariff(db, fees.target, row)
  return tariffShown(row)
}

/** Approves a tariff that somebody else proposed, from its day or, where that has passed, from now. */
export async function approveTariff(
  needs: FeeNeeds,
  { body, caller }: Pick<Input<typeof calls.approveFeeTariff>, 'body' | 'caller'>,
): Promise<Shown> {
  const { db, fees } = needs
  return db.transaction(async (tx) => {
    const row = await queries.lockTariff(tx, fees.target, body.tariffId)
    if (!row || !proposalCan('approve', row.state)) return refuse('ERR_STATE_CHANGED')
    if (row.proposedBy === caller.userId) return refuse('ERR_SECOND_PERSON_NEEDED')
    // The permitted fees may have changed since the proposal.
    if (!isAllowed(fees, row)) return refuse('ERR_FEE_NOT_ALLOWED')
    return decide(tx, needs, row, { move: 'approve', caller, decision: body.explanation })
  })
}

/** Rejects a proposed tariff. The proposer may do so too. */
export async function rejectTariff(
  needs: FeeNeeds,
  { body, caller }: Pick<Input<typeof calls.rejectFeeTariff>, 'body' | 'caller'>,
): Promise<Shown> {
  return needs.db.transaction(async (tx) => {
    const row = await queries.lockTariff(tx, needs.fees.target, body.tariffId)
    if (!row || !proposalCan('reject', row.state)) return refuse('ERR_STATE_CHANGED')
    return decide(tx, needs, row, { move: 'reject', caller, decision: body.explanation })
  })
}

async function decide(
  tx: Transaction,
  { clock, notifyProposer }: Pick<FeeNeeds, 'clock' | 'notifyProposer'>,
  row: queries.TariffRow,
  of: { readonly move: ProposalMove; readonly caller: StaffCaller; readonly decision: string },
): Promise<Shown> {
  const { to: state } = proposalMoves[of.move]
  const { userId: by, name: byName } = of.caller
  const at = clock.now()
  const validFrom = state === 'approved' && row.validFrom < at ? at : row.validFrom
  await queries.decideTariff(tx, row.id, { state, validFrom, by, byName, at, decision: of.decision })
  await publish(tx, 'payments.fee-tariff-decided', { tariffId: row.id, state })
  await notifyProposer?.(tx, endOf('payments.fee', row.proposedBy, of))
  return tariffShown({ ...row, state, validFrom, decidedByName: byName, decision: of.decision })
}
