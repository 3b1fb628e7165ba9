import { flushCompileCache } from 'node:module'
import { heapInUse } from './soak/heap-in-use.ts'
import { composeApi } from '#apps/api/compose/compose-api.ts'
import { keepRequestsYoung } from '#apps/api/keep-requests-young.ts'
import { makeLogger, openDatabase } from '#server/kernel/index.ts'
import { cheapPasswords, clearRegister } from '#tests/api.ts'
import { testEnvironment } from '#tests/environment.ts'

/**
 * The complete API as a process of its own, for measurements and crash tests: composed and logging as in production,
 * but without the market's minimum time between two rounds and with very high rate limits.
 */
keepRequestsYoung()
const given = testEnvironment(process.env['DATABASE_URL'] ?? '')
const environment = { ...given, publicGamesOrigin: process.env['PUBLIC_GAMES_ORIGIN'] ?? given.publicGamesOrigin }
const api = await composeApi({
  environment,
  logger: makeLogger({ name: 'api', level: process.env['LOG_LEVEL'] ?? 'info' }),
  passwordCost: cheapPasswords,
  minimumRoundMs: 0,
  register: clearRegister,
})
await api.app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
// A killed process writes nothing at exit: the compile cache is flushed now, for the next one.
flushCompileCache()
process.send?.({ ready: true })
process.on('message', (message) => {
  if (message === 'drain') api.drain()
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
  if (message === 'leak') void loseConnection()
  if (message === 'heap') process.send?.({ heap: heapInUse() })
})
process.on('SIGTERM', () => void api.close().then(() => process.exit(0)))
/** Takes a connection of a pool and never gives it back, to see that the soak finds it. */
async function loseConnection(): Promise<void> {
  const { pool } = openDatabase({ url: process.env['DATABASE_URL'] ?? '', applicationName: 'tolar-api' })
  await (await pool.connect()).query('select 1')
}
// Its parent is gone.
process.on('disconnect', () => process.exit(0))
