import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/triggers.ts'
import { triggerCan } from '#contract/states/trigger-states.ts'
import { emptyPreview, type Action } from '../approvals/index.ts'
import { refuse, type Transaction } from '../kernel/index.ts'
import { mustBeSound, type TermsNeeds } from './judge-terms.ts'
import type { TriggerNeeds } from './needs.ts'
import { isFavour } from './rules/check-terms.ts'
import { shownOf } from './show-trigger.ts'
import * as queries from './triggers.queries.ts'

type Input = { readonly triggerId: string; readonly version: number }
type Needs = TermsNeeds & Pick<TriggerNeeds, 'clock'>

/**
 * Puts a draft live. What gives or offers something always takes a second person, who has not written the terms, whatever the
 * policy says.
 */
export function goLiveAction(needs: Needs): Action<Input, ReplyOf<typeof calls.goLive>> {
  const { clock, target } = needs
  return {
    key: 'triggers.go-live',
    permission: 'triggers.manage',
    preview: async (tx, input) => {
      const { terms, event, id } = await lockToSign(needs, tx, input)
      const { condition, action, limits } = terms
      return {
        ...emptyPreview,
        subject: { kind: 'trigger', id, label: terms.name },
        touched: { kind: 'players', count: limits.budget },
        changes: [
          { field: 'event', before: null, after: event },
          { field: 'condition', before: null, after: JSON.stringify(condition) },
          { field: 'action', before: null, after: JSON.stringify(action) },
          { field: 'limits', before: null, after: JSON.stringify(limits) },
        ],
        warnings: [
          ...(condition.of.length === 0 ? [{ id: 'without-condition', about: null }] : []),
          ...(action.kind === 'webhook' ? [{ id: 'sends-out', about: new URL(action.url).host }] : []),
        ],
      }
    },
    run: async (tx, input, { asker, approver }) => {
      const row = await lockToSign(needs, tx, input)
      const signer = approver ?? asker
      const isOwn = signer.userId === row.writtenBy
      if (isFavour(row.terms.action) && (!approver || isOwn)) return refuse('ERR_SECOND_PERSON_NEEDED')
      await queries.putLive(tx, row.id, {
        at: clock.now(),
        approvedBy: signer.userId,
        approvedByName: signer.name,
      })
      return shownOf(tx, target, row.id)
    },
  }
}

/** A locked draft of the version that was asked about, which is still sound. */
async function lockToSign(needs: Needs, tx: Transaction, { triggerId, version }: Input): Promise<queries.TriggerRow> {
  await queries.lockTriggers(tx, needs.target)
  const row = await queries.lockTrigger(tx, needs.target, triggerId)
  if (!row) return refuse('ERR_TRIGGER_NOT_FOUND')
  if (!triggerCan('go-live', row.state) || row.version !== version) return refuse('ERR_STATE_CHANGED')
  await mustBeSound(needs, tx, { terms: row.terms, triggerId })
  return row
}
