import type { ShiftedClock } from '../clock.ts'
import type { Sql } from './sql.ts'
import type { Database, Querier } from '../types.ts'

const PRESENT = 'now()'

/**
 * A database on a shifted clock, for dev and test: where a statement asks the database for the time (movements that are no
 * rounds are dated by it), it is told the shifted one. With a shift of nothing every statement goes through untouched.
 */
export function onShiftedClock(db: Database, { shiftMs }: Pick<ShiftedClock, 'shiftMs'>): Database {
  const queryOf =
    (query: Querier['query']): Querier['query'] =>
    (statement) =>
      query(shiftMs() === 0 ? statement : shifted(statement, shiftMs()))
  return {
    ...db,
    query: queryOf(db.query),
    transaction: (work) => db.transaction((tx) => work({ isTransaction: true, query: queryOf(tx.query) })),
  }
}

function shifted(statement: Sql, ms: number): Sql {
  const { text, values, name } = statement
  if (!text.includes(PRESENT)) return statement
  const present = `(${PRESENT} + $${values.length + 1}::float8 * interval '1 millisecond')`
  return {
    text: text.replaceAll(PRESENT, present),
    values: [...values, ms],
    // Another statement, so that it is not taken for the one that is kept prepared.
    ...(name ? { name: `${name}-shifted` } : {}),
  }
}
