import type { MoneyScope, Scope } from '#contract/scopes.ts'
import { prepared, sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type CallOfClient = {
  readonly clientId: string
  readonly secretId: string
  readonly scope: Scope
  readonly minute: Date
  readonly day: string
}

/**
 * Counts calls of a client, over all processes. Returns how many it has made within this minute. Nothing waits for its flush: a crash of the
 * database could lose counts of the last moments. Not for use in a transaction, which would not be flushed either.
 */
export async function countClientCalls(db: Querier, call: CallOfClient, times: number): Promise<number> {
  const rows = await db.query<{ calls: number }>(prepared`
    with used as (
      insert into sign_in.client_use as u (client_id, scope, day, calls)
      select ${call.clientId}::text, ${call.scope}::text, ${call.day}::date, ${times}::integer
        from (select set_config('synchronous_commit', 'off', true)) as later
      on conflict (client_id, scope, day) do update set calls = u.calls + excluded.calls
    ), counted as (
      insert into sign_in.client_minute as m (client_id, minute, secret_id, calls)
      values (${call.clientId}, ${call.minute}, ${call.secretId}, ${times}::integer)
      on conflict (client_id, minute, secret_id) do update set calls = m.calls + excluded.calls
      returning calls
    )
    select counted.calls + coalesce((
      select sum(calls) from sign_in.client_minute
       where client_id = ${call.clientId} and minute = ${call.minute} and secret_id <> ${call.secretId}), 0)::integer as calls
      from counted`)
  return rows[0]?.calls ?? 0
}

/**
 * Adds an amount to what a client has moved on a day, if it stays within the ceiling. Otherwise returns what it had
 * moved before.
 */
export async function addDayAmount(
  tx: Transaction,
  of: { clientId: string; scope: MoneyScope; day: string; amountMinor: number; dayMaxMinor: number },
): Promise<{ readonly beforeMinor: number } | undefined> {
  await tx.query(sql`
    insert into sign_in.client_use (client_id, scope, day) values (${of.clientId}, ${of.scope}, ${of.day})
    on conflict do nothing`)
  const added = await tx.query(sql`
    update sign_in.client_use set amount_minor = amount_minor + ${of.amountMinor}
     where client_id = ${of.clientId} and scope = ${of.scope} and day = ${of.day}
       and amount_minor + ${of.amountMinor} <= ${of.dayMaxMinor}
    returning amount_minor`)
  if (added.length > 0) return undefined
  const rows = await tx.query<{ beforeMinor: number }>(sql`
    select amount_minor as before_minor from sign_in.client_use
     where client_id = ${of.clientId} and scope = ${of.scope} and day = ${of.day}`)
  return rows[0] ?? { beforeMinor: 0 }
}

/**
 * Adds to what was debited from a player today without a proof; false, and nothing added, where that exceeds what a
 * client may.
 */
export async function addUnproved(
  tx: Transaction,
  of: { playerId: number; day: string; amountMinor: number; maxMinor: number },
): Promise<boolean> {
  await tx.query(sql`
    insert into sign_in.unproved_use (player_id, day) values (${of.playerId}, ${of.day}) on conflict do nothing`)
  const added = await tx.query(sql`
    update sign_in.unproved_use set amount_minor = amount_minor + ${of.amountMinor}
     where player_id = ${of.playerId} and day = ${of.day} and amount_minor + ${of.amountMinor} <= ${of.maxMinor}
    returning 1`)
  return added.length > 0
}

export type RefusalOfClient = {
  readonly clientId: string
  readonly minute: Date
  readonly path: string
  readonly code: string
  readonly because: string
}

/** Counts refusals of a client, like its calls. Returns how many of this kind there were within this minute. */
export async function countRefusals(db: Querier, of: RefusalOfClient, times: number): Promise<number> {
  const rows = await db.query<{ times: number }>(prepared`
    insert into sign_in.client_refusal as r (client_id, minute, path, code, because, times)
    select ${of.clientId}::text, ${of.minute}::timestamptz, ${of.path}::text, ${of.code}::text, ${of.because}::text, ${times}::integer
      from (select set_config('synchronous_commit', 'off', true)) as later
    on conflict (client_id, minute, path, code, because) do update set times = r.times + excluded.times
    returning times`)
  return rows[0]?.times ?? 0
}

/** Deletes use by minute before an instant; the time of a client's last call stays. */
export async function removeOldUse(db: Querier, before: Date): Promise<void> {
  await db.query(sql`
    delete from sign_in.client_minute m where m.minute < ${before} and exists (
      select 1 from sign_in.client_minute later where later.client_id = m.client_id and later.minute > m.minute)`)
  await db.query(sql`delete from sign_in.client_refusal where minute < ${before}`)
  await db.query(sql`delete from sign_in.client_use where day < ${before}::timestamptz::date`)
  await db.query(sql`delete from sign_in.unproved_use where day < ${before}::timestamptz::date`)
}
