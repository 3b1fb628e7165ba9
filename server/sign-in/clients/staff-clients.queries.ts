import { sql, type Querier } from '#server/kernel/index.ts'
import type { ClientRow } from './clients.queries.ts'

export type ClientShown = ClientRow & {
  readonly venueName: string | null
  readonly offAt: Date | null
  readonly offBy: string | null
  readonly createdAt: Date
  readonly createdBy: string
  readonly secrets: number
  readonly lastCallAt: Date | null
}

/** Clients of a brand's venues and those without a venue; optionally one of them. */
export async function findClients(
  db: Querier,
  { target, now, clientId = null }: { readonly target: string; readonly now: Date; readonly clientId?: string | null },
): Promise<ClientShown[]> {
  return db.query<ClientShown>(sql`
    select c.id, c.kind, c.name, c.venue_id, c.rate_per_minute, c.is_active, v.name as venue_name, c.off_at, c.off_by,
           c.created_at, c.created_by,
           (select count(*)::integer from sign_in.client_secret s
             where s.client_id = c.id and (s.expires_at is null or s.expires_at > ${now})) as secrets,
           (select max(minute) from sign_in.client_minute m where m.client_id = c.id) as last_call_at
      from sign_in.client c
      left join topology.venue place on place.id = c.venue_id
      left join topology.version h on h.thing_id = c.venue_id and h.known_until is null and h.valid_from <= ${now}
                                  and (h.valid_until is null or h.valid_until > ${now})
      left join topology.venue_facts v on v.facts_id = h.facts_id
     where (place.target is null or place.target = ${target}) and (${clientId}::text is null or c.id = ${clientId})
     order by c.name, c.id`)
}

/** Whether an active client of a brand's venues, or without a venue, has this id. */
export async function isActiveClient(
  db: Querier,
  of: { readonly target: string; readonly now: Date; readonly clientId: string },
): Promise<boolean> {
  return (await findClients(db, of)).some(({ isActive }) => isActive)
}

/** Locks a client until the end of the transaction, so that two changes run one after another. */
export async function lockClient(db: Querier, clientId: string): Promise<boolean> {
  const rows = await db.query(sql`select id from sign_in.client where id = ${clientId} for update`)
  return rows.length > 0
}

export async function countCallsBySecret(
  db: Querier,
  clientId: string,
  since: Date,
): Promise<{ readonly secretId: string; readonly calls: number }[]> {
  return db.query(sql`
    select secret_id, sum(calls)::integer as calls from sign_in.client_minute
     where client_id = ${clientId} and minute >= ${since} group by secret_id`)
}

export async function findUseOfDay(
  db: Querier,
  clientId: string,
  day: string,
): Promise<{ readonly scope: string; readonly calls: number; readonly amountMinor: number }[]> {
  return db.query(sql`
    select scope, calls, amount_minor from sign_in.client_use where client_id = ${clientId} and day = ${day}`)
}

export async function findRefusals(
  db: Querier,
  clientId: string,
  since: Date,
  limit: number,
): Promise<{ readonly minute: Date; path: string; code: string; because: string; times: number }[]> {
  return db.query(sql`
    select minute, path, code, because, times from sign_in.client_refusal
     where client_id = ${clientId} and minute >= ${since} order by minute desc, path limit ${limit}`)
}
