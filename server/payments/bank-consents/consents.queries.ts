import type { ConsentState } from '#contract/states/consent-states.ts'
import { sql, type Instant, type Querier } from '#server/kernel/index.ts'
import type { AccountVerdict } from './judge-account.ts'

export type ConsentRow = {
  readonly id: string
  readonly playerId: number
  readonly providerRef: string | null
  readonly state: ConsentState
  readonly accounts: readonly AccountVerdict[]
}

export async function insertConsent(db: Querier, id: string, playerId: number, now: Instant): Promise<void> {
  await db.query(sql`
    insert into payments.bank_consent (id, player_id, state, created_at, changed_at)
    values (${id}, ${playerId}, 'waiting', ${now}, ${now})`)
}

export async function saveProviderRef(db: Querier, id: string, providerRef: string): Promise<void> {
  await db.query(sql`update payments.bank_consent set provider_ref = ${providerRef} where id = ${id}`)
}

export async function findConsent(db: Querier, playerId: number, id: string): Promise<ConsentRow | undefined> {
  const rows = await db.query<ConsentRow>(sql`
    select id, player_id, provider_ref, state, accounts from payments.bank_consent
     where id = ${id} and player_id = ${playerId}`)
  return rows[0]
}

export async function saveConsent(
  db: Querier,
  { id, state, accounts }: Pick<ConsentRow, 'id' | 'state' | 'accounts'>,
  now: Instant,
): Promise<void> {
  await db.query(sql`
    update payments.bank_consent
       set state = ${state}, accounts = ${JSON.stringify(accounts)}, changed_at = ${now}
     where id = ${id}`)
}

/** The last status of a payment that a partner sent, as it was recorded. */
export async function findLastStatus(db: Querier, paymentId: string): Promise<string | undefined> {
  const rows = await db.query<{ status: string | null }>(sql`
    select response->>'transactionStatus' as status from payments.conversation
     where payment_id = ${paymentId} and response ? 'transactionStatus'
     order by id desc limit 1`)
  return rows[0]?.status ?? undefined
}
