import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

/** Stores the secret of an app that has not shown a code yet; the newest of a session counts. */
export async function storeNewAuthenticator(
  db: Querier,
  kept: { sessionId: string; secretSealed: string; expiresAt: Date },
): Promise<void> {
  await db.query(sql`
    insert into sign_in.staff_new_authenticator (session_id, secret_sealed, expires_at)
    values (${kept.sessionId}, ${kept.secretSealed}, ${kept.expiresAt})
    on conflict (session_id) do update set secret_sealed = excluded.secret_sealed, expires_at = excluded.expires_at`)
}

export async function findNewAuthenticator(db: Querier, sessionId: string, now: Date): Promise<string | undefined> {
  const rows = await db.query<{ secretSealed: string }>(sql`
    select secret_sealed from sign_in.staff_new_authenticator
     where session_id = ${sessionId} and expires_at > ${now}`)
  return rows[0]?.secretSealed
}

/** True when this secret was still the pending one. */
export async function useNewAuthenticator(
  tx: Transaction,
  { sessionId, userId, sealed }: { sessionId: string; userId: number; sealed: string },
): Promise<boolean> {
  const rows = await tx.query(sql`
    delete from sign_in.staff_new_authenticator
     where session_id = ${sessionId} and secret_sealed = ${sealed} returning session_id`)
  if (rows.length === 0) return false
  await tx.query(sql`update sign_in.staff set totp_secret_sealed = ${sealed} where id = ${userId}`)
  return true
}
