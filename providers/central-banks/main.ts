import { buildCentralBanks } from './central-banks-server.ts'

/**
 * Starts the stand-ins of both central banks. For development and tests only.
 * PORT (3017), HOST (127.0.0.1).
 */
const { PORT = '3017', HOST = '127.0.0.1' } = process.env

const banks = buildCentralBanks()
const stop = () => void banks.close().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

try {
  console.log(`Central banks stand-in: ${await banks.listen({ port: Number(PORT), host: HOST })}`)
} catch (error) {
  console.error(`The central banks could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
