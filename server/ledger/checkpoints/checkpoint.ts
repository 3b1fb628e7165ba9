import { createHash, sign, verify, type KeyObject } from 'node:crypto'

/** State of the books at an instant, which it proves (docs/books-format.md). Hashes in hexadecimal. */
export type Checkpoint = {
  readonly number: number
  readonly at: Date
  readonly accounts: number
  /** Entries of all accounts, from the first one on. */
  readonly entries: number
  /** Hash of the proved state of each account. */
  readonly state: string
  /** Hash of the hashes of the accounts that moved since the checkpoint before. */
  readonly moved: string
  /** Hash of the checkpoint before; empty for the first. */
  readonly previous: string
  /** Numbers of the accounts with differences: their entries after their last proof are not proved. */
  readonly wrong: readonly number[]
  /** Ed25519 of `checkpointText`, in base64url. */
  readonly signature: string
}

/** What is signed: a JSON array in a fixed order. Its first word keeps signatures of other things apart. */
export function checkpointText(checkpoint: Omit<Checkpoint, 'signature'>): string {
  const { number, at, accounts, entries, state, moved, previous, wrong } = checkpoint
  const when = at.toISOString()
  return JSON.stringify(['books-checkpoint-1', number, when, accounts, entries, state, moved, previous, wrong])
}

export function hashOfCheckpoint(checkpoint: Checkpoint): string {
  return sha256(checkpointText(checkpoint))
}

export function signCheckpoint(checkpoint: Omit<Checkpoint, 'signature'>, key: KeyObject): Checkpoint {
  return { ...checkpoint, signature: sign(null, Buffer.from(checkpointText(checkpoint)), key).toString('base64url') }
}

/** @param keys public keys of the workers that may have signed it: the present one and those before */
export function isSignedByOne(checkpoint: Checkpoint, keys: readonly KeyObject[]): boolean {
  const [text, signature] = [Buffer.from(checkpointText(checkpoint)), Buffer.from(checkpoint.signature, 'base64url')]
  return keys.some((key) => verify(null, text, key, signature))
}

export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
