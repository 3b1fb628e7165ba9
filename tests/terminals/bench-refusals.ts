import pg from 'pg'
import { listOpen } from '#apps/venue-agent/sittings.ts'
import { sql } from '#server/kernel/index.ts'
import { setUpDatabase } from '../database-setup.ts'
import { openHall } from './hall.ts'
import { measureRefusals } from './measure-refusals.ts'
import { profiled } from './profile.ts'
import { distributionOf } from './times.ts'

/**
 * `npm run bench:refusals`: how soon a terminal gets the refusal of a stake above a limit, as a ratio to an empty
 * statement in the same run, and a breakdown of the time: processor, statements, and the profile of the processor time.
 * One venue, a connection without faults, commits that are flushed to the disk.
 */
const say = (line: string) => void process.stdout.write(`${line}\n`)
const half = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

const stopDatabase = await setUpDatabase({ isDurable: true })
const hall = await openHall({ terminals: 12, guests: 24, seed: 1, isNetworkGood: true })

// Warms up: code compiled, connections opened and statements planned, as in a process that has run for a while.
await measureRefusals(hall)
await leaveAll(hall)
const nothing: number[] = []
const spent: string[] = []
const times = await measureRefusals(hall, async (part, requests, run) => {
  const statements = countStatements()
  const before = process.cpuUsage()
  const began = performance.now()
  await run()
  const tookMs = performance.now() - began
  const { user, system } = process.cpuUsage(before)
  const { count, ms } = statements.stop()
  spent.push(
    `${part}: of each request ${((user + system) / 1000 / requests).toFixed(2)} ms of processor in ${(tookMs / requests).toFixed(2)} ms, ` +
      `${(count / requests).toFixed(1)} round trips to the database of ${(ms / Math.max(1, count)).toFixed(1)} ms`,
  )
})
await leaveAll(hall)
// Apart, because the profiler costs more than it measures.
const where = await profiled(async () => void (await measureRefusals(hall)))
for (let tries = 0; tries < 200; tries += 1) {
  const at = performance.now()
  await hall.api.db.query(sql`select 1`)
  nothing.push(performance.now() - at)
}

const asked = [...times].find(([what]) => what.includes('by the API, one by one'))?.[1] ?? []
for (const [what, one] of times) say(`${what}: ${distributionOf(one)}`)
for (const line of spent) say(line)
say(`a statement of nothing: ${distributionOf(nothing)}`)
say(`ratio of a refusal by the API to a statement of nothing: ${(half(asked) / half(nothing)).toFixed(1)}`)
for (const [part, share] of where.slice(0, 12)) say(`  ${(100 * share).toFixed(0).padStart(3)} %  ${part}`)
await hall.close()
await stopDatabase()

/** Whoever sat for one measurement leaves before the next. */
async function leaveAll({ agent, queue, reference, forgetFigures }: typeof hall): Promise<void> {
  forgetFigures()
  for (const { sittingId } of listOpen(queue()))
    await agent().leave({ sittingId, reference: reference('leave'), creditMinor: 0 })
}

/** Counts what is asked of PostgreSQL, and how long it is waited for. */
function countStatements() {
  const { query } = pg.Client.prototype
  const seen = { count: 0, ms: 0 }
  pg.Client.prototype.query = function counted(this: pg.Client, ...sent: unknown[]) {
    const at = performance.now()
    const note = () => {
      seen.count += 1
      seen.ms += performance.now() - at
    }
    // A pool hears by a function, a transaction by a promise.
    const heard = sent.at(-1)
    if (typeof heard === 'function')
      return Reflect.apply(query, this, [
        ...sent.slice(0, -1),
        (...told: unknown[]) => {
          note()
          Reflect.apply(heard, undefined, told)
        },
      ]) as unknown
    const answer: unknown = Reflect.apply(query, this, sent)
    if (answer instanceof Promise) void answer.then(note, note)
    return answer
  } as typeof query
  return {
    stop: () => {
      pg.Client.prototype.query = query
      return seen
    },
  }
}
