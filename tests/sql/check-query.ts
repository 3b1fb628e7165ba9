import { compare, nullsOf, type Facts } from './compare.ts'
import type { Describer, Rights } from './describe-statement.ts'
import { BY_THE_OWNER } from './exceptions.ts'
import type { Query } from './find-queries.ts'
import { followStatement, type Form } from './follow-statement.ts'
import { NotRead } from './not-read.ts'
import { placeOf, type Code } from './project.ts'
import { fieldsOf } from './row-fields.ts'

/** What describes statements, and tells whether the role of the processes may run them. */
type StatementReader = Pick<Describer, 'describe'> & Pick<Rights, 'refuse'>

/** PostgreSQL's message for a text with several statements. */
const SEVERAL = 'cannot insert multiple commands into a prepared statement'

/** Result for one call of `query`. */
export type Checked = {
  readonly place: string
  readonly within: string
  /** Whether its rows have a type. */
  readonly hasRow: boolean
  /** The part of its statement that cannot be read statically. */
  readonly notRead?: string
  readonly faults: readonly string[]
}

export async function checkQuery(code: Code, facts: Facts, describer: StatementReader, query: Query): Promise<Checked> {
  const about = { place: placeOf(query.call), within: query.within, hasRow: query.row !== undefined }
  try {
    const faults = new Set<string>()
    for (const form of followStatement(code, query.statement))
      for (const fault of await checkForm(code, facts, describer, query, form)) faults.add(fault)
    return { ...about, faults: [...faults] }
  } catch (error) {
    if (error instanceof NotRead) return { ...about, notRead: error.message, faults: [] }
    throw error
  }
}

async function checkForm(
  code: Code,
  facts: Facts,
  { describe, refuse }: StatementReader,
  { row, call }: Query,
  form: Form,
): Promise<readonly string[]> {
  let count = 0
  const text = form.map((part) => (typeof part === 'string' ? part : `$${(count += 1)}`)).join('')
  const described = await describe(text).catch((error: Error) => error.message)
  if (described === SEVERAL) throw new NotRead(described)
  if (typeof described === 'string') return [described]
  const refused = BY_THE_OWNER.test(placeOf(call)) ? undefined : await refuse(text)
  const faults = refused === undefined ? [] : [`the role of the processes: ${refused}`]
  if (!row) return faults
  const values = form.filter((part) => typeof part !== 'string')
  return [...faults, ...compare(facts, described, fieldsOf(code.project, row), nullsOf(code, values))]
}
