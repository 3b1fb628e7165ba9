import type { BodyOf, QueryOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/front-end.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { refuse, type Clock, type Database, type Input } from '#server/kernel/index.ts'
import * as queries from './front-end.queries.ts'

export type ValueNeeds = { readonly db: Database; readonly clock: Clock; readonly target: string }

type Saving = Pick<BodyOf<typeof calls.saveValue>, 'name' | 'value'>
type Removing = Pick<QueryOf<typeof calls.removeValue>, 'name'>
type Done = ReplyOf<typeof calls.saveValue>

const about = (name: string) => ({ kind: 'front-end-value', id: name, label: name })

/** Keeps a text that everybody at a kiosk reads. */
export const saveAction = ({ clock, target }: ValueNeeds): Action<Saving, Done> => ({
  key: 'front-end.save',
  permission: 'operations.manage',
  preview: async (tx, { name, value }) => {
    const before = await queries.lockValue(tx, target, name)
    const change = { field: 'notice', before: before?.value ?? null, after: value }
    return { ...emptyPreview, subject: about(name), changes: change.before === value ? [] : [change] }
  },
  run: async (tx, { name, value }, { asker, approver }) => {
    const by = { changedBy: asker.name, approvedBy: approver?.name ?? null }
    await queries.upsertValue(tx, { target, name, value, ...by, changedAt: clock.now() })
    return { done: true }
  },
})

/** Takes one off, also under a name that nobody reads any more. */
export const removeAction = ({ target }: ValueNeeds): Action<Removing, Done> => ({
  key: 'front-end.remove',
  permission: 'operations.manage',
  preview: async (tx, { name }) => {
    const before = await queries.lockValue(tx, target, name)
    if (!before) return refuse('ERR_STATE_CHANGED')
    return { ...emptyPreview, subject: about(name), changes: [{ field: 'notice', before: before.value, after: null }] }
  },
  run: async (tx, { name }) => {
    await queries.deleteValue(tx, target, name)
    return { done: true }
  },
})

export async function showValue(
  { db, target }: ValueNeeds,
  { query }: Input<typeof calls.getValue>,
): Promise<ReplyOf<typeof calls.getValue>> {
  const kept = await queries.findValue(db, target, query.name)
  return { value: kept?.value ?? null, changedAt: kept?.changedAt.toISOString() ?? null }
}

export async function listValues({ db, target }: ValueNeeds): Promise<ReplyOf<typeof calls.listValues>> {
  const rows = await queries.listValues(db, target)
  return { values: rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })) }
}
