import { sql, type Instant, type Querier } from '#server/kernel/index.ts'

/** True for the first message with this nonce. */
export async function insertNonce(db: Querier, gateway: string, nonce: string, now: Instant): Promise<boolean> {
  const rows = await db.query(sql`
    insert into payments.partner_nonce (gateway, nonce, seen_at) values (${gateway}, ${nonce}, ${now})
    on conflict do nothing
    returning nonce`)
  return rows.length === 1
}

export async function deleteNonces(db: Querier, before: Instant): Promise<void> {
  await db.query(sql`delete from payments.partner_nonce where seen_at < ${before}`)
}
