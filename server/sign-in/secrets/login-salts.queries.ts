import { sql, type Querier } from '#server/kernel/index.ts'

export async function insertSalt(db: Querier, saltHash: Buffer, expiresAt: Date): Promise<void> {
  await db.query(sql`insert into sign_in.login_salt (salt_hash, expires_at) values (${saltHash}, ${expiresAt})`)
}

/** Deletes a value; of two concurrent calls, one finds it. */
export async function takeSalt(db: Querier, saltHash: Buffer, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    delete from sign_in.login_salt where salt_hash = ${saltHash} and expires_at > ${now} returning 1 as taken`)
  return rows.length > 0
}

export async function deleteOldSalts(db: Querier, now: Date): Promise<void> {
  await db.query(sql`delete from sign_in.login_salt where expires_at <= ${now}`)
}
