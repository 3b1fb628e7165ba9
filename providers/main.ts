import { agreements } from '#partners/agreements.ts'
import { standIns } from '#partners/stand-ins.ts'

/**
 * Starts the stand-ins of the payment partners, one port each. For development and tests only. Ports come from the
 * agreements, or from variables (PAYU_PORT, …); PORT=0 uses any free ports. HOST (127.0.0.1), DATA_DIR
 * (.data/providers), PUBLIC_PLAYER_ORIGIN, CURRENCY and PAYOUT_IBAN of our accounts there, and the variables of the
 * agreements.
 */
const {
  PORT,
  HOST = '127.0.0.1',
  DATA_DIR: dataFolder = '.data/providers',
  PUBLIC_PLAYER_ORIGIN: shopOrigin = 'http://localhost:3000',
  CURRENCY: currency = 'CZK',
  PAYOUT_IBAN: iban = 'CZ0620100000002000282668',
} = process.env

const started = Object.entries(standIns).map(([key, makeStandIn]) => {
  const agreement = agreements[key]
  if (!agreement) throw new Error(`${key} has no agreement.`)
  const { demo, variables, standIn } = agreement
  const own = demo({ origin: '', keysFolder: dataFolder, secret: (name) => `sandbox-${name}` })
  const told = variables.flatMap(({ name }) => (process.env[name] ? [[name, process.env[name]] as const] : []))
  const values = { ...own, ...Object.fromEntries(told) }
  const port = PORT === '0' ? 0 : Number(process.env[standIn.variable] ?? standIn.port)
  return { key, port, app: makeStandIn({ values, dataFolder, shopOrigin, currency, iban }) }
})

const stop = () => void Promise.all(started.map(({ app }) => app.close())).then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

try {
  for (const { key, port, app } of started) console.log(`${key}: ${await app.listen({ port, host: HOST })}`)
} catch (error) {
  console.error(`The stand-ins could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
