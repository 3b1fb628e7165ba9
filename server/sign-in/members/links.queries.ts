import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type LinkPurpose = 'first' | 'invitation' | 'reset'

export async function insertLink(
  tx: Transaction,
  link: {
    tokenHash: Buffer
    userId: number
    purpose: LinkPurpose
    madeBy: number | null
    madeAt: Date
    expiresAt: Date
  },
): Promise<void> {
  await tx.query(sql`
    insert into sign_in.staff_link (token_hash, user_id, purpose, made_by, made_at, expires_at)
    values (${link.tokenHash}, ${link.userId}, ${link.purpose}, ${link.madeBy}, ${link.madeAt}, ${link.expiresAt})`)
}

export async function voidLinks(tx: Transaction, userId: number, at: Date): Promise<void> {
  await tx.query(sql`
    update sign_in.staff_link set void_at = ${at} where user_id = ${userId} and used_at is null and void_at is null`)
}

export type Link = { readonly userId: number; readonly purpose: LinkPurpose; readonly expiresAt: Date }

export async function findLink(db: Querier, tokenHash: Buffer, now: Date): Promise<Link | undefined> {
  const rows = await db.query<Link>(sql`
    select user_id, purpose, expires_at from sign_in.staff_link
     where token_hash = ${tokenHash} and used_at is null and void_at is null and expires_at > ${now}`)
  return rows[0]
}

/** True for the first use. */
export async function useLink(tx: Transaction, tokenHash: Buffer, now: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    update sign_in.staff_link set used_at = ${now}
     where token_hash = ${tokenHash} and used_at is null and void_at is null and expires_at > ${now} returning user_id`)
  return rows.length === 1
}

/** The end of somebody's newest valid link; null when there is none. */
export async function findOpenLinkEnd(db: Querier, userId: number, now: Date): Promise<Date | null> {
  const rows = await db.query<{ expiresAt: Date | null }>(sql`
    select max(expires_at) as expires_at from sign_in.staff_link
     where user_id = ${userId} and used_at is null and void_at is null and expires_at > ${now}`)
  return rows[0]?.expiresAt ?? null
}
