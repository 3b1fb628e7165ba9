import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/automatic-approval.ts'
import { proposalCan, proposalMoves, type ProposalMove } from '#contract/states/proposal-states.ts'
import { assert, newId, refuse, publish, type Input, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import { endOf } from '../proposal-end.ts'
import type { RuleNeeds } from './needs.ts'
import * as queries from './rules.queries.ts'
import { ruleShown } from './show-rule.ts'

type Shown = ReplyOf<typeof calls.proposeApprovalRule>
type Decision = Pick<Input<typeof calls.approveApprovalRule>, 'body' | 'caller'>

/** Proposes the amount up to which no person is needed; nothing changes yet. */
export async function proposeRule(
  { db, clock, target, rules }: RuleNeeds,
  { body, caller }: Pick<Input<typeof calls.proposeApprovalRule>, 'body' | 'caller'>,
): Promise<Shown> {
  const { max, dayMax, explanation } = body
  const { currency } = rules
  const isRight = max.currency === currency && dayMax.currency === currency
  const proposed = { maxMinor: max.amountMinor, dayMaxMinor: dayMax.amountMinor }
  if (!isRight) return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'max', currency })
  checkBounds(rules, proposed)
  const proposedAt = clock.now()
  const row: queries.RuleRow = {
    id: newId(proposedAt),
    currency,
    ...proposed,
    explanation,
    state: 'proposed',
    proposedBy: caller.userId,
    proposedByName: caller.name,
    proposedAt,
    decidedByName: null,
    decidedAt: null,
    decision: null,
    stoppedAt: null,
    stoppedByName: null,
  }
  await queries.insertRule(db, target, row)
  return ruleShown(row)
}

/** Puts a rule into force that somebody else proposed; the one before ends. */
export async function approveRule(needs: RuleNeeds, { body, caller }: Decision): Promise<Shown> {
  const { db, clock, target, rules } = needs
  return db.transaction(async (tx) => {
    // Locks the valid rule first, as every automatic approval does.
    const before = await queries.lockValidRule(tx, target)
    const row = await queries.lockRule(tx, target, body.ruleId)
    if (!row || !proposalCan('approve', row.state)) return refuse('ERR_STATE_CHANGED')
    if (row.proposedBy === caller.userId) return refuse('ERR_SECOND_PERSON_NEEDED')
    checkBounds(rules, row)
    const { explanation: reason } = body
    if (before) await queries.endRule(tx, before.id, { at: clock.now(), byName: caller.name, reason })
    return decide(tx, needs, row, { move: 'approve', caller, decision: reason })
  })
}

/** Rejects a proposed rule. The proposer may do so too. */
export async function rejectRule(needs: RuleNeeds, { body, caller }: Decision): Promise<Shown> {
  return needs.db.transaction(async (tx) => {
    const row = await queries.lockRule(tx, needs.target, body.ruleId)
    if (!row || !proposalCan('reject', row.state)) return refuse('ERR_STATE_CHANGED')
    return decide(tx, needs, row, { move: 'reject', caller, decision: body.explanation })
  })
}

/** Ends the valid rule; nothing is approved automatically from now on. */
export async function stopRule({ db, clock, target }: RuleNeeds, { body, caller }: Decision): Promise<Shown> {
  return db.transaction(async (tx) => {
    const row = await queries.lockRule(tx, target, body.ruleId)
    if (row?.state !== 'approved' || row.stoppedAt !== null) return refuse('ERR_STATE_CHANGED')
    const ended = await queries.endRule(tx, row.id, {
      at: clock.now(),
      byName: caller.name,
      reason: body.explanation,
    })
    assert(ended, 'A rule that is locked is there.')
    await publish(tx, 'payments.approval-rule-decided', { ruleId: row.id, state: 'stopped' })
    return ruleShown(ended)
  })
}

/** At most the largest possible withdrawal, and per day at least the amount of one. */
function checkBounds(
  { maxMinor: most, currency }: RuleNeeds['rules'],
  { maxMinor, dayMaxMinor }: Pick<queries.RuleRow, 'maxMinor' | 'dayMaxMinor'>,
): void {
  if (maxMinor > most) refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'max', maxMinor: most, currency })
  if (dayMaxMinor < maxMinor) refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'dayMax', minMinor: maxMinor, currency })
}

async function decide(
  tx: Transaction,
  { clock, notifyProposer }: Pick<RuleNeeds, 'clock' | 'notifyProposer'>,
  row: queries.RuleRow,
  of: { readonly move: ProposalMove; readonly caller: StaffCaller; readonly decision: string },
): Promise<Shown> {
  const { to: state } = proposalMoves[of.move]
  const { userId: by, name: byName } = of.caller
  const decided = await queries.decideRule(tx, row.id, { state, by, byName, at: clock.now(), decision: of.decision })
  assert(decided, 'A rule that is locked is there.')
  await publish(tx, 'payments.approval-rule-decided', { ruleId: row.id, state })
  await notifyProposer?.(tx, endOf('payments.approval-rule', row.proposedBy, of))
  return ruleShown(decided)
}
