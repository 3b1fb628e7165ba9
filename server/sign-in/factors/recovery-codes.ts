import { createHash, randomInt } from 'node:crypto'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

const CODES = 10
const SIGNS = 16
/** Without letters and digits that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Makes new recovery codes; earlier ones become invalid. They are readable only now. */
export async function makeRecoveryCodes(tx: Transaction, userId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await removeRecoveryCodes(tx, userId)
  for (const code of codes)
    await tx.query(sql`
      insert into sign_in.staff_recovery_code (user_id, code_hash, made_at)
      values (${userId}, ${hashCode(userId, code)}, ${now})`)
  return codes
}

export async function removeRecoveryCodes(tx: Transaction, userId: number): Promise<void> {
  await tx.query(sql`delete from sign_in.staff_recovery_code where user_id = ${userId}`)
}

/** True when it is a code of theirs that was not used before. */
export async function spendRecoveryCode(db: Querier, userId: number, code: string, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    update sign_in.staff_recovery_code set used_at = ${now}
     where user_id = ${userId} and code_hash = ${hashCode(userId, code)} and used_at is null returning user_id`)
  return rows.length === 1
}

export async function countRecoveryCodes(db: Querier, userId: number): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*)::int as count from sign_in.staff_recovery_code where user_id = ${userId} and used_at is null`)
  return rows[0]?.count ?? 0
}

function newCode(): string {
  const signs = Array.from({ length: SIGNS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return (signs.match(/.{4}/g) ?? []).join('-')
}

/** A code has 79 random bits, so a fast hash is enough; it is normalized first, so that it may be typed in any way. */
function hashCode(userId: number, code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHash('sha256').update(`${userId} ${plain}`).digest()
}
