import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type KioskToken = {
  readonly tokenHash: Buffer
  readonly playerId: number
  readonly deviceId: string
  readonly issuedAt: Date
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

export async function insertToken(db: Querier, token: Omit<KioskToken, 'usedAt'>): Promise<void> {
  await db.query(sql`
    insert into exclusion.kiosk_token (token_hash, player_id, device_id, issued_at, expires_at)
    values (${token.tokenHash}, ${token.playerId}, ${token.deviceId}, ${token.issuedAt}, ${token.expiresAt})`)
}

/** Of two concurrent requests, the second waits and finds it used. */
export async function lockToken(tx: Transaction, tokenHash: Buffer): Promise<KioskToken | undefined> {
  const rows = await tx.query<KioskToken>(sql`
    select * from exclusion.kiosk_token where token_hash = ${tokenHash} for update`)
  return rows[0]
}

export async function useToken(tx: Transaction, tokenHash: Buffer, usedAt: Date): Promise<void> {
  await tx.query(sql`update exclusion.kiosk_token set used_at = ${usedAt} where token_hash = ${tokenHash}`)
}
