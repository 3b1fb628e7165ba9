import type { ReplyOf } from '#contract/call.ts'
import type { importStatement as importCall } from '#contract/play-v1/bank-statements.ts'
import { readUpload, type Input } from '#server/kernel/index.ts'
import { keepStatements, type BroughtBy, type StatementNeeds } from './keep-statements.ts'
import { readOwnStatements } from './read-own-statements.ts'

/** A file of staff. What is in it is taken as any other (`takeStatements`). */
export async function importStatement(
  needs: StatementNeeds,
  { raw, caller, refuse }: Pick<Input<typeof importCall>, 'raw' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof importCall>> {
  const bytes = await readUpload(raw)
  if (bytes === 'none') return refuse('ERR_FILE_MISSING')
  if (bytes === 'too-large') return refuse('ERR_FILE_TOO_LARGE')
  const taken = await takeStatements(needs, bytes, caller)
  return 'problem' in taken ? refuse('ERR_STATEMENT_NOT_TAKEN', { problem: taken.problem }) : taken
}

/**
 * Takes a file of the bank: every movement that is new is kept, and those that agree with a payment in everything finish
 * it. All of it or nothing, in one transaction; the same file, or a movement that another statement had, changes nothing.
 * @returns how many of what, or in one word why the file is not taken
 */
export async function takeStatements(
  needs: StatementNeeds,
  bytes: Uint8Array,
  by: BroughtBy,
): Promise<ReplyOf<typeof importCall> | { readonly problem: string }> {
  const read = readOwnStatements(needs, bytes)
  return 'problem' in read ? read : needs.db.transaction((tx) => keepStatements(tx, needs, read, by))
}
