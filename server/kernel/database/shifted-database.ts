import type { ShiftedClock } from '../clock.ts'
import type { Sql } from './sql.ts'
import type { Database, Querier } from '../types.ts'

const PRESENT = 'now()'

/**
 * A database on a shifted clock, for dev and test: where a statement uses the time of the database (movements other
 * than rounds are dated by it), it gets the shifted one. Without a shift statements are unchanged.
 */
export function onShiftedClock(db: Database, { shiftMs }: Pick<ShiftedClock, 'shiftMs'>): Database {
  const queryOf =
    (query: Querier['query']): Querier['query'] =>
    (statement) =>
      query(shiftMs() === 0 ? statement : shifted(statement, shiftMs()))
  return {
    ...db,
    query: queryOf(db.query),
    transaction: (work) => db.transaction((tx) => work({ ...tx, query: queryOf(tx.query) })),
  }
}

function shifted(statement: Sql, ms: number): Sql {
  const { text, values, name } = statement
  if (!text.includes(PRESENT)) return statement
  const present = `(${PRESENT} + $${values.length + 1}::float8 * interval '1 millisecond')`
  return {
    text: text.replaceAll(PRESENT, present),
    values: [...values, ms],
    // Another name, so that PostgreSQL does not take it for the unshifted prepared statement.
    ...(name ? { name: `${name}-shifted` } : {}),
  }
}
