import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { StaffLanguage } from '../staff/staff.queries.ts'

/** Serializes changes of members. */
export async function lockStaff(tx: Transaction): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('sign_in.staff'))`)
}

/** Undefined when the e-mail is taken. */
export async function insertMember(
  tx: Transaction,
  member: { email: string; name: string; language: StaffLanguage; madeAt: Date },
): Promise<number | undefined> {
  const rows = await tx.query<{ id: number }>(sql`
    insert into sign_in.staff (email, name, language, made_at)
    values (${member.email}, ${member.name}, ${member.language}, ${member.madeAt})
    on conflict (lower(email)) do nothing returning id`)
  return rows[0]?.id
}

/** Every member ever created, with whether they have set a password. */
export async function findEverybody(db: Querier): Promise<{ readonly id: number; readonly hasPassword: boolean }[]> {
  return db.query(sql`select id, password_hash is not null as has_password from sign_in.staff order by id`)
}

export async function renameMember(
  tx: Transaction,
  { userId, email, name }: { userId: number; email: string; name: string },
): Promise<void> {
  await tx.query(sql`update sign_in.staff set email = ${email}, name = ${name} where id = ${userId}`)
}

export async function setPassword(tx: Transaction, userId: number, passwordHash: string | null): Promise<void> {
  await tx.query(sql`update sign_in.staff set password_hash = ${passwordHash} where id = ${userId}`)
}

/** Removes the authenticator app. */
export async function removeAuthenticator(tx: Transaction, userId: number): Promise<void> {
  await tx.query(sql`update sign_in.staff set totp_secret_sealed = null where id = ${userId}`)
}

/** True when that changed something. */
export async function setActive(tx: Transaction, userId: number, isActive: boolean, at: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    update sign_in.staff set is_active = ${isActive}, deactivated_at = ${isActive ? null : at}
     where id = ${userId} and is_active <> ${isActive} returning id`)
  return rows.length === 1
}

/** Returns the sessions that it ended: all of somebody's, or one; `except` stays. */
export async function endSessionsOf(
  tx: Transaction,
  ending: { userId: number; sessionId?: string | undefined; except?: string | undefined; reason: string; now: Date },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    update sign_in.staff_session set ended_at = ${ending.now}, end_reason = ${ending.reason}
     where user_id = ${ending.userId} and ended_at is null
       and (${ending.sessionId ?? null}::uuid is null or id = ${ending.sessionId ?? null})
       and (${ending.except ?? null}::uuid is null or id <> ${ending.except ?? null})
    returning id`)
  return rows.map(({ id }) => id)
}

export type SessionRow = {
  readonly id: string
  readonly openedAt: Date
  readonly lastSeenAt: Date
  readonly client: string
  readonly source: string
}

export async function findOpenSessions(db: Querier, userId: number, now: Date): Promise<SessionRow[]> {
  return db.query<SessionRow>(sql`
    select id, opened_at, last_seen_at, client, source from sign_in.staff_session
     where user_id = ${userId} and ended_at is null and idle_ends_at > ${now} and absolute_ends_at > ${now}
     order by last_seen_at desc limit 100`)
}
