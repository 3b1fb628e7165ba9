import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type LetterKind = 'one-time-password' | 'password-reset'
export type LetterRequest = {
  readonly target: string
  readonly kind: LetterKind
  readonly email: string
  readonly channel: 'email' | 'sms'
  readonly requestedAt: Date
}

export async function insertLetterRequest(
  db: Querier,
  { target, kind, email, channel, requestedAt }: LetterRequest,
): Promise<void> {
  await db.query(sql`
    insert into sign_in.letter_request (target, kind, email, channel, requested_at)
    values (${target}, ${kind}, ${email}, ${channel}, ${requestedAt})`)
}

/** Takes the oldest request of this target; a concurrent worker takes the next one. */
export async function takeLetterRequest(tx: Transaction, target: string): Promise<LetterRequest | undefined> {
  const rows = await tx.query<LetterRequest>(sql`
    delete from sign_in.letter_request
     where id = (select id from sign_in.letter_request where target = ${target} order by id for update skip locked limit 1)
    returning target, kind, email, channel, requested_at`)
  return rows[0]
}

export async function wasCodeIssuedSince(tx: Transaction, playerId: number, since: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from sign_in.one_time_password where player_id = ${playerId} and issued_at > ${since} limit 1`)
  return rows.length > 0
}

export async function wasResetIssuedSince(tx: Transaction, playerId: number, since: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from sign_in.password_reset where player_id = ${playerId} and issued_at > ${since} limit 1`)
  return rows.length > 0
}
