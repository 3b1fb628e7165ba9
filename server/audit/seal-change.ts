import { createHash, randomBytes } from 'node:crypto'
import type { AuditChange } from '#contract/shapes/audit.ts'
import type { FieldCipher, SealedColumn } from '#server/kernel/index.ts'

const SALT_BYTES = 16
const placeOf = (recordId: number | string) => `audit.change:${recordId}`

/**
 * Before and after, encrypted, with the salted digest that the chain contains: the text can be deleted, the proof
 * remains.
 */
export function sealChange(cipher: FieldCipher, recordId: number, change: AuditChange) {
  const text = JSON.stringify([change.before, change.after])
  const salt = randomBytes(SALT_BYTES)
  const digest = createHash('sha256').update(salt).update(text).digest()
  return { salt, digest, sealed: cipher.seal(text, placeOf(recordId)) }
}

export function openChange(cipher: FieldCipher, recordId: number, sealed: string): AuditChange {
  const [before, after] = JSON.parse(cipher.open(sealed, placeOf(recordId))) as [
    AuditChange['before'],
    AuditChange['after'],
  ]
  return { before, after }
}

/** Columns of this room that are re-encrypted when the key changes. */
export const auditSealedColumns: readonly SealedColumn[] = [
  { table: 'audit.call_change', column: 'change_sealed', by: ['call_id'], belongsTo: (id = '') => placeOf(id) },
]
