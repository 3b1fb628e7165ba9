import { flushCompileCache } from 'node:module'
import { composeApi } from '#apps/api/compose/compose-api.ts'
import { keepRequestsYoung } from '#apps/api/keep-requests-young.ts'
import { makeLogger } from '#server/kernel/index.ts'
import { cheapPasswords, clearRegister } from '#tests/api.ts'
import { testEnvironment } from '#tests/environment.ts'

/**
 * The whole API as a process of its own, for measurements and crash tests: composed and logging as in a deployment, but
 * without the market's least time between two rounds and with rate limits that are out of the way.
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
// A process that is killed keeps nothing: what was compiled is kept now, for the next one.
flushCompileCache()
process.send?.({ ready: true })
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
})
process.on('SIGTERM', () => void api.close().then(() => process.exit(0)))
// Nobody is left to ask it anything.
process.on('disconnect', () => process.exit(0))
