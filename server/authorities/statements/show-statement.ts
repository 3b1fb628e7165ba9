import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/authorities.ts'
import type { StatementRow } from '#contract/shapes/statements.ts'
import type { Input } from '#server/kernel/index.ts'
import { sentenceIn, type LawLanguage } from '#server/law/index.ts'
import type { AuthorityNeeds } from '../needs.ts'
import { countStatement, hashOfStatement } from './count-statement.ts'
import { showPeriods } from './show-periods.ts'
import { findStatement } from './statements.queries.ts'
import { writeStatementCsv, writeStatementDocument } from './write-statement.ts'

/** A statement as it was approved, or from the current books if no version is given. */
export async function getStatement(
  needs: AuthorityNeeds,
  { query: { from, statementId, lang = 'en' }, subject, refuse }: Input<typeof calls.getStatement>,
): Promise<ReplyOf<typeof calls.getStatement>> {
  const { db, target } = needs
  subject('statement', from)
  const period = (await showPeriods(needs, db)).find((one) => one.from === from)
  if (!period) return refuse('ERR_STATEMENT_NOT_FOUND')
  if (statementId === undefined) {
    const rows = await countStatement(db, needs, { ...period, months: [] })
    return { ...period, rows: inWords(rows, lang), hash: hashOfStatement(rows) }
  }
  const stored = await findStatement(db, target, statementId)
  if (stored?.periodFrom !== from) return refuse('ERR_STATEMENT_NOT_FOUND')
  return { ...period, rows: inWords(stored.rows, lang), hash: stored.hash }
}

/** The rules of the levies in the words of a language; the figures are as they are. */
const inWords = (rows: readonly StatementRow[], language: LawLanguage): StatementRow[] =>
  rows.map((row) => ({
    ...row,
    summary: sentenceIn(language, row.summary),
    source: sentenceIn(language, row.source),
  }))

export async function getStatementFile(
  { db, target, language, operator }: AuthorityNeeds,
  { query: { statementId, form }, refuse }: Input<typeof calls.getStatementFile>,
): Promise<ReplyOf<typeof calls.getStatementFile>> {
  const stored = await findStatement(db, target, statementId)
  if (!stored) return refuse('ERR_STATEMENT_NOT_FOUND')
  const name = `${target}-${stored.periodFrom}-${stored.version}`
  return form === 'csv'
    ? { name: `${name}.csv`, mediaType: 'text/csv', content: writeStatementCsv(stored) }
    : {
        name: `${name}.html`,
        mediaType: 'text/html',
        content: writeStatementDocument({ ...stored, rows: inWords(stored.rows, language) }, { language, operator }),
      }
}
