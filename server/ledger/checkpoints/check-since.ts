import { createPublicKey, type KeyObject } from 'node:crypto'
import type { Clock, Database, Transaction } from '../../kernel/index.ts'
import { insertReport, prepareSnapshot, takeCheck } from '../books.queries.ts'
import { findDifferences, type BooksReport } from '../check-books.ts'
import { DIFFERENCES_MAX, type Difference } from '../differences.ts'
import type { Checkpoint } from './checkpoint.ts'
import type { Copy } from './checkpoint-store.ts'
import * as proofs from './proofs.queries.ts'
import { provePortion, type Portion } from './prove-portion.ts'
import type { Trust } from './verify-checkpoints.ts'

const ACCOUNTS_EACH = 20_000
const ENTRIES_EACH = 1_000_000
/** Maximum number of accounts whose differences are reported. */
const EXPLAINED = 50

export type SinceNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly trust: Trust
  /** Signs what was proved, as the next checkpoint; absent: nothing is signed. */
  readonly signingKey?: KeyObject | undefined
  /** How many entries one transaction reads; those of one account are never divided. */
  readonly entriesEach?: number
}

/**
 * Checks the books from the last signed checkpoint on: the checkpoints, one row of each account, and the entries of
 * those that moved since. With the key, each proved portion is signed as the next checkpoint, so that an interrupted
 * check does not read it again; accounts with differences are named in it and keep their last proof until they add up.
 * Nothing is signed after checkpoints with a difference. Undefined when another process checks.
 */
export async function checkSince(needs: SinceNeeds): Promise<BooksReport | undefined> {
  const { db, trust } = needs
  return db.transaction(async (lock) => {
    if (!(await takeCheck(lock, 'since'))) return undefined
    const { report, signed } = await pass(needs)
    await insertReport(db, report)
    // After the commit: a missing copy raises no alarm, a copy of a rolled-back checkpoint would.
    for (const checkpoint of signed) await trust.store?.write(checkpoint)
    return report
  })
}

type Pass = { readonly report: BooksReport; readonly signed: readonly Checkpoint[] }

async function pass({ db, clock, trust, signingKey, entriesEach = ENTRIES_EACH }: SinceNeeds): Promise<Pass> {
  const checkedAt = clock.now()
  const copy: Copy | undefined = await trust.store?.readNewest()
  const publicKeys = signingKey ? [createPublicKey(signingKey), ...trust.publicKeys] : trust.publicKeys
  const { accountsChecked, changed } = await inSnapshot(db, async (tx) => ({
    accountsChecked: await proofs.countAccounts(tx),
    changed: await proofs.listChanged(tx),
  }))
  const wrong = changed.filter(({ hasMoved }) => !hasMoved).map(({ accountId }) => accountId)
  const portions: Portion[] = []
  const moved = changed.filter(({ hasMoved }) => hasMoved)
  for (const accountIds of portionsOf(moved, entriesEach)) {
    const portion = await provePortion({ db, clock, publicKeys, copy, signingKey }, { accountIds, wrongBefore: wrong })
    portions.push(portion)
    wrong.push(...portion.wrong)
  }
  const since = portions[0]?.since ?? 0
  const differences = [
    ...(portions.find(({ chain }) => chain.length > 0)?.chain ?? []),
    ...(await inSnapshot(db, (tx) => explain(tx, wrong, since))),
  ].slice(0, DIFFERENCES_MAX)
  const entriesChecked = portions.reduce((sum, { entries }) => sum + entries, 0)
  const report = { checkedAt, accountsChecked, entriesChecked, differences, since }
  return { report, signed: portions.flatMap(({ signed }) => signed ?? []) }
}

/** At least one portion, empty when no account moved: the checkpoints are verified, and the next is signed. */
function portionsOf(moved: readonly proofs.ChangedAccount[], entriesEach: number): number[][] {
  let portion: number[] = []
  let entries = 0
  const portions = [portion]
  for (const { accountId, ahead } of moved) {
    const isFull = portion.length >= ACCOUNTS_EACH || entries + ahead > entriesEach
    if (isFull && portion.length > 0) {
      portion = []
      entries = 0
      portions.push(portion)
    }
    portion.push(accountId)
    entries += ahead
  }
  return portions
}

function inSnapshot<T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await prepareSnapshot(tx)
    return read(tx)
  })
}

/** Differences of some accounts, from their first entry on; at least that they differ from their proof. */
async function explain(tx: Transaction, accountIds: readonly number[], since: number): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const accountId of accountIds.slice(0, DIFFERENCES_MAX)) {
    const found =
      differences.length < EXPLAINED
        ? await findDifferences(tx, { from: accountId, below: accountId + 1 }, EXPLAINED)
        : []
    const detail = `is not what follows from what was proved of it at checkpoint ${since}`
    differences.push(...(found.length > 0 ? found : [{ rule: 'proof', accountId, detail }]))
  }
  return differences
}
