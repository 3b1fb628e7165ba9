import type { EventName } from '#contract/events.ts'
import type { TriggerTerms } from '#contract/shapes/triggers.ts'
import type { TriggerState } from '#contract/states/trigger-states.ts'
import { sql, type Querier, type Transaction } from '../kernel/index.ts'

/** A trigger with the newest version of its terms and the definition that it hears. */
export type TriggerRow = {
  readonly id: string
  readonly definitionId: string
  readonly definitionKey: string
  readonly event: EventName
  readonly isEnabled: boolean
  readonly state: TriggerState
  readonly version: number
  readonly liveVersion: number | null
  readonly liveSince: Date | null
  readonly fired: number
  readonly lastFiredAt: Date | null
  readonly approvedByName: string | null
  readonly endedBy: 'staff' | 'budget' | null
  readonly secretSealed: string | null
  readonly terms: TriggerTerms
  readonly writtenBy: number
  readonly writtenByName: string
  readonly writtenAt: Date
}

const columns = sql`
  t.id, t.definition_id, d.key as definition_key, d.event, d.is_enabled, t.state, t.version, t.live_version, t.live_since,
  t.fired, t.last_fired_at, t.approved_by_name, t.ended_by, t.secret_sealed, v.terms, v.written_by, v.written_by_name,
  v.written_at`
const joined = sql`
  triggers.trigger t join triggers.definition d on d.id = t.definition_id
    join triggers.version v on v.trigger_id = t.id and v.version = t.version`

/** Triggers of a brand are written one after another, so that two of them do not make a ring together. */
export async function lockTriggers(tx: Transaction, target: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`triggers:${target}`}, 0))`)
}

export async function insertTrigger(
  tx: Transaction,
  of: { readonly id: string; readonly target: string; readonly definitionId: string },
): Promise<void> {
  await tx.query(sql`
    insert into triggers.trigger (id, target, definition_id, state, version)
    values (${of.id}, ${of.target}, ${of.definitionId}, 'draft', 1)`)
}

export async function insertVersion(
  tx: Transaction,
  triggerId: string,
  v: Pick<TriggerRow, 'version' | 'terms' | 'writtenBy' | 'writtenByName' | 'writtenAt'>,
): Promise<void> {
  await tx.query(sql`
    insert into triggers.version (trigger_id, version, terms, written_by, written_by_name, written_at)
    values (${triggerId}, ${v.version}, ${JSON.stringify(v.terms)}, ${v.writtenBy}, ${v.writtenByName}, ${v.writtenAt})`)
}

export async function findTrigger(db: Querier, target: string, id: string): Promise<TriggerRow | undefined> {
  const rows = await db.query<TriggerRow>(sql`
    select ${columns} from ${joined} where t.id = ${id} and t.target = ${target}`)
  return rows[0]
}

export async function lockTrigger(tx: Transaction, target: string, id: string): Promise<TriggerRow | undefined> {
  const rows = await tx.query<TriggerRow>(sql`
    select ${columns} from ${joined} where t.id = ${id} and t.target = ${target} for update of t`)
  return rows[0]
}

/** Newest first, below an id. */
export async function listTriggers(
  db: Querier,
  of: {
    readonly target: string
    readonly state: string | null
    readonly definitionId: string | null
  },
  limit: number,
): Promise<TriggerRow[]> {
  return db.query<TriggerRow>(sql`
    select ${columns} from ${joined}
     where t.target = ${of.target} and (${of.state}::text is null or t.state = ${of.state})
       and (${of.definitionId}::uuid is null or t.definition_id = ${of.definitionId}::uuid)
     order by t.id desc limit ${limit}`)
}

/** All that have not ended, such as to look for rings. */
export async function listOpen(db: Querier, target: string): Promise<TriggerRow[]> {
  return db.query<TriggerRow>(sql`
    select ${columns} from ${joined} where t.target = ${target} and t.state <> 'ended' order by t.id`)
}

/** A locked trigger has new terms: nobody has signed them. */
export async function setVersion(
  tx: Transaction,
  id: string,
  { version, definitionId }: Pick<TriggerRow, 'version' | 'definitionId'>,
): Promise<void> {
  await tx.query(sql`
    update triggers.trigger set version = ${version}, definition_id = ${definitionId}, state = 'draft' where id = ${id}`)
}

export async function setSecret(tx: Transaction, id: string, secretSealed: string): Promise<void> {
  await tx.query(sql`update triggers.trigger set secret_sealed = ${secretSealed} where id = ${id}`)
}

export async function putLive(
  tx: Transaction,
  id: string,
  of: { readonly at: Date; readonly approvedBy: number; readonly approvedByName: string },
): Promise<void> {
  await tx.query(sql`
    update triggers.trigger
       set state = 'live', live_version = version, live_since = ${of.at}, approved_by = ${of.approvedBy},
           approved_by_name = ${of.approvedByName} where id = ${id}`)
}

/** What was told while it was paused is not heard: it hears from now on. */
export async function setResumed(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.query(sql`update triggers.trigger set state = 'live', live_since = ${at} where id = ${id}`)
}

export async function setPaused(tx: Transaction, id: string): Promise<void> {
  await tx.query(sql`update triggers.trigger set state = 'paused' where id = ${id}`)
}

export async function endTrigger(tx: Transaction, id: string, by: 'staff' | 'budget', at: Date): Promise<void> {
  await tx.query(sql`
    update triggers.trigger set state = 'ended', ended_by = ${by}, ended_at = ${at} where id = ${id}`)
}

/** A locked draft that never heard anything. */
export async function deleteDraft(tx: Transaction, id: string): Promise<void> {
  await tx.query(sql`delete from triggers.trigger where id = ${id}`)
}

export async function recordFired(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.query(sql`update triggers.trigger set fired = fired + 1, last_fired_at = ${at} where id = ${id}`)
}
