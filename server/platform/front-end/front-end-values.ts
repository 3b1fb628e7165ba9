import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/front-end.ts'
import type { Clock, Database, Input } from '#server/kernel/index.ts'
import * as queries from './front-end.queries.ts'

type Needs = { readonly db: Database; readonly clock: Clock; readonly target: string }

export async function saveValue(
  { db, clock, target }: Needs,
  { body: { name, value }, caller, changed }: Input<typeof calls.saveValue>,
): Promise<ReplyOf<typeof calls.saveValue>> {
  const before = await queries.findValue(db, target, name)
  changed(before ? { [name]: before.value } : null, { [name]: value })
  await db.transaction((tx) =>
    queries.upsertValue(tx, { target, name, value, changedBy: caller.name, changedAt: clock.now() }),
  )
  return { done: true }
}

export async function showValue(
  { db, target }: Needs,
  { query }: Input<typeof calls.getValue>,
): Promise<ReplyOf<typeof calls.getValue>> {
  const kept = await queries.findValue(db, target, query.name)
  return { value: kept?.value ?? null, changedAt: kept?.changedAt.toISOString() ?? null }
}

export async function removeValue(
  { db, target }: Needs,
  { query, refuse, changed }: Input<typeof calls.removeValue>,
): Promise<ReplyOf<typeof calls.removeValue>> {
  const before = await queries.findValue(db, target, query.name)
  changed(before ? { [query.name]: before.value } : null, null)
  if (!(await queries.deleteValue(db, target, query.name))) return refuse('ERR_STATE_CHANGED')
  return { done: true }
}
