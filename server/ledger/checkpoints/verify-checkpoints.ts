import type { KeyObject } from 'node:crypto'
import type { Querier } from '../../kernel/index.ts'
import { CheckNotMade, DIFFERENCES_MAX, type Difference } from '../differences.ts'
import { checkpointText, hashOfCheckpoint, isSignedByOne, type Checkpoint } from './checkpoint.ts'
import type { CheckpointStore, Copy } from './checkpoint-store.ts'
import { findCheckpoint, listCheckpoints, readProved } from './checkpoints.queries.ts'

/** What checkpoints are verified against. */
export type Trust = {
  /** Public keys of the workers that sign, the present one and those before. */
  readonly publicKeys: readonly KeyObject[]
  /** Copies away from the database, where there are any. */
  readonly store?: CheckpointStore | undefined
}

/** The newest checkpoint, and whatever is wrong with the chain up to it. */
export type Verified = { readonly newest: Checkpoint | undefined; readonly differences: readonly Difference[] }

export type Verification = {
  readonly publicKeys: readonly KeyObject[]
  /** The newest copy, read before the snapshot began: its checkpoint was committed by then. */
  readonly copy: Copy | undefined
  /** Verifies from the first checkpoint on; otherwise only the last ones. */
  readonly isWhole: boolean
}

/** The number of half hours in a day. Each of them signs the hash of the one before, and so all of them. */
const RECENT = 48

/**
 * Verifies the chain of checkpoints: none is missing, each is signed and continues the one before, the proofs of the
 * accounts are those that the newest has signed, and the newest copy elsewhere is one of them.
 * @throws CheckNotMade where none of them is signed by a known key and there is no copy: then they belong to another
 * installation, and the books stay unverified. With a copy, or one checkpoint of a known key, an unknown signature is a
 * difference.
 */
export async function verifyCheckpoints(tx: Querier, { publicKeys, copy, isWhole }: Verification): Promise<Verified> {
  const max = isWhole ? Number.MAX_SAFE_INTEGER : RECENT
  const checkpoints = await listCheckpoints(tx, max)
  const newest = checkpoints.at(-1)
  const strange = checkpoints.filter((checkpoint) => !isSignedByOne(checkpoint, publicKeys))
  if (newest && strange.length === checkpoints.length && !copy) throw new CheckNotMade(unknownSigner(newest.number))
  const found = [
    ...followProblems(checkpoints, checkpoints.length < max),
    ...strange.map(
      ({ number }) => `checkpoint ${number} is signed by no key that this installation knows (AUDIT_PUBLIC_KEY)`,
    ),
  ]
  const proved = await readProved(tx)
  if (newest && (['accounts', 'entries', 'state'] as const).some((part) => proved[part] !== newest[part]))
    found.push(`what is proved of the accounts is not what checkpoint ${newest.number} has signed`)
  if (!newest && proved.accounts > 0) found.push('accounts are proved by no checkpoint')
  if (copy) found.push(...(await copyProblems(tx, copy)))
  const differences = found.slice(0, DIFFERENCES_MAX).map((detail) => ({ rule: 'checkpoint', accountId: 0, detail }))
  return { newest, differences }
}

function unknownSigner(number: number): string {
  return `Checkpoint ${number} of the books is signed by a key that is not in AUDIT_PUBLIC_KEY: all workers of a database know each other's public keys.`
}

/** @param isFromFirst whether there are no checkpoints before them */
function followProblems(checkpoints: readonly Checkpoint[], isFromFirst: boolean): string[] {
  const problems: string[] = []
  let previous = isFromFirst ? '' : checkpoints[0]?.previous
  let expected = isFromFirst ? 1 : checkpoints[0]?.number
  for (const checkpoint of checkpoints) {
    const { number } = checkpoint
    if (number !== expected) problems.push(`checkpoint ${expected} is missing`)
    else if (checkpoint.previous !== previous) problems.push(`checkpoint ${number} does not follow the one before`)
    previous = hashOfCheckpoint(checkpoint)
    expected = number + 1
  }
  return problems
}

async function copyProblems(tx: Querier, copy: Copy): Promise<string[]> {
  if ('fault' in copy)
    return [`the copy of checkpoint ${copy.number === 0 ? '?' : copy.number} cannot be read: ${copy.fault}`]
  const original = await findCheckpoint(tx, copy.number)
  if (!original) return [`checkpoint ${copy.number} is missing, its copy is there`]
  return checkpointText(original) === copy.text ? [] : [`checkpoint ${copy.number} is not as its copy`]
}
