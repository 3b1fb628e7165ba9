import { createPublicKey, type KeyObject } from 'node:crypto'
import type { Clock, Database, Transaction } from '../../kernel/index.ts'
import { insertReport, prepareSnapshot } from '../books.queries.ts'
import { DIFFERENCES_MAX, findDifferences, type BooksReport, type Difference } from '../check-books.ts'
import { hashOfCheckpoint, signCheckpoint, type Checkpoint } from './checkpoint.ts'
import * as queries from './checkpoints.queries.ts'
import * as proofs from './proofs.queries.ts'
import { verifyCheckpoints, type Trust } from './verify-checkpoints.ts'

const ACCOUNTS_AT_ONCE = 2_000
/** Of so many accounts it is said what is wrong with them. */
const EXPLAINED = 50

export type SinceNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly trust: Trust
  /** Signs what was proved, as the next checkpoint; without it nothing is. */
  readonly signingKey?: KeyObject | undefined
}

type Pass = { readonly report: BooksReport; readonly signed: Checkpoint | undefined }

/**
 * Checks the books from the last signed checkpoint on: the checkpoints, one row of each account, and the entries of those that
 * moved since. When everything adds up and the key is there, that is the next checkpoint; otherwise nothing is proved, and the next
 * check finds the same. Undefined when another process is at it.
 */
export async function checkSince(needs: SinceNeeds): Promise<BooksReport | undefined> {
  const { db, trust } = needs
  const { report, signed } = await passOf(needs)
  if (!report) return undefined
  // After the commit: a copy that is missing is no alarm, a copy of what was never signed would be one.
  if (signed) await trust.store?.write(signed)
  await insertReport(db, report)
  return report
}

/** One transaction, undone unless it ends with a checkpoint. */
async function passOf(needs: SinceNeeds): Promise<Pass | { readonly report?: undefined; readonly signed?: undefined }> {
  const undo = new Error('Nothing was signed.')
  const passes: Pass[] = []
  try {
    await needs.db.transaction(async (tx) => {
      await prepareSnapshot(tx)
      if (!(await queries.takeCheck(tx))) throw undo
      const pass = await check(tx, needs)
      passes.push(pass)
      if (!pass.signed) throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
  }
  return passes[0] ?? {}
}

async function check(tx: Transaction, { clock, trust, signingKey }: SinceNeeds): Promise<Pass> {
  const checkedAt = clock.now()
  const publicKeys = signingKey ? [createPublicKey(signingKey), ...trust.publicKeys] : trust.publicKeys
  const verified = await verifyCheckpoints(tx, { ...trust, publicKeys })
  const accountsChecked = await proofs.countAccounts(tx)
  const changed = await proofs.listChanged(tx)
  const moved = changed.filter(({ hasMoved }) => hasMoved).map(({ accountId }) => accountId)
  const wrong = changed.filter(({ hasMoved }) => !hasMoved).map(({ accountId }) => accountId)
  let entriesChecked = 0
  for (let at = 0; at < moved.length; at += ACCOUNTS_AT_ONCE) {
    const some = await proofs.prove(tx, moved.slice(at, at + ACCOUNTS_AT_ONCE), false)
    // A clock may have been behind: what seems wrong is read in all months before it is believed.
    const doubted = some.flatMap(({ accountId, isWrong }) => (isWrong ? [accountId] : []))
    const again = doubted.length > 0 ? await proofs.prove(tx, doubted, true) : []
    wrong.push(...again.flatMap(({ accountId, isWrong }) => (isWrong ? [accountId] : [])))
    entriesChecked += some.reduce((sum, { entries }) => sum + entries, 0)
  }
  const { newest } = verified
  const differences = [...verified.differences, ...(await explain(tx, wrong, newest?.number ?? 0))]
  const report = { checkedAt, accountsChecked, entriesChecked, differences, since: newest?.number ?? 0 }
  if (!signingKey || differences.length > 0) return { report, signed: undefined }
  const unsigned = {
    number: (newest?.number ?? 0) + 1,
    at: checkedAt,
    ...(await queries.readProved(tx)),
    moved: await queries.readMoved(tx, moved),
    previous: newest ? hashOfCheckpoint(newest) : '',
  }
  const signed = signCheckpoint(unsigned, signingKey)
  await queries.insertCheckpoint(tx, signed)
  return { report, signed }
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
  return differences.slice(0, DIFFERENCES_MAX)
}
