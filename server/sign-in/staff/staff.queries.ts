import { prepared, sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { Audience } from './staff-audiences.ts'

export type StaffLanguage = 'cs' | 'sk' | 'en'

export type Staff = {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly language: StaffLanguage
  /** Null until it is set by the link of an invitation or a reset. */
  readonly passwordHash: string | null
  readonly totpSecretSealed: string | null
  readonly isActive: boolean
  readonly lastSignInAt: Date | null
  readonly deactivatedAt: Date | null
}

const columns = sql`id, email, name, language, password_hash, totp_secret_sealed, is_active, last_sign_in_at,
  deactivated_at`

export async function findStaffByEmail(db: Querier, email: string): Promise<Staff | undefined> {
  const rows = await db.query<Staff>(sql`select ${columns} from sign_in.staff where lower(email) = lower(${email})`)
  return rows[0]
}

export async function findStaffById(db: Querier, id: number): Promise<Staff | undefined> {
  const rows = await db.query<Staff>(sql`select ${columns} from sign_in.staff where id = ${id}`)
  return rows[0]
}

/** Everybody, by number. */
export async function listAllStaff(db: Querier, limit: number): Promise<Staff[]> {
  return db.query<Staff>(sql`select ${columns} from sign_in.staff order by id limit ${limit}`)
}

/** When the e-mail exists only the sealed secret is updated: the key of the process may be new. */
export async function insertStaffIfNew(
  db: Querier,
  staff: {
    email: string
    name: string
    passwordHash: string
    totpSecretSealed: string | null
  },
): Promise<{ readonly userId: number; readonly isNew: boolean } | undefined> {
  const rows = await db.query<{ userId: number; isNew: boolean }>(sql`
    insert into sign_in.staff (email, name, password_hash, totp_secret_sealed)
    values (${staff.email}, ${staff.name}, ${staff.passwordHash}, ${staff.totpSecretSealed})
    on conflict (lower(email)) do update
       set totp_secret_sealed = coalesce(excluded.totp_secret_sealed, staff.totp_secret_sealed)
    returning id as user_id, (xmax = 0) as is_new`)
  return rows[0]
}

/** True when the code of this step was not used before: each is valid for one sign-in only. */
export async function spendTotpStep(db: Querier, userId: number, step: number): Promise<boolean> {
  const rows = await db.query(sql`
    update sign_in.staff set totp_last_step = ${step} where id = ${userId} and totp_last_step < ${step} returning id`)
  return rows.length === 1
}

/** Stores the secret of the first authenticator; it cannot be replaced here. */
export async function enrolTotp(tx: Transaction, userId: number, sealed: string): Promise<boolean> {
  const rows = await tx.query(sql`
    update sign_in.staff set totp_secret_sealed = ${sealed}
     where id = ${userId} and totp_secret_sealed is null returning id`)
  return rows.length === 1
}

export async function recordStaffSignIn(tx: Transaction, userId: number, at: Date): Promise<void> {
  await tx.query(sql`update sign_in.staff set last_sign_in_at = ${at} where id = ${userId}`)
}

export type Challenge = {
  readonly userId: number
  readonly enrolmentSealed: string | null
  readonly passkeyChallenge: string | null
}

export async function insertChallenge(
  db: Querier,
  challenge: Challenge & { tokenHash: Buffer; issuedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.query(sql`
    insert into sign_in.staff_challenge (token_hash, user_id, enrolment_sealed, passkey_challenge, issued_at,
      expires_at)
    values (${challenge.tokenHash}, ${challenge.userId}, ${challenge.enrolmentSealed}, ${challenge.passkeyChallenge},
      ${challenge.issuedAt}, ${challenge.expiresAt})`)
}

export async function findChallenge(db: Querier, tokenHash: Buffer, now: Date): Promise<Challenge | undefined> {
  const rows = await db.query<Challenge>(sql`
    select user_id, enrolment_sealed, passkey_challenge from sign_in.staff_challenge
     where token_hash = ${tokenHash} and used_at is null and expires_at > ${now}`)
  return rows[0]
}

export async function useChallenge(tx: Transaction, tokenHash: Buffer, now: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    update sign_in.staff_challenge set used_at = ${now}
     where token_hash = ${tokenHash} and used_at is null returning user_id`)
  return rows.length === 1
}

export type StaffSession = {
  readonly id: string
  readonly userId: number
  readonly openedAt: Date
  readonly lastSeenAt: Date
  readonly idleEndsAt: Date
  readonly absoluteEndsAt: Date
}

export async function insertStaffSession(
  tx: Transaction,
  session: StaffSession & { client: string; source: string },
): Promise<void> {
  await tx.query(sql`
    insert into sign_in.staff_session (id, user_id, opened_at, last_seen_at, idle_ends_at, absolute_ends_at, client, source)
    values (${session.id}, ${session.userId}, ${session.openedAt}, ${session.lastSeenAt}, ${session.idleEndsAt},
      ${session.absoluteEndsAt}, ${session.client}, ${session.source})`)
}

export async function insertStaffToken(
  db: Querier,
  token: { tokenHash: Buffer; sessionId: string; audience: Audience; issuedAt: Date },
): Promise<void> {
  await db.query(sql`
    insert into sign_in.staff_token (token_hash, session_id, audience, issued_at)
    values (${token.tokenHash}, ${token.sessionId}, ${token.audience}, ${token.issuedAt})`)
}

export type LivingStaffToken = StaffSession & { readonly audience: Audience; readonly name: string }

export async function findLivingStaffToken(
  db: Querier,
  tokenHash: Buffer,
  now: Date,
): Promise<LivingStaffToken | undefined> {
  const rows = await db.query<LivingStaffToken>(prepared`
    select s.id, s.user_id, s.opened_at, s.last_seen_at, s.idle_ends_at, s.absolute_ends_at, t.audience, u.name
     from sign_in.staff_token t
     join sign_in.staff_session s on s.id = t.session_id
     join sign_in.staff u on u.id = s.user_id
     where t.token_hash = ${tokenHash} and s.ended_at is null and u.is_active
     and s.idle_ends_at > ${now} and s.absolute_ends_at > ${now}`)
  return rows[0]
}

export async function touchStaffSession(db: Querier, id: string, seenAt: Date, idleEndsAt: Date): Promise<void> {
  await db.query(sql`
    update sign_in.staff_session set last_seen_at = ${seenAt}, idle_ends_at = ${idleEndsAt}
     where id = ${id} and ended_at is null and last_seen_at < ${seenAt}`)
}

export async function endStaffSession(db: Querier, id: string, reason: string, now: Date): Promise<void> {
  await db.query(sql`
    update sign_in.staff_session set ended_at = ${now}, end_reason = ${reason} where id = ${id} and ended_at is null`)
}

export async function endExpiredStaffSessions(db: Querier, now: Date): Promise<void> {
  await db.query(sql`
    update sign_in.staff_session
       set ended_at = least(idle_ends_at, absolute_ends_at),
           end_reason = case when idle_ends_at < absolute_ends_at then 'idle' else 'absolute-end' end
     where ended_at is null and (idle_ends_at <= ${now} or absolute_ends_at <= ${now})`)
}
