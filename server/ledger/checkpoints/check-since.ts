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
/** Of so many accounts it is said what is wrong with them. */
const EXPLAINED = 50

export type SinceNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly trust: Trust
  /** Signs what was proved, as the next checkpoint; without it nothing is. */
  readonly signingKey?: KeyObject | undefined
  /** How many entries one transaction reads; an account's are not divided. */
  readonly entriesEach?: number
}

/**
 * Checks the books from the last signed checkpoint on: the checkpoints, one row of each account, and the entries of those that
 * moved since. With the key, each portion that was proved is signed as the next checkpoint, so that none is read again when the
 * check is cut off; accounts that do not add up are named in it and stay as they were proved, until they do. Nothing is
 * signed over checkpoints that are not right. Undefined when another process is at it.
 */
export async function checkSince(needs: SinceNeeds): Promise<BooksReport | undefined> {
  const { db, trust } = needs
  return db.transaction(async (lock) => {
    if (!(await takeCheck(lock, 'since'))) return undefined
    const { report, signed } = await pass(needs)
    await insertReport(db, report)
    // After the commit: a copy that is missing is no alarm, a copy of what was never signed would be one.
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

/** At least one, without accounts where none moved: the checkpoints are looked at, and the next is signed. */
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

/** What is wrong with some accounts, from their first entry on; at least that they are not as they were proved. */
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
