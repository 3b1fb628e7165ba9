import { createHash } from 'node:crypto'
import type { StatementNeeds } from './store-statements.ts'
import { readStatements } from './read-statements.ts'
import { findStatementProblem, type Statement } from './statement.ts'

/** Content of a file that is of our account, in our currency, and adds up. */
export type OwnStatements = { readonly statements: readonly Statement[]; readonly contentHash: string }

/** Parses a file, or returns in one word why it is refused. */
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
