import { sql, type Database, type Querier, type Transaction } from '../../kernel/index.ts'

export async function insertDelivery(
  tx: Transaction,
  d: { readonly firingId: string; readonly url: string; readonly body: string; readonly at: Date },
): Promise<void> {
  await tx.query(sql`
    insert into triggers.delivery (firing_id, url, body, state, next_attempt_at)
    values (${d.firingId}, ${d.url}, ${d.body}, 'queued', ${d.at})`)
}

export type QueuedDelivery = {
  readonly firingId: string
  readonly url: string
  readonly body: string
  readonly attempts: number
  readonly triggerId: string
  readonly secretSealed: string | null
}

/** Claims the next due delivery until `retryAt`: if the worker crashes, it is taken again then. */
export async function takeNextDelivery(db: Database, now: Date, retryAt: Date): Promise<QueuedDelivery | undefined> {
  const rows = await db.query<QueuedDelivery>(sql`
    update triggers.delivery w set attempts = w.attempts + 1, next_attempt_at = ${retryAt}
      from triggers.firing f join triggers.trigger t on t.id = f.trigger_id
     where f.id = w.firing_id
       and w.firing_id = (select firing_id from triggers.delivery
                           where state = 'queued' and next_attempt_at <= ${now}
                           order by next_attempt_at limit 1 for update skip locked)
    returning w.firing_id, w.url, w.body, w.attempts, t.id as trigger_id, t.secret_sealed`)
  return rows[0]
}

export async function markSent(db: Querier, firingId: string, at: Date): Promise<void> {
  await db.query(sql`
    update triggers.delivery set state = 'sent', sent_at = ${at}, problem = null where firing_id = ${firingId}`)
}

/** Records a problem; the next attempt is at `at`, or never if null. */
export async function markProblem(db: Querier, firingId: string, problem: string, at: Date | null): Promise<void> {
  await db.query(sql`
    update triggers.delivery
       set problem = ${problem}, state = case when ${at}::timestamptz is null then 'failed' else state end,
           next_attempt_at = coalesce(${at}::timestamptz, next_attempt_at)
     where firing_id = ${firingId}`)
}
