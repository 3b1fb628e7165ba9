import type { Clock, Database, Querier, Sql } from '#server/kernel/index.ts'

const NOW = 'now()'

/**
 * The same database on the simulated clock. Statements that use the database's time get the simulated instant:
 * movements that are no rounds are dated by the database. Every statement is prepared on its connection, because a
 * month of many people repeats few statements very often.
 */
export function withSimulatedClock(db: Database, clock: Clock): Database {
  const names = new Map<string, string>()
  const prepare = ({ text, values, name }: Sql): Sql => {
    const isDated = text.includes(NOW)
    if (name && !isDated) return { text, values, name }
    const known = names.get(text) ?? `simulated-${names.size}`
    names.set(text, known)
    if (!isDated) return { text, values, name: known }
    const dated = text.replaceAll(NOW, `$${values.length + 1}::timestamptz`)
    return { text: dated, values: [...values, clock.now()], name: known }
  }
  return {
    ...db,
    query: (statement) => db.query(prepare(statement)),
    transaction: (work) =>
      db.transaction((tx) => {
        const query: Querier['query'] = (statement) => tx.query(prepare(statement))
        return work({ isTransaction: true, query })
      }),
  }
}
