import { createHash } from 'node:crypto'
import type { StatementNeeds } from './keep-statements.ts'
import { readStatements } from './read-statements.ts'
import { findStatementProblem, type Statement } from './statement.ts'

/** What a file has, once it is known to be of our account, in our currency, and to add up. */
export type OwnStatements = { readonly statements: readonly Statement[]; readonly contentHash: string }

/** Reads a file, or says in one word why it is not taken. */
export function readOwnStatements(
  { rules, ownFormats }: Pick<StatementNeeds, 'rules' | 'ownFormats'>,
  bytes: Uint8Array,
): OwnStatements | { readonly problem: string } {
  const statements = readStatements(bytes, ownFormats)
  if (!statements) return { problem: 'unreadable' }
  const own = { iban: rules.payer.iban, currency: rules.currency }
  const problem = statements.map((one) => findStatementProblem(one, own)).find((one) => one !== undefined)
  if (problem !== undefined) return { problem }
  return { statements, contentHash: createHash('sha256').update(bytes).digest('hex') }
}
