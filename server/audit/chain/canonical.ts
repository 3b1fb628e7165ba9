import { createHash } from 'node:crypto'

/** A row of the log in the form that the chain hashes; instants in milliseconds of UTC, digests in hexadecimal. */
export type LinkedRow =
  | {
      readonly part: 'call'
      readonly callId: number
      readonly at: string
      readonly actorKind: string
      readonly actorId: string
      readonly actorName: string
      readonly sessionId: string | null
      readonly source: string | null
      readonly action: string
      readonly playerId: number | null
      readonly reason: string | null
      readonly subject: string | null
      readonly requestId: string
      readonly wordsDigest: string | null
    }
  | {
      readonly part: 'outcome'
      readonly callId: number
      readonly at: string
      readonly status: number
      readonly code: string | null
      readonly playerId: number | null
      /** `kind:id`, with a label `kind:id:label`, in the order in which they were named. */
      readonly subjects: readonly string[]
      readonly changeDigest: string | null
    }

/** The previous hash of the first link. */
export const BEGINNING = Buffer.alloc(32)

/** The text of a row that its link proves: a JSON array in a fixed order (docs/audit-format.md). */
export function canonicalText(row: LinkedRow): string {
  if (row.part === 'outcome') {
    const { callId, at, status, code, playerId, subjects, changeDigest } = row
    return JSON.stringify(['outcome', callId, at, status, code, playerId, subjects, changeDigest])
  }
  const { callId, at, actorKind, actorId, actorName, sessionId, source, action } = row
  const { playerId, reason, subject, requestId, wordsDigest } = row
  const who = [actorKind, actorId, actorName, sessionId, source]
  return JSON.stringify(['call', callId, at, ...who, action, playerId, reason, subject, requestId, wordsDigest])
}

/** SHA-256 of the previous hash and the row's text. */
export function linkHash(before: Buffer, text: string): Buffer {
  return createHash('sha256').update(before).update(text, 'utf8').digest()
}
