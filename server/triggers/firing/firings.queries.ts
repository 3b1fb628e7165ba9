import type { EventName } from '#contract/events.ts'
import type { WhyNotFired } from '#contract/shapes/triggers.ts'
import { sql, type Querier, type Transaction } from '../../kernel/index.ts'

/** A trigger's result for an event. */
export type FiringRow = {
  readonly id: string
  readonly triggerId: string
  readonly version: number
  readonly eventId: number
  readonly event: EventName
  readonly playerId: number | null
  readonly whyNot: WhyNotFired | null
  readonly detail: string | null
  readonly at: Date
}

export type ListedFiring = FiringRow & {
  readonly deliveryState: 'queued' | 'sent' | 'failed' | null
  readonly attempts: number | null
  readonly problem: string | null
}

/** False if the trigger has already answered this event. */
export async function insertFiring(db: Querier, f: FiringRow): Promise<boolean> {
  const rows = await db.query(sql`
    insert into triggers.firing (id, trigger_id, version, event_id, event, player_id, has_fired, why_not, detail, at)
    values (${f.id}, ${f.triggerId}, ${f.version}, ${f.eventId}, ${f.event}, ${f.playerId}, ${f.whyNot === null},
            ${f.whyNot}, ${f.detail}, ${f.at})
    on conflict (trigger_id, event_id) do nothing
    returning id`)
  return rows.length === 1
}

export async function hasAnswered(db: Querier, triggerId: string, eventId: number): Promise<boolean> {
  const rows = await db.query(sql`
    select from triggers.firing where trigger_id = ${triggerId} and event_id = ${eventId}`)
  return rows.length === 1
}

export type FiredBefore = { readonly inAll: number; readonly since: number; readonly lastAt: Date | null }

/** How often a locked trigger has fired for a person, in total and since an instant. */
export async function readFired(
  tx: Transaction,
  triggerId: string,
  playerId: number,
  since: Date,
): Promise<FiredBefore> {
  const rows = await tx.query<FiredBefore>(sql`
    select count(*) as in_all, count(*) filter (where at >= ${since}) as since, max(at) as last_at
      from triggers.firing where trigger_id = ${triggerId} and player_id = ${playerId} and has_fired`)
  return rows[0] ?? { inAll: 0, since: 0, lastAt: null }
}

/** Deletes up to `limit` firings without an action from before an instant; returns their number. */
export async function forgetUnfired(db: Querier, before: Date, limit: number): Promise<number> {
  const rows = await db.query(sql`
    delete from triggers.firing where id in (
      select id from triggers.firing where not has_fired and at < ${before} order by at limit ${limit})
    returning id`)
  return rows.length
}

/** Newest first, before an id. */
export async function listFirings(
  db: Querier,
  of: {
    readonly target: string
    readonly triggerId: string | null
    readonly playerId: number | null
    readonly hasFired: boolean | null
    readonly before: string | null
  },
  limit: number,
): Promise<ListedFiring[]> {
  return db.query<ListedFiring>(sql`
    select f.id, f.trigger_id, f.version, f.event_id, f.event, f.player_id, f.why_not, f.detail, f.at,
           w.state as delivery_state, w.attempts, w.problem
      from triggers.firing f join triggers.trigger t on t.id = f.trigger_id
      left join triggers.delivery w on w.firing_id = f.id
     where t.target = ${of.target} and (${of.triggerId}::uuid is null or f.trigger_id = ${of.triggerId}::uuid)
       and (${of.playerId}::bigint is null or f.player_id = ${of.playerId}::bigint)
       and (${of.hasFired}::boolean is null or f.has_fired = ${of.hasFired})
       and (${of.before}::uuid is null or f.id < ${of.before}::uuid)
     order by f.id desc limit ${limit}`)
}
