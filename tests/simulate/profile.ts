import { sql, type Database } from '#server/kernel/index.ts'

/** Where the time of a run is spent: response times of steps, and statements of the database meanwhile. */
export type Timed = { readonly what: string; readonly times: number; readonly ms: number; readonly longestMs: number }

export function stepTimes() {
  const all = new Map<string, { times: number; ms: number; longestMs: number }>()
  const add = (what: string, ms: number): void => {
    const one = all.get(what) ?? { times: 0, ms: 0, longestMs: 0 }
    all.set(what, { times: one.times + 1, ms: one.ms + ms, longestMs: Math.max(one.longestMs, ms) })
  }
  return {
    time: async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      const began = performance.now()
      try {
        return await work()
      } finally {
        add(what, performance.now() - began)
      }
    },
    list: (): Timed[] =>
      [...all].map(([what, { times, ms, longestMs }]) => ({
        what,
        times,
        ms: Math.round(ms),
        longestMs: Math.round(longestMs),
      })),
  }
}

/** The statements with the largest total time, if the database counts them. */
export async function slowestStatements(db: Database, count = 25): Promise<Timed[]> {
  return db.query<Timed>(sql`
    select left(regexp_replace(query, '[[:space:]]+', ' ', 'g'), 220) as what, calls::integer as times,
           total_exec_time::integer as ms, max_exec_time::integer as longest_ms
      from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
     order by total_exec_time desc limit ${count}`)
}
