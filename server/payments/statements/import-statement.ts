import { createHash } from 'node:crypto'
import type { ReplyOf } from '#contract/call.ts'
import type { importStatement as importCall } from '#contract/play-v1/bank-statements.ts'
import { emptyPreview, requestOf, type Action, type Guarded } from '#server/approvals/index.ts'
import { readUpload, refuse, sql, type Input, type Transaction } from '#server/kernel/index.ts'
import * as brought from './brought-statements.queries.ts'
import { storeStatements, type BroughtBy, type Kept, type StatementNeeds } from './store-statements.ts'
import { readOwnStatements, type OwnStatements } from './read-own-statements.ts'

type Counts = ReplyOf<typeof importCall>
/** The file itself is stored beside the request: exactly these bytes are approved. */
type Importing = { readonly contentHash: string }

/** Files that nobody approved, or without anything new, are deleted after this. */
const KEPT_MS = 31 * 24 * 60 * 60_000

/**
 * Imports a file that staff bring instead of the bank. It credits money, and whoever writes a file can write a payment
 * into it: one with anything new needs a second person.
 */
export function importAction(needs: StatementNeeds): Action<Importing, Counts> {
  return {
    key: 'bank.import',
    permission: 'payments.manage',
    preview: async (tx, { contentHash }) => {
      const own = await readBrought(tx, needs, contentHash)
      const { counts, newMinor } = await tryOut(tx, () => storeStatements(tx, needs, own, 'bank'))
      const numbers = own.statements.map(({ number }) => number).join(', ')
      return {
        ...emptyPreview,
        subject: { kind: 'bank-statement', id: contentHash, label: numbers },
        amount: { amountMinor: newMinor, currency: needs.rules.currency },
        touched: { kind: 'payments', count: counts.matched },
        changes: [
          { field: 'newMovements', before: null, after: counts.items },
          { field: 'matchedMovements', before: null, after: counts.matched },
          { field: 'openMovements', before: null, after: counts.open },
        ],
      }
    },
    run: async (tx, { contentHash }, { asker, approver }) => {
      const own = await readBrought(tx, needs, contentHash)
      const { counts } = await storeStatements(tx, needs, own, { user: asker, approver })
      // The same file, imported concurrently, finds that nothing in it is new.
      if (approver) await brought.removeStatement(tx, contentHash)
      return counts
    },
  }
}

/** A file of staff: parsed at once, so that one that is not of our account is refused to the person who brought it. */
export async function importStatement(
  needs: StatementNeeds,
  take: Guarded<Importing, Counts>,
  { raw, query, refuse: refuseWith, ...input }: Input<typeof importCall>,
): Promise<Counts> {
  const bytes = await readUpload(raw)
  if (bytes === 'none') return refuseWith('ERR_FILE_MISSING')
  if (bytes === 'too-large') return refuseWith('ERR_FILE_TOO_LARGE')
  const read = readOwnStatements(needs, bytes)
  if ('problem' in read) return refuseWith('ERR_STATEMENT_NOT_TAKEN', { problem: read.problem })
  const { contentHash } = read
  await brought.storeStatement(needs.db, { contentHash, content: bytes, now: needs.clock.now(), keptMs: KEPT_MS })
  return take({ contentHash }, requestOf({ ...input, body: query }))
}

/**
 * Imports a file of the bank: every new movement is stored, and those that match a payment in everything settle it. All
 * in one transaction; the same file again, or a movement that another statement had, changes nothing.
 * @returns counts of movements, or in one word why the file is refused
 */
export async function takeStatements(
  needs: StatementNeeds,
  bytes: Uint8Array,
  by: BroughtBy,
): Promise<Counts | { readonly problem: string }> {
  const read = readOwnStatements(needs, bytes)
  if ('problem' in read) return read
  return needs.db.transaction(async (tx) => (await storeStatements(tx, needs, read, by)).counts)
}

async function readBrought(tx: Transaction, needs: StatementNeeds, contentHash: string): Promise<OwnStatements> {
  const content = await brought.findStatement(tx, contentHash)
  // It was imported meanwhile, or deleted.
  if (!content || createHash('sha256').update(content).digest('hex') !== contentHash) return refuse('ERR_STATE_CHANGED')
  const read = readOwnStatements(needs, content)
  return 'problem' in read ? refuse('ERR_STATEMENT_NOT_TAKEN', { problem: read.problem }) : read
}

/** A dry run: everything that it wrote is rolled back. */
async function tryOut(tx: Transaction, work: () => Promise<Kept>): Promise<Kept> {
  await tx.query(sql`savepoint try_out`)
  const kept = await work()
  await tx.query(sql`rollback to savepoint try_out`)
  return kept
}
