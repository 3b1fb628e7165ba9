import { sql, type Querier } from '#server/kernel/index.ts'
import type { AttemptRule } from './sign-in-rules.ts'

export type Counter = {
  readonly realm: string
  readonly kind: string
  readonly key: Buffer
  /** The account of the attempt, where it is about one. */
  readonly account?: Buffer
}

type Counted = { readonly badCount: number; readonly blockedUntil: Date | null }

/**
 * Counts an attempt as bad before it is judged, so that concurrent attempts are all counted. Returns undefined while
 * the counter is blocked.
 */
export async function countAttempt(
  db: Querier,
  { realm, kind, key, account = undefined }: Counter,
  rule: AttemptRule,
  now: Date,
): Promise<Counted | undefined> {
  const forgetBefore = new Date(now.getTime() - rule.forgetSeconds * 1000)
  const count = sql`(case when a.last_at < ${forgetBefore} then 1 else a.bad_count + 1 end)`
  const delay = sql`make_interval(secs => least(${rule.delaySecondsMax}::float8,
    ${rule.firstDelaySeconds}::float8 * power(2, least(${count} - ${rule.freeAttempts}::integer, 30))))`
  const first = rule.freeAttempts <= 1 ? new Date(now.getTime() + rule.firstDelaySeconds * 1000) : null
  const rows = await db.query<Counted>(sql`
    insert into sign_in.attempts as a (realm, kind, key, account, bad_count, last_at, blocked_until)
    values (${realm}, ${kind}, ${key}, ${account ?? null}, 1, ${now}, ${first})
    on conflict (realm, kind, key) do update
       set bad_count = ${count}, last_at = ${now},
           blocked_until = case when ${count} >= ${rule.freeAttempts} then ${now}::timestamptz + ${delay} end
     where a.blocked_until is null or a.blocked_until <= ${now}
    returning bad_count, blocked_until`)
  return rows[0]
}

export async function findBlockedUntil(db: Querier, { realm, kind, key }: Counter): Promise<Date | null> {
  const rows = await db.query<{ blockedUntil: Date | null }>(sql`
    select blocked_until from sign_in.attempts where realm = ${realm} and kind = ${kind} and key = ${key}`)
  return rows[0]?.blockedUntil ?? null
}

export async function clearAttempts(db: Querier, { realm, kind, key }: Counter): Promise<void> {
  await db.query(sql`delete from sign_in.attempts where realm = ${realm} and kind = ${kind} and key = ${key}`)
}

/** Clears every counter of an account for one kind of proof: of all its sources and devices. */
export async function clearAttemptsOn(
  db: Querier,
  { realm, kind, account }: { readonly realm: string; readonly kind: string; readonly account: Buffer },
): Promise<void> {
  await db.query(sql`
    delete from sign_in.attempts where account = ${account} and realm = ${realm} and kind = ${kind}`)
}

/** Subtracts one attempt that turned out good. The bad ones before it still count. */
export async function uncountAttempt(db: Querier, { realm, kind, key }: Counter): Promise<void> {
  await db.query(sql`
    update sign_in.attempts set bad_count = greatest(bad_count - 1, 0), blocked_until = null
     where realm = ${realm} and kind = ${kind} and key = ${key}`)
}

export async function deleteOldAttempts(db: Querier, before: Date): Promise<void> {
  await db.query(sql`delete from sign_in.attempts where last_at < ${before}`)
}
