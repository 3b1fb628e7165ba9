import type { SecurityEventKind } from '#contract/shapes/security-events.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type NewSecurityEvent = {
  readonly at: Date
  readonly userId: number
  readonly kind: SecurityEventKind
  readonly byUserId: number | null
  readonly source: string | null
  readonly client: string | null
  readonly details: Readonly<Record<string, string | number | null>>
}

export async function insertSecurityEvent(tx: Transaction, event: NewSecurityEvent): Promise<number> {
  const rows = await tx.query<{ id: number }>(sql`
    insert into sign_in.security_event (at, user_id, kind, by_user_id, source, client, details)
    values (${event.at}, ${event.userId}, ${event.kind}, ${event.byUserId}, ${event.source}, ${event.client},
      ${JSON.stringify(event.details)})
    returning id`)
  return rows[0]?.id ?? 0
}

export type SecurityEventRow = NewSecurityEvent & {
  readonly id: number
  readonly userName: string
  readonly byUserName: string | null
}

/** True when somebody signs in from a new network, except for their very first one. */
export async function recordPlace(tx: Transaction, userId: number, network: string, now: Date): Promise<boolean> {
  const rows = await tx.query<{ hadOthers: boolean }>(sql`
    insert into sign_in.staff_place (user_id, network, first_seen_at) values (${userId}, ${network}, ${now})
    on conflict do nothing
    returning exists (select 1 from sign_in.staff_place p where p.user_id = ${userId} and p.network <> ${network}) as had_others`)
  return rows[0]?.hadOthers ?? false
}

/** Until when somebody's sign-in is blocked by bad attempts; null when it is not. */
export async function findBlockedUntilOf(db: Querier, userId: number, now: Date): Promise<Date | null> {
  const rows = await db.query<{ blockedUntil: Date | null }>(sql`
    select max(a.blocked_until) as blocked_until
      from sign_in.attempts a
      join sign_in.staff u on a.account in (
        sha256(convert_to(lower(u.email), 'UTF8')), sha256(convert_to(u.id::text, 'UTF8')))
     where u.id = ${userId} and a.realm = 'staff' and a.kind <> 'source' and a.blocked_until > ${now}`)
  return rows[0]?.blockedUntil ?? null
}

export type FailingMember = { readonly userId: number; readonly blockedUntil: Date }

/**
 * Members of staff whose sign-in is blocked after bad attempts, and who have not got a letter since it began. Counters
 * are stored by hashes, so that an unknown e-mail counts like a known one; the person is found here, afterwards.
 */
export async function findFailing(db: Querier, now: Date, notToldSince: Date): Promise<FailingMember[]> {
  return db.query<FailingMember>(sql`
    select u.id as user_id, max(a.blocked_until) as blocked_until
      from sign_in.attempts a
      join sign_in.staff u on u.is_active
       and a.account in (sha256(convert_to(lower(u.email), 'UTF8')), sha256(convert_to(u.id::text, 'UTF8')))
     where a.realm = 'staff' and a.kind <> 'source' and a.blocked_until > ${now}
       and not exists (
         select 1 from sign_in.security_event e
          where e.user_id = u.id and e.kind = 'many-failures' and e.at > ${notToldSince})
     group by u.id`)
}
