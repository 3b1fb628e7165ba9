import { createHash, sign, verify, type KeyObject } from 'node:crypto'

/** The signed state of the chain at an instant, written to separate storage. Hashes in hexadecimal. */
export type Head = {
  readonly format: 'audit-head-1'
  readonly installation: string
  /** The full hour that the head closes. */
  readonly hour: string
  readonly signedAt: string
  readonly seq: number
  readonly hash: string
  /** SHA-256 of the previous head's text; null for the first. */
  readonly previous: string | null
  /** Ed25519 of `headText`, in base64url. */
  readonly signature: string
}

/** The signed text: a JSON array in a fixed order (docs/audit-format.md). */
export function headText(head: Omit<Head, 'signature'>): string {
  const { format, installation, hour, signedAt, seq, hash, previous } = head
  return JSON.stringify([format, installation, hour, signedAt, seq, hash, previous])
}

export function hashOfHead(head: Head): string {
  return createHash('sha256').update(headText(head), 'utf8').digest('hex')
}

export function signHead(head: Omit<Head, 'signature'>, key: KeyObject): Head {
  return { ...head, signature: sign(null, Buffer.from(headText(head)), key).toString('base64url') }
}

export function isSigned(head: Head, key: KeyObject): boolean {
  return verify(null, Buffer.from(headText(head)), key, Buffer.from(head.signature, 'base64url'))
}
