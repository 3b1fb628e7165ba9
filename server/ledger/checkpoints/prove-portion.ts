import type { KeyObject } from 'node:crypto'
import { assert, type Clock, type Database, type Transaction } from '../../kernel/index.ts'
import { prepareSnapshot } from '../books.queries.ts'
import { DIFFERENCES_MAX, type Difference } from '../differences.ts'
import { hashOfCheckpoint, signCheckpoint, type Checkpoint } from './checkpoint.ts'
import type { Copy } from './checkpoint-store.ts'
import * as queries from './checkpoints.queries.ts'
import * as proofs from './proofs.queries.ts'
import { verifyCheckpoints } from './verify-checkpoints.ts'

const ACCOUNTS_AT_ONCE = 2_000

/** Result of proving some accounts. */
export type Portion = {
  /** The checkpoint after which entries were read; 0: none. */
  readonly since: number
  readonly entries: number
  /** Accounts with differences. */
  readonly wrong: readonly number[]
  /** Differences of the checkpoints. */
  readonly chain: readonly Difference[]
  readonly signed: Checkpoint | undefined
}

type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly publicKeys: readonly KeyObject[]
  readonly copy: Copy | undefined
  readonly signingKey: KeyObject | undefined
}

type Work = { readonly accountIds: readonly number[]; readonly wrongBefore: readonly number[] }

/**
 * One transaction, rolled back unless it ends with a checkpoint: so the proofs are always those that the newest
 * checkpoint has signed.
 */
export async function provePortion(needs: Needs, work: Work): Promise<Portion> {
  const undo = new Error('Nothing was signed.')
  const portions: Portion[] = []
  try {
    await needs.db.transaction(async (tx) => {
      await prepareSnapshot(tx)
      const portion = await provedIn(tx, needs, work)
      portions.push(portion)
      if (!portion.signed) throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
  }
  const [portion] = portions
  assert(portion, 'A portion that did not fail has been read.')
  return portion
}

async function provedIn(tx: Transaction, needs: Needs, { accountIds, wrongBefore }: Work): Promise<Portion> {
  const { clock, publicKeys, copy, signingKey } = needs
  const { newest, differences: chain } = await verifyCheckpoints(tx, { publicKeys, copy, isWhole: false })
  const wrong: number[] = []
  let entries = 0
  for (let at = 0; at < accountIds.length; at += ACCOUNTS_AT_ONCE) {
    const read = await proveSome(tx, accountIds.slice(at, at + ACCOUNTS_AT_ONCE))
    wrong.push(...read.wrong)
    entries += read.entries
  }
  const since = newest?.number ?? 0
  const named = [...wrongBefore, ...wrong].toSorted((one, other) => one - other)
  const portion = { since, entries, wrong, chain, signed: undefined }
  // A checkpoint names each wrong account; with more of them than a report holds, the cause is not the accounts.
  if (!signingKey || chain.length > 0 || named.length > DIFFERENCES_MAX) return portion
  const unsigned = {
    number: since + 1,
    at: clock.now(),
    ...(await queries.readProved(tx)),
    moved: await queries.readMoved(tx, without(accountIds, wrong)),
    previous: newest ? hashOfCheckpoint(newest) : '',
    wrong: named,
  }
  const signed = signCheckpoint(unsigned, signingKey)
  await queries.insertCheckpoint(tx, signed)
  return { ...portion, signed }
}

/** A clock may have been slow: an account with a difference is read again in all months before it is reported. */
async function proveSome(
  tx: Transaction,
  accountIds: readonly number[],
): Promise<{ readonly wrong: readonly number[]; readonly entries: number }> {
  const first = await proofs.prove(tx, accountIds, false)
  const doubted = first.flatMap(({ accountId, isWrong }) => (isWrong ? [accountId] : []))
  const again = doubted.length > 0 ? await proofs.prove(tx, doubted, true) : []
  const missing = without(
    accountIds,
    first.map(({ accountId }) => accountId),
  )
  return {
    wrong: [...missing, ...again.flatMap(({ accountId, isWrong }) => (isWrong ? [accountId] : []))],
    entries: first.reduce((sum, proof) => sum + proof.entries, 0),
  }
}

function without(accountIds: readonly number[], some: readonly number[]): number[] {
  const gone = new Set(some)
  return accountIds.filter((accountId) => !gone.has(accountId))
}
