import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type Channel = 'email' | 'phone'
type Addressee = { readonly playerId: number; readonly channel: Channel; readonly recipient: string }

export async function insertCode(
  tx: Transaction,
  row: Addressee & {
    readonly id: string
    readonly codeHash: string
    readonly issuedAt: Date
    readonly expiresAt: Date
    readonly attempts: number
  },
): Promise<void> {
  await tx.query(sql`
    insert into registration.contact_code
      (id, player_id, channel, recipient, code_hash, issued_at, expires_at, attempts_left)
    values (${row.id}, ${row.playerId}, ${row.channel}, ${row.recipient}, ${row.codeHash}, ${row.issuedAt},
      ${row.expiresAt}, ${row.attempts})`)
}

/** Instants at which codes were sent to a recipient, or to a player by one channel, newest first. */
export async function findIssuedSince(db: Querier, to: Addressee, since: Date): Promise<Date[]> {
  const rows = await db.query<{ issuedAt: Date }>(sql`
    select issued_at from registration.contact_code
     where issued_at > ${since}
       and (recipient = ${to.recipient} or (player_id = ${to.playerId} and channel = ${to.channel}))
     order by issued_at desc`)
  return rows.map(({ issuedAt }) => issuedAt)
}

/**
 * Uses one attempt of the newest code, if it is still valid and was sent to this recipient. Not in the caller's
 * transaction: a refusal must not roll the attempt back.
 */
export async function takeAttempt(
  db: Querier,
  to: Addressee,
  now: Date,
): Promise<{ readonly id: string; readonly codeHash: string } | undefined> {
  const rows = await db.query<{ id: string; codeHash: string }>(sql`
    update registration.contact_code set attempts_left = attempts_left - 1
     where id = (select id from registration.contact_code
                  where player_id = ${to.playerId} and channel = ${to.channel}
                  order by issued_at desc, id desc limit 1)
       and recipient = ${to.recipient} and used_at is null and attempts_left > 0 and expires_at > ${now}
    returning id, code_hash`)
  return rows[0]
}

/** True for exactly one of several concurrent uses of a code. */
export async function spendCode(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    update registration.contact_code set used_at = ${now} where id = ${id} and used_at is null returning id`)
  return rows.length === 1
}

export async function deleteOldCodes(db: Querier, before: Date): Promise<void> {
  await db.query(sql`delete from registration.contact_code where expires_at < ${before}`)
}
