import { sql, type PageOf, type Querier, type Transaction } from '#server/kernel/index.ts'

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

/** Numbers of the requests of this target, the oldest first. */
export async function listLetterRequests(
  db: Querier,
  target: string,
  { after = 0, limit }: PageOf<number>,
): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select id from sign_in.letter_request where target = ${target} and id > ${after} order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Takes one of them; undefined when a concurrent worker has taken it. */
export async function takeLetterRequest(tx: Transaction, id: number): Promise<LetterRequest | undefined> {
  const rows = await tx.query<LetterRequest>(sql`
    delete from sign_in.letter_request
     where id = (select id from sign_in.letter_request where id = ${id} for update skip locked)
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
