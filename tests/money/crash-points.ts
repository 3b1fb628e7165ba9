import { openDatabase, sql, type Database } from '#server/kernel/index.ts'
import type { Gateway } from '#server/payments/index.ts'
import type { TestDatabase } from '#tests/database.ts'

/**
 * What is killed: our process, every connection to PostgreSQL, or a process of PostgreSQL, after which it recovers from
 * its log.
 */
export type Victim = 'api' | 'connections' | 'postgres'
export type Blow = { readonly atStep: number; readonly moment: 'before' | 'after'; readonly victim: Victim }

/** A killed process: its further steps do not happen. */
class Dead extends Error {
  override readonly name = 'Dead'
}

export type CrashPoints = ReturnType<typeof makeCrashPoints>

/**
 * Numbers every step in which the room of payments uses its database or a partner, and kills at one of them: before it,
 * or after its effect and before its result is returned. A transaction has a step for each statement and two for its
 * commit, so `inside` is before the second. After the kill the process does nothing until `restart`.
 */
export function makeCrashPoints() {
  let step = 0
  let isDead = false
  let blow: Blow | undefined
  let real: TestDatabase | undefined
  let victims: ReturnType<typeof openDatabase> | undefined

  const strike = async (victim: Victim): Promise<void> => {
    if (victim === 'api') {
      isDead = true
      throw new Dead('The process has been killed.')
    }
    if (real) await killConnections(real, victim)
  }

  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isDead) throw new Dead('The process has been killed.')
    step += 1
    const here = blow?.atStep === step ? blow : undefined
    if (here?.moment === 'before') await strike(here.victim)
    const result = await work()
    if (here?.moment === 'after') await strike(here.victim)
    // Another request of the same process may have been killed meanwhile.
    if (isDead) throw new Dead('The process has been killed.')
    return result
  }

  return {
    /** The database as the process sees it, with its own connections, which can be killed alone. */
    aroundDatabase: (database: TestDatabase): Database => {
      real = database
      const own = openDatabase({ url: database.url, connections: 8, applicationName: VICTIM_NAME, onError: () => {} })
      victims = own
      return {
        query: (statement) => around(() => own.query(statement)),
        transaction: async (work) => {
          const result = await own.transaction(async (tx) => {
            const done = await work({ isTransaction: true, query: (statement) => around(() => tx.query(statement)) })
            await around(async () => {})
            return done
          })
          await around(async () => {})
          return result
        },
        close: () => own.close(),
      }
    },
    aroundGateway: (gateway: Gateway): Gateway =>
      Object.fromEntries(
        Object.entries(gateway).map(([name, value]) => [
          name,
          typeof value === 'function' ? (...args: never[]) => around(() => call(value, args)) : value,
        ]),
      ) as Gateway,
    /** Counts from one again; the kill, if there is one, happens once. */
    begin: (next?: Blow) => {
      step = 0
      isDead = false
      blow = next
    },
    /** Starts a new process in place of a killed one. */
    restart: () => {
      isDead = false
    },
    /** Disables further kills. */
    settleDown: () => {
      isDead = false
      blow = undefined
    },
    steps: () => step,
    close: async () => victims?.close(),
  }
}

/** One action from outside; a process killed in it is restarted before the next one. */
export function makeAct(points: CrashPoints) {
  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Dead) && !isLostConnection(error)) throw error
      return undefined
    } finally {
      points.restart()
    }
  }
}

/** Whether an error means that PostgreSQL closed the connection. */
function isLostConnection(error: unknown): boolean {
  const text = error instanceof Error ? `${error.message} ${'code' in error ? String(error.code) : ''}` : ''
  return /57P0[123]|econnreset|econnrefused|epipe|terminat|recovery|closed|connection/i.test(text)
}

const VICTIM_NAME = 'tolar-victim'

const call = (value: (...args: never[]) => unknown, args: never[]) => value(...args) as Promise<unknown>

async function killConnections(db: TestDatabase, victim: 'connections' | 'postgres'): Promise<void> {
  if (victim === 'connections') {
    await db.query(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = ${VICTIM_NAME} and datname = current_database()`)
    return
  }
  const [row] = await db.query<{ pid: number }>(sql`
    select pid from pg_stat_activity where application_name = ${VICTIM_NAME} and datname = current_database() limit 1`)
  if (row) process.kill(row.pid, 'SIGKILL')
  await untilItAnswers(db)
}

const TRIES_MAX = 600
const PAUSE_MS = 20

/**
 * The server closes all connections a moment after one of its processes was killed, and accepts new ones when its log
 * has been replayed: so first its absence must be observed.
 */
async function untilItAnswers(db: TestDatabase): Promise<void> {
  let wasGone = false
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const answers = await db.query(sql`select 1`).then(
      () => true,
      () => false,
    )
    if (answers && wasGone) return
    wasGone ||= !answers
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error('PostgreSQL has not come back.')
}
