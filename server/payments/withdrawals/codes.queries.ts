import { sql, type Instant, type PageOf, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'

export type NewCode = {
  readonly hash: string
  readonly sentAt: Instant
  readonly expiresAt: Instant
  readonly attempts: number
}

export async function saveCode(
  tx: Transaction,
  id: string,
  { hash, sentAt, expiresAt, attempts }: NewCode,
): Promise<void> {
  await tx.query(sql`
    update payments.withdrawal
       set code_hash = ${hash}, code_sent_at = ${sentAt}, code_expires_at = ${expiresAt}, code_attempts_left = ${attempts}
     where id = ${id}`)
}

/** Uses one attempt before the code is compared, so that concurrent requests do not get more. False when none is left. */
export async function spendAttempt(db: Querier, id: string): Promise<boolean> {
  const rows = await db.query(sql`
    update payments.withdrawal set code_attempts_left = code_attempts_left - 1
     where id = ${id} and state = 'requested' and code_attempts_left > 0
     returning id`)
  return rows.length === 1
}

/** Those whose code has expired, in the order of their ids. */
export async function findExpired(db: Querier, now: Instant, { after, limit }: PageOf<string>): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from payments.withdrawal
     where ${hasExpired(now)} and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
     order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** One of them; undefined when it was confirmed or ended meanwhile, or another worker has locked it. */
export async function lockExpired(tx: Transaction, id: string, now: Instant): Promise<WithdrawalRow | undefined> {
  const rows = await tx.query<WithdrawalRow>(sql`
    select * from payments.withdrawal where id = ${id} and ${hasExpired(now)} for update skip locked`)
  return rows[0]
}

const hasExpired = (now: Instant) => sql`state = 'requested' and (code_expires_at <= ${now} or code_attempts_left = 0)`
