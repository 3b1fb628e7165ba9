import type { KeyObject } from 'node:crypto'
import type { Querier } from '../../kernel/index.ts'
import type { Difference } from '../check-books.ts'
import { checkpointText, hashOfCheckpoint, isSignedByOne, type Checkpoint } from './checkpoint.ts'
import type { CheckpointStore } from './checkpoint-store.ts'
import { listCheckpoints, readProved } from './checkpoints.queries.ts'

/** What checkpoints are held against. */
export type Trust = {
  /** Public keys of the workers that sign, the present one and those before. */
  readonly publicKeys: readonly KeyObject[]
  /** Copies away from the database, where there are any. */
  readonly store?: CheckpointStore | undefined
}

/** The newest checkpoint, and whatever is wrong with the chain up to it. */
export type Verified = { readonly newest: Checkpoint | undefined; readonly differences: readonly Difference[] }

/**
 * Reads the chain of checkpoints from its beginning: none is missing, each is signed and follows the one before, what is proved
 * of the accounts is what the newest has signed, and the newest copy elsewhere is one of them.
 */
export async function verifyCheckpoints(tx: Querier, { publicKeys, store }: Trust): Promise<Verified> {
  const checkpoints = await listCheckpoints(tx)
  const differences: Difference[] = []
  const note = (detail: string) => differences.push({ rule: 'checkpoint', accountId: 0, detail })
  let previous = ''
  let expected = 1
  for (const checkpoint of checkpoints) {
    const { number } = checkpoint
    if (number !== expected) note(`checkpoint ${expected} is missing`)
    else if (checkpoint.previous !== previous) note(`checkpoint ${number} does not follow the one before`)
    if (!isSignedByOne(checkpoint, publicKeys)) note(`checkpoint ${number} is not signed by a worker`)
    previous = hashOfCheckpoint(checkpoint)
    expected = number + 1
  }
  const newest = checkpoints.at(-1)
  const proved = await readProved(tx)
  if (newest && (['accounts', 'entries', 'state'] as const).some((part) => proved[part] !== newest[part]))
    note(`what is proved of the accounts is not what checkpoint ${newest.number} has signed`)
  if (!newest && proved.accounts > 0) note('accounts are proved by no checkpoint')
  const copy = await store?.readNewest()
  const original = checkpoints.find(({ number }) => number === copy?.number)
  if (copy && !original) note(`checkpoint ${copy.number} is missing, its copy is there`)
  else if (copy && original && checkpointText(original) !== copy.text)
    note(`checkpoint ${copy.number} is not as its copy`)
  return { newest, differences }
}
