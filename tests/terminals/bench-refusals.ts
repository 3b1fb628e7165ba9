import pg from 'pg'
import { sql } from '#server/kernel/index.ts'
import { setUpDatabase } from '../database-setup.ts'
import { openHall } from './hall.ts'
import { measureRefusals } from './measure-refusals.ts'
import { profiled } from './profile.ts'
import { distributionOf } from './times.ts'

/**
 * `npm run bench:refusals`: how soon a terminal gets the refusal of a stake above a limit, as a ratio to an empty
 * statement in the same run, and a breakdown of the time: processor, statements, and the profile of the processor time.
 * One venue, a connection without faults.
 */
const say = (line: string) => void process.stdout.write(`${line}\n`)
const half = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

const stopDatabase = await setUpDatabase()
const hall = await openHall({ terminals: 2, guests: 2, seed: 1, isLineGood: true })

// Warms up: code compiled, connections opened and statements planned, as in a process that has run for a while.
await measureRefusals(hall)
const statements = countStatements()
const nothing: number[] = []
const before = process.cpuUsage()
const began = performance.now()
const times = await measureRefusals(hall)
const tookMs = performance.now() - began
const { user, system } = process.cpuUsage(before)
const { count, ms } = statements.stop()
// Separate, because the profiler costs more than what it measures.
const spent = await profiled(async () => void (await measureRefusals(hall)))
for (let tries = 0; tries < 200; tries += 1) {
  const at = performance.now()
  await hall.api.db.query(sql`select 1`)
  nothing.push(performance.now() - at)
}

const refusals = [...times].filter(([what]) => !what.startsWith('reference'))
const all = [...times.values()].flat().length
const [alone = []] = refusals.filter(([what]) => what.endsWith('one by one')).map(([, one]) => one)
for (const [what, one] of times) say(`${what}: ${distributionOf(one)}`)
say(`a statement of nothing: ${distributionOf(nothing)}`)
say(`ratio of a refusal to a statement of nothing: ${(half(alone) / half(nothing)).toFixed(1)}`)
say(
  `of each request: ${((user + system) / 1000 / all).toFixed(1)} ms of processor in ${(tookMs / all).toFixed(1)} ms, ` +
    `${(count / all).toFixed(1)} statements of ${(ms / Math.max(1, count)).toFixed(1)} ms`,
)
for (const [part, share] of spent.slice(0, 12)) say(`  ${(100 * share).toFixed(0).padStart(3)} %  ${part}`)
await hall.close()
await stopDatabase()

/** Counts statements of PostgreSQL, and the time spent waiting for them. */
function countStatements() {
  const { query } = pg.Client.prototype
  const seen = { count: 0, ms: 0 }
  pg.Client.prototype.query = function counted(this: pg.Client, ...sent: unknown[]) {
    const at = performance.now()
    const answer: unknown = Reflect.apply(query, this, sent)
    if (answer instanceof Promise)
      void answer.finally(() => {
        seen.count += 1
        seen.ms += performance.now() - at
      })
    return answer
  } as typeof query
  return {
    stop: () => {
      pg.Client.prototype.query = query
      return seen
    },
  }
}
